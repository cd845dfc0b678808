import type { Plugin } from 'vite';

const GUIDE = /\/app\/features\/style-guide\//;
/** Components, without what keeps a state for the whole page. */
const COPIED = /\/app\/(?:ui\/(?!toaster|icons)|features\/catalog\/parts\/)[\w-]+\.tsx?$/;
const MARK = '?guide';

/**
 * The style guide shows every component, used elsewhere or not. In the browser's build it has copies of its own, so that
 * what it alone shows, and the seams between files that it alone needs, weigh on no page of the shop.
 */
export function guideCopies(): Plugin {
  return {
    name: 'guide-copies',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !(GUIDE.test(importer) || importer.endsWith(MARK))) return null;
      const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
      if (!found) return null;
      return COPIED.test(found.id) ? { ...found, id: found.id + MARK } : found;
    },
  };
}
