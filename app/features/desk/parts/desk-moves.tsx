import { Form } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import { RETURN_REASONS, RETURN_STATUSES } from 'contract/return-status';
import type { DeskReturn } from '~/api/desk-orders';
import type { Order } from '~/api/orders';
import { formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { SelectField, TextAreaField, TextField } from '~/ui/field';

type OrderMoveFormProps = { readonly number: string; readonly nextStatuses: readonly string[] };

/** Moves an order to one of its next statuses, with the parcel's tracking code and a note for the customer. */
export function OrderMoveForm({ number, nextStatuses }: OrderMoveFormProps) {
  const t = useT('desk');
  const statusText = useT('order');
  const { language } = useLocale();
  if (nextStatuses.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="order-move">
      <h2 id="order-move">{t('move.title')}</h2>
      <Form method="post" action={pathTo('deskOrder', language, { number })} className="stack-s desk-form">
        <input type="hidden" name="intent" value="move-order" />
        <SelectField id="move-status" name="status" label={statusText('status')} key={nextStatuses.join(' ')}>
          {nextStatuses.map((status) => (
            <option key={status} value={status}>
              {isOrderStatus(status) ? statusText(`status.${status}`) : status}
            </option>
          ))}
        </SelectField>
        <TextField
          id="move-tracking"
          name="tracking_code"
          label={statusText('tracking')}
          hint={t('move.trackingHint')}
          maxLength={100}
          autoComplete="off"
        />
        <Checkbox name="is_part">{t('move.part')}</Checkbox>
        <TextAreaField
          id="move-note"
          name="note"
          label={t('note')}
          hint={t('move.noteHint')}
          rows={2}
          maxLength={2000}
        />
        <p className="desk-actions">
          <Button look="solid">{t('move.send')}</Button>
        </p>
      </Form>
    </section>
  );
}

type OrderReturnsProps = { readonly order: Order; readonly returns: readonly DeskReturn[] };

/** The returns and withdrawals of an order, each with its next statuses. */
export function OrderReturns({ order, returns }: OrderReturnsProps) {
  const t = useT('returns');
  if (returns.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="desk-returns">
      <h2 id="desk-returns">{t('returns')}</h2>
      <ul className="desk-cards">
        {returns.map((back) => (
          <li key={back.number}>
            <ReturnFacts order={order} back={back} />
            <ReturnMoveForm order={order.number} back={back} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useReturnStatus() {
  const t = useT('returns');
  return (status: string) => {
    const known = RETURN_STATUSES.find((each) => each === status);
    return known ? t(`status.${known}`) : status;
  };
}

function ReturnFacts({ order, back }: { readonly order: Order; readonly back: DeskReturn }) {
  const t = useT('returns');
  const statusOf = useReturnStatus();
  const { language } = useLocale();
  const { currency } = order.charge;
  return (
    <article className="stack-s">
      <h3>{t(back.kind === 'withdrawal' ? 'kind.withdrawal' : 'kind.return', { number: back.number })}</h3>
      <p>
        <b>{statusOf(back.status)}</b> · {formatDateTime(back.created)}
      </p>
      <ul>
        {back.rows.map(({ name, amount, reason }) => {
          const known = RETURN_REASONS.find((each) => each === reason);
          return (
            <li key={name}>{[`${amount} × ${name}`, known && t(`reason.${known}`)].filter(Boolean).join(' · ')}</li>
          );
        })}
      </ul>
      {back.refundHundredths !== null && back.refundHundredths > 0 && (
        <p>{t('refund', { sum: formatHundredths(back.refundHundredths, { language, currency }) })}</p>
      )}
    </article>
  );
}

function ReturnMoveForm({ order, back }: { readonly order: string; readonly back: DeskReturn }) {
  const t = useT('desk');
  const statusText = useT('order');
  const statusOf = useReturnStatus();
  const { language } = useLocale();
  if (back.nextStatuses.length === 0) return null;
  return (
    <Form method="post" action={pathTo('deskOrder', language, { number: order })} className="stack-s">
      <input type="hidden" name="intent" value="move-return" />
      <input type="hidden" name="return" value={back.number} />
      <SelectField
        id={`return-${back.number}`}
        name="status"
        label={`${statusText('status')}: ${back.number}`}
        key={back.nextStatuses.join(' ')}
      >
        {back.nextStatuses.map((status) => (
          <option key={status} value={status}>
            {statusOf(status)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={`return-note-${back.number}`}
        name="note"
        label={t('note')}
        hint={t('move.noteHint')}
        rows={2}
        maxLength={2000}
      />
      <p className="desk-actions">
        <Button look="solid">{t('move.sendReturn')}</Button>
      </p>
    </Form>
  );
}
