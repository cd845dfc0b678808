import { useEffect } from 'react';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';

/** Redirects to a payment processor's page, automatically or by its button. */
export function PaymentGo({ to }: { readonly to: string }) {
  const t = useT('order');
  // the meta refresh is for visitors without scripts: browsers may ignore it after a client-side navigation
  useEffect(() => window.location.replace(to), [to]);
  return (
    <main id="main" className="wrap page">
      <div className="stack">
        <h1>{t('process.go.title')}</h1>
        <p>{t('process.go.text')}</p>
        <div className="row">
          <ButtonLink look="primary" to={to}>
            {t('process.go')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
