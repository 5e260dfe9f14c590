import { toast } from './toasts.ts';

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied!', description: 'Content copied to clipboard' });
  } catch {
    toast({ title: 'Error', description: 'Failed to copy to clipboard', tone: 'destructive' });
  }
}
