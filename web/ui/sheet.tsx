import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

type SheetProps = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode };

/** A side menu: slides in from the right, traps focus, closes on Escape and on a click outside. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,88vw)] animate-slide-in flex-col overflow-y-auto bg-surface p-6 shadow-float focus:outline-none"
        >
          <div className="mb-6 flex items-center justify-between">
            <Primitive.Title className="font-serif text-2xl">{title}</Primitive.Title>
            <Primitive.Close
              aria-label="Close menu"
              className="grid size-10 place-items-center rounded-full hover:bg-sunk"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
