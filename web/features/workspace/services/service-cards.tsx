import { SERVICE_TYPES, type ServiceType } from '#contracts/services.ts';
import { SERVICE_PRICES } from '#domain/runs/prices.ts';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { serviceIcons } from './service-icons.ts';

const groups = [
  { group: 'image', title: 'Image Enhancement', span: 'xl:col-span-3', columns: 'xl:grid-cols-3' },
  { group: 'video', title: 'Video Generation', span: '', columns: 'xl:grid-cols-1' },
  { group: 'content', title: 'Content Generation', span: 'xl:col-span-2', columns: '' },
] as const;

function ServiceCard({
  service,
  isChosen,
  onChoose,
}: {
  service: ServiceType;
  isChosen: boolean;
  onChoose: (isTapped: boolean) => void;
}) {
  const Icon = serviceIcons[service];
  const { name, note } = serviceWords[service];
  const price = SERVICE_PRICES[service];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={({ detail }) => onChoose(detail > 0)}
      className="flex items-start gap-4 rounded-soft border bg-surface p-4 text-left transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-accent">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-[15px] text-ink-soft">{note}</span>
        <span className="mt-1 block text-sm text-brass">
          {counted(price, 'credit')}
          {serviceWords[service].group === 'image' ? ' per photo' : ''}
        </span>
      </span>
    </button>
  );
}

export function ServiceCards({
  chosen,
  onChoose,
}: {
  chosen: ServiceType | null;
  /** isTapped: by finger or pointer, not by a key that leaves the focus here. */
  onChoose: (service: ServiceType, isTapped: boolean) => void;
}) {
  return (
    <div className="grid gap-8 xl:grid-cols-3 xl:gap-x-3">
      {groups.map(({ group, title, span, columns }) => (
        <section key={group} aria-labelledby={`group-${group}`} className={span}>
          <h2 id={`group-${group}`} className="mb-4 text-2xl">
            {title}
          </h2>
          <div className={`grid gap-3 sm:grid-cols-2 ${columns}`}>
            {SERVICE_TYPES.filter((service) => serviceWords[service].group === group).map((service) => (
              <ServiceCard
                key={service}
                service={service}
                isChosen={service === chosen}
                onChoose={(isTapped) => onChoose(service, isTapped)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
