import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { onToast, type ToastRequest } from './show-toast';
import { ToastMessage } from './toast-message';

/** How long a toast stays. Specification 1 §8. */
const DURATION_MS = 10_000;

/** Below the header, at the position of the message without scripts. */
const OFFSET = { top: 'calc(var(--header) + 3rem)', right: '1rem' };

function show(toast: ToastRequest): void {
  sonner.custom(() => <ToastMessage {...toast} />, { duration: DURATION_MS });
}

export type ToastStackProps = { readonly label: string; readonly first: ToastRequest | undefined };

/** Toasts, top right, each for 10 s. */
export function ToastStack({ label, first }: ToastStackProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first toast is shown once, when the component mounts
  useEffect(() => {
    if (first) show(first);
    return onToast(show);
  }, []);
  return <SonnerToaster position="top-right" offset={OFFSET} mobileOffset={OFFSET} containerAriaLabel={label} />;
}
