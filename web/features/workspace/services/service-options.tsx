import type { ServiceType } from '#contracts/services.ts';
import { Tick } from '#web/ui/tick.tsx';
import {
  languages,
  lengths,
  levels,
  OptionGroup,
  type OptionsProps,
  roomTypes,
  skies,
  styles,
  tones,
} from './option-groups.tsx';
import { RoomHint } from './photo-rooms.tsx';
import { VideoConfiguration } from './video-configuration.tsx';

/** What a service lets the person decide. */
export function ServiceOptions({ service, ...form }: OptionsProps & { service: ServiceType }) {
  const { options, onChange } = form;
  switch (service) {
    case 'virtual_staging':
      return (
        <div className="grid gap-8">
          <OptionGroup of={roomTypes} {...form} />
          <RoomHint {...form} />
          <OptionGroup of={styles} {...form} />
          <Tick
            label="Clear the room first"
            note="For furnished rooms: out with the old, in with the new. 3 credits a photo."
            checked={options.clearFirst}
            onChange={(clearFirst) => onChange({ clearFirst })}
          />
        </div>
      );
    case 'ken_burns_video':
      return <VideoConfiguration {...form} />;
    case 'day_to_dusk':
      return (
        <div className="grid gap-6">
          <OptionGroup of={skies} {...form} />
          <Tick
            label="No added lights"
            note="No lamp and no window is switched on. For an MLS that asks for it."
            checked={options.noLights}
            onChange={(noLights) => onChange({ noLights })}
          />
        </div>
      );
    case 'room_clearing':
      return <OptionGroup of={levels} {...form} />;
    case 'listing_copy':
    case 'social_media_pack':
      return (
        <div className="grid gap-8">
          <OptionGroup of={tones} {...form} />
          {service === 'listing_copy' ? <OptionGroup of={lengths} {...form} /> : null}
          <OptionGroup of={languages} {...form} />
        </div>
      );
  }
}
