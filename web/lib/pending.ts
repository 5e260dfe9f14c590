/** What a visitor leaves in the browser before signing in, and finds again afterwards. */

const UPLOAD = 'pendingUpload';
const UPLOAD_NAME = 'pendingUploadName';
const PLAN = 'pendingPlan';
const SELECTED = 'selectedPlan';
const EMAIL = 'prefillEmail';

export type PendingUpload = { dataUrl: string; name: string };

/** Decoded by hand: the content policy lets no page fetch a data URL. */
export function asFile({ dataUrl, name }: PendingUpload): File {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const type = /^data:([^;,]+)/.exec(head)?.[1] ?? 'application/octet-stream';
  return new File([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], name, { type });
}

export type PendingPlan = { planId: string; planName: string };
export type SelectedPlan = { planName: string; amount: number };

export const pendingUpload = {
  read(): PendingUpload | null {
    const dataUrl = sessionStorage.getItem(UPLOAD);
    return dataUrl ? { dataUrl, name: sessionStorage.getItem(UPLOAD_NAME) || 'photo.jpg' } : null;
  },
  /** False when the photo does not fit: browsers keep about 5 MB, and a data URL is a third larger than its file. */
  store({ dataUrl, name }: PendingUpload): boolean {
    try {
      sessionStorage.setItem(UPLOAD, dataUrl);
      sessionStorage.setItem(UPLOAD_NAME, name);
      return true;
    } catch (error) {
      console.warn('The photo is too large to keep until after signing up', error);
      pendingUpload.clear();
      return false;
    }
  },
  clear() {
    sessionStorage.removeItem(UPLOAD);
    sessionStorage.removeItem(UPLOAD_NAME);
  },
};

function stored<T>(key: string, isGood: (value: Partial<T>) => boolean) {
  return {
    read(): T | null {
      try {
        const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<T> | null;
        return value && isGood(value) ? (value as T) : null;
      } catch {
        return null;
      }
    },
    store: (value: T) => localStorage.setItem(key, JSON.stringify(value)),
    clear: () => localStorage.removeItem(key),
  };
}

export const pendingPlan = stored<PendingPlan>(PLAN, (value) => typeof value.planId === 'string');
export const selectedPlan = stored<SelectedPlan>(
  SELECTED,
  (value) => typeof value.planName === 'string' && typeof value.amount === 'number',
);

/** Typed into the closing call on the landing page; it pre-fills the sign-up form and goes nowhere else. */
export const prefillEmail = {
  read: () => sessionStorage.getItem(EMAIL) ?? '',
  store: (email: string) => sessionStorage.setItem(EMAIL, email),
};
