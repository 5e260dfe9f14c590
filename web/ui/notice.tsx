import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

const tones = {
  brass: 'border-brass/25 bg-brass-soft text-brass',
  info: 'border-info/25 bg-info-soft text-info',
  danger: 'border-danger/25 bg-danger-soft text-danger',
  accent: 'border-accent/20 bg-accent-soft text-accent',
};

type NoticeProps = {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
  role?: 'alert' | 'status';
};

/** A boxed remark inside a page: a warning, a limit, a refusal. */
export function Notice({ tone = 'brass', icon, children, className, role }: NoticeProps) {
  return (
    <div
      role={role}
      className={cn(
        'flex gap-3 rounded-soft border px-4 py-3 text-[15px] [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

export function EmptyState({
  icon,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  /** h1 where the page holds nothing else. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-frame border border-dashed border-line-strong/40 px-6 py-14 text-center">
      {icon ? (
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-6">
          {icon}
        </span>
      ) : null}
      <Heading className="text-2xl">{title}</Heading>
      {children ? <p className="max-w-md text-ink-soft">{children}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
