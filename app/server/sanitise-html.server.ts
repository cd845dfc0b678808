import { createHash } from 'node:crypto';
import { DESCRIPTION_TAGS, EDITORS_ATTRIBUTES, EDITORS_TAGS } from 'contract/rich-text';
import { LRUCache } from 'lru-cache';
import { storefrontSettings } from './env.server';
import { isPlainRichText } from './plain-rich-text';

/** Where embedded videos may come from; an iframe with another source is dropped. Specification 1 §5. */
const VIDEO_PREFIXES = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
];

/** Where iframes may come from: video services, and the booking service of the settings. */
function framePrefixes(): readonly string[] {
  const { booking } = storefrontSettings();
  return booking ? [...VIDEO_PREFIXES, booking.url] : VIDEO_PREFIXES;
}

/** Maximum characters of all cached texts, and of one text: a longer one is not cached. */
const MAX_CACHED_LENGTH = 4_000_000;
const MAX_CACHED_TEXT = 500_000;
/** The sanitiser's window accumulates texts: it is cleared after this many characters. */
const WINDOW_LENGTH = 2_000_000;

const cache = new LRUCache<string, string>({
  maxSize: MAX_CACHED_LENGTH,
  maxEntrySize: MAX_CACHED_TEXT,
  // the size must be positive, even for an empty result
  sizeCalculation: ({ length }) => Math.max(1, length),
});
let windowLength = 0;

type Cleaner = typeof import('isomorphic-dompurify');

/** Loaded on first use, because it contains a DOM implementation of 40 MB. */
const loadCleaner = (): Promise<Cleaner> => import('isomorphic-dompurify');

/**
 * Sanitises HTML of editors and of the catalogue: no scripts and event handlers, iframes of video services and the booking service only, pictures and
 * videos of the shop's own hosts only, `noopener` on links that open a new tab, as those marked external do, and relative links instead of absolute ones to the
 * shop's own hosts. A text that is only text and plain tags, as most catalogues' are, needs nothing of this. Other results are
 * cached, because sanitising takes milliseconds. Specification 1 §5.
 * @param ownHosts the shop's host names
 */
export async function sanitiseHtml(html: string, ownHosts: readonly string[]): Promise<string> {
  if (isPlainRichText(html)) return html;
  const key = createHash('sha256').update(ownHosts.join()).update('\0').update(html).digest('base64');
  const known = cache.get(key);
  if (known !== undefined) return known;
  const cleaner = await loadCleaner();
  const clean = sanitise(cleaner, html, new Set(ownHosts));
  cache.set(key, clean);
  emptyWindowAfter(cleaner, html.length);
  return clean;
}

/** Total characters of the cached texts. */
export const cachedTextLength = (): number => cache.calculatedSize;

function emptyWindowAfter({ clearWindow }: Cleaner, length: number): void {
  windowLength += length;
  if (windowLength < WINDOW_LENGTH) return;
  windowLength = 0;
  clearWindow();
}

function sanitise({ default: DOMPurify }: Cleaner, html: string, ownHosts: ReadonlySet<string>): string {
  const frames = framePrefixes();
  const mediaHosts = new Set([...ownHosts, ...storefrontSettings().mediaHosts]);
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IFRAME') keepOnlyAllowedFrame(node, frames);
    if (node.nodeName === 'A') secureLink(node, ownHosts);
    if (MEDIA.has(node.nodeName)) keepOnlyOwnMedia(node, mediaHosts);
  });
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS: [...DESCRIPTION_TAGS, ...EDITORS_TAGS, '#text'],
      ALLOWED_ATTR: [...EDITORS_ATTRIBUTES],
      ALLOW_DATA_ATTR: false,
    });
  } finally {
    DOMPurify.removeAllHooks();
  }
}

function keepOnlyAllowedFrame(node: Element, prefixes: readonly string[]): void {
  const given = node.getAttribute('src') ?? '';
  // resolved like in a browser, because `..` could leave the folder of embedded videos
  const source = /^https:/i.test(given) && URL.canParse(given) ? new URL(given).href : '';
  if (prefixes.some((prefix) => source.startsWith(prefix))) node.setAttribute('loading', 'lazy');
  else node.remove();
}

/** Elements that load pictures or videos, and their attributes with addresses. */
const MEDIA: ReadonlySet<string> = new Set(['IMG', 'SOURCE', 'TRACK', 'VIDEO']);
const MEDIA_SOURCES = ['src', 'poster'] as const;

/** Removes media of hosts other than the shop's and its media hosts, which could track visitors. */
function keepOnlyOwnMedia(node: Element, hosts: ReadonlySet<string>): void {
  for (const name of MEDIA_SOURCES) {
    const source = node.getAttribute(name);
    if (source === null) continue;
    const url = URL.canParse(source, 'https://shop.invalid/') ? new URL(source, 'https://shop.invalid/') : undefined;
    const isOwn = url?.protocol === 'https:' && (url.host === 'shop.invalid' || hosts.has(url.hostname));
    if (!isOwn) {
      node.remove();
      return;
    }
  }
}

function secureLink(node: Element, ownHosts: ReadonlySet<string>): void {
  const href = node.getAttribute('href') ?? '';
  if (/^https?:\/\//i.test(href) && URL.canParse(href)) {
    const url = new URL(href);
    if (ownHosts.has(url.hostname)) node.setAttribute('href', url.pathname + url.search + url.hash);
  }
  const isExternal = /(?:^|\s)external(?:\s|$)/i.test(node.getAttribute('rel') ?? '');
  if (node.hasAttribute('target') || isExternal) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  }
}
