import { useEffect, useState } from 'react';
import { ToastMessage, type ToastType } from '~/ui/toast-message';
import { showToast } from '~/ui/toaster';

type Toast = { readonly type: ToastType; readonly text: string };

/**
 * The message a redirect brought along: a status line in the page, and a toast in its place once scripts run.
 * @param toast a new object for each message
 */
export function Flash({ toast }: { readonly toast: Toast | null }) {
  const [shown, setShown] = useState<Toast | null>(null);
  useEffect(() => {
    if (!toast) return;
    showToast(toast);
    setShown(toast);
  }, [toast]);
  return (
    <div className="toast-twin" role="status">
      {toast && toast !== shown ? <ToastMessage {...toast} /> : null}
    </div>
  );
}
