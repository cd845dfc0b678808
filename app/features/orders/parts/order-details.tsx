import { isOrderStatus } from 'contract/order-status';
import type { ReactNode } from 'react';
import type { Order } from '~/api/orders';
import { countryName } from '~/locale/country-name';
import { formatDate, formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { isReviewable } from '../reviewable';
import { OrderedRows } from './ordered-rows';

/** Where the pick-up point is, on OpenStreetMap: a search for its name and address. */
const mapOf = ({ deliveryLocation }: Pick<Order, 'deliveryLocation'>): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(deliveryLocation)}`;

type OrderDetailsProps = {
  readonly order: Order;
  /** The customer is logged in, and can review what was bought. */
  readonly isOwn?: boolean;
  /** Above the rows: where the order is, which the facts then do not repeat. */
  readonly head?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
  /** Below the facts, beside the rows. */
  readonly side?: ReactNode;
};

/** An order for its customer: rows, sums, address, delivery and payment. */
export function OrderDetails({ order, isOwn = false, head, children, side }: OrderDetailsProps) {
  const t = useT('order');
  return (
    <div className="two">
      <div className="order-main">
        {head}
        {order.giftCompany && <p>{t('gift', { company: order.giftCompany })}</p>}
        <OrderedRows order={order} isReviewable={isOwn && isReviewable(order)} />
        {children}
      </div>
      <aside className="order-main">
        <OrderFacts order={order} isPlaced={head !== undefined} />
        {side}
      </aside>
    </div>
  );
}

type FactProps = { readonly label: string; readonly lines: readonly string[]; readonly link?: ReactNode };

function Fact({ label, lines, link }: FactProps) {
  const shown = lines.filter((line) => line !== '');
  if (shown.length === 0) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      {shown.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {link && <dd>{link}</dd>}
    </div>
  );
}

type OrderFactsProps = {
  readonly order: Order;
  /** The page says its number and where it is already. */
  readonly isPlaced: boolean;
};

function OrderFacts({ order, isPlaced }: OrderFactsProps) {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <div className="sum-box">
      <h2>{isPlaced ? t('facts') : t('number', { number: order.number })}</h2>
      <dl className="order-facts">
        {!isPlaced && (
          <Fact
            label={t('status')}
            lines={[isOrderStatus(order.status) ? t(`status.${order.status}`) : order.status]}
          />
        )}
        <Fact label={t('placed')} lines={[formatDateTime(order.placed)]} />
        <Fact
          label={t('delivery')}
          lines={[
            order.deliveryMethod,
            order.isExpressPickup ? t('delivery.express') : '',
            order.deliveryLocation,
            order.shippingTime,
            order.isPartDelivery ? t('delivery.parts') : '',
          ]}
          link={
            order.deliveryLocation && (
              <a className="link" href={mapOf(order)} rel="noopener" target="_blank">
                {t('delivery.map')}
              </a>
            )
          }
        />
        <Fact label={t('tracking')} lines={[order.trackingCode ?? '']} />
        <Fact label={t('receiver')} lines={[order.name, ...order.address, countryName(order.countryCode, language)]} />
        <Fact label={t('contact')} lines={[order.email, order.phone]} />
        <Fact label={t('giftFrom')} lines={[order.giftCompany]} />
        <Fact
          label={t('payment')}
          lines={[order.giftCompany ? t('paidByGiver', { company: order.giftCompany }) : order.paymentMethod]}
        />
        <Fact label={t('due')} lines={[order.paymentDue === null ? '' : formatDate(order.paymentDue)]} />
        <Fact label={t('specialRequest')} lines={[order.specialRequest]} />
      </dl>
      {order.payment === 'paid' && (
        <p>
          <a className="btn btn-line" href={pathTo('receipt', language, { slug: order.reference })} download>
            {t('receipt')}
          </a>
        </p>
      )}
    </div>
  );
}
