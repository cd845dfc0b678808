import { Form } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import type { DeskOrderEvent, DeskPayment } from '~/api/desk-orders';
import { formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { RefundItem } from './desk-refund';
import { DeskTable } from './desk-table';

/** The refusal of a decision on a payment, with what was typed. */
export type PaymentProblem = { readonly payment: string; readonly amount: string; readonly text: string };

type OrderLogProps = { readonly events: readonly DeskOrderEvent[] };

/** What happened to an order: when, what, and who did it. */
export function OrderLog({ events }: OrderLogProps) {
  const t = useT('desk');
  const statusText = useT('order');
  const nameOf = (status: string) => (isOrderStatus(status) ? statusText(`status.${status}`) : status);
  return (
    <section className="stack-s" aria-labelledby="order-log">
      <h2 id="order-log">{t('order.log')}</h2>
      <DeskTable label={t('order.log')} columns={[t('order.when'), statusText('status'), t('order.who'), t('note')]}>
        {events.map(({ created, from, to, actor, note }) => (
          <tr key={`${created} ${to} ${actor}`}>
            <td className="num">{formatDateTime(created)}</td>
            <td>{from === null ? nameOf(to) : `${nameOf(from)} → ${nameOf(to)}`}</td>
            <td>{actor}</td>
            <td>{note}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

type OrderPaymentsProps = {
  readonly number: string;
  readonly payments: readonly DeskPayment[];
  readonly problem: PaymentProblem | null;
};

/** The attempts to pay an order, with the decisions that each allows. */
export function OrderPayments({ number, payments, problem }: OrderPaymentsProps) {
  const t = useT('desk');
  const { language } = useLocale();
  return (
    <section className="stack-s" aria-labelledby="order-payments">
      <h2 id="order-payments">{t('payment.title')}</h2>
      <ul className="desk-cards">
        {payments.map((payment) => (
          <li key={payment.id}>
            <div className="stack">
              <PaymentFacts payment={payment} />
              {payment.refunds.map((refund) => (
                <RefundItem key={refund.id} refund={refund} action={pathTo('deskOrder', language, { number })} />
              ))}
            </div>
            <PaymentDecisions
              number={number}
              payment={payment}
              problem={problem?.payment === String(payment.id) ? problem : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUSES = ['created', 'authorised', 'captured', 'declined', 'cancelled', 'refunded', 'review'] as const;

/** Names the status of a payment, also one that the shop has no words for. */
export function usePaymentStatus() {
  const t = useT('desk');
  return (name: string) => {
    const status = STATUSES.find((each) => each === name);
    return status ? t(`payment.status.${status}`) : name;
  };
}

function PaymentFacts({ payment }: { readonly payment: DeskPayment }) {
  const t = useT('desk');
  const { language } = useLocale();
  const money = (hundredths: number) => formatHundredths(hundredths, { language, currency: payment.currency });
  const statusOf = usePaymentStatus();
  return (
    <p>
      <b>{money(payment.amountHundredths)}</b> · {payment.processor} · {statusOf(payment.status)} ·{' '}
      {formatDateTime(payment.created)}
      {payment.refundedHundredths > 0 && (
        <>
          <br />
          {t('payment.refunded', { amount: money(payment.refundedHundredths) })}
        </>
      )}
    </p>
  );
}

type PaymentDecisionsProps = {
  readonly number: string;
  readonly payment: DeskPayment;
  readonly problem: PaymentProblem | null;
};

function PaymentDecisions({ number, payment, problem }: PaymentDecisionsProps) {
  const t = useT('desk');
  const { language } = useLocale();
  const { id, status } = payment;
  const mayCapture = status === 'authorised' || status === 'review';
  const mayRefund =
    (status === 'captured' || status === 'review') && payment.refundedHundredths < payment.amountHundredths;
  if (!mayCapture && !mayRefund) return null;
  return (
    <Form method="post" action={pathTo('deskOrder', language, { number })} className="stack-s">
      <input type="hidden" name="payment" value={id} />
      {mayRefund && (
        <TextField
          id={`refund-${id}`}
          name="amount"
          label={t('payment.amount', { currency: payment.currency.toUpperCase() })}
          hint={t('payment.amountHint')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          defaultValue={problem?.amount}
          error={problem?.text}
        />
      )}
      {!mayRefund && problem && <p className="error">{problem.text}</p>}
      <p className="desk-actions">
        {mayRefund && (
          <Button look="line" name="decision" value="refund">
            {t('payment.refund')}
          </Button>
        )}
        {mayCapture && (
          <Button look="solid" name="decision" value="capture">
            {t('payment.capture')}
          </Button>
        )}
        {status === 'authorised' && (
          <Button look="line" name="decision" value="cancel">
            {t('payment.cancel')}
          </Button>
        )}
      </p>
    </Form>
  );
}
