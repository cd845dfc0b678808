import { useEffect, useState } from 'react';
import { showToast } from '~/ui/show-toast';
import { ToastMessage, type ToastType } from '~/ui/toast-message';

type Toast = { readonly type: ToastType; readonly text: string };

/**
 * The message of a redirect: a status line in the page, replaced by a toast when scripts run.
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
