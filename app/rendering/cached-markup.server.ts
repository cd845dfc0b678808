import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { MarkupCache } from './cached-markup';

/** Maximum memory of all cached HTML and its keys, in bytes: some thousands of cards. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Memory of a piece in addition to its texts, in bytes. */
const OWN_BYTES = 200;

type CachedHtml = { readonly component: unknown; readonly html: string; readonly bytes: number };

/** Cached HTML by `shown` and `place` of its key, the most recently used last. */
const cache = new Map<string, Map<string, CachedHtml>>();
let bytes = 0;

/** An LRU cache of rendered markup: in a larger catalogue, markup that was removed is rendered again. */
export const cachedMarkup: MarkupCache = ({ shown, place }, component, props) => {
  const places = cache.get(shown) ?? new Map<string, CachedHtml>();
  const known = places.get(place);
  // in development a changed module has a new component
  const isCurrent = known?.component === component;
  const piece = isCurrent ? known : render(shown, component, props);
  cache.delete(shown);
  cache.set(shown, places.set(place, piece));
  if (!isCurrent) {
    bytes += piece.bytes - (known?.bytes ?? 0);
    removeOldest();
  }
  return piece.html;
};

function render<Props extends object>(shown: string, component: ComponentType<Props>, props: Props): CachedHtml {
  const html = renderToString(createElement(component, props));
  // React's HTML is a string joined from thousands of pieces, which takes several times the memory of a flat one
  const flat = Buffer.from(html).toString();
  return { component, html: flat, bytes: OWN_BYTES + memoryOf(shown) + memoryOf(flat) };
}

/** One byte a character, or two when one of them is not Latin-1, such as €. */
const memoryOf = (text: string): number => text.length * (/[^\0-\xff]/.test(text) ? 2 : 1);

function removeOldest(): void {
  for (const [shown, places] of cache) {
    if (bytes <= MAX_BYTES) return;
    for (const piece of places.values()) bytes -= piece.bytes;
    cache.delete(shown);
  }
}
