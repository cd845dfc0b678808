import { Form } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import { RETURN_REASONS, RETURN_STATUSES } from 'contract/return-status';
import type { ReactNode } from 'react';
import type { AfterOrder } from '~/api/after-order';
import type { Order } from '~/api/orders';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { LabelLink } from './label-link';

type AfterOrderProps = { readonly order: Order; readonly after: AfterOrder };

/** What became of an order, what comes next, and what its customer can do. */
export function AfterOrderParts({ order, after }: AfterOrderProps) {
  return (
    <div className="two">
      <Course order={order} after={after} />
      <Actions order={order} after={after} />
      {after.returns.length > 0 && <ReturnList order={order} after={after} />}
    </div>
  );
}

const NEXT = [
  'processing',
  'ready_for_packing',
  'shipped',
  'transported_to_pickuplocation',
  'ready_for_pick_up',
  'delivered',
  'manual_cancellation',
  'cancelled',
] as const;

function Course({ order, after }: AfterOrderProps) {
  const t = useT('returns');
  const say = useT('order');
  const next = NEXT.find((status) => status === order.status);
  return (
    <section aria-labelledby="order-course" className="stack-s">
      <h2 id="order-course" className="empty-title">
        {t('history')}
      </h2>
      <ol>
        {after.events.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {isOrderStatus(status) ? say(`status.${status}`) : status}{' '}
            <span className="muted">{formatDateTime(at)}</span>
          </li>
        ))}
      </ol>
      {next && (
        <p>
          <b>{t('state')}</b> {t(`next.${next}`)}
        </p>
      )}
      {after.deliveries.length > 0 && (
        <>
          <h3>{t('parcels')}</h3>
          <ul>
            {after.deliveries.map(({ tracking_code: code, sent, delivered }) => (
              <li key={`${code} ${sent}`}>
                {[
                  code,
                  t('parcel', { sent: formatDateTime(sent) }),
                  delivered === null ? '' : t('parcelDelivered', { time: formatDateTime(delivered) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {after.pack_together !== '' && <p>{t('packedWith', { number: after.pack_together })}</p>}
    </section>
  );
}

type VerbProps = {
  readonly screen: ScreenName & ('viewOrder' | 'withdrawal' | 'returns');
  readonly intent: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** A form of one button for an order. */
function Verb({ screen, intent, fields, children }: VerbProps) {
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo(screen, language)} className="stack-s">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

function Actions({ order, after }: AfterOrderProps) {
  const t = useT('returns');
  const fields = { reference: order.reference };
  const until = after.withdraw_until;
  return (
    <section aria-labelledby="order-actions" className="stack">
      <h2 id="order-actions" className="empty-title">
        {t('actions')}
      </h2>
      {after.cancellation !== 'none' && (
        <Verb screen="viewOrder" intent="cancel" fields={fields}>
          <Button>{after.cancellation === 'direct' ? t('cancel') : t('cancelAsk')}</Button>
          <p className="muted small">{t('cancelHint')}</p>
        </Verb>
      )}
      {after.withdraw_refusal === '' && (
        <Verb screen="withdrawal" intent="find" fields={fields}>
          <Button>{t('withdraw')}</Button>
          <p className="muted small">
            {until === null ? t('withdrawOpen') : t('withdrawUntil', { time: formatDateTime(until) })}
          </p>
        </Verb>
      )}
      {after.return_refusal === '' && (
        <Verb screen="returns" intent="find" fields={fields}>
          <Button>{t('return')}</Button>
          <p className="muted small">{t('returnUntil', { time: formatDateTime(after.return_until) })}</p>
        </Verb>
      )}
      {after.return_refusal === 'TIME_EXPIRED' && <p className="muted">{t('error.TIME_EXPIRED')}</p>}
      {order.status === 'processing' && (
        <Verb screen="viewOrder" intent="pack" fields={fields}>
          <TextField id="pack-number" name="other" label={t('packNumber')} maxLength={40} required autoComplete="off" />
          <Button>{t('pack')}</Button>
        </Verb>
      )}
    </section>
  );
}

function ReturnList({ order, after }: AfterOrderProps) {
  const t = useT('returns');
  const money = useMoney(after.charge_currency.toLowerCase());
  return (
    <section aria-labelledby="order-returns" className="stack">
      <h2 id="order-returns" className="empty-title">
        {t('returns')}
      </h2>
      {after.returns.map((back) => {
        const status = RETURN_STATUSES.find((one) => one === back.status);
        return (
          <div key={back.number} className="stack-s">
            <h3>{t(back.kind === 'withdrawal' ? 'kind.withdrawal' : 'kind.return', { number: back.number })}</h3>
            <p>
              {status ? t(`status.${status}`) : back.status}{' '}
              <span className="muted">{formatDateTime(back.created)}</span>
            </p>
            <ul>
              {back.rows.map((row) => {
                const reason = RETURN_REASONS.find((one) => one === row.reason);
                const parts = [
                  `${row.amount} × ${row.name}`,
                  reason ? t(`reason.${reason}`) : '',
                  row.exchange === '' ? '' : t('exchangedFor', { name: row.exchange }),
                ];
                return <li key={row.name}>{parts.filter(Boolean).join(' · ')}</li>;
              })}
            </ul>
            {back.refund_minor !== null && back.refund_minor > 0 && (
              <p>{t('refund', { sum: money(back.refund_minor) })}</p>
            )}
            {back.reserved_until !== null && back.can_cancel && (
              <p>{t('reservedUntil', { time: formatDateTime(back.reserved_until) })}</p>
            )}
            {back.note !== '' && (
              <p>
                {t('note')}: {back.note}
              </p>
            )}
            {back.can_cancel && (
              <>
                <LabelLink reference={back.reference} number={back.number} />
                <CallOff back={back.reference} number={back.number} order={order.reference} />
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}

type CallOffProps = { readonly back: string; readonly number: string; readonly order: string };

function CallOff({ back, number, order }: CallOffProps) {
  const t = useT('returns');
  return (
    <Verb screen="viewOrder" intent="call-off" fields={{ reference: order, back }}>
      <Button look="quiet">{t('callOff', { number })}</Button>
    </Verb>
  );
}
