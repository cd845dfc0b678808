import { Form } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import { RETURN_REASONS } from 'contract/return-status';
import type { DeskReturn } from '~/api/desk-orders';
import type { Order } from '~/api/orders';
import { formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { SelectField, TextAreaField, TextField } from '~/ui/field';
import type { MoveProblem } from '../moves.server';
import { useReturnStatus } from './desk-returns';

type OrderMoveFormProps = {
  readonly number: string;
  readonly nextStatuses: readonly string[];
  /** A move of the order or of one of its returns that was refused. */
  readonly problem: MoveProblem | null;
};

/** Moves an order to one of its next statuses, with the parcel's tracking code and a note for the customer. */
export function OrderMoveForm({ number, nextStatuses, problem }: OrderMoveFormProps) {
  const t = useT('desk');
  const statusText = useT('order');
  const { language } = useLocale();
  const own = problem?.number === number ? problem : null;
  if (nextStatuses.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="order-move">
      <h2 id="order-move">{t('move.title')}</h2>
      <Form method="post" action={pathTo('deskOrder', language, { number })} className="stack-s desk-form">
        <input type="hidden" name="intent" value="move-order" />
        <SelectField
          id="move-status"
          name="status"
          label={statusText('status')}
          key={nextStatuses.join(' ')}
          defaultValue={own?.status}
          error={own?.text}
        >
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
          defaultValue={own?.trackingCode}
        />
        <Checkbox name="is_part" defaultChecked={own?.isPart}>
          {t('move.part')}
        </Checkbox>
        <TextAreaField
          id="move-note"
          name="note"
          label={t('note')}
          hint={t('move.noteHint')}
          rows={2}
          maxLength={2000}
          defaultValue={own?.note}
        />
        <p className="desk-actions">
          <Button look="solid">{t('move.send')}</Button>
        </p>
      </Form>
    </section>
  );
}

type OrderReturnsProps = {
  readonly order: Order;
  readonly returns: readonly DeskReturn[];
  readonly problem: MoveProblem | null;
};

/** The returns and withdrawals of an order, each with its next statuses. */
export function OrderReturns({ order, returns, problem }: OrderReturnsProps) {
  const t = useT('returns');
  if (returns.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="desk-returns">
      <h2 id="desk-returns">{t('returns')}</h2>
      <ul className="desk-cards">
        {returns.map((back) => (
          <li key={back.number} id={`return-${back.number}`}>
            <ReturnFacts order={order} back={back} />
            <ReturnMoveForm
              order={order.number}
              back={back}
              problem={problem?.number === back.number ? problem : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReturnFacts({ order, back }: { readonly order: Order; readonly back: DeskReturn }) {
  const t = useT('returns');
  const listText = useT('desk-lists');
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
        {back.rows.map(({ name, amount, reason, exchange }) => {
          const known = RETURN_REASONS.find((each) => each === reason);
          const parts = [
            `${amount} × ${name}`,
            known && t(`reason.${known}`),
            exchange !== '' && t('exchangedFor', { name: exchange }),
          ];
          return <li key={name}>{parts.filter(Boolean).join(' · ')}</li>;
        })}
      </ul>
      {back.refundHundredths !== null && back.refundHundredths > 0 && (
        <p>{t('refund', { sum: formatHundredths(back.refundHundredths, { language, currency }) })}</p>
      )}
      {back.trackingCode !== '' && <p>{listText('returns.parcel', { code: back.trackingCode })}</p>}
      {back.messages.length > 0 && (
        <ol className="thread" aria-label={t('messages')}>
          {back.messages.map(({ by, text, at }) => (
            <li key={`${at} ${by}`} className={by === 'customer' ? undefined : 'is-own'}>
              <p className="muted small">
                {listText(by === 'customer' ? 'by.customer' : 'by.shop')} · {formatDateTime(at)}
              </p>
              <p className="thread-text">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

type ReturnMoveFormProps = { readonly order: string; readonly back: DeskReturn; readonly problem: MoveProblem | null };

function ReturnMoveForm({ order, back, problem }: ReturnMoveFormProps) {
  const t = useT('desk');
  const statusText = useT('order');
  const common = useT('common');
  const statusOf = useReturnStatus();
  const { language } = useLocale();
  if (back.nextStatuses.length === 0) return null;
  return (
    <Form method="post" action={pathTo('deskOrder', language, { number: order })} className="stack-s">
      <input type="hidden" name="intent" value="move-return" />
      <input type="hidden" name="return" value={back.number} />
      <SelectField
        id={`return-status-${back.number}`}
        name="status"
        label={labelled(common, statusText('status'), back.number)}
        key={back.nextStatuses.join(' ')}
        defaultValue={problem?.status}
        error={problem?.field === 'status' ? problem.text : undefined}
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
        defaultValue={problem?.note}
        error={problem?.field === 'note' ? problem.text : undefined}
      />
      <p className="desk-actions">
        <Button look="solid">{t('move.sendReturn')}</Button>
      </p>
    </Form>
  );
}
