import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';

type PaymentFailureProps = {
  readonly kind: 'cancelled' | 'failed' | 'address';
  readonly number: string;
  /** The cart still holds what was to be ordered. */
  readonly hasCart: boolean;
};

/** A payment that did not come about: nothing is charged, the cart is there, and it can be tried again. */
export function PaymentFailure({ kind, number, hasCart }: PaymentFailureProps) {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap page">
      <div className="stack">
        <h1>{t(`${kind}.title`)}</h1>
        <Alert tone="warning">
          <p>{t(`${kind}.text`)}</p>
          <p>{t('number', { number })}</p>
        </Alert>
        {hasCart && (
          <div className="row">
            <ButtonLink look="primary" to={pathTo('payment', language)}>
              {t(kind === 'address' ? 'address.again' : 'failed.again')}
            </ButtonLink>
            <ButtonLink to={pathTo('cart', language)}>{t('failed.cart')}</ButtonLink>
          </div>
        )}
        {!hasCart && (
          <ButtonLink look="primary" to={pathTo('home', language)}>
            {t('ok.shop')}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
