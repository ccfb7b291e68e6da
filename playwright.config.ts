import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#platform/server/testing/chromium.ts';

const { executablePath, args, env } = chromiumLaunch();

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './tools/e2e/global-setup.ts',
  globalTimeout: 60 * 60_000,
  // A guard against what never ends, and no measure: on a busy machine a long journey takes three times as long.
  timeout: 120_000,
  expect: { timeout: 7_000 },
  // One server and one browser a worker: more than two would measure the machine and not the product.
  workers: 2,
  fullyParallel: false,
  // For the browser's own crashes alone: whatever else passes only when run again is a failure (tools/test.mjs).
  retries: 1,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['./tools/e2e/failures-at-once.ts'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  projects: [
    { name: 'journeys', testMatch: ['areas/*/*.e2e.ts', 'areas/*/e2e/*.e2e.ts', 'platform/web/testing/*.e2e.ts'] },
    { name: 'relay', testMatch: 'tools/relay/*.relay.ts' },
    { name: 'weeks', testMatch: 'tools/weeks/*.week.ts', timeout: 10 * 60_000 },
    {
      name: 'full',
      testMatch: ['areas/*/e2e/*.full.ts', 'platform/web/testing/*.full.ts'],
      fullyParallel: true,
      timeout: 15 * 60_000,
    },
  ],
});
