import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import { safeRedirect } from '~/routing/safe-redirect';
import { touchGesture } from '~/ui/touch-gesture';
import { type CameFrom, useFollowedLinks } from '~/ui/use-followed-links';

/** Delay between a navigation and the activation of the third panel. Specification 1 §9. */
const TERTIARY_DELAY_MS = 20;

/** Prevents the page behind from scrolling while the menu is open. Specification 1 §4. */
export function useScrollLock(): void {
  useEffect(() => {
    document.body.setAttribute('data-scroll-lock', '');
    return () => document.body.removeAttribute('data-scroll-lock');
  }, []);
}

/** Whether the third panel is active: at once on page load, 20 ms after a client-side navigation. */
export function useTertiaryPanel(child: string | undefined): boolean {
  const [active, setActive] = useState(child);
  useEffect(() => {
    const timer = setTimeout(() => setActive(child), TERTIARY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [child]);
  return child !== undefined && active === child;
}

/** The page on which the menu was opened, from the history; the front page when the menu was the first page. */
function cameFrom(state: unknown, home: string): CameFrom {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return { from: safeRedirect(from, home) };
}

/** Navigation in the menu: links that remember where it was opened, closing, and swiping back one level. */
export function useMenuMoves({ home, backTo }: { readonly home: string; readonly backTo: string | undefined }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const start = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const from = cameFrom(state, home);
  return {
    follow: useFollowedLinks(from),
    close: (event: MouseEvent) => {
      event.preventDefault();
      navigate(from.from);
    },
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current || backTo === undefined) return;
      const { x, y, at } = start.current;
      const gesture = touchGesture(touch.clientX - x, touch.clientY - y, timeStamp - at);
      if (gesture === 'right') navigate(backTo, { state: from });
    },
  };
}

/** After a step in the menu: scrolls the list to the top, and moves the focus when its link is no longer visible. */
export function useLevelFocus(page: RefObject<HTMLElement>, level: string): { readonly hasMoved: boolean } {
  const { key } = useLocation();
  const first = useRef(key);
  const hasMoved = key !== first.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each level
  useEffect(() => {
    if (!hasMoved) return;
    page.current?.scrollTo(0, 0);
    const { activeElement } = document;
    const isSeen = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (!isSeen) page.current?.querySelector<HTMLElement>('[data-active] h2')?.focus({ preventScroll: true });
  }, [level]);
  return { hasMoved };
}
