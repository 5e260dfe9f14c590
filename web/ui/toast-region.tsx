import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

type Shown = {
  id: string;
  open: boolean;
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  duration?: number;
  action?: { label: string; run: () => void };
};

const SWIPE_THRESHOLD_PX = 50;

/**
 * The notification region: F8 moves the focus here, a swipe of 50 px to the right sends a toast away. It lies below the
 * header: at the lower edge it would cover the message field of the viewer and the Start button of phones.
 */
export function ToastRegion({
  toasts,
  duration,
  onDismiss,
}: {
  toasts: readonly Shown[];
  duration: number;
  onDismiss: (id: string) => void;
}) {
  return (
    // A provider for each toast: Radix waits while one is touched, and goes on waiting for good when what was touched
    // goes away with its toast (radix-ui/primitives#2268).
    <Primitive.Provider
      key={toasts[0]?.id}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          open={toast.open}
          duration={toast.duration}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          className={cn(
            'relative grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-soft border p-4 pr-11 shadow-float data-[state=closed]:animate-toast-out data-[state=open]:animate-rise',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.tone === 'destructive' ? 'border-danger bg-danger text-on-danger' : 'border-line bg-surface text-ink',
          )}
        >
          <div>
            <Primitive.Title className="text-[15px] font-semibold">{toast.title}</Primitive.Title>
            {toast.description ? (
              <Primitive.Description className="mt-0.5 text-sm opacity-90">{toast.description}</Primitive.Description>
            ) : null}
          </div>
          {toast.action ? (
            <Primitive.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="h-9 rounded-lg border border-current/30 px-3 text-sm font-medium hover:border-current"
            >
              {toast.action.label}
            </Primitive.Action>
          ) : null}
          <Primitive.Close
            aria-label="Dismiss notification"
            className="absolute top-3 right-3 grid size-7 place-items-center rounded-full opacity-70 hover:opacity-100"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        label="Notifications ({hotkey})"
        className="fixed top-[72px] right-0 z-[100] flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px]"
      />
    </Primitive.Provider>
  );
}
