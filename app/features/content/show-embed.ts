import { isPlayer } from '~/features/catalog/rules/shown-videos';

/** The booking service as far as the browser needs it. */
type Service = { readonly url: string; readonly script: string | undefined };

/** What may be embedded at an address: a video, the booking calendar, or nothing. */
export function embedKind(address: string, booking: Service | null): 'video' | 'booking' | undefined {
  if (isPlayer(address)) return 'video';
  return booking && address.startsWith(booking.url) ? 'booking' : undefined;
}

/** Loads the script by which embedded calendars fit their height, once in a document. */
function loadResizeScript(address: string): void {
  const isThere = [...document.scripts].some(({ src }) => src === address);
  if (isThere) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/**
 * Shows the embedded page that a link stands for, in the link's place; pressing the link is the consent. The focus goes on to what
 * it shows. An appointment calendar loads its service's resize script. Specification 1 §2, §5.
 * @param title of the calendar; a video has the link's own words
 * @returns false for an address that may not be embedded: the link is then followed
 */
export function showEmbed(link: HTMLAnchorElement, booking: Service | null, title: string): boolean {
  const kind = embedKind(link.href, booking);
  if (!kind) return false;
  const frame = document.createElement('iframe');
  frame.src = link.href;
  frame.title = kind === 'booking' ? title : (link.querySelector('b')?.textContent ?? '');
  frame.className = `embed embed-${kind}`;
  frame.allow = kind === 'video' ? 'encrypted-media; fullscreen; picture-in-picture' : 'fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
  if (kind === 'booking' && booking?.script) loadResizeScript(booking.script);
  return true;
}
