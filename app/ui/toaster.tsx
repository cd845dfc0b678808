import { type ComponentType, useEffect, useState } from 'react';
import { latestToast, onToast } from './show-toast';
import type { ToastStackProps } from './toast-stack';

/**
 * Where toasts appear. The toast library is loaded when the first toast is shown.
 * @param label names the region for screen readers
 */
export function Toaster({ label }: { readonly label: string }) {
  const [Stack, setStack] = useState<ComponentType<ToastStackProps>>();
  useEffect(() => {
    const load = () => {
      stopListening();
      import('./toast-stack').then(({ ToastStack }) => setStack(() => ToastStack), ignore);
    };
    const stopListening = onToast(load);
    if (latestToast()) load();
    return stopListening;
  }, []);
  return Stack ? <Stack label={label} first={latestToast()} /> : null;
}

/** A library that cannot be loaded is not an error, as the message is also in the page. */
function ignore(): void {}
