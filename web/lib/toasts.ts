import { useSyncExternalStore } from 'react';

/** One notification at a time; a new one replaces the last. */
const TOAST_LIMIT = 1;
/** How long a toast stays, unless it says otherwise. */
export const TOAST_DURATION_MS = 5_000;
/** A dismissed toast leaves the list long after its exit has been seen. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastWords = {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  duration?: number;
  action?: { label: string; run: () => void };
};
export type Toast = ToastWords & { id: string; open: boolean };

export type ToastEvent =
  | { kind: 'added'; toast: Toast }
  | { kind: 'dismissed'; id?: string }
  | { kind: 'removed'; id?: string };

export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  const meant = (toast: Toast, id?: string) => id === undefined || toast.id === id;
  switch (event.kind) {
    case 'added':
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismissed':
      return toasts.map((toast) => (meant(toast, event.id) ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter((toast) => !meant(toast, event.id));
  }
}

let shown: readonly Toast[] = [];
let count = 0;
/** Until when nothing takes the place of what is shown. */
let heldUntil = 0;
const listeners = new Set<() => void>();

function publish(event: ToastEvent) {
  shown = reduceToasts(shown, event);
  for (const listener of listeners) listener();
}

export function toast(words: ToastWords): string {
  if (Date.now() < heldUntil) return '';
  count += 1;
  const id = `toast-${count}`;
  publish({ kind: 'added', toast: { ...words, id, open: true } });
  return id;
}

/** Says why the page is about to go away: what fails for the same reason says nothing over it. */
export function partingToast(words: ToastWords): void {
  toast(words);
  heldUntil = Date.now() + TOAST_DURATION_MS;
}

export function dismissToast(id: string) {
  publish({ kind: 'dismissed', id });
  setTimeout(() => publish({ kind: 'removed', id }), TOAST_REMOVE_DELAY_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
