import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const Tabs = Primitive.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        '-mx-4 flex justify-between overflow-x-auto border-b px-3 [scrollbar-width:none] sm:mx-0 sm:justify-start sm:gap-2 sm:px-0',
        className,
      )}
      {...rest}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'relative flex h-12 items-center gap-2 px-1.5 sm:px-3 text-[15px] font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-4 data-[state=active]:text-ink data-[state=active]:after:bg-accent [&_svg]:hidden [&_svg]:size-4 sm:[&_svg]:block',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('pt-8', className)} {...rest} />;
}
