import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from './class-names.ts';

export const DialogRoot = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

type DialogProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  /** A dialog that must be answered has no cross and ignores Escape and clicks outside. */
  mustAnswer?: boolean;
  wide?: boolean;
};

const refuse = (event: Event) => event.preventDefault();

/** A notification above a dialog takes Escape for itself; the topmost dialog closes all the same. */
function useCloseOnEscape(isOn: boolean) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const openedAt = performance.now();
    const onKey = (event: KeyboardEvent) => {
      // The very Escape that made a dialog ask does not answer the question.
      if (event.timeStamp < openedAt) return;
      const dialog = close.current?.closest('[role=dialog]');
      const target = event.target as Node;
      // A menu inside the dialog has the focus outside of it and keeps Escape to itself.
      if (event.key !== 'Escape' || !dialog || !(target === document.body || dialog.contains(target))) return;
      if (dialog === [...document.querySelectorAll('[role=dialog]')].at(-1)) close.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  return close;
}

export function DialogContent({ title, description, mustAnswer, wide, className, children, ...rest }: DialogProps) {
  const close = useCloseOnEscape(!mustAnswer);
  const held = mustAnswer
    ? { onEscapeKeyDown: refuse, onPointerDownOutside: refuse, onInteractOutside: refuse }
    : undefined;
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 grid animate-fade place-items-center overflow-y-auto bg-veil p-4 backdrop-blur-[2px]">
        <Primitive.Content
          className={cn(
            'relative my-8 w-full animate-rise rounded-frame border bg-surface p-6 shadow-float focus:outline-none sm:p-8',
            wide ? 'max-w-5xl' : 'max-w-lg',
            className,
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...held}
          {...rest}
        >
          <Primitive.Title className="pr-10 font-serif text-[28px] leading-tight">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="mt-2 text-ink-soft">{description}</Primitive.Description>
          ) : null}
          {children}
          {mustAnswer ? null : (
            <Primitive.Close
              ref={close}
              aria-label="Close"
              className="absolute top-5 right-5 grid size-9 place-items-center rounded-full text-ink-faint hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
