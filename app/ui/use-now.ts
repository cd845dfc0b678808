import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  clearTimeout(timer);
  // shortly after the minute begins: timers may fire early
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    // a sleeping device's timers do not run
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const minute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const beforeHydration = (): number => 0;

/**
 * The present moment in milliseconds, by the minute, so that a page left open goes on telling the truth. Never before the moment at
 * which the page was rendered, whatever the device's clock says; while hydrating exactly that one.
 */
export function useNow(rendered: number): number {
  return Math.max(rendered, useSyncExternalStore(subscribe, minute, beforeHydration));
}
