import { createHash } from 'node:crypto';
import DOMPurify from 'isomorphic-dompurify';

/** Where embedded videos may come from; an iframe with another source is dropped. Specification 1 §5. */
const VIDEO_PREFIXES = [
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
];

const MOST_KEPT = 1_000;
const kept = new Map<string, string>();

/**
 * Rich text of the shop's editors as it may stand in a page: scripts and handlers gone, iframes of video services only,
 * links that open a new tab cut off from it, absolute links to the shop's own hosts made relative. Done once a text, as
 * the cleaner costs milliseconds. Specification 1 §5.
 * @param ownHosts the shop's host names
 */
export function sanitiseHtml(html: string, ownHosts: readonly string[]): string {
  if (html === '') return '';
  const key = createHash('sha256').update(ownHosts.join()).update('\0').update(html).digest('base64');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const clean = sanitise(html, new Set(ownHosts));
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, clean);
  return clean;
}

function sanitise(html: string, ownHosts: ReadonlySet<string>): string {
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IFRAME') keepOnlyVideo(node);
    if (node.nodeName === 'A') tameLink(node, ownHosts);
  });
  try {
    return DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      ADD_TAGS: ['iframe'],
      ADD_ATTR: ['target', 'allowfullscreen', 'loading'],
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'base', 'meta', 'link'],
      FORBID_ATTR: ['style', 'srcdoc', 'name'],
      ALLOW_DATA_ATTR: false,
    });
  } finally {
    DOMPurify.removeAllHooks();
  }
}

function keepOnlyVideo(node: Element): void {
  const source = node.getAttribute('src') ?? '';
  if (VIDEO_PREFIXES.some((prefix) => source.startsWith(prefix))) node.setAttribute('loading', 'lazy');
  else node.remove();
}

function tameLink(node: Element, ownHosts: ReadonlySet<string>): void {
  const href = node.getAttribute('href') ?? '';
  if (/^https?:\/\//i.test(href) && URL.canParse(href)) {
    const url = new URL(href);
    if (ownHosts.has(url.hostname)) node.setAttribute('href', url.pathname + url.search + url.hash);
  }
  if (node.hasAttribute('target')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener');
  }
}
