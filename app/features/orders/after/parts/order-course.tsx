import { isOrderStatus } from 'contract/order-status';
import type { AfterOrder } from '~/api/after-order';
import type { Order } from '~/api/orders';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate, formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { Disclosure } from '~/ui/disclosure';
import { Icon } from '~/ui/icon';
import { type OrderStep, orderSteps } from '../../rules/order-steps';

type CourseProps = { readonly order: Order; readonly after: AfterOrder };

/** Where an order is, what comes next, and its way there. */
export function OrderCourse({ order, after }: CourseProps) {
  const t = useT('returns');
  const say = useT('order');
  const money = useMoney(after.charge_currency.toLowerCase());
  const { status } = order;
  const isKnown = isOrderStatus(status);
  const steps = orderSteps({ status, events: after.events, isPickUp: order.deliveryLocation !== '' });
  return (
    <section aria-labelledby="order-course" className="course">
      <div className="stack-s">
        <h2 id="order-course" className="empty-title">
          {isKnown ? say(`status.${status}`) : status}
        </h2>
        {isKnown && <p>{t(`next.${status}`)}</p>}
        {after.owed_minor !== null && order.paymentDue !== null && (
          <p>{t('owed', { sum: money(after.owed_minor), date: formatDate(order.paymentDue) })}</p>
        )}
      </div>
      <CourseSteps steps={steps} status={status} />
      <Parcels after={after} />
    </section>
  );
}

type StepsProps = { readonly steps: readonly OrderStep[]; readonly status: string };

/** The steps of an order with their dates, in one line where there is room. */
export function CourseSteps({ steps, status }: StepsProps) {
  const t = useT('returns');
  if (steps.length === 0) return null;
  return (
    <ol className="course-steps" aria-label={t('course')}>
      {steps.map((step) => (
        <CourseStep key={step.key} step={step} status={status} />
      ))}
    </ol>
  );
}

function CourseStep({ step: { key, at, state }, status }: { readonly step: OrderStep; readonly status: string }) {
  const t = useT('returns');
  const say = useT('order');
  const stopped = isOrderStatus(status) ? say(`status.${status}`) : status;
  const name = key === 'stopped' ? stopped : t(`step.${key === 'packing' && state === 'done' ? 'packed' : key}`);
  return (
    <li
      className={`is-${state}${key === 'stopped' ? ' is-stopped' : ''}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="course-mark">
        {state === 'done' && <Icon name="check" size="xs" />}
        {key === 'stopped' && <Icon name="close" size="xs" />}
      </span>
      <b>{name}</b>
      {at !== null && (
        <time dateTime={at} className="muted small">
          {formatDate(at)}
        </time>
      )}
    </li>
  );
}

function Parcels({ after }: Pick<CourseProps, 'after'>) {
  const t = useT('returns');
  const say = useT('order');
  const common = useT('common');
  const { deliveries, pack_together: other } = after;
  if (deliveries.length === 0 && other === '') return null;
  return (
    <dl className="course-parcels">
      {deliveries.length > 0 && (
        <div>
          <dt className="label">{t('parcels')}</dt>
          {deliveries.map(({ tracking_code: code, sent, delivered }) => (
            <dd key={`${code} ${sent}`}>
              {code !== '' && (
                <>
                  <span className="sr">{labelled(common, say('tracking'), '')}</span>
                  <b>{code}</b> ·{' '}
                </>
              )}
              {t('parcel', { sent: formatDateTime(sent) })}
              {delivered !== null && ` · ${t('parcelDelivered', { time: formatDateTime(delivered) })}`}
            </dd>
          ))}
        </div>
      )}
      {other !== '' && <dd>{t('packedWith', { number: other })}</dd>}
    </dl>
  );
}

/** Every change of an order's status with its time. */
export function OrderHistory({ after }: Pick<CourseProps, 'after'>) {
  const t = useT('returns');
  const say = useT('order');
  return (
    <Disclosure title={t('history')}>
      <ol className="course-events">
        {after.events.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {isOrderStatus(status) ? say(`status.${status}`) : status}{' '}
            <time dateTime={at} className="muted">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
