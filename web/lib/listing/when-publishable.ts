import { api } from '#contracts/api.ts';
import { call } from '#web/lib/client.ts';
import { sentence } from '#web/lib/http.ts';
import { toast } from '#web/lib/toasts.ts';

/** Words leave the house only when no block stands without a reason; the server says so, and says which. */
export async function whenPublishable(id: string, act: () => unknown): Promise<void> {
  try {
    await call(api.checkPublishing, { params: { id } });
  } catch (error) {
    toast({ title: 'Not yet', description: sentence(error, 'Please try again'), tone: 'destructive' });
    return;
  }
  await act();
}
