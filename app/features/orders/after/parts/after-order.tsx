import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { AfterOrder } from '~/api/after-order';
import type { Order } from '~/api/orders';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { canOrderAgain } from '../again-lines';
import type { AfterOrderProblem } from '../change-return.server';
import { OrderHistory } from './order-course';
import { ReturnCard, ReturnTitle } from './return-card';

type AfterOrderProps = {
  readonly order: Order;
  readonly after: AfterOrder;
  /** A field of it or of one of its returns that was filled in wrongly. */
  readonly problem: AfterOrderProblem | null;
};

/** The returns of an order, and everything that happened to it. */
export function AfterOrderParts({ order, after, problem }: AfterOrderProps) {
  return (
    <>
      {after.returns.length > 0 && <ReturnList order={order} after={after} problem={problem} />}
      <OrderHistory after={after} />
    </>
  );
}

type VerbProps = {
  readonly screen: ScreenName & ('viewOrder' | 'withdrawal' | 'returns' | 'reclamation');
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

/** Statuses in which a customer may have the products. */
const SENT = ['shipped', 'transported_to_pickuplocation', 'ready_for_pick_up', 'delivered'];

/** What an order's customer can do with it. */
export function OrderActions({ order, after, problem }: AfterOrderProps) {
  const t = useT('returns');
  const fields = { reference: order.reference };
  const until = after.withdraw_until;
  const left = after.rows.filter((row) => row.left > 0);
  const excepted = left.filter((row) => !row.can_withdraw).map(({ name }) => name);
  const mayWithdraw = after.withdraw_refusal === '' && left.some((row) => row.can_withdraw);
  return (
    <section aria-labelledby="order-actions" className="stack">
      <h2 id="order-actions" className="empty-title">
        {t('actions')}
      </h2>
      {canOrderAgain(order) && (
        <Verb screen="viewOrder" intent="again" fields={fields}>
          <Button>{t('again')}</Button>
          <p className="muted small">{t('again.hint')}</p>
        </Verb>
      )}
      {after.cancellation !== 'none' && (
        <Verb screen="viewOrder" intent="cancel" fields={fields}>
          <Button>{after.cancellation === 'direct' ? t('cancel') : t('cancelAsk')}</Button>
          <p className="muted small">{t('cancelHint')}</p>
        </Verb>
      )}
      {mayWithdraw && (
        <Verb screen="withdrawal" intent="find" fields={fields}>
          <Button>{t('withdraw')}</Button>
          <p className="muted small">
            {until === null ? t('withdrawOpen') : t('withdrawUntil', { time: formatDateTime(until) })}
          </p>
        </Verb>
      )}
      {after.withdraw_refusal === '' && excepted.length > 0 && (
        <p className="muted small">{t('withdrawExcepted', { names: excepted.join(', ') })}</p>
      )}
      {after.return_refusal === '' && left.length > 0 && (
        <Verb screen="returns" intent="find" fields={fields}>
          <Button>{t('return')}</Button>
          <p className="muted small">{t('returnUntil', { time: formatDateTime(after.return_until) })}</p>
        </Verb>
      )}
      {after.return_refusal === 'TIME_EXPIRED' && <p className="muted">{t('error.TIME_EXPIRED')}</p>}
      {SENT.includes(order.status) && (
        <Verb screen="reclamation" intent="find" fields={fields}>
          <Button>{t('complain')}</Button>
          <p className="muted small">{t('complainHint')}</p>
        </Verb>
      )}
      {order.status === 'processing' && <PackTogether fields={fields} problem={problem} />}
    </section>
  );
}

type PackTogetherProps = Pick<VerbProps, 'fields'> & Pick<AfterOrderProps, 'problem'>;

/** Has the order sent with another one, by its number. */
function PackTogether({ fields, problem }: PackTogetherProps) {
  const t = useT('returns');
  const wrong = problem?.field === 'other' ? problem : null;
  return (
    <Verb screen="viewOrder" intent="pack" fields={fields}>
      <TextField
        id="pack-number"
        name="other"
        label={t('packNumber')}
        maxLength={40}
        required
        autoComplete="off"
        defaultValue={wrong?.typed}
        error={wrong?.text}
      />
      <Button>{t('pack')}</Button>
    </Verb>
  );
}

function ReturnList({ order, after, problem }: AfterOrderProps) {
  const t = useT('returns');
  const { language } = useLocale();
  const action = pathTo('viewOrder', language);
  return (
    <section aria-labelledby="order-returns" className="stack">
      <h2 id="order-returns" className="empty-title">
        {t('returns')}
      </h2>
      {after.returns.map((back) => (
        <article key={back.number}>
          <h3>
            <ReturnTitle back={back} />
          </h3>
          <ReturnCard
            back={back}
            currency={after.charge_currency.toLowerCase()}
            forms={{ action, fields: { reference: order.reference, back: back.reference } }}
            problem={problem}
          />
        </article>
      ))}
    </section>
  );
}
