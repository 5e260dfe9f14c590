import { ROOM_TYPES, STAGING_STYLES, type StagingStyle } from '#contracts/services.ts';
import { stagingStyles, subjects } from '#web/lib/listing/property-words.ts';
import { type Choice, ChoiceCards } from '#web/ui/choice-cards.tsx';
import type { Options } from './start-requests.ts';

/** Options that are one of a few words. */
type Chosen = { [K in keyof Options]: Options[K] extends string ? K : never }[keyof Options];
type Columns = 2 | 3 | 4;
type Group<K extends Chosen> = { option: K; legend: string; columns: Columns; choices: readonly Choice<Options[K]>[] };

const group = <K extends Chosen>(
  option: K,
  legend: string,
  columns: Columns,
  choices: readonly Choice<Options[K]>[],
): Group<K> => ({ option, legend, columns, choices });

const columnClasses: Record<Columns, string> = { 2: 'sm:grid-cols-2!', 3: 'sm:grid-cols-3!', 4: 'sm:grid-cols-4!' };

export type OptionsProps = { options: Options; onChange: (changes: Partial<Options>) => void };

/** One choice of a service's form, as a row of cards. */
export function OptionGroup<K extends Chosen>({ of, options, onChange }: OptionsProps & { of: Group<K> }) {
  return (
    <ChoiceCards
      legend={of.legend}
      value={options[of.option]}
      choices={of.choices}
      onChange={(value) => onChange({ [of.option]: value })}
      className={columnClasses[of.columns]}
    />
  );
}

/** The word for what is chosen, for a form that is folded away. */
export const chosenLabel = <K extends Chosen>({ option, choices }: Group<K>, options: Options) =>
  choices.find((choice) => choice.value === options[option])?.label ?? options[option];

/** Our own staging of the sample rooms (scripts/landing-pictures.ts): the living room style by style, and every room in one style. */
const picture = (name: string) => (
  <img
    src={`/pictures/${name}-400.webp`}
    alt=""
    width={400}
    height={267}
    loading="lazy"
    className="aspect-[3/2] w-full bg-sunk object-cover"
  />
);

const styleNotes: Record<StagingStyle, string> = {
  modern: 'Clean lines, walnut, charcoal',
  contemporary: 'Soft curves, warm greys',
  scandinavian: 'Pale oak, linen, light',
  farmhouse: 'Painted wood, wool, iron',
  luxury: 'Velvet, marble, brass',
  minimalist: 'Few pieces, much air',
};

export const roomTypes = group(
  'roomType',
  'Room Type',
  4,
  ROOM_TYPES.map((value) => ({
    value,
    label: value === 'other' ? 'Other' : subjects[value],
    picture: picture(`room-${value}`),
  })),
);
export const styles = group(
  'style',
  'Staging Style',
  3,
  STAGING_STYLES.map((value) => ({
    value,
    label: stagingStyles[value],
    note: styleNotes[value],
    picture: picture(`style-${value}`),
  })),
);
export const skies = group('sky', 'Sky', 3, [
  { value: 'golden', label: 'Golden hour', note: 'Warm, low sun' },
  { value: 'dusk', label: 'Dusk', note: 'Pink to blue' },
  { value: 'blue', label: 'Blue hour', note: 'Deep and quiet' },
]);
export const levels = group('level', 'How much', 2, [
  { value: 'empty', label: 'Empty the room', note: 'Furniture and belongings; curtains and blinds stay' },
  { value: 'declutter', label: 'Declutter', note: 'Small things only; curtains and blinds stay' },
]);
export const tones = group('tone', 'Tone', 4, [
  { value: 'warm', label: 'Warm' },
  { value: 'crisp', label: 'Crisp' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'plain', label: 'Plain' },
]);
export const lengths = group('length', 'Length', 3, [
  { value: 'mls', label: 'MLS remarks', note: 'Short, within the limit' },
  { value: 'portal', label: 'Portal', note: 'A few paragraphs' },
  { value: 'website', label: 'Website', note: 'The whole story' },
]);
export const languages = group('language', 'Language', 4, [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
]);

export const films = group('films', 'Films', 2, [
  { value: 'combined', label: 'One film', note: 'All photos in one run' },
  { value: 'each', label: 'A film per photo', note: 'One run, and its price, each' },
]);
export const durations = group(
  'duration',
  'Duration per photo',
  4,
  (['2', '3', '4', '5'] as const).map((value) => ({ value, label: `${value} seconds` })),
);
export const fits = group('fitMode', 'Fit mode', 2, [
  { value: 'cover', label: 'Fill the frame', note: 'Crops the sides' },
  { value: 'contain', label: 'Show the whole photo', note: 'Blurred borders' },
]);
export const music = group('music', 'Music', 3, [
  { value: 'warm', label: 'Warm' },
  { value: 'calm', label: 'Calm' },
  { value: 'bright', label: 'Bright' },
  { value: 'elegant', label: 'Elegant' },
  { value: 'own', label: 'Your own' },
  { value: 'none', label: 'No music' },
]);
export const shapes = group('aspect', 'Shape', 4, [
  { value: '9:16', label: '9:16', note: 'Reels, Shorts' },
  { value: '4:5', label: '4:5', note: 'Feed' },
  { value: '1:1', label: '1:1', note: 'Square' },
  { value: '16:9', label: '16:9', note: 'Website' },
]);
export const transitions = group('transition', 'Between photos', 2, [
  { value: 'zoom_pan', label: 'Cross-fade', note: 'One photo melts into the next' },
  { value: 'beat_cuts', label: 'Cut on the beat', note: 'Quicker, in time with the music' },
]);
export const cuts = group('cut', 'Cut', 2, [
  { value: 'branded', label: 'Branded', note: 'Your logo, name and a QR code' },
  { value: 'mls', label: 'MLS', note: 'No logo, no contact data' },
]);
export const qualities = group('resolution', 'Quality', 2, [
  { value: '1080p', label: '1080p', note: '1080 pixels on the shorter side' },
  { value: '4k', label: '4K', note: '2160 pixels, takes longer' },
]);
