import { expect, type Page } from '@playwright/test';

type Shown = { readonly title: string; readonly description?: string };
declare global {
  interface Window {
    toastShown(title: string, description?: string): void;
  }
}

const shownOn = new WeakMap<Page, Shown[]>();

/**
 * Notes every notification at the moment at which it appears: it stands for five seconds, or until the page goes away with it,
 * and on a busy machine comes and goes between two looks. To be called before the page is opened.
 */
export const listenForToasts = async (page: Page): Promise<void> => {
  const shown: Shown[] = [];
  shownOn.set(page, shown);
  await page.exposeFunction('toastShown', (title: string, description?: string) => shown.push({ title, description }));
  await page.addInitScript(() => {
    const noted = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[aria-label^="Notifications"] li')) {
        if (noted.has(toast) || !toast.checkVisibility()) continue;
        noted.add(toast);
        const [title, description] = [...(toast.firstElementChild?.children ?? [])].map(
          (line) => line.textContent ?? '',
        );
        window.toastShown(title ?? '', description);
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

/** Takes the next notification with these words, once it has been shown. */
export const seesToast = async (page: Page, title: string, description?: string, timeout?: number): Promise<void> => {
  const shown = shownOn.get(page);
  if (!shown) throw new Error('Nobody listened for notifications on this page.');
  const meant = description === undefined ? { title } : { title, description };
  await expect.poll(() => shown, { timeout }).toContainEqual(expect.objectContaining(meant));
  shown.splice(
    shown.findIndex((toast) => toast.title === title && (!description || toast.description === description)),
    1,
  );
};
