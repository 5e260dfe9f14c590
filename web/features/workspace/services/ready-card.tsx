import type { ServiceType } from '#contracts/services.ts';
import { isImageService } from '#domain/runs/prices.ts';
import { useCurrentUser } from '#web/lib/calls/current-user.ts';
import { useUsage } from '#web/lib/calls/usage.ts';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useWorkspace } from '../workspace-context.ts';
import { needsPhotos, type Options, quote } from './start-requests.ts';

type ReadyCardProps = { service: ServiceType; options: Options; isStarting: boolean; onStart: () => void };

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={strong ? 'font-semibold' : ''}>{value}</dd>
    </div>
  );
}

export function ReadyCard({ service, options, isStarting, onStart }: ReadyCardProps) {
  const { selected } = useWorkspace();
  const usage = useUsage();
  const { user } = useCurrentUser();
  const { each, total, runs } = quote(service, options, selected);
  const isPerPhoto = isImageService(service) || (service === 'ken_burns_video' && options.films === 'each');
  const lacksPhotos = needsPhotos(service) && selected.length === 0;
  const available = user?.isAdmin ? null : usage.data?.balance.available;
  return (
    <Card aria-labelledby="ready-title">
      <h2 id="ready-title" className="text-2xl">
        Ready to Start
      </h2>
      <dl className="mt-5 grid gap-2.5 text-[15px]">
        <Line label="Service" value={serviceWords[service].name} />
        {needsPhotos(service) ? <Line label="Photos" value={String(selected.length)} /> : null}
        <Line
          label="Price"
          value={isPerPhoto ? `${counted(runs, 'photo')} × ${counted(each, 'credit')}` : counted(each, 'credit')}
        />
        <Line label="Total" value={counted(total, 'credit')} strong />
        {typeof available !== 'number' ? null : available >= total ? (
          <Line label="Balance after" value={counted(available - total, 'credit')} />
        ) : (
          <Line label="Not enough credits" value={`${counted(available, 'credit')} left`} />
        )}
      </dl>
      {lacksPhotos ? (
        <p className="mt-4 text-[15px] text-brass">
          Please select at least one photo for this {service === 'ken_burns_video' ? 'video' : 'service'}
        </p>
      ) : null}
      <Button size="lg" className="mt-6 w-full" disabled={isStarting || lacksPhotos} onClick={onStart}>
        {isStarting ? 'Starting...' : 'Start Service'}
      </Button>
    </Card>
  );
}
