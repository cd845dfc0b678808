import { useFetcher } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import type { PackedCard } from '~/features/catalog/packed-card';
import { packedKey } from '~/rendering/packed';
import { useBackgroundLoad } from '~/routing/background-load';
import { useEffectAtCommit } from '~/ui/use-effect-at-commit';
import { type ListView, listAddress, pageParameters } from '../list-view';
import { addedCards, pageAfter } from '../rules/grow-list';

/** Cards loaded in the background, and how the last loading ended. */
type Loaded = {
  /** Address of the list they follow. */
  readonly address: string;
  readonly cards: readonly PackedCard[];
  /** `ended`: nothing more comes although there should be more; `failed`: it could not be fetched. */
  readonly outcome: 'more' | 'ended' | 'failed';
};

export type FurtherCards = {
  readonly cards: readonly PackedCard[];
  readonly outcome: Loaded['outcome'];
  readonly isLoading: boolean;
  /** Loads the page that follows the cards shown. */
  readonly load: () => void;
};

/** The loaded cards after an answer; null when it could not be had. */
function afterAnswer(list: ListView, before: Loaded, answer: ListView | null): Loaded {
  if (!answer || answer.isUnavailable) return { ...before, outcome: 'failed' };
  const shown = { start: list.start, cards: [...list.cards, ...before.cards] };
  // another list, or nothing new: asking again would never end
  const added = listAddress(answer) === listAddress(list) ? addedCards(shown, answer, packedKey) : [];
  if (added.length === 0) return { ...before, outcome: 'ended' };
  return { ...before, cards: [...before.cards, ...added], outcome: 'more' };
}

/**
 * The cards that follow a list's own, loaded in the background, one page at a time. A different list starts with its first
 * cards.
 */
export function useFurtherCards(list: ListView): FurtherCards {
  const address = listAddress(list, pageParameters(list));
  const nothing: Loaded = { address, cards: [], outcome: 'more' };
  const [held, setHeld] = useState(nothing);
  const loaded = held.address === address ? held : nothing;
  const fetcher = useFetcher<{ list: ListView } | null>();
  const loadInBackground = useBackgroundLoad(fetcher.load);
  /** Address of the list whose next page was requested, until the answer arrives. */
  const requestedFrom = useRef<string>();
  const isLoading = fetcher.state !== 'idle';
  const end = list.start + list.cards.length + loaded.cards.length;

  const load = useCallback(() => {
    // without a network it would fail, and the end of the list would wait for a press
    if (!navigator.onLine) return;
    requestedFrom.current = address;
    loadInBackground(listAddress(list, { page: String(pageAfter(end)) }));
  }, [loadInBackground, list, address, end]);

  const answer = fetcher.data?.list ?? null;
  // an answer is taken once, and at commit: between a failure and its being known, the end of the list would ask once more
  useEffectAtCommit(() => {
    if (isLoading || requestedFrom.current !== address) return;
    requestedFrom.current = undefined;
    setHeld(afterAnswer(list, loaded, answer));
  }, [answer, isLoading]);

  return { cards: loaded.cards, outcome: loaded.outcome, isLoading, load };
}
