import type { ToastType } from './toast-message';

export type ToastRequest = { readonly type: ToastType; readonly text: string };

const EVENT = 'shop-toast';
let latest: ToastRequest | undefined;

/** Shows a message top right for 10 s. Needs scripts: important messages must also be in the page. */
export function showToast(toast: ToastRequest): void {
  latest = toast;
  window.dispatchEvent(new CustomEvent<ToastRequest>(EVENT, { detail: toast }));
}

/** The last message, for listeners that were added too late for its event. */
export const latestToast = (): ToastRequest | undefined => latest;

/** Calls `show` for every new toast. @returns a function that stops this */
export function onToast(show: (toast: ToastRequest) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<ToastRequest>).detail);
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
