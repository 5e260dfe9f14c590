import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

/** A drop-down menu: `trigger` is the button, children are MenuItems. */
export function Menu({ trigger, children, label }: { trigger: ReactNode; children: ReactNode; label?: string }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          aria-label={label}
          className="z-50 min-w-44 animate-rise rounded-soft border bg-surface p-1.5 shadow-float"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function MenuItem({ className, danger, ...rest }: ComponentProps<typeof Primitive.Item> & { danger?: boolean }) {
  return (
    <Primitive.Item
      className={cn(
        'flex cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2 text-[15px] outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-sunk [&_svg]:size-4',
        danger ? 'text-danger' : '[&_svg]:text-ink-faint',
        className,
      )}
      {...rest}
    />
  );
}
