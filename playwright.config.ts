import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tests/support/browser.ts';

// Whole journeys in a real browser. Each test file starts its own server on loopback (tests/support/e2e-app.ts).
export default defineConfig({
  // Two files at a time on two cores: a journey mostly waits for its engine.
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/first-start.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 900_000,
  // Engines yield to everything else, so that on a busy machine a page waits long for what takes a second on a quiet one.
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    launchOptions: await browserLaunch(),
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
