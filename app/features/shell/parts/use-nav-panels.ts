import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** How long the mouse rests on an entry before its panel opens, and how long it may be away. In milliseconds. */
const REST = 120;
const AWAY = 280;

/**
 * Makes the menu's `<details>` behave as a desktop menu: they open under a resting mouse, one at a time, and close by
 * Escape, by a click elsewhere and by going somewhere. Without a script a click opens and closes them.
 */
export function useNavPanels(): RefObject<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu
  useEffect(() => closeAll(list.current), [pathname, search]);

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (milliseconds: number, act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, milliseconds);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const panel = event.target instanceof Element ? event.target.closest('details') : null;
      later(panel?.open ? 0 : REST, () => {
        if (panel?.open) return;
        closeAll(root);
        if (panel) panel.open = true;
      });
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(AWAY, () => closeAll(root));
    };
    const click = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const summary = target?.closest('summary');
      if (!target || !root.contains(target)) closeAll(root);
      // The mouse has opened it already: its click must not close it again.
      else if (summary && event.detail > 0 && summary.parentElement?.matches(':hover[open]')) event.preventDefault();
      else if (summary) for (const panel of openPanels(root)) if (panel !== summary.parentElement) panel.open = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const panel of openPanels(root)) {
        const holdsFocus = panel.contains(document.activeElement);
        panel.open = false;
        if (holdsFocus) panel.querySelector('summary')?.focus();
      }
    };
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', out);
    document.addEventListener('click', click);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', out);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, []);

  return list;
}

function openPanels(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

function closeAll(root: Element | null): void {
  if (root) for (const panel of openPanels(root)) panel.open = false;
}
