import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServiceType } from '#contracts/services.ts';
import { isContentService } from '#domain/runs/prices.ts';
import { counted } from '#web/lib/counting.ts';
import { serviceWords } from '#web/lib/service-words.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { FactSheetCard } from '../facts/fact-sheet.tsx';
import { Questions } from '../questions/questions.tsx';
import { UnfinishedList } from '../questions/unfinished-list.tsx';
import { isUnderWay } from '../run-news.ts';
import { useWorkspace } from '../workspace-context.ts';
import { PhotoOrder } from './photo-order.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ReadyCard } from './ready-card.tsx';
import { ServiceCards } from './service-cards.tsx';
import { ServiceOptions } from './service-options.tsx';
import { ServiceQueue } from './service-queue.tsx';
import { showOnPhone } from './show-on-phone.ts';
import { defaultOptions, needsPhotos, type Options } from './start-requests.ts';
import { type StartReport, useStart } from './use-start.ts';

export function ServicesTab() {
  const [service, setService] = useState<ServiceType | null>(null);
  const { detail } = useWorkspace();
  // An MLS that takes no added lights is asked about them first.
  const [options, setOptions] = useState<Options>({ ...defaultOptions, noLights: detail.project.noAddedLights });
  const change = (changes: Partial<Options>) => setOptions((before) => ({ ...before, ...changes }));
  const { start, isStarting, earlier, report, dismissReport } = useStart();
  const isBusy = detail.serviceRuns.some(isUnderWay);
  const form = useRef<HTMLDivElement>(null);
  const queue = useRef<HTMLDivElement>(null);
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    // The queue takes its place at the top only once the run is in the listing.
    if (!isBegun || !isBusy) return;
    setBegun(false);
    showOnPhone(queue.current);
  }, [isBegun, isBusy]);
  const choose = (next: ServiceType, isTapped: boolean) => {
    flushSync(() => setService(next));
    if (isTapped) showOnPhone(form.current);
  };
  return (
    <div className={cn('grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px]', service && 'max-lg:pb-16')}>
      <div className="grid gap-12">
        <div className="grid gap-4 empty:hidden">
          {report ? <Report report={report} onDismiss={dismissReport} /> : null}
          <Questions />
          <UnfinishedList />
        </div>
        <ServiceCards chosen={service} onChoose={choose} />
        {service ? (
          <div ref={form} className="grid gap-12">
            <ServiceOptions service={service} options={options} onChange={change} />
            {isContentService(service) ? <FactSheetCard /> : null}
            {needsPhotos(service) ? <PhotoPicker /> : null}
            {service === 'ken_burns_video' ? <PhotoOrder /> : null}
          </div>
        ) : null}
      </div>
      {/* On phones what is running comes first: the form below it is long. */}
      <div className={cn('grid gap-6 lg:sticky lg:top-24', isBusy && 'max-lg:order-first')}>
        {service ? (
          <ReadyCard
            service={service}
            options={options}
            onChange={change}
            earlier={earlier}
            isStarting={isStarting}
            onStart={() => void start(service, options).then(setBegun)}
          />
        ) : null}
        {/* Below the notification that says it has started. */}
        <div ref={queue} className="scroll-mt-24">
          <ServiceQueue />
        </div>
      </div>
    </div>
  );
}

/** The list of photos may be long, and the button was pressed below it. */
const intoView = (element: HTMLElement | null): void => void element?.scrollIntoView({ block: 'nearest' });

/** Which photos began and which did not, and why. */
function Report({ report, onDismiss }: { report: StartReport; onDismiss: () => void }) {
  const { detail } = useWorkspace();
  const nameOf = (assetId: string | null) =>
    detail.mediaAssets.find((asset) => asset.id === assetId)?.fileName ?? 'Listing';
  return (
    <div ref={intoView}>
      <Notice role="status" icon={<TriangleAlert aria-hidden />}>
        <p className="font-semibold">
          {serviceWords[report.service].name}: {counted(report.begun, 'run')} began, {report.refused.length} did not
        </p>
        <ul className="mt-2 list-disc pl-5">
          {report.refused.map((one) => (
            <li key={one.assetId ?? 'listing'}>
              {nameOf(one.assetId)}: {one.reason}
            </li>
          ))}
        </ul>
        <Button look="link" className="mt-2 text-brass!" onClick={onDismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  );
}
