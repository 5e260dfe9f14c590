/** What a visitor leaves in the browser before signing in, and finds again afterwards. */

const UPLOAD = 'pendingUpload';
const UPLOAD_NAME = 'pendingUploadName';
const PLAN = 'pendingPlan';
const SELECTED = 'selectedPlan';
const PLAN_NOTICE = 'planNotice';
const EMAIL = 'prefillEmail';
const RETURN_TO = 'returnTo';
const RETURN_WITHIN_MS = 60 * 60_000;

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

function stored<T>(key: string, isGood: (value: Partial<T>) => boolean, place = () => localStorage) {
  return {
    read(): T | null {
      try {
        const value = JSON.parse(place().getItem(key) ?? 'null') as Partial<T> | null;
        return value && isGood(value) ? (value as T) : null;
      } catch {
        return null;
      }
    },
    store: (value: T) => place().setItem(key, JSON.stringify(value)),
    clear: () => place().removeItem(key),
  };
}

export const pendingPlan = stored<PendingPlan>(PLAN, (value) => typeof value.planId === 'string');
export const selectedPlan = stored<SelectedPlan>(
  SELECTED,
  (value) => typeof value.planName === 'string' && typeof value.amount === 'number',
);

/** What was changed on a public page, told on the account page that follows in the same tab. */
export const planNotice = stored<{ title: string; description: string }>(
  PLAN_NOTICE,
  (value) => typeof value.title === 'string' && typeof value.description === 'string',
  () => sessionStorage,
);

/** The page that someone was on when asked to sign in. Only a path of our own: anything else could lead people away from here. */
export const returnTo = stored<{ path: string; at: number }>(
  RETURN_TO,
  ({ path, at }) => /^\/(?![/\\])/.test(path ?? '') && Date.now() - (at ?? 0) < RETURN_WITHIN_MS,
);

/** Typed into the closing call on the landing page; it pre-fills the sign-up form and goes nowhere else. */
export const prefillEmail = {
  read: () => sessionStorage.getItem(EMAIL) ?? '',
  store: (email: string) => sessionStorage.setItem(EMAIL, email),
};
