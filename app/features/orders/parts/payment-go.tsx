import { useEffect } from 'react';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';

/** Leads on to a payment processor's page: by itself, or by its button. */
export function PaymentGo({ to }: { readonly to: string }) {
  const t = useT('order');
  // the page's own refresh is for readers without scripts: a page that scripts navigated to may not heed it
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
