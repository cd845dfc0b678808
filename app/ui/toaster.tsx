import { type ComponentType, useEffect, useState } from 'react';
import type { ToastType } from './toast-message';

export type ToastRequest = { readonly type: ToastType; readonly text: string };

type Stack = ComponentType<{ readonly label: string; readonly first: ToastRequest | undefined }>;

const EVENT = 'shop-toast';
let waiting: ToastRequest | undefined;

/** Shows a message top right for 10 s. Needs scripts: what must be read without them stands in the page as well. */
export function showToast(toast: ToastRequest): void {
  waiting = toast;
  window.dispatchEvent(new CustomEvent<ToastRequest>(EVENT, { detail: toast }));
}

/**
 * Where toasts appear. The toast library is fetched when the first one is shown, so that it weighs on no page.
 * @param label names the region for screen readers
 */
export function Toaster({ label }: { readonly label: string }) {
  const [stack, setStack] = useState<Stack>();
  useEffect(() => {
    const load = () => {
      window.removeEventListener(EVENT, load);
      import('./toast-stack').then(({ ToastStack }) => setStack(() => ToastStack as Stack), ignore);
    };
    if (waiting) load();
    else window.addEventListener(EVENT, load);
    return () => window.removeEventListener(EVENT, load);
  }, []);
  const Found = stack;
  return Found ? <Found label={label} first={waiting} /> : null;
}

/** The message stands in the page too: a toast that cannot be loaded is not worth an error. */
function ignore(): void {}

/** Calls back for every toast from now on. */
export function onToast(show: (toast: ToastRequest) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<ToastRequest>).detail);
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
