import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';

const POLL_MS = 3_000;
/** After two minutes without a result the automatic checks stop: the customer gets a mail, and the button remains. */
const MAX_POLLS = 40;

/** Waits for a payment's confirmation; checks automatically, or by its button. */
export function PaymentWait({ number, reference }: { readonly number: string; readonly reference: string }) {
  const t = useT('order');
  const { language } = useLocale();
  const { revalidate, state } = useRevalidator();
  const polls = useRef(0);
  useEffect(() => {
    if (state !== 'idle' || polls.current >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      revalidate();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <main id="main" className="wrap page">
      <div className="stack">
        <h1>{t('process.title')}</h1>
        <Alert title={t('number', { number })}>
          <p>{t('process.text')}</p>
        </Alert>
        <div className="row">
          <ButtonLink look="primary" to={pathTo('orderProcess', language, {}, { reference })} reloadDocument>
            {t('process.refresh')}
          </ButtonLink>
          <ButtonLink to={pathTo('payment', language)}>{t('process.back')}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
