import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/**
 * The tests of a running shop: people's journeys with JavaScript on and off from the same text, and what is asked over
 * plain HTTP. One shop serves the run (`tests/e2e/support/open-shop.ts`).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/e2e/support/open-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: ['--no-sandbox'], ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'scripts', testMatch: 'e2e/*.test.ts' },
    {
      name: 'no-scripts',
      testMatch: 'e2e/*.test.ts',
      testIgnore: ['e2e/accessibility.test.ts', 'e2e/scaled-apart.test.ts'],
      use: { javaScriptEnabled: false },
    },
    { name: 'http', testMatch: 'http/*.test.ts' },
  ],
});
