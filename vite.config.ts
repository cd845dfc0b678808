import { vitePlugin as remix } from '@remix-run/dev';
import license from 'rollup-plugin-license';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { countryFlags } from './scripts/flags-plugin';
import { forcedStates } from './scripts/forced-states-plugin';
import { plainFrameworkLinks } from './scripts/framework-links-plugin';
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
 * larger and need thirty requests. None of them may wait for another file while it starts: that file would wait for this one.
 */
const SHARED = [
  /\/app\/ui\/(?:breadcrumbs|use-followed-links|alert|button|class-names|icon|option-tile|picture|progress|show-toast|skip-link|stars|text-link|toaster|tooltips|when-first|visually-hidden)\./,
  /\/app\/rendering\//,
  /\/app\/routing\/(?:background-load|return-place|safe-redirect|path-to|screen-pattern|route-pattern|page-meta|meta-text|browser-layouts)\./,
  /\/app\/features\/catalog\/(?:media-url|parts\/(?!open-state|ways-on-view)|rules\/(?!shown-videos))/,
  /\/app\/features\/shell\/(?:cart-count-slot|flash|fresh-build|loading-times|use-page-loading|use-route-prefetch|use-picture-abort|parts\/(?!locale-(?:dialog|chooser)|guessed|menu|use-menu|footer-parts|staff-bar))/,
  /\/app\/layouts\/(?!error-screen|error-data)/,
  /\/app\/locale\/(?!measures|opening-words)[^/]+\.tsx?$/,
  /\/app\/root\.tsx$/,
  /\/contract\/product-title\./,
  /\/app\/features\/shell\/(?:announce-user|report-problems|unsent-forms)\./,
  /\/(?:app|contract)\/(?:.*\/)?(?:cart-limits|use-is-hydrated|send-on-leave|size-text|unit-name|note-viewed|shown-address)\./,
  /\/app\/features\/catalog\/use-wishes\./,
];

/** Product cards and what shows them in rows: most pages have some, but not where a product page begins. */
const CARDS =
  /\/app\/features\/catalog\/(?:packed-card|parts\/(?:card-colors|product-card|product-grid|product-shelf)|rules\/card-color)\./;

/** What the product page shares with its parts that come later. */
const PRODUCT_RULES =
  /\/app\/features\/product\/(?:rules\/(?:availability|buy-button|choose-variant|gallery|options|page-texts|requested-choice)|parts\/(?:dialog-names|stock-state|use-add-to-cart))\./;

/** What lists of products share. */
const LIST =
  /\/app\/(?:features\/listing\/(?:listing-meta|list-view|list-links|parts\/(?:filter-ids|list-head)|rules\/(?:canonical|list-query|known-query))|ui\/pagination)\./;

/** The rows of the cart, which its page and the cart beside a page show. */
const CART_ROWS =
  /\/app\/(?:features\/cart\/(?:cart-lines|parts\/(?:cart-row|cart-sums|free-delivery|leave-row|line-action|quantity-form|row-labels|to-checkout|use-row-quantity))|ui\/quantity-stepper)\./;

function sharedChunk(id: string): string | undefined {
  // a chunk takes along what its files import: these two would make forms and orders fetch the cart's rows
  const alone = /\/app\/(?:ui\/(field)|features\/cart\/parts\/(use-money))\.tsx?$/.exec(id);
  if (alone) return alone[1] ?? alone[2];
  // ids with a query are the style guide's own copies (guide-copies-plugin.ts)
  if (id.includes('?')) return undefined;
  if (CARDS.test(id)) return 'cards';
  if (PRODUCT_RULES.test(id)) return 'product-rules';
  if (LIST.test(id)) return 'list';
  if (CART_ROWS.test(id)) return 'cart-rows';
  return SHARED.some((place) => place.test(id)) ? 'shop' : undefined;
}

/** Writes the licences of the packages in the scripts to one file, instead of a notice in each script. */
const LICENSES = license({ thirdParty: { output: 'build/client/licenses.txt' } });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    sonnerWithoutInlineStyle(),
    plainFrameworkLinks(),
    countryFlags(),
    forcedStates(),
    guideCopies(),
    remix(remixConfig),
  ],
  resolve: { alias: importAliases },
  json: { namedExports: false },
  build: {
    sourcemap: false,
    // a star and an arrow: fetched, each would hold up the first paint
    assetsInlineLimit: 256,
    target: 'es2022',
    // a twenty-fifth less script than by the usual minifier, for ten more seconds of building
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk }, plugins: [LICENSES] },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
}));
