import type { WaitingPayment, WaitingRefund } from '~/api/desk-lists';
import { formatDate } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import { usePaymentStatus } from './desk-order';
import { RefundItem } from './desk-refund';
import { DeskTable } from './desk-table';

type DeskMoneyProps = { readonly payments: readonly WaitingPayment[]; readonly refunds: readonly WaitingRefund[] };

/** Money that waits for a person: refunds to look into, and payments to decide. */
export function DeskMoney({ payments, refunds }: DeskMoneyProps) {
  const t = useT('desk-lists');
  const { language } = useLocale();
  return (
    <>
      <section className="stack-s" aria-labelledby="desk-refunds">
        <h2 id="desk-refunds">{t('money.refunds')}</h2>
        <p className="muted">{t('money.refunds.text')}</p>
        {refunds.length === 0 && <EmptyState title={t('money.refunds.none')} />}
        <ul className="desk-cards">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <p>
                <TextLink to={pathTo('deskOrder', language, { number: refund.order })}>{refund.order}</TextLink>
                <br />
                <span className="muted">{refund.processor}</span>
              </p>
              <RefundItem refund={refund} action={pathTo('deskMoney', language)} />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack-s" aria-labelledby="desk-payments">
        <h2 id="desk-payments">{t('money.payments')}</h2>
        <p className="muted">{t('money.payments.text')}</p>
        {payments.length === 0 ? <EmptyState title={t('money.payments.none')} /> : <PaymentTable payments={payments} />}
      </section>
    </>
  );
}

function PaymentTable({ payments }: Pick<DeskMoneyProps, 'payments'>) {
  const t = useT('desk-lists');
  const statusOf = usePaymentStatus();
  const { language } = useLocale();
  return (
    <DeskTable
      label={t('money.payments')}
      columns={[t('order'), t('status'), t('money.method'), t('money.sum'), t('money.due')]}
    >
      {payments.map((payment) => (
        <tr key={payment.id}>
          <th scope="row">
            <TextLink to={`${pathTo('deskOrder', language, { number: payment.order })}#order-payments`}>
              {payment.order}
            </TextLink>
          </th>
          <td>{statusOf(payment.status)}</td>
          <td>{payment.processor}</td>
          <td className="num">
            {formatHundredths(payment.amountHundredths, { language, currency: payment.currency })}
          </td>
          <td className="num">{payment.due === null ? '' : formatDate(payment.due)}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
