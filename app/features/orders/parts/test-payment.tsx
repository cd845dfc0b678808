import { Form, useNavigation } from '@remix-run/react';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';

type TestPaymentProps = {
  readonly number: string;
  readonly charge: { readonly hundredths: number; readonly currency: string };
  /** The payment has already failed and accepts no other decision. */
  readonly isOver: boolean;
  readonly error: string | undefined;
};

/** The page of the built-in test processor, in place of a bank's page. */
export function TestPayment({ number, charge, isOver, error }: TestPaymentProps) {
  const t = useT('order');
  const { language } = useLocale();
  const money = useMoney(charge.currency);
  const isPending = useNavigation().state !== 'idle';
  return (
    <main id="main" className="wrap page">
      <div className="stack test-pay">
        <h1>{t('test.title')}</h1>
        <Alert tone="warning" title={t('test.notice')}>
          <p>{t('test.text')}</p>
        </Alert>
        {error && <Alert tone="error">{error}</Alert>}
        <div className="sum-box">
          <h2>{t('number', { number })}</h2>
          <dl className="sums">
            <div className="total">
              <dt>{t('test.amount')}</dt>
              <dd>{money(charge.hundredths)}</dd>
            </div>
          </dl>
        </div>
        {isOver ? (
          <>
            <p>{t('test.over')}</p>
            <div className="row">
              <ButtonLink look="primary" to={pathTo('payment', language)}>
                {t('failed.again')}
              </ButtonLink>
              <ButtonLink to={pathTo('cart', language)}>{t('failed.cart')}</ButtonLink>
            </div>
          </>
        ) : (
          <Form method="post" className="stack-s">
            <Button look="primary" block name="decision" value="approve" pending={isPending}>
              {t('test.approve')}
            </Button>
            <Button block name="decision" value="decline">
              {t('test.decline')}
            </Button>
            <Button look="quiet" block name="decision" value="cancel">
              {t('test.cancel')}
            </Button>
          </Form>
        )}
      </div>
    </main>
  );
}
