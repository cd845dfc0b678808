import { LRUCache } from 'lru-cache';
import type { PackedCard } from '~/features/catalog/packed-card';
import type { ListIndex } from './rules/list-index';

/** Maximum memory of the cached cards of all lists, in bytes: about 6,000 cards. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Memory of a cached card in addition to its text, in bytes. */
const OWN_BYTES = 200;

/** Cards without a chosen colour, the least recently shown removed first. */
const cards = new LRUCache<string, PackedCard>({
  maxSize: MAX_BYTES,
  sizeCalculation: (card, key) => 2 * (card.length + key.length) + OWN_BYTES,
});

/** A number for the cards of each list: all sort orders of the list share them. */
const numbers = new WeakMap<ListIndex['cards'], number>();
let count = 0;

/**
 * Returns a card of a list, built once and then cached.
 * @param key identifies the card within its list, and everything else that it depends on
 */
export function cachedCard(list: ListIndex, key: string, make: () => PackedCard): PackedCard {
  const number = numbers.get(list.cards) ?? ++count;
  numbers.set(list.cards, number);
  const ownKey = `${number} ${key}`;
  const known = cards.get(ownKey);
  if (known !== undefined) return known;
  const card = make();
  // with packed data switched off a card is an object: it is not cached
  if (typeof card === 'string') cards.set(ownKey, card);
  return card;
}

/** Memory of all cached cards, in bytes. */
export const cachedCardBytes = (): number => cards.calculatedSize;
