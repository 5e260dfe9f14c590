import { useBlocker } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { DialogActions, DialogContent, DialogRoot } from './dialog.tsx';

let unsent = 0;
const listeners = new Set<() => void>();
const count = (by: number) => {
  unsent += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether work that was not sent lies open somewhere: nothing may navigate by itself until it is sent or thrown away. */
export const useUnsentWork = (): boolean => useSyncExternalStore(subscribe, () => unsent > 0);

type GuardedRootProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether closing would throw work away. */
  isChanged: boolean;
  children: ReactNode;
};

/** A dialog in which something is made: its cross, Escape and the browser's Back ask before work that was not sent is thrown away. */
export function GuardedRoot({ open, onOpenChange, isChanged, children }: GuardedRootProps) {
  const [isAsking, ask] = useState(false);
  const isUnsent = open && isChanged;
  useEffect(() => {
    if (!isUnsent) return;
    count(1);
    return () => count(-1);
  }, [isUnsent]);
  const away = useBlocker({ shouldBlockFn: () => true, disabled: !isUnsent, withResolver: true });
  const keep = () => {
    ask(false);
    away.reset?.();
  };
  const discard = () => {
    ask(false);
    if (away.proceed) away.proceed();
    else onOpenChange(false);
  };
  return (
    <>
      <Dialog.Root open={open} onOpenChange={(wanted) => (!wanted && isChanged ? ask(true) : onOpenChange(wanted))}>
        {children}
      </Dialog.Root>
      {open && (isAsking || away.status === 'blocked') ? (
        <DialogRoot open onOpenChange={keep}>
          <DialogContent title="Discard changes?" description="What you changed here has not been made yet.">
            <DialogActions>
              <Button look="quiet" onClick={keep}>
                Keep editing
              </Button>
              <Button look="danger" onClick={discard}>
                Discard
              </Button>
            </DialogActions>
          </DialogContent>
        </DialogRoot>
      ) : null}
    </>
  );
}
