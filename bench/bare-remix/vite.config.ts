import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** A Remix page with nothing around it: what the shop's own pages are measured against. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    remix({
      appDirectory: `${import.meta.dirname}/app`,
      buildDirectory: `${import.meta.dirname}/../../build/bench/bare-remix`,
      future: { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_singleFetch: true },
    }),
  ],
});
