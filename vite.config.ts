import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { countryFlags } from './scripts/flags-plugin';
import { forcedStates } from './scripts/forced-states-plugin';
import { guideCopies } from './scripts/guide-copies-plugin';
import { sonnerWithoutInlineStyle } from './scripts/sonner-style-plugin';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const folder = (name: string) => path.join(import.meta.dirname, name);

/**
 * What nearly every page needs goes into one file beside the framework: thirty files of a kilobyte each weigh a tenth more
 * than one, and each is a request.
 */
const SHARED = [
  /\/app\/ui\/(?:breadcrumbs|use-followed-links|button|class-names|icon|kept-markup|packed|picture|progress|skip-link|stars|text-link|toaster|use-kept-inside|visually-hidden)\./,
  /\/app\/routing\/(?:beside-page|return-place|safe-redirect|path-to|screen-pattern|route-pattern|page-meta|meta-text|browser-layouts)\./,
  /\/app\/features\/catalog\/(?:media-url|parts\/|rules\/)/,
  /\/app\/features\/shell\/(?:cart-count-slot|flash|fresh-build|use-page-loading|use-yielding-pictures|parts\/(?!locale-(?:dialog|chooser)|guessed|menu|use-menu))/,
  /\/app\/layouts\//,
  /\/app\/locale\/[^/]+\.tsx?$/,
];

function sharedChunk(id: string): string | undefined {
  // ids with a query are the style guide's own copies (guide-copies-plugin.ts)
  return !id.includes('?') && SHARED.some((place) => place.test(id)) ? 'shop' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sonnerWithoutInlineStyle(), countryFlags(), forcedStates(), guideCopies(), remix(remixConfig)],
  resolve: {
    alias: { '~': folder('app'), contract: folder('contract'), backend: folder('backend') },
  },
  json: { namedExports: false },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
}));
