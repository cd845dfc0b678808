import { renderToString } from 'react-dom/server';
import type { KeepMarkup } from '~/ui/kept-markup';

/** About 3 KB each. */
const MOST = 3_000;

const kept = new Map<string, string>();

/** Keeps what was used last; a catalogue larger than that renders the rest anew. */
export const keepMarkup: KeepMarkup = (key, element) => {
  const known = kept.get(key);
  const markup = known ?? renderToString(element());
  if (known !== undefined) kept.delete(key);
  else if (kept.size >= MOST)
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      break;
    }
  kept.set(key, markup);
  return markup;
};
