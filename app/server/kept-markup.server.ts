import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { KeepMarkup } from '~/ui/kept-markup';

/** What all pieces may weigh: some thousands of cards. */
const MOST_BYTES = 12 * 1024 * 1024;

/** Pieces by what they show and by where that stands; what was used last comes last. */
const kept = new Map<string, Map<string, Buffer>>();
let weight = 0;

/** Keeps what was used last; a catalogue larger than that renders the rest anew. */
function keptBytes(shown: string, place: string, element: () => ReactElement): Buffer {
  const places = kept.get(shown) ?? new Map<string, Buffer>();
  const known = places.get(place);
  const bytes = known ?? Buffer.from(renderToString(element()));
  kept.delete(shown);
  kept.set(shown, places.set(place, bytes));
  if (!known) {
    weight += bytes.length;
    letGo();
  }
  return bytes;
}

function letGo(): void {
  for (const [oldest, places] of kept) {
    if (weight <= MOST_BYTES) return;
    for (const { length } of places.values()) weight -= length;
    kept.delete(oldest);
  }
}

/** The kept markup of one page: the page is rendered with a gap for each piece, and the bytes are put in at the end. */
export type PageMarkup = {
  readonly keep: KeepMarkup;
  /** The page's bytes, its gaps filled. */
  readonly fill: (html: string) => Buffer<ArrayBuffer>;
};

/** @param nonce what no text of the page can contain, so that none is taken for a gap */
export function pageMarkup(nonce: string): PageMarkup {
  const pieces: Buffer[] = [];
  const start = `<!--${nonce} `;
  const end = '-->';
  return {
    keep: (shown, place, element) => `${start}${pieces.push(keptBytes(shown, place, element)) - 1}${end}`,
    fill: (html) => {
      const [first = '', ...others] = html.split(start);
      const bytes: Buffer[] = [Buffer.from(first)];
      for (const text of others) {
        const at = text.indexOf(end);
        bytes.push(pieces[Number(text.slice(0, at))] ?? Buffer.alloc(0), Buffer.from(text.slice(at + end.length)));
      }
      return Buffer.concat(bytes);
    },
  };
}
