import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** Hover time before an entry's panel opens, and time after leaving before it closes, in milliseconds. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 280;

/**
 * Makes the menu's `<details>` behave as a desktop menu: they open on hover, keyboard focus and click, one at a time, and
 * close on Escape, on a click or focus elsewhere and on navigation. Without scripts a click opens and closes them.
 */
export function useNavPanels(): RefObject<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu
  useEffect(() => show(list.current, null), [pathname, search]);

  useEffect(() => (list.current ? watchPanels(list.current) : undefined), []);

  return list;
}

/** Opens and closes the panels of a menu by mouse, keyboard and focus, until what it returns is called. */
function watchPanels(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEscaping = false;
  let isByMouse = false;
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const handlers = {
    pointerdown({ pointerType }: PointerEvent) {
      isByMouse = pointerType === 'mouse';
    },
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const panel = panelOf(event.target);
      later(panel?.open ? 0 : OPEN_DELAY_MS, () => panel?.open || show(root, panel));
    },
    pointerleave(event: PointerEvent) {
      if (event.pointerType === 'mouse') later(CLOSE_DELAY_MS, () => show(root, null));
    },
    focusin({ target }: FocusEvent) {
      const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
      if (isByKeyboard && !isEscaping) show(root, panelOf(target));
    },
    focusout({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Element && !root.contains(relatedTarget)) show(root, null);
    },
  };
  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const summary = target?.closest('summary');
    if (!target || !root.contains(target)) show(root, null);
    // The mouse has already opened it on hover: its click must not close it again. On touch screens :hover persists after
    // a tap.
    else if (isByMouse && summary && event.detail > 0 && summary.parentElement?.matches(':hover[open]'))
      event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? root.querySelector<HTMLDetailsElement>('details[open]') : null;
    if (!open) return;
    const holdsFocus = open.contains(document.activeElement);
    open.open = false;
    isEscaping = true;
    if (holdsFocus) open.querySelector('summary')?.focus();
    isEscaping = false;
  };
  for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener);
  document.addEventListener('click', click);
  document.addEventListener('keydown', key);
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(handlers)) root.removeEventListener(name, handler as EventListener);
    document.removeEventListener('click', click);
    document.removeEventListener('keydown', key);
  };
}

function panelOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details') : null;
}

/** Opens one panel and closes the others; all of them for null. */
function show(root: Element | null, panel: HTMLDetailsElement | null): void {
  for (const each of root?.querySelectorAll('details') ?? []) each.open = each === panel;
}
