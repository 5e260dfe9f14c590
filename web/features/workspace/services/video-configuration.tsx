import { type Choice, ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { OwnMusic } from './own-music.tsx';
import type { Options } from './start-requests.ts';

const films: Choice<Options['films']>[] = [
  { value: 'combined', label: 'One film', note: 'All photos in one run' },
  { value: 'each', label: 'A film per photo', note: 'One run, and its price, each' },
];
const seconds: Choice<'2' | '3' | '4' | '5'>[] = (['2', '3', '4', '5'] as const).map((value) => ({
  value,
  label: `${value} seconds`,
}));
const fits: Choice<Options['fitMode']>[] = [
  { value: 'cover', label: 'Fill the frame', note: 'Crops the sides' },
  { value: 'contain', label: 'Show the whole photo', note: 'Blurred borders' },
];
const qualities: Choice<Options['resolution']>[] = [
  { value: '1080p', label: '1080p', note: '1080 pixels on the shorter side' },
  { value: '4k', label: '4K', note: '2160 pixels, takes longer' },
];
const shapes: Choice<Options['aspect']>[] = [
  { value: '9:16', label: '9:16', note: 'Reels, Shorts' },
  { value: '4:5', label: '4:5', note: 'Feed' },
  { value: '1:1', label: '1:1', note: 'Square' },
  { value: '16:9', label: '16:9', note: 'Website' },
];
const beds: Choice<Options['music']>[] = [
  { value: 'warm', label: 'Warm' },
  { value: 'calm', label: 'Calm' },
  { value: 'bright', label: 'Bright' },
  { value: 'elegant', label: 'Elegant' },
  { value: 'own', label: 'Your own' },
  { value: 'none', label: 'No music' },
];
const transitions: Choice<Options['transition']>[] = [
  { value: 'zoom_pan', label: 'Cross-fade', note: 'One photo melts into the next' },
  { value: 'beat_cuts', label: 'Cut on the beat', note: 'Quicker, in time with the music' },
];
const cuts: Choice<Options['cut']>[] = [
  { value: 'branded', label: 'Branded', note: 'Your logo, name and a QR code' },
  { value: 'mls', label: 'MLS', note: 'No logo, no contact data' },
];

type Props = { options: Options; onChange: (changes: Partial<Options>) => void };

export function VideoConfiguration({ options, onChange }: Props) {
  return (
    <section aria-labelledby="video-configuration" className="grid gap-8">
      <h2 id="video-configuration" className="text-3xl">
        Video Configuration
      </h2>
      <ChoiceCards
        legend="Films"
        value={options.films}
        choices={films}
        onChange={(value) => onChange({ films: value })}
        className="sm:grid-cols-2!"
      />
      <ChoiceCards
        legend="Duration per photo"
        value={String(options.duration) as '2' | '3' | '4' | '5'}
        choices={seconds}
        onChange={(duration) => onChange({ duration: Number(duration) })}
        className="sm:grid-cols-4!"
      />
      <ChoiceCards
        legend="Fit mode"
        value={options.fitMode}
        choices={fits}
        onChange={(fitMode) => onChange({ fitMode })}
        className="sm:grid-cols-2!"
      />
      <ChoiceCards
        legend="Shape"
        value={options.aspect}
        choices={shapes}
        onChange={(aspect) => onChange({ aspect })}
        className="sm:grid-cols-4!"
      />
      <ChoiceCards
        legend="Music"
        value={options.music}
        choices={beds}
        onChange={(music) => onChange({ music })}
        className="sm:grid-cols-3!"
      />
      {options.music === 'own' ? <OwnMusic /> : null}
      <ChoiceCards
        legend="Between photos"
        value={options.transition}
        choices={transitions}
        onChange={(transition) => onChange({ transition })}
        className="sm:grid-cols-2!"
      />
      <ChoiceCards
        legend="Cut"
        value={options.cut}
        choices={cuts}
        onChange={(cut) => onChange({ cut })}
        className="sm:grid-cols-2!"
      />
      <ChoiceCards
        legend="Quality"
        value={options.resolution}
        choices={qualities}
        onChange={(resolution) => onChange({ resolution })}
        className="sm:grid-cols-2!"
      />
      <div className="grid gap-4">
        <Tick
          label="Titles"
          note="Address, price, bedrooms and area at the beginning."
          checked={options.titles}
          onChange={(titles) => onChange({ titles })}
        />
        <Tick
          label="Reveal altered photos"
          note="Each staged, cleared or dusk photo begins with its original."
          checked={options.reveal}
          onChange={(reveal) => onChange({ reveal })}
        />
      </div>
    </section>
  );
}
