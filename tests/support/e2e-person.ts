import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export type Person = { readonly email: string; readonly projectId: string };

let count = 0;

/** Somebody who has signed up, has a trial and a listing with one photo, and has seen the tour. */
export const signUp = async (page: Page, url: string): Promise<Person> => {
  count += 1;
  const email = `person${count}-${Date.now()}@example.com`;
  const post = (path: string, data?: unknown) => page.request.post(`${url}${path}`, { data });
  await post('/api/auth/sign-up/email', { email, password: 'a long enough one', name: 'Pat Person' });
  const trial = await (await post('/api/auth/setup-trial', { createDefaultProject: true })).json();
  await post('/api/auth/complete-onboarding');
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: readFileSync('samples/small/01-front.jpg') };
  await page.request.post(`${url}/api/projects/${trial.project.id}/assets`, { multipart: { images: photo } });
  return { email, projectId: trial.project.id };
};
