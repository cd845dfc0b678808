import { Form, useNavigation } from '@remix-run/react';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';

type TestPaymentProps = {
  readonly number: string;
  readonly charge: { readonly minor: number; readonly currency: string };
  /** The payment has failed already and takes no other decision. */
  readonly isOver: boolean;
  readonly error: string | undefined;
};

/** The page of the built-in test processor: a stand-in for a bank's. */
export function TestPayment({ number, charge, isOver, error }: TestPaymentProps) {
  const t = useT('order');
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
              <dd>{money(charge.minor)}</dd>
            </div>
          </dl>
        </div>
        {isOver && <p>{t('test.over')}</p>}
        <Form method="post" className="row">
          {!isOver && (
            <>
              <Button look="primary" name="decision" value="approve" pending={isPending}>
                {t('test.approve')}
              </Button>
              <Button name="decision" value="decline">
                {t('test.decline')}
              </Button>
            </>
          )}
          <Button name="decision" value="cancel">
            {t('test.cancel')}
          </Button>
        </Form>
      </div>
    </main>
  );
}
