import type { ServiceType } from '#contracts/services.ts';
import { isImageService } from '#domain/runs/prices.ts';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { useUsage } from '#web/lib/calls/usage.ts';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useWorkspace } from '../workspace-context.ts';
import type { OptionsProps } from './option-groups.tsx';
import { OtherRoom } from './photo-rooms.tsx';
import { type EarlierRuns, needsPhotos, type Options, type Quote, quote } from './start-requests.ts';

type ReadyCardProps = {
  service: ServiceType;
  options: Options;
  onChange: OptionsProps['onChange'];
  earlier: EarlierRuns;
  isStarting: boolean;
  onStart: () => void;
};

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={strong ? 'font-semibold' : ''}>{value}</dd>
    </div>
  );
}

const priceOf = ({ runs, each, free }: Quote, isPerPhoto: boolean) => {
  if (runs > 0 && free === runs) return 'Free';
  return isPerPhoto ? `${counted(runs - free, 'photo')} × ${counted(each, 'credit')}` : counted(each, 'credit');
};

/** What is about to start and what it costs. On phones a bar at the lower edge: the list of photos above it may be long. */
export function ReadyCard({ service, options, onChange, earlier, isStarting, onStart }: ReadyCardProps) {
  const { selected } = useWorkspace();
  const usage = useUsage();
  const { user } = useCurrentUser();
  const quoted = quote(service, options, selected, earlier);
  const price = priceOf(quoted, isImageService(service) || (service === 'ken_burns_video' && options.films === 'each'));
  const total = counted(quoted.total, 'credit');
  const lacksPhotos = needsPhotos(service) && selected.length === 0;
  const available = user?.isAdmin ? undefined : usage.data?.balance.available;
  const balance =
    available === undefined
      ? null
      : available >= quoted.total
        ? { label: 'Balance after', value: counted(available - quoted.total, 'credit'), brief: 'after' }
        : { label: 'Not enough credits', value: `${counted(available, 'credit')} left`, brief: '' };
  const sum = price === total || quoted.free > 0 ? total : `${price} = ${total}`;
  const brief = balance ? `${sum} · ${balance.value} ${balance.brief}` : sum;
  const ask = `Please select at least one photo for this ${service === 'ken_burns_video' ? 'video' : 'service'}`;
  return (
    <Card
      aria-labelledby="ready-title"
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-4 max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))] max-lg:shadow-float"
    >
      <h2 id="ready-title" className="text-2xl max-lg:sr-only">
        Ready to Start
      </h2>
      <dl className="mt-5 grid gap-2.5 text-[15px] max-lg:hidden">
        <Line label="Service" value={serviceWords[service].name} />
        {needsPhotos(service) ? <Line label="Photos" value={String(selected.length)} /> : null}
        <Line label="Price" value={price} />
        <Line label="Total" value={total} strong />
        {balance ? <Line label={balance.label} value={balance.value} /> : null}
      </dl>
      <div className="min-w-0 lg:hidden">
        <p className="truncate text-[15px] font-semibold">{serviceWords[service].name}</p>
        <p className="text-sm text-ink-soft">{lacksPhotos ? ask : brief}</p>
      </div>
      {quoted.free > 0 ? (
        <p className="mt-4 text-[15px] text-accent max-lg:col-span-2 max-lg:mt-1 max-lg:text-sm">
          {quoted.free < quoted.runs ? `${counted(quoted.free, 'film')} of these free: ` : ''}
          You have paid for this film. Another cut, other titles or other music cost nothing.
        </p>
      ) : null}
      {service === 'virtual_staging' ? (
        <div className="mt-4 text-[15px] text-brass empty:hidden max-lg:col-span-2 max-lg:mt-2 max-lg:text-sm">
          <OtherRoom options={options} onChange={onChange} />
        </div>
      ) : null}
      {lacksPhotos ? <p className="mt-4 text-[15px] text-brass max-lg:hidden">{ask}</p> : null}
      <Button
        size="lg"
        className="mt-6 w-full max-lg:col-start-2 max-lg:row-span-1 max-lg:row-start-1 max-lg:mt-0 max-lg:w-auto"
        disabled={isStarting || lacksPhotos}
        onClick={onStart}
      >
        {isStarting ? 'Starting...' : 'Start Service'}
      </Button>
    </Card>
  );
}
