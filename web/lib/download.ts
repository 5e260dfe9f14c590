import { request } from './http.ts';
import { toast } from './toasts.ts';

/** Saves what an address serves, streamed by the browser itself; without a name of ours the server's stands. */
export function saveFrom(address: string, name = '') {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Saves bytes under a name of our choosing; the browser's own name for them would be the path's. */
export function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function download(path: string, name: string): Promise<boolean> {
  try {
    const response = await request('GET', path);
    saveBlob(await response.blob(), name);
    return true;
  } catch {
    toast({ title: 'Error', description: 'Failed to download file', tone: 'destructive' });
    return false;
  }
}

/** Browsers drop downloads that come too close together. */
const SPACING_MS = 500;

export async function downloadInTurn<T>(items: readonly T[], save: (item: T) => Promise<unknown>): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, SPACING_MS));
    await save(item);
  }
}

const baseOf = (fileName: string) => fileName.replace(/\.[^.]+$/, '');

/** The file name without its extension, plus the service, as .jpg. Results are often named so already. */
export function imageName(fileName: string, serviceType: string | null) {
  const base = baseOf(fileName);
  return serviceType && !base.includes(serviceType) ? `${base}_${serviceType}.jpg` : `${base}.jpg`;
}

/** 'My first listing' and 'content' make My_first_listing_content.txt */
export const exportName = (project: string, kind: string, extension: string) =>
  `${project.trim().replace(/[^\p{L}\p{N}]+/gu, '_')}_${kind}.${extension}`;
