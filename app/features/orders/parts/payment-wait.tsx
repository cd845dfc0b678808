import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { FormPage } from '~/ui/form-page';
import type { UnpaidOrder } from '../outcome.server';
import { PayAgain } from './pay-again';

const POLL_MS = 3_000;
/** After two minutes without a result the automatic checks stop: the customer gets a mail, and the button remains. */
const MAX_POLLS = 40;

type PaymentWaitProps = {
  readonly order: UnpaidOrder;
  /** A person of the shop looks at the payment: there is nothing to wait for on this page. */
  readonly isReviewed: boolean;
};

/** Waits for a payment's confirmation; checks automatically, or by its button. A payment that was not finished can be made again. */
export function PaymentWait({ order, isReviewed }: PaymentWaitProps) {
  const t = useT('order');
  const { language } = useLocale();
  const { revalidate, state } = useRevalidator();
  const polls = useRef(0);
  useEffect(() => {
    if (state !== 'idle' || isReviewed || polls.current >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      revalidate();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, revalidate, isReviewed]);
  return (
    <FormPage scene="van">
      <h1>{t(isReviewed ? 'review.title' : 'process.title')}</h1>
      <Alert title={t('number', { number: order.number })}>
        <p>{t(isReviewed ? 'review.text' : 'process.text')}</p>
      </Alert>
      <div className="row">
        <ButtonLink
          look="primary"
          to={pathTo('orderProcess', language, {}, { reference: order.reference })}
          reloadDocument
        >
          {t('process.refresh')}
        </ButtonLink>
      </div>
      {order.paymentMethods.length > 0 && (
        <Disclosure title={t('process.other')}>
          <PayAgain order={order} />
        </Disclosure>
      )}
    </FormPage>
  );
}
