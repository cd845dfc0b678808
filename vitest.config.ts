import { defineConfig } from 'vitest/config';
import { importAliases } from './scripts/import-aliases';

/** Tests of modules that hold caches, states of calls or settings of their own: each of these files gets a process. */
const WITH_STATE = [
  'app/server/**/*.server.test.{ts,tsx}',
  'app/api/**/*.test.ts',
  'app/features/account/area/account-area.server.test.ts',
  'app/features/account/sign-in/google-sign-in.server.test.ts',
  'app/features/listing/recommended-order.server.test.ts',
  'app/features/product/instalments/instalment-page.server.test.ts',
  'app/features/rental/rentle-store.server.test.ts',
  'app/features/search/search-engine.server.test.ts',
];

/**
 * Three projects, run together. Rules and components of the storefront hold no state, and the backend holds it in the
 * database: their files share the two workers, so that modules are not loaded again for each file.
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
          include: ['{app,contract,tests/contract}/**/*.test.{ts,tsx}'],
          exclude: WITH_STATE,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'storefront-state', include: WITH_STATE },
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
