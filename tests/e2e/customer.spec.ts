import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CARDS } from '../support/buyer.ts';
import { type ClockedServer, startClockedServer } from '../support/e2e-app.ts';
import { listenForToasts, seesToast } from '../support/toasts.ts';

/** A whole customer's life with house payments, the server's clock moved forward by the month. */
const DAY = 86_400_000;
let server: ClockedServer;
test.beforeAll(async () => {
  server = await startClockedServer({ ADMIN_EMAILS: 'admin@example.com', SUPPORT_EMAIL: 'help@example.com' });
});
test.afterAll(() => server.stop());
test.beforeEach(({ page }) => listenForToasts(page));

const shot = (page: Page, name: string) => page.screenshot({ path: `artifacts/customer/${name}.png` });
const go = (page: Page, path: string) => page.goto(`${server.url}${path}`);
const api = async (page: Page, path: string) => (await page.request.get(`${server.url}${path}`)).json();
const post = (page: Page, path: string, data?: unknown) => page.request.post(`${server.url}${path}`, { data });
const mailsTo = (to: string): string[] => {
  const folder = join(server.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const subjects: string[] = mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
  return subjects.filter((subject) => subject !== 'Your Portico receipt');
};

/** Signed up by the API: the form has its own journey below. */
const person = async (page: Page, email: string, trial = true) => {
  await post(page, '/api/auth/sign-up/email', { email, password: 'a long enough one', name: 'Cara Customer' });
  if (trial) await post(page, '/api/auth/setup-trial', { createDefaultProject: true });
  await post(page, '/api/auth/complete-onboarding');
};
const pay = async (page: Page, card: { number: string; expiry: string; cvc: string }) => {
  await page.getByLabel('Card number').fill(card.number);
  await page.getByLabel('Expiry').fill(card.expiry);
  await page.getByLabel('Security code').fill(card.cvc);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};
const planCard = (page: Page, plan: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
const choose = async (page: Page, plan: string, by = 'Upgrade to') => {
  await go(page, '/pricing');
  await planCard(page, plan)
    .getByRole('button', { name: `${by} ${plan}` })
    .click();
  await page.waitForURL('**/checkout?session=*');
};

test('a visitor tries, becomes a Pro customer, renews and cancels', async ({ page }) => {
  await go(page, '/pricing');
  const pro = page.getByRole('article').filter({ hasText: 'Most Popular' });
  await pro.getByRole('button', { name: 'Start 7-Day Trial + 10 Credits' }).click();
  // The chosen plan waits in the browser; whoever comes back signed in goes straight to its checkout.
  await page.waitForURL('**/sign-in**');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill('Ada Agent');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/checkout?session=*');
  await expect(page.getByText('Order Summary')).toBeVisible();
  await expect(page.getByText('Portico Pro')).toBeVisible();
  await expect(page.getByText(/for trying out/)).toBeVisible();
  await shot(page, '1-checkout');

  // The button promised a trial: it runs already, and the way on needs no card.
  await page.getByRole('link', { name: 'go on with the trial' }).click();
  await page.waitForURL('**/projects');
  await go(page, '/dashboard');
  await expect(page.getByText(/Step 1 of 5/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await seesToast(page, 'Welcome aboard!');
  await expect(page.getByText('Trial: 7 days & 10 credits left')).toBeVisible();
  await choose(page, 'Pro');
  await pay(page, CARDS.pays);
  await seesToast(page, 'Payment Successful');
  await page.waitForURL('**/dashboard');

  await go(page, '/account');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('$149 a month')).toBeVisible();
  await expect(page.getByText('0 of 100')).toBeVisible();
  await expect(page.getByRole('heading', { name: '30-day guarantee' })).toBeVisible();
  await shot(page, '2-account');
  const first = await api(page, '/api/subscription/current');

  await server.advance(32 * DAY);
  await page.reload();
  await expect(page.getByText('0 of 100')).toBeVisible();
  const renewed = await api(page, '/api/subscription/current');
  expect(renewed.subscription.currentPeriodStart).toBe(first.subscription.currentPeriodEnd);
  await expect(page.getByRole('heading', { name: '30-day guarantee' })).toBeHidden();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  await shot(page, '3-cancel');
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await seesToast(page, 'Subscription canceled');
  await expect(page.getByText(/^Your subscription ends on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
  await server.advance(32 * DAY);
  await page.reload();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText(/^You are on the free plan/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeVisible();
  await shot(page, '4-free');
});

test('a card is declined, asks its owner, and fails at the renewal', async ({ page }) => {
  await person(page, 'bad-card@example.com');
  await choose(page, 'Starter');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await pay(page, CARDS.declines);
  await seesToast(page, 'Payment Failed');
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await shot(page, '5-declined');
  await pay(page, CARDS.asksOwner);
  await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible();
  await shot(page, '6-authentication');
  await page.getByRole('button', { name: 'Decline' }).click();
  await seesToast(page, 'Payment Failed');
  await pay(page, CARDS.asksOwner);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await seesToast(page, 'Payment Successful');
  await page.waitForURL('**/dashboard');

  await choose(page, 'Pro');
  await expect(page.getByText('Then, a month')).toBeVisible();
  await pay(page, CARDS.failsLater);
  await page.waitForURL('**/dashboard');
  await server.advance(32 * DAY);
  await go(page, '/account');
  await expect(page.getByText('Past due', { exact: true })).toBeVisible();
  await shot(page, '7-past-due');
  expect(mailsTo('bad-card@example.com')).toEqual(['Your Portico payment failed']);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await choose(page, 'Pro', 'Pay for');
  await expect(page.getByText('$149').first()).toBeVisible();
  await pay(page, CARDS.pays);
  await page.waitForURL('**/dashboard');
  expect((await api(page, '/api/subscription/current')).subscription.status).toBe('active');
});

test('a smaller plan is asked for, told, and taken back', async ({ page }) => {
  await person(page, 'smaller@example.com');
  await choose(page, 'Agency');
  await page.getByLabel('Card number').pressSequentially(CARDS.pays.number.replaceAll(' ', ''));
  await page.getByLabel('Expiry').pressSequentially('1240');
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.pays.number);
  await expect(page.getByLabel('Expiry')).toHaveValue('12/40');
  await page.getByLabel('Security code').fill(CARDS.pays.cvc);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL('**/dashboard');

  await go(page, '/pricing');
  await expect(planCard(page, 'Agency').getByText('Your plan')).toBeVisible();
  await expect(planCard(page, 'Agency').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await planCard(page, 'Starter').getByRole('button', { name: 'Switch to Starter' }).click();
  const asks = page.getByRole('dialog', { name: 'Switch to Starter' });
  await expect(asks.getByText(/^Starter begins on .* Until then you keep Agency\.$/)).toBeVisible();
  await asks.getByRole('button', { name: 'Cancel' }).click();
  expect((await api(page, '/api/subscription/current')).subscription.nextPlan).toBeNull();
  await planCard(page, 'Starter').getByRole('button', { name: 'Switch to Starter' }).click();
  await asks.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/account');
  await seesToast(page, 'Plan changed');
  await expect(page.getByText(/^Changes to Starter on/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Need More Capacity' })).toBeHidden();
  await page.getByRole('button', { name: 'Keep Agency' }).click();
  await seesToast(page, 'You keep Agency');
  await expect(page.getByText(/^Changes to Starter on/)).toBeHidden();

  await post(page, '/api/subscription/cancel', { cancelAtPeriodEnd: true });
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^Your subscription ends on/)).toBeHidden();
});

test('the guarantee, a pack of credits, and the checkout without a plan', async ({ page }) => {
  await person(page, 'guarantee@example.com');
  await choose(page, 'Starter');
  await pay(page, CARDS.pays);
  await page.waitForURL('**/dashboard');
  await go(page, '/account');
  await page.getByRole('button', { name: 'Buy 10 credits for $24' }).click();
  await page.waitForURL('**/checkout?session=*');
  await pay(page, CARDS.pays);
  await page.waitForURL('**/account');
  await expect(page.getByText('10 top-up credits besides, which never expire.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByRole('button', { name: 'End it and refund me' }).click();
  await seesToast(page, 'Refund on its way');
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  expect((await api(page, '/api/subscription/usage')).balance).toMatchObject({ cycle: 0, topUp: 10 });
  await page.evaluate(() => localStorage.clear());
  await go(page, '/checkout');
  await expect(page.getByText('No plan selected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a Plan' })).toBeVisible();
  await page.waitForURL('**/pricing');
});

test('a trial runs out of credits, and another of days', async ({ page, context }) => {
  await person(page, 'thirsty@example.com');
  const [project] = await api(page, '/api/projects');
  for (let i = 0; i < 9; i++)
    await post(page, `/api/projects/${project.id}/services`, { serviceType: 'listing_copy', creditCost: 1 });
  await go(page, '/account');
  await expect(page.getByText(/^Your trial ends on/)).toBeVisible();
  await expect(page.getByText('You have used more than 80% of your credit limit.')).toBeVisible();
  await post(page, `/api/projects/${project.id}/services`, { serviceType: 'social_media_pack', creditCost: 1 });
  await expect
    .poll(async () => (await api(page, '/api/subscription/current')).plan.supportsServices, { timeout: 30_000 })
    .toBe(false);
  await page.reload();
  await expect(page.getByText('You have reached your credit limit.')).toBeVisible();
  await shot(page, '8-out-of-credits');
  await go(page, `/projects/${project.id}?tab=services`);
  await page.getByRole('button', { name: /^AI Listing Copy/ }).click();
  await page.getByRole('button', { name: 'Start Service' }).click();
  const refusal = page.getByRole('dialog', { name: 'Upgrade to use AI services' });
  await expect(refusal.getByRole('link')).toHaveCount(3);
  await shot(page, '9-upgrade');

  await context.clearCookies();
  await person(page, 'slow@example.com');
  await server.advance(7 * DAY + 1000);
  await go(page, '/account');
  await expect(page.getByText(/^You are on the free plan/)).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  // Once per person: asking again gives no second trial.
  await go(page, '/auth-callback');
  await page.waitForURL('**/projects');
  expect((await api(page, '/api/subscription/current')).plan.id).toBe('free');
});

test('pricing in each of its states', async ({ page, context }) => {
  const buttons = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const trial = 'Start 7-Day Trial + 10 Credits';
  await go(page, '/pricing');
  await expect(buttons(trial)).toHaveCount(3);
  await person(page, 'states@example.com', false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(buttons(trial)).toHaveCount(3);
  await post(page, '/api/auth/setup-trial', { createDefaultProject: false });
  await page.reload();
  for (const plan of ['Starter', 'Pro', 'Agency']) await expect(buttons(`Upgrade to ${plan}`)).toBeVisible();

  await page.route('**/create-checkout-session', async (route) => {
    await expect(buttons('Processing')).toBeVisible();
    await route.fulfill({ status: 503, json: { code: 'payments-off', message: 'No.' } });
  });
  const said: string[] = [];
  page.on('dialog', (alert) => {
    said.push(alert.message());
    void alert.accept();
  });
  await buttons('Upgrade to Agency').click();
  await expect.poll(() => said).toEqual(['Failed to start checkout. Please try again.']);
  await expect(buttons('Upgrade to Agency')).toBeEnabled();
  // Anything but an array: the built-in list.
  await page.route('**/api/subscription/plans', (route) => route.fulfill({ json: { message: 'no list' } }));
  await page.reload();
  await expect(page.getByText('$399')).toBeVisible();

  await context.clearCookies();
  await person(page, 'admin@example.com');
  await go(page, '/pricing');
  const full = page.getByRole('link', { name: 'Full Access - Go to Dashboard' });
  await expect(full).toHaveCount(3);
  await expect(full.first()).toHaveAttribute('href', '/projects');
  await shot(page, '10-admin');
});
