import { useRef } from 'react';
import { CartOutage } from '~/features/cart/parts/cart-outage';
import { PendingOrderNotice } from '~/features/cart/parts/pending-order';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import type { PaymentAnswer, PaymentState } from '../payment-view';
import { KlarnaSnippet } from './klarna-snippet';
import { PaymentForm } from './payment-form';
import { usePaymentState } from './use-payment-view';

type PaymentPageProps = {
  readonly loaded: PaymentState;
  /** The action's response when it shows the page. */
  readonly acted: PaymentAnswer | undefined;
  /** Path of the terms of sale. */
  readonly termsTo: string;
  /** Nonce for the scripts of Klarna's snippet; empty where it is not offered. */
  readonly nonce: string;
};

/** Delivery and payment: three steps on one page without navigation. */
export function PaymentPage({ loaded, acted, termsTo, nonce }: PaymentPageProps) {
  const t = useT('checkout');
  const { language } = useLocale();
  const action = pathTo('payment', language);
  const form = useRef<HTMLFormElement>(null);
  const looked = usePaymentState({ loaded, acted: acted?.payment }, form, action);
  const { payment, isLooking, lookUp, lookUpSoon, dropLookUp } = looked;
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1>{t('title')}</h1>
      </div>
      {payment.state === 'down' && acted?.problem?.kind === 'unknown' && (
        <Alert tone="error">{t('problem.unknown')}</Alert>
      )}
      {payment.state === 'down' && <CartOutage units={payment.units} retryTo={action} />}
      {payment.state === 'pending' && <PendingOrderNotice order={payment.order} />}
      {payment.state === 'refused' && (
        <div className="stack">
          <Alert tone="error">
            {payment.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Alert>
          <ButtonLink to={pathTo('cart', language)}>{t('toCart')}</ButtonLink>
        </div>
      )}
      {payment.state === 'ready' && (
        <PaymentForm
          view={payment.view}
          problem={acted?.problem ?? null}
          result={acted?.result ?? null}
          form={form}
          isLooking={isLooking}
          onMethod={lookUp}
          onPostcode={lookUpSoon}
          dropLookUp={dropLookUp}
          termsTo={termsTo}
        />
      )}
      {payment.state === 'ready' && payment.view.checked.showsKlarna && (
        <KlarnaSnippet view={payment.view} isLooking={isLooking} nonce={nonce} />
      )}
    </main>
  );
}
