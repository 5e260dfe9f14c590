import { dismissToast, TOAST_DURATION_MS, useToasts } from '#web/lib/toasts.ts';
import { ToastRegion } from '#web/ui/toast-region.tsx';

export function Toasts() {
  return <ToastRegion toasts={useToasts()} duration={TOAST_DURATION_MS} onDismiss={dismissToast} />;
}
