import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** Hover time before an entry's panel opens, and time after leaving before it closes, in milliseconds. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 280;

/**
 * Makes the menu's `<details>` behave as a desktop menu: they open on hover, click, Enter and the arrow down, which goes to
 * the first link, one at a time, and close on Escape, on a click or focus elsewhere and on navigation. Focus alone opens none, so
 * that Tab goes past the entries and not through all their links. Without scripts a click, Enter or Space opens and closes them.
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
      if (isByKeyboard) closeOthers(root, panelOf(target));
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
    if (event.key === 'ArrowDown') goInto(root, event);
    else if (event.key === 'Escape') leave(root);
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

/** Opens the panel of the entry that has the focus and goes to its first link. */
function goInto(root: HTMLElement, event: KeyboardEvent): void {
  const entry = event.target instanceof Element ? event.target.closest('summary') : null;
  if (!entry || !root.contains(entry)) return;
  // the page must not scroll
  event.preventDefault();
  const panel = panelOf(entry);
  show(root, panel);
  panel?.querySelector('a')?.focus();
}

/** Closes the open panel; the focus goes from it to its entry. */
function leave(root: HTMLElement): void {
  const open = root.querySelector<HTMLDetailsElement>('details[open]');
  if (!open) return;
  const holdsFocus = open.contains(document.activeElement);
  open.open = false;
  if (holdsFocus) open.querySelector('summary')?.focus();
}

function panelOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details') : null;
}

/** Opens one panel and closes the others; all of them for null. */
function show(root: Element | null, panel: HTMLDetailsElement | null): void {
  for (const each of root?.querySelectorAll('details') ?? []) each.open = each === panel;
}

/** Closes all panels but one, which stays open or closed as it is. */
function closeOthers(root: Element, panel: HTMLDetailsElement | null): void {
  for (const each of root.querySelectorAll('details')) if (each !== panel) each.open = false;
}
