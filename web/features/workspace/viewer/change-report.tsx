import { ShieldCheck } from 'lucide-react';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A relit photo changes nearly everywhere: its report speaks of light. */
const WHOLE = 0.9;

const numberAt = (report: Record<string, unknown>, ...names: string[]) => {
  for (const name of names) if (typeof report[name] === 'number') return report[name];
  return null;
};
const pathAt = (report: Record<string, unknown>, name: string) =>
  typeof report[name] === 'string' ? report[name] : null;

/** The 'nothing else changed' report: how much of the picture changed, and where. It speaks of the lossless master. */
export function ChangeReport({ report }: { report: Record<string, unknown> }) {
  const changed = numberAt(report, 'changedShare', 'changedFraction', 'changed');
  const map = pathAt(report, 'diffMapPath');
  if (changed === null && !map) return null;
  const isWhole = changed !== null && changed > WHOLE;
  return (
    <section aria-label="What changed" className="mt-3 rounded-soft border bg-surface p-4 text-[15px]">
      <p className="flex items-center gap-2 font-semibold text-accent">
        <ShieldCheck aria-hidden className="size-4.5" />
        {isWhole ? 'The light changed, the house did not' : 'Nothing else changed'}
      </p>
      {changed === null ? null : (
        <p className="mt-1 text-ink-soft">
          {isWhole
            ? `${percent.format(changed)} of the pixels took on the new light. Shapes and surfaces are the original's.`
            : `${percent.format(changed)} of the picture changed. Every other pixel of the master is the original's.`}
        </p>
      )}
      {map ? <img src={map} alt="Map of what changed" className="mt-3 w-full rounded-lg" /> : null}
    </section>
  );
}
