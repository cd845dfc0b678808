import { useLocation, useNavigationType } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';
import { useEffectAtCommit } from '~/ui/use-effect-at-commit';

/** A pressed card: the address of its first link, and how far below the window's upper edge it stood, in pixels. */
type PressedCard = { readonly href: string; readonly top: number };

/** Frames for which the card is held: cards near it get their own heights in the first ones. */
const HELD_FRAMES = 30;

/** What the visitor does to move on; the page must not move against it. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The last pressed cards, by the key of the list in the history. */
const pressed = new Map<string, PressedCard>();

/**
 * Back to a list shows the pressed card where it stood. The scroll position alone does not: cards that were not near yet have a
 * height that stands for theirs (`offscreen.css`), other ones than when the card was pressed.
 */
export function usePressedCard(list: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const root = list.current;
    const note = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('.card') : null;
      const href = card && firstLink(card);
      if (href) pressed.set(key, { href, top: card.getBoundingClientRect().top });
    };
    root?.addEventListener('click', note, true);
    return () => root?.removeEventListener('click', note, true);
  }, [list, key]);
  useEffectAtCommit(() => {
    const card = isBack ? pressed.get(key) : undefined;
    return card && list.current ? holdCard(list.current, card) : undefined;
  }, [list, key, isBack]);
}

const firstLink = (card: Element): string | null => card.querySelector('a')?.getAttribute('href') ?? null;

/** Holds a card at its place, until the visitor moves on or what it returns is called. */
function holdCard(list: HTMLElement, { href, top }: PressedCard): () => void {
  let left = HELD_FRAMES;
  let frame = 0;
  const hold = () => {
    const card = [...list.querySelectorAll('.card')].find((each) => firstLink(each) === href);
    const off = card ? card.getBoundingClientRect().top - top : 0;
    if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    left--;
    if (left > 0) frame = requestAnimationFrame(hold);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  frame = requestAnimationFrame(hold);
  return stop;
}
