import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { sonnerWithoutInlineStyle } from './scripts/sonner-style-plugin';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const folder = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  plugins: [sonnerWithoutInlineStyle(), remix(remixConfig)],
  resolve: {
    alias: { '~': folder('app'), contract: folder('contract'), backend: folder('backend') },
  },
  build: { sourcemap: false, assetsInlineLimit: 0, target: 'es2022' },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
});
