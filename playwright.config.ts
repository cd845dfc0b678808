import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 3190);
const chromium = process.env['CHROMIUM_PATH'];

/** The browser tests: the same journeys with JavaScript on and off, on one shop with its own data folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: chromium ? { executablePath: chromium } : {},
  },
  projects: [
    { name: 'with JavaScript', use: { javaScriptEnabled: true } },
    { name: 'without JavaScript', use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(PORT), ENV_FILE: '', DATA_DIR: './data/e2e', LOG_LEVEL: 'warn' },
  },
});
