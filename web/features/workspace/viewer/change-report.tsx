import { Eye, EyeOff, ShieldCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { hasUnseenLight } from './window-lights.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A relit photo changes nearly everywhere: its report speaks of light. */
const WHOLE = 0.9;

/** What an engine's change consists of: a bare share of two thirds would read like a contradiction. */
const CHANGE: Readonly<Record<string, string>> = {
  staging: ': the furniture with its shadow and reflection',
  clearing: ': where things stood',
};

/** Where the map of what changed lies, if this run made one. */
export const diffMapOf = (report: Readonly<Record<string, unknown>> | null | undefined): string | null =>
  typeof report?.diffMapPath === 'string' ? report.diffMapPath : null;

type ChangeReportProps = {
  report: Readonly<Record<string, unknown>>;
  isMapShown: boolean;
  onShowMap: (show: boolean) => void;
};

/** The 'nothing else changed' report: how much of the picture changed, and where. It speaks of the lossless master. */
export function ChangeReport({ report, isMapShown, onShowMap }: ChangeReportProps) {
  const changed = typeof report.changedShare === 'number' ? report.changedShare : null;
  if (changed === null) return null;
  const isWhole = changed > WHOLE;
  const what = typeof report.engine === 'string' ? (CHANGE[report.engine] ?? '') : '';
  return (
    <section aria-label="What changed" className="rounded-soft border bg-surface p-4 text-[15px]">
      <p className="flex items-center gap-2 font-semibold text-accent">
        <ShieldCheck aria-hidden className="size-4.5" />
        {isWhole ? 'The light changed, the house did not' : 'Nothing else changed'}
      </p>
      <p className="mt-1 text-ink-soft">
        {isWhole
          ? `${percent.format(changed)} of the pixels took on the new light. Shapes and surfaces are the original's.`
          : `${percent.format(changed)} of the picture changed${what}. Every other pixel of the master is the original's.`}
      </p>
      {hasUnseenLight(report) ? (
        <p className="mt-1 text-ink-soft">
          A porch is lit in which no lamp was seen. Switch it off in “Windows and lights” if it has none.
        </p>
      ) : null}
      {diffMapOf(report) ? (
        <Button
          look="link"
          className="mt-2 text-[15px]"
          aria-pressed={isMapShown}
          onClick={() => onShowMap(!isMapShown)}
        >
          {isMapShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          {isMapShown ? 'Hide the map of changes' : 'Show the map of changes'}
        </Button>
      ) : null}
    </section>
  );
}
