import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { countryFlags } from './scripts/flags-plugin';
import { forcedStates } from './scripts/forced-states-plugin';
import { guideCopies } from './scripts/guide-copies-plugin';
import { importAliases } from './scripts/import-aliases';
import { sonnerWithoutInlineStyle } from './scripts/sonner-style-plugin';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Modules that nearly every page needs are bundled into one file next to the framework: thirty files of a kilobyte each are a tenth
 * larger and need thirty requests.
 */
const SHARED = [
  /\/app\/ui\/(?:breadcrumbs|use-followed-links|button|class-names|icon|picture|progress|show-toast|skip-link|stars|text-link|toaster|tooltips|touch-gesture|visually-hidden)\./,
  /\/app\/rendering\//,
  /\/app\/routing\/(?:background-load|return-place|safe-redirect|path-to|screen-pattern|route-pattern|page-meta|meta-text|browser-layouts)\./,
  /\/app\/features\/catalog\/(?:media-url|parts\/|rules\/)/,
  /\/app\/features\/shell\/(?:cart-count-slot|flash|fresh-build|loading-times|preload-queue|use-page-loading|use-route-prefetch|use-picture-abort|parts\/(?!locale-(?:dialog|chooser)|guessed|menu|use-menu))/,
  /\/app\/layouts\//,
  /\/app\/locale\/[^/]+\.tsx?$/,
];

function sharedChunk(id: string): string | undefined {
  // ids with a query are the style guide's own copies (guide-copies-plugin.ts)
  return !id.includes('?') && SHARED.some((place) => place.test(id)) ? 'shop' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [sonnerWithoutInlineStyle(), countryFlags(), forcedStates(), guideCopies(), remix(remixConfig)],
  resolve: { alias: importAliases },
  json: { namedExports: false },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
}));
