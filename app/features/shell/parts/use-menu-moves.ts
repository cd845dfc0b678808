import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import { safeRedirect } from '~/routing/safe-redirect';
import { type CameFrom, useFollowedLinks } from '~/ui/use-followed-links';

/** How long after its address the third panel becomes active. Specification 1 §9. */
const TERTIARY_DELAY_MS = 20;

/** How far to the right a finger goes, in pixels, for it to be a swipe; sideways rather than along the list. */
const SWIPE = 56;

/** Keeps the page behind from scrolling while the menu is open. Specification 1 §4. */
export function useScrollLock(): void {
  useEffect(() => {
    document.body.setAttribute('data-scroll-lock', '');
    return () => document.body.removeAttribute('data-scroll-lock');
  }, []);
}

/** Whether the third panel is active: at once on the page that is loaded, 20 ms after an address that is gone to. */
export function useTertiaryPanel(child: string | undefined): boolean {
  const [active, setActive] = useState(child);
  useEffect(() => {
    const timer = setTimeout(() => setActive(child), TERTIARY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [child]);
  return child !== undefined && active === child;
}

/** The page the menu was opened on, as the history has it; the front page when the menu came first. */
function cameFrom(state: unknown, home: string): CameFrom {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return { from: safeRedirect(from, home) };
}

/** Going about in the menu: links that remember where it was opened, closing, and the swipe that goes back a level. */
export function useMenuMoves({ home, backTo }: { readonly home: string; readonly backTo: string | undefined }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const from = cameFrom(state, home);
  return {
    follow: useFollowedLinks(from),
    close: (event: MouseEvent) => {
      event.preventDefault();
      navigate(from.from);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current || backTo === undefined) return;
      const right = touch.clientX - start.current.x;
      if (right > SWIPE && right > 2 * Math.abs(touch.clientY - start.current.y)) navigate(backTo, { state: from });
    },
  };
}

/** After a step in the menu: the list begins at its top, and the focus goes along when its link is no longer seen. */
export function useLevelFocus(page: RefObject<HTMLElement>, level: string): { readonly hasMoved: boolean } {
  const { key } = useLocation();
  const first = useRef(key);
  const hasMoved = key !== first.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each level anew
  useEffect(() => {
    if (!hasMoved) return;
    page.current?.scrollTo(0, 0);
    const { activeElement } = document;
    const isSeen = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (!isSeen) page.current?.querySelector<HTMLElement>('[data-active] h2')?.focus({ preventScroll: true });
  }, [level]);
  return { hasMoved };
}
