import { cn } from './class-names.ts';

/** The mark: an arch with a lit doorway, and the name beside it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cn('inline-flex items-center gap-2.5 font-serif text-[23px] leading-none tracking-tight', className)}
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M7.5 25.5V15.2A8.5 8.5 0 0 1 16 6.6a8.5 8.5 0 0 1 8.5 8.6v10.3"
          fill="none"
          strokeWidth="2.2"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
        <path d="M12.6 25.5v-9.8a3.4 3.4 0 0 1 6.8 0v9.8z" className="fill-[#e5c183]" />
      </svg>
      <span className="translate-y-[0.08em]">Portico</span>
    </span>
  );
}
