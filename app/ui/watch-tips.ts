import { TIPPED } from './tipped';
import { HOLD_MS, TAP_TOLERANCE } from './touch-gesture';

/** Delay before a tooltip is shown, for mouse and keyboard, in milliseconds. Specification 1 §9. */
export const TOOLTIP_DELAY_MS = 200;

/** Pixels between an element and its tooltip, and between that and the window's edge. */
const GAP = 6;

/** The text of an element's tooltip; empty for none. */
const textOf = (element: Element): string =>
  element.getAttribute('data-tip') || element.getAttribute('aria-label') || '';

function place(tip: HTMLElement, around: Element): void {
  const { left, width, top, bottom } = around.getBoundingClientRect();
  const farthest = document.documentElement.clientWidth - tip.offsetWidth - GAP;
  const above = top - tip.offsetHeight - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(left + width / 2 - tip.offsetWidth / 2, farthest))}px`;
  tip.style.top = `${above < GAP ? bottom + GAP : above}px`;
}

/**
 * Shows and hides the page's only tooltip.
 * @param first the event that asked for it, heard before this code was there
 * @returns a function that stops this
 */
export function watchTips(tip: HTMLElement, first: Event): () => void {
  let timer = 0;
  let shown: Element | null = null;
  let touched = { x: 0, y: 0 };
  const hide = () => {
    window.clearTimeout(timer);
    shown = null;
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (element: Element) => {
    if (!element.isConnected) return;
    shown = element;
    tip.textContent = textOf(element);
    tip.showPopover();
    place(tip, element);
  };
  const showSoon = (target: EventTarget | null, delay: number) => {
    const element = target instanceof Element ? target.closest(TIPPED) : null;
    // the mouse may move onto the tooltip itself
    if (target === tip || (element !== null && element === shown)) return;
    hide();
    if (element && textOf(element) !== '') timer = window.setTimeout(() => show(element), delay);
  };
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, heard: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, heard, { signal: stop.signal, passive: true });
  listen('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && showSoon(target, TOOLTIP_DELAY_MS));
  listen('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    touched = { x: clientX, y: clientY };
    if (pointerType === 'mouse') hide();
    else showSoon(target, HOLD_MS);
  });
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse' || shown) return;
    if (Math.hypot(clientX - touched.x, clientY - touched.y) > TAP_TOLERANCE) hide();
  });
  listen('pointerup', ({ pointerType }) => pointerType !== 'mouse' && window.clearTimeout(timer));
  listen('pointercancel', hide);
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) showSoon(target, TOOLTIP_DELAY_MS);
  });
  listen('focusout', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  const isHeld = first instanceof PointerEvent && first.pointerType !== 'mouse';
  if (isHeld) touched = { x: first.clientX, y: first.clientY };
  if (first.target instanceof Element && first.target.matches(isHeld ? ':active' : ':hover, :focus-visible')) {
    showSoon(first.target, isHeld ? HOLD_MS : TOOLTIP_DELAY_MS);
  }
  document.addEventListener('scroll', hide, { signal: stop.signal, passive: true, capture: true });
  return () => {
    stop.abort();
    hide();
  };
}
