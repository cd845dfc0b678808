import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { ToastMessage } from './toast-message';
import { onToast, type ToastRequest } from './toaster';

/** How long a toast stays. Specification 1 §8. */
const DURATION_MS = 10_000;

/** Below the header, where the message without scripts stands too. */
const OFFSET = { top: 'calc(var(--header) + 3rem)', right: '1rem' };

function show(toast: ToastRequest): void {
  sonner.custom(() => <ToastMessage {...toast} />, { duration: DURATION_MS });
}

type ToastStackProps = { readonly label: string; readonly first: ToastRequest | undefined };

/** Toasts, top right, each for 10 s. */
export function ToastStack({ label, first }: ToastStackProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first toast is shown once, when the stack arrives
  useEffect(() => {
    if (first) show(first);
    return onToast(show);
  }, []);
  return <SonnerToaster position="top-right" offset={OFFSET} mobileOffset={OFFSET} containerAriaLabel={label} />;
}
