import { Play } from 'lucide-react';
import { useRef, useState } from 'react';

/** A film that the engine made of four photos of the sample listing. It waits to be asked: nothing moves by itself. */
export function FilmCard() {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);
  const toggle = () => {
    const video = film.current;
    if (!video) return;
    if (video.paused) void video.play();
    else video.pause();
  };
  return (
    <article className="grid overflow-hidden rounded-[28px] bg-[#17392d] text-[#faf7f2] lg:col-span-5">
      <div className="relative mx-auto mt-8 h-[440px] overflow-hidden rounded-[22px] ring-1 ring-white/20">
        <video
          ref={film}
          src="/pictures/film.mp4"
          width={540}
          height={960}
          preload="none"
          playsInline
          muted
          loop
          aria-label="A 9:16 film of the sample listing"
          onPlay={() => setPlaying(true)}
          onPlaying={() => setStarted(true)}
          onPause={() => setPlaying(false)}
          className="h-full w-[248px] object-cover"
        />
        {started ? null : (
          <img
            src="/pictures/film.webp"
            width={540}
            height={960}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <button
          type="button"
          aria-label={playing ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
          className="absolute inset-0 grid place-items-center focus-visible:outline-white"
        >
          {playing ? null : (
            <span className="grid size-16 place-items-center rounded-full bg-white/90 text-[#17392d] shadow-float">
              <Play aria-hidden className="ml-0.5 size-6 fill-current" />
            </span>
          )}
        </button>
      </div>
      <div className="mt-auto p-6 sm:p-8">
        <h3 className="text-[28px]">Social videos</h3>
        <p className="mt-2 text-[#d3ded6]">
          9:16 films with slow pans and zooms. Choose the order, the seconds and the quality, up to 4K.
        </p>
      </div>
    </article>
  );
}
