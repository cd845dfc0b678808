import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { TextLink } from '~/ui/text-link';

/** A failed validation is tried again after 5 s. Specification 1 §4, §9. */
const RETRY_MS = 5_000;

/** Says that the backend is unavailable and the cart unchanged; retries automatically or by its link. */
export function CartOutage({ units, retryTo }: { readonly units: number; readonly retryTo: string }) {
  const t = useT('cart');
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(revalidate, RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <Alert tone="warning" title={t('down.title')}>
      <p>{t('down.text', { count: units })}</p>
      <p>
        <TextLink to={retryTo} reloadDocument>
          {t('down.retry')}
        </TextLink>
      </p>
    </Alert>
  );
}
