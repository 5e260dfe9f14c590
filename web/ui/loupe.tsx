type LoupeProps = {
  src: string;
  /** Where it looks, in fractions of the picture. */
  at: { x: number; y: number };
  /** The picture's size on the screen. */
  frame: { width: number; height: number };
};

const ZOOM = 3;
const SIZE = 132;

/** A magnifier for what a finger hides; it stands in the upper corner away from the finger. */
export function Loupe({ src, at, frame }: LoupeProps) {
  return (
    <div
      aria-hidden
      className={`pointer-events-none absolute top-3 ${at.x < 0.5 ? 'right-3' : 'left-3'} rounded-full border-3 border-white bg-no-repeat shadow-float`}
      style={{
        width: SIZE,
        height: SIZE,
        backgroundImage: `url("${src}")`,
        backgroundSize: `${frame.width * ZOOM}px ${frame.height * ZOOM}px`,
        backgroundPosition: `${SIZE / 2 - at.x * frame.width * ZOOM}px ${SIZE / 2 - at.y * frame.height * ZOOM}px`,
      }}
    >
      <span className="absolute top-1/2 left-1/2 h-5 w-px -translate-x-1/2 -translate-y-1/2 bg-white shadow-[0_0_2px_#000]" />
      <span className="absolute top-1/2 left-1/2 h-px w-5 -translate-x-1/2 -translate-y-1/2 bg-white shadow-[0_0_2px_#000]" />
    </div>
  );
}
