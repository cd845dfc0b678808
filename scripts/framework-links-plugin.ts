import path from 'node:path';
import type { Plugin } from 'vite';

const FRAMEWORK = '@remix-run/react';
const APP = path.join(import.meta.dirname, '../app');
const OUR_FRAMEWORK = path.join(APP, 'rendering/framework.ts');

/**
 * Gives the storefront React Router's own `Link` and `Form` where it imports Remix's. Remix wraps both: for a `prefetch` that no link of
 * the shop has (`use-route-prefetch.ts` does it once for all), and for a route discovery that is off. The wrappers cost every page 2 KB of
 * script, and the server a handful of hooks and an attribute for each link.
 *
 * Remix also names its components for React's developer tools. The bundler takes each name for a use, and keeps what nobody uses: the
 * names are taken out.
 *
 * Without this plugin everything works as before, only heavier.
 */
export function plainFrameworkLinks(): Plugin {
  return {
    name: 'plain-framework-links',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === FRAMEWORK && importer?.startsWith(APP) && importer !== OUR_FRAMEWORK ? OUR_FRAMEWORK : null;
    },
    transform(code, id, options) {
      if (options?.ssr || !/\/@remix-run\/react\/dist\/esm\/components\.js/.test(id)) return null;
      return { code: code.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null };
    },
  };
}
