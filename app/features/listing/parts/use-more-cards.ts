import { useFetcher, useLocation } from '@remix-run/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PackedCard } from '~/features/catalog/packed-card';
import { besidePage } from '~/routing/beside-page';
import { type ListParameters, type ListView, listAddress, pageParameters } from '../list-view';
import { MOST_SHOWN, PAGE_SIZE } from '../rules/list-query';

/** How far before the end of the list more of it is asked for. Specification 2 §4. */
const MARGIN = '500px 0px';
/** Lists whose further cards are remembered for Back. */
const MOST_REMEMBERED = 12;

const NONE: readonly PackedCard[] = [];

/** Cards that were loaded beyond the first page, by the list's address, as long as the document lives. */
const remembered = new Map<string, readonly PackedCard[]>();

function remember(address: string, cards: readonly PackedCard[]): void {
  remembered.delete(address);
  remembered.set(address, cards);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
  }
}

/** How many cards the history says were shown on this page; 0 when it says nothing. */
function shownBefore(state: unknown): number {
  const shown = typeof state === 'object' && state !== null && 'shown' in state ? state.shown : 0;
  return typeof shown === 'number' && Number.isInteger(shown) ? Math.min(shown, MOST_SHOWN) : 0;
}

/** Keeps the shown count in the history, beside whatever else is there. Specification 2 §4. */
function keepShown(shown: number): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, shown } }, '');
}

/** Scrolls to where one was when the document was left; the router tried so while the list was still short. */
function scrollBack(): void {
  const positions: unknown = JSON.parse(sessionStorage.getItem('positions') ?? '{}');
  const place = (positions as Record<string, unknown>)[String(window.history.state?.key)];
  if (typeof place === 'number') window.scrollTo(0, place);
}

/** What follows the cards that are there: those of a page that begins at or before their end. */
function following(cards: readonly PackedCard[], end: number, more: ListView): readonly PackedCard[] {
  if (more.start > end) return NONE;
  const there = new Set(cards);
  return more.cards.slice(end - more.start).filter((card) => !there.has(card));
}

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
 * The list grows by 60 when its end comes near. How many are shown is kept in the history, so that Back restores the list and
 * the place; another query begins anew. Specification 2 §4, §9.
 */
export function useMoreCards(list: ListView): MoreCards {
  const { state } = useLocation();
  const fetcher = useFetcher<{ list: ListView } | null>();
  const sentinel = useRef<HTMLDivElement>(null);
  const isRestoring = useRef(false);
  /** The list's address as it was when more was asked for, until the answer is there. */
  const asked = useRef<string>();
  const address = listAddress(list, pageParameters(list));
  const recall = () => ({ address, extra: shownBefore(state) > 0 ? (remembered.get(address) ?? NONE) : NONE });
  const [held, setHeld] = useState(recall);
  if (held.address !== address) setHeld(recall());
  /** The address whose end was reached although there should be more. */
  const [ended, setEnded] = useState<string>();
  /** The address of which more could not be fetched: it is asked for again only by hand. */
  const [failed, setFailed] = useState<string>();

  const extra = held.address === address ? held.extra : NONE;
  const shown = list.cards.length + extra.length;
  const hasMore = list.start + shown < list.count && shown < MOST_SHOWN && ended !== address;
  const isLoading = fetcher.state !== 'idle';

  const ask = useCallback(
    (more: ListParameters) => {
      asked.current = address;
      fetcher.load(besidePage(listAddress(list, more)));
    },
    [fetcher.load, list, address],
  );
  const load = useCallback(() => {
    // without a network it would fail, and the end of the list would wait for a press
    if (!navigator.onLine) return;
    ask({ page: String(Math.floor((list.start + shown) / PAGE_SIZE) + 1) });
  }, [ask, list.start, shown]);

  const answer = fetcher.data?.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once
  useEffect(() => {
    if (isLoading || asked.current !== address) return;
    asked.current = undefined;
    const isMissing = !answer || answer.isUnavailable;
    setFailed(isMissing ? address : undefined);
    if (isMissing) {
      isRestoring.current = false;
      return;
    }
    // the same list, and something of it that is not there yet: else it would be asked for without end
    const isSame = listAddress(answer) === listAddress(list);
    if (!isSame || following(list.cards, list.start + shown, answer).length === 0) return setEnded(address);
    setHeld((now) => {
      const there = [...list.cards, ...now.extra];
      const fresh = following(there, list.start + there.length, answer);
      return now.address !== address || fresh.length === 0 ? now : { address, extra: [...now.extra, ...fresh] };
    });
  }, [answer, isLoading]);

  useEffect(() => {
    if (extra.length === 0) return;
    remember(address, extra);
    keepShown(shown);
    if (!isRestoring.current) return;
    isRestoring.current = false;
    scrollBack();
  }, [address, extra, shown]);

  // a document that was left and came back has its history, but not the cards
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document
  useEffect(() => {
    const before = shownBefore(state);
    if (before <= shown || !hasMore) return;
    isRestoring.current = true;
    const { page } = pageParameters(list);
    ask({ ...(page && { page }), show: String(before) });
  }, []);

  useEffect(() => {
    const end = sentinel.current;
    if (!end || !hasMore || isLoading || failed === address) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && load(), {
      rootMargin: MARGIN,
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [hasMore, isLoading, failed, address, load]);

  return { cards: extra.length > 0 ? [...list.cards, ...extra] : list.cards, hasMore, isLoading, load, sentinel };
}
