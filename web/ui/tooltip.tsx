import { Tooltip as Primitive } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';

/** Tips open after 700 ms; moving on to the next one within 300 ms opens it at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/** A dialog that closes gives the focus back out of nowhere: a tip is for who came here with the Tab key. */
const keepShutUnlessTabbed = (event: FocusEvent) => {
  if (!event.relatedTarget || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild onFocus={keepShutUnlessTabbed}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 animate-fade rounded-lg bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
