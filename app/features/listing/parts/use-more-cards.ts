import { useLocation } from '@remix-run/react';
import type { RefObject } from 'react';
import type { PackedCard } from '~/features/catalog/packed-card';
import { useShownAddress } from '~/routing/shown-address';
import type { ListView } from '../list-view';
import { withShown } from '../rules/grow-list';
import { MAX_SHOWN } from '../rules/list-query';
import { useFurtherCards } from './use-further-cards';
import { useNearEnd } from './use-near-end';

export type MoreCards = {
  /** All cards of the page, those that were loaded later included. */
  readonly cards: readonly PackedCard[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
  /** Stands after the last card: more is loaded when it comes near. */
  readonly sentinel: RefObject<HTMLDivElement>;
};

/**
 * The list grows by 60 when its end comes near. How many are shown stands in the address, so that Back restores the list and
 * the place, and reloading shows the same. Specification 2 §4, §9.
 */
export function useMoreCards(list: ListView): MoreCards {
  const further = useFurtherCards(list);
  const { search } = useLocation();
  const cards = further.cards.length > 0 ? [...list.cards, ...further.cards] : list.cards;
  const hasMore = list.start + cards.length < list.count && cards.length < MAX_SHOWN && further.outcome !== 'ended';
  // after a failure more is asked for by hand only
  const isWatched = hasMore && !further.isLoading && further.outcome !== 'failed';
  useShownAddress(further.cards.length > 0 ? withShown(search, cards.length) : undefined);
  const sentinel = useNearEnd(isWatched ? further.load : undefined);
  return { cards, hasMore, isLoading: further.isLoading, load: further.load, sentinel };
}
