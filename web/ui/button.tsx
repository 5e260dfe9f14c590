import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-soft font-medium whitespace-nowrap transition-[background-color,border-color,color,box-shadow] duration-150 disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-accent text-on-accent hover:bg-accent-strong',
        outline: 'border border-line-strong/50 bg-surface text-ink hover:border-line-strong hover:bg-sunk',
        quiet: 'text-ink-soft hover:bg-sunk hover:text-ink',
        soft: 'bg-accent-soft text-accent hover:bg-accent hover:text-on-accent',
        danger: 'bg-danger text-on-danger hover:opacity-90',
        link: 'h-auto! rounded-sm p-0! text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent',
      },
      size: {
        sm: 'h-9 px-3 text-sm',
        md: 'h-11 px-4 text-[15px]',
        lg: 'h-13 px-6 text-base',
        icon: 'size-10',
      },
    },
    defaultVariants: { look: 'primary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClasses> & { asChild?: boolean };

export function Button({ className, look, size, asChild, type, ...rest }: ButtonProps) {
  const classes = cn(buttonClasses({ look, size }), className);
  if (asChild) return <Slot.Root className={classes} {...rest} />;
  return <button type={type ?? 'button'} className={classes} {...rest} />;
}
