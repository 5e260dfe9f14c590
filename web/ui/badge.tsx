import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const classes = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-sunk text-ink-soft',
        accent: 'bg-accent text-on-accent',
        brass: 'bg-brass-soft text-brass',
        good: 'bg-good-soft text-good',
        info: 'bg-info-soft text-info',
        plum: 'bg-plum-soft text-plum',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof classes>['tone']>;

export function Badge({ className, tone, ...rest }: ComponentProps<'span'> & VariantProps<typeof classes>) {
  return <span className={cn(classes({ tone }), className)} {...rest} />;
}
