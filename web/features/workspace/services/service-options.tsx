import { ROOM_TYPES, type RoomType, type ServiceType, STAGING_STYLES, type StagingStyle } from '#contracts/services.ts';
import { stagingStyles, subjects } from '#web/lib/listing/property-words.ts';
import { type Choice, ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { Options } from './start-requests.ts';
import { VideoConfiguration } from './video-configuration.tsx';

const styleNotes: Record<StagingStyle, string> = {
  modern: 'Clean lines, walnut, charcoal',
  contemporary: 'Soft curves, warm greys',
  scandinavian: 'Pale oak, linen, light',
  farmhouse: 'Painted wood, wool, iron',
  luxury: 'Velvet, marble, brass',
  minimalist: 'Few pieces, much air',
};

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
const styleChoices: Choice<StagingStyle>[] = STAGING_STYLES.map((value) => ({
  value,
  label: stagingStyles[value],
  note: styleNotes[value],
  picture: picture(`style-${value}`),
}));
const roomChoices: Choice<RoomType>[] = ROOM_TYPES.map((value) => ({
  value,
  label: value === 'other' ? 'Other' : subjects[value],
  picture: picture(`room-${value}`),
}));
const skies: Choice<Options['sky']>[] = [
  { value: 'golden', label: 'Golden hour', note: 'Warm, low sun' },
  { value: 'dusk', label: 'Dusk', note: 'Pink to blue' },
  { value: 'blue', label: 'Blue hour', note: 'Deep and quiet' },
];
const levels: Choice<Options['level']>[] = [
  { value: 'empty', label: 'Empty the room', note: 'Furniture and belongings' },
  { value: 'declutter', label: 'Declutter', note: 'Small things only' },
];
const tones: Choice<Options['tone']>[] = [
  { value: 'warm', label: 'Warm' },
  { value: 'crisp', label: 'Crisp' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'plain', label: 'Plain' },
];
const lengths: Choice<Options['length']>[] = [
  { value: 'mls', label: 'MLS remarks', note: 'Short, within the limit' },
  { value: 'portal', label: 'Portal', note: 'A few paragraphs' },
  { value: 'website', label: 'Website', note: 'The whole story' },
];

const languages: Choice<Options['language']>[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];

type Props = { service: ServiceType; options: Options; onChange: (changes: Partial<Options>) => void };

/** What a service lets the person decide; services without a choice show nothing. */
export function ServiceOptions({ service, options, onChange }: Props) {
  if (service === 'virtual_staging') {
    return (
      <div className="grid gap-8">
        <ChoiceCards
          legend="Room Type"
          value={options.roomType}
          choices={roomChoices}
          onChange={(roomType) => onChange({ roomType })}
          className="sm:grid-cols-4!"
        />
        <ChoiceCards
          legend="Staging Style"
          value={options.style}
          choices={styleChoices}
          onChange={(style) => onChange({ style })}
        />
        <Tick
          label="Clear the room first"
          note="For furnished rooms: out with the old, in with the new. 3 credits a photo."
          checked={options.clearFirst}
          onChange={(clearFirst) => onChange({ clearFirst })}
        />
      </div>
    );
  }
  if (service === 'ken_burns_video') return <VideoConfiguration options={options} onChange={onChange} />;
  if (service === 'day_to_dusk') {
    return (
      <div className="grid gap-6">
        <ChoiceCards legend="Sky" value={options.sky} choices={skies} onChange={(sky) => onChange({ sky })} />
        <Tick
          label="No added lights"
          note="No lamp and no window is switched on. For an MLS that asks for it."
          checked={options.noLights}
          onChange={(noLights) => onChange({ noLights })}
        />
      </div>
    );
  }
  if (service === 'room_clearing') {
    return (
      <ChoiceCards
        legend="How much"
        value={options.level}
        choices={levels}
        onChange={(level) => onChange({ level })}
        className="sm:grid-cols-2!"
      />
    );
  }
  return (
    <div className="grid gap-8">
      <ChoiceCards
        legend="Tone"
        value={options.tone}
        choices={tones}
        onChange={(tone) => onChange({ tone })}
        className="sm:grid-cols-4!"
      />
      {service === 'listing_copy' ? (
        <ChoiceCards
          legend="Length"
          value={options.length}
          choices={lengths}
          onChange={(length) => onChange({ length })}
        />
      ) : null}
      <ChoiceCards
        legend="Language"
        value={options.language}
        choices={languages}
        onChange={(language) => onChange({ language })}
        className="sm:grid-cols-4!"
      />
    </div>
  );
}
