import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** Scrolled to when it is wrong, it stops below the header that stays, with its label in sight. */
const control =
  'w-full scroll-mt-32 rounded-soft border border-line-strong/60 bg-surface px-3.5 text-[15px] text-ink placeholder:text-ink-faint transition-colors hover:border-line-strong focus-visible:outline-offset-1 aria-invalid:border-danger disabled:opacity-60';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(control, 'h-11', className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(control, 'min-h-28 py-2.5 leading-relaxed', className)} {...rest} />;
}

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  aside?: ReactNode;
  className?: string;
  children: (wiring: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
};

/** Label, control, hint and error, wired to one another; the control takes the given attributes. */
export function Field({ label, hint, error, optional, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {optional ? <span className="ml-1.5 font-normal text-ink-faint">optional</span> : null}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
