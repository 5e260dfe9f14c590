import { Disclosure } from '#web/ui/disclosure.tsx';
import { Tick } from '#web/ui/tick.tsx';
import {
  chosenLabel,
  cuts,
  durations,
  films,
  fits,
  music,
  OptionGroup,
  type OptionsProps,
  qualities,
  shapes,
  transitions,
} from './option-groups.tsx';
import { OwnMusic } from './own-music.tsx';

/** What nearly every film differs in comes first; the rest keeps to the service's fixed values unless it is opened. */
export function VideoConfiguration(form: OptionsProps) {
  const { options, onChange } = form;
  const kept = [
    chosenLabel(shapes, options),
    chosenLabel(transitions, options),
    `${chosenLabel(cuts, options)} cut`,
    chosenLabel(qualities, options),
  ];
  return (
    <section aria-labelledby="video-configuration" className="grid gap-8">
      <h2 id="video-configuration" className="text-3xl">
        Video Configuration
      </h2>
      <OptionGroup of={durations} {...form} />
      <OptionGroup of={fits} {...form} />
      <OptionGroup of={music} {...form} />
      {options.music === 'own' ? <OwnMusic /> : null}
      <OptionGroup of={films} {...form} />
      <Disclosure
        isForm
        className="border-t"
        title={
          <span>
            <span className="block">More options</span>
            <span className="block text-sm font-normal text-ink-faint">{kept.join(' · ')}</span>
          </span>
        }
      >
        <div className="grid gap-8 pt-2">
          <OptionGroup of={shapes} {...form} />
          <OptionGroup of={transitions} {...form} />
          <OptionGroup of={cuts} {...form} />
          <OptionGroup of={qualities} {...form} />
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
        </div>
      </Disclosure>
    </section>
  );
}
