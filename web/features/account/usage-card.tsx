import { TriangleAlert } from 'lucide-react';
import type { Usage } from '#contracts/entities/money.ts';
import { useUsage } from '#web/lib/calls/usage.ts';
import { counted } from '#web/lib/counting.ts';
import { inMonths } from '#web/lib/dates.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/waiting.tsx';
import { type Metered, meteredCredits, meteredProjects, usageShare } from './usage-warning.ts';

const MONTHS = 6;

function Meter({ label, what, used, limit, level }: { label: string; what: string } & Metered) {
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {limit === -1 ? `${used} of unlimited` : `${used} of ${limit}`}
        </span>
      </div>
      <Progress
        label={label}
        value={usageShare(used, limit)}
        tone={level === 'reached' ? 'danger' : level === 'near' ? 'brass' : 'accent'}
        className="h-2.5!"
      />
      {level === 'fine' ? null : (
        <Notice tone={level === 'reached' ? 'danger' : 'brass'} className="mt-3" icon={<TriangleAlert aria-hidden />}>
          {level === 'reached'
            ? `You have reached your ${what} limit.`
            : `You have used more than 80% of your ${what} limit.`}
        </Notice>
      )}
    </div>
  );
}

/** Bars drawn as a list: the figures are read out, the eye compares lengths. */
function History({ history }: { history: Usage['history'] }) {
  const months = history.slice(0, MONTHS);
  const most = Math.max(1, ...months.map((month) => month.servicesUsed));
  if (months.length === 0) return null;
  return (
    <div>
      <h3 className="mb-4 text-xl">Last six months</h3>
      <ul className="grid gap-3">
        {months.map((month) => (
          <li
            key={`${month.year}-${month.month}`}
            className="grid grid-cols-[84px_1fr] items-center gap-4 text-sm sm:grid-cols-[84px_1fr_180px]"
          >
            <span className="text-ink-soft">{inMonths(month.year, month.month)}</span>
            <span aria-hidden className="h-3 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(month.servicesUsed / most) * 100}%` }}
              />
            </span>
            <span className="col-start-2 text-ink-faint sm:col-start-auto">
              {counted(month.servicesUsed, 'credit')}, {counted(month.projectsCreated, 'project')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function UsageCard() {
  const usage = useUsage();
  return (
    <Card aria-labelledby="usage-title">
      <CardTitle>
        <span id="usage-title">Current Usage</span>
      </CardTitle>
      {usage.isPending ? (
        <Skeleton className="h-32" />
      ) : usage.data ? (
        <div className="grid gap-8">
          <Meter label="Projects created" what="project" {...meteredProjects(usage.data)} />
          <Meter label="Credits used" what="credit" {...meteredCredits(usage.data)} />
          {usage.data.balance.topUp > 0 ? (
            <p className="text-[15px] text-ink-soft">
              {counted(usage.data.balance.topUp, 'top-up credit')}{' '}
              {usage.data.limits.maxServicesPerMonth === 0 ? 'left' : 'besides'}, which never expire.
            </p>
          ) : null}
          <History history={usage.data.history} />
        </div>
      ) : (
        <Notice tone="danger" role="alert" icon={<TriangleAlert aria-hidden />}>
          <p className="font-semibold">Usage Data Unavailable</p>
          <p>We couldn't load your usage statistics at this time.</p>
        </Notice>
      )}
    </Card>
  );
}
