import { defineConfig } from 'vitest/config';
import { importAliases } from './scripts/import-aliases';

/**
 * Two projects, run together. The storefront's modules keep caches and states of calls, so each of its test files gets a
 * process of its own. The backend keeps nothing outside the database: its files share the two workers, which saves loading
 * everything again for each.
 */
export default defineConfig({
  resolve: { alias: importAliases },
  test: {
    // Settings of the developer's own `.env` must not reach a test.
    env: { ENV_FILE: '', DATA_DIR: './data/test', TZ: 'UTC' },
    globalSetup: ['tests/support/cluster.ts'],
    maxWorkers: 2,
    // Long enough for a machine at a fifth of its speed: they end what hangs, and say nothing about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['{app,contract}/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: [
            '{backend,serving,settings,scripts}/**/*.test.{ts,mjs}',
            'tests/{architecture,search}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
    ],
  },
});
