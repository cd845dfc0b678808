import path from 'node:path';
import { defineConfig } from 'vitest/config';

const folder = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  resolve: {
    alias: { '~': folder('app'), contract: folder('contract'), backend: folder('backend') },
  },
  test: {
    // Settings of the developer's own `.env` must not reach a test.
    env: { ENV_FILE: '', DATA_DIR: './data/test', TZ: 'UTC' },
    globalSetup: ['tests/support/cluster.ts'],
    include: [
      '{app,backend,contract,scripts}/**/*.test.{ts,tsx,mjs}',
      'tests/{unit,architecture,contract,search}/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
