import { useEffect, useState } from 'react';
import { useT } from '~/locale/translator';
import { fetchRouteFiles, routeFiles } from '~/routing/route-files';
import { ToastMessage } from '~/ui/toast-message';

/** The route that a form posts to, while its code is not loaded. */
function missingRoute(form: HTMLFormElement, submitter: HTMLElement | null) {
  const method = submitter?.getAttribute('formmethod') ?? form.method;
  const target = new URL(submitter?.getAttribute('formaction') ?? form.action, location.href);
  if (method.toLowerCase() !== 'post' || target.origin !== location.origin) return undefined;
  const route = routeFiles(target.pathname);
  return route && !route.isLoaded ? route : undefined;
}

/**
 * Loads the code of a form's target screen before the form is posted. When that fails, the page stays and shows a message.
 */
export function UnsentForms() {
  const t = useT('common');
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    const released = new WeakSet<HTMLFormElement>();
    const waiting = new WeakSet<HTMLFormElement>();
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || released.delete(form)) return;
      setUnsent(false);
      const route = missingRoute(form, submitter);
      if (!route) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting.has(form)) return;
      waiting.add(form);
      fetchRouteFiles(route)
        .then(
          () => {
            released.add(form);
            form.requestSubmit(submitter);
          },
          () => setUnsent(true),
        )
        .finally(() => waiting.delete(form));
    };
    window.addEventListener('submit', hold, { capture: true });
    return () => window.removeEventListener('submit', hold, { capture: true });
  }, []);
  return (
    <div className="toast-twin" role="alert">
      {isUnsent && <ToastMessage type="error" text={t('unsent')} />}
    </div>
  );
}
