import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';

type PaymentFailureProps = {
  readonly kind: 'cancelled' | 'failed' | 'address';
  readonly number: string;
  /** The cart still contains the items of the order. */
  readonly hasCart: boolean;
};

/** A failed payment: nothing is charged, the cart is unchanged, and the payment can be retried. */
export function PaymentFailure({ kind, number, hasCart }: PaymentFailureProps) {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap page">
      <div className="stack">
        <h1>{t(`${kind}.title`)}</h1>
        <Alert tone={kind === 'failed' ? 'error' : 'warning'}>
          <p>{t(`${kind}.text`)}</p>
          <p>{t('number', { number })}</p>
        </Alert>
        {hasCart && (
          <div className="row">
            <ButtonLink look="primary" to={pathTo('payment', language)}>
              {t(kind === 'address' ? 'address.again' : 'failed.again')}
            </ButtonLink>
            {kind !== 'address' && (
              <ButtonLink to={`${pathTo('payment', language)}#step-payment`}>{t('failed.other')}</ButtonLink>
            )}
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
