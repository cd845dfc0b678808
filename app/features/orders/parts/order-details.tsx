import { Link } from '@remix-run/react';
import type { Order, OrderRow } from '~/api/orders';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { pathToSlug } from '~/routing/path-to';

/** An order as its customer sees it: what, how much, where to, how. */
export function OrderDetails({ order }: { readonly order: Order }) {
  return (
    <div className="two">
      <OrderedRows order={order} />
      <OrderFacts order={order} />
    </div>
  );
}

function ProductRow({ row, currency }: { readonly row: OrderRow; readonly currency: string }) {
  const t = useT('order');
  const money = useMoney(currency);
  return (
    <li className="mini">
      <Plate picture={row.image && { path: row.image.path, isScene: row.image.is_scene }} use="thumb" alt="" />
      <span>
        <b>{row.path ? <Link to={pathToSlug(row.path)}>{row.name}</Link> : row.name}</b>
        <br />
        <span className="muted">
          {[row.description, t('row.amount', { amount: row.amount })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="num">{money(row.totalMinor)}</span>
    </li>
  );
}

function OrderedRows({ order }: { readonly order: Order }) {
  const t = useT('order');
  const money = useMoney(order.currency);
  const charged = useMoney(order.charge.currency);
  const goods = order.rows.filter((row) => row.kind === 'product');
  const others = order.rows.filter((row) => row.kind !== 'product');
  return (
    <section aria-labelledby="order-rows">
      <h2 id="order-rows" className="empty-title">
        {t('rows')}
      </h2>
      <ul>
        {goods.map((row) => (
          <ProductRow key={`${row.productId} ${row.name}`} row={row} currency={order.currency} />
        ))}
      </ul>
      <dl className="sums sums-in">
        {others.map((row) => (
          <div key={`${row.kind} ${row.name}`}>
            <dt>{row.name}</dt>
            <dd>{row.totalMinor === 0 ? t('free') : money(row.totalMinor)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('total')}</dt>
          <dd>{money(order.totalMinor)}</dd>
        </div>
        <div className="small muted">
          <dt>{t('tax')}</dt>
          <dd>{money(order.taxMinor)}</dd>
        </div>
        {order.charge.currency !== order.currency && (
          <div className="small muted">
            <dt>{t('charged', { currency: order.charge.currency.toUpperCase() })}</dt>
            <dd>{charged(order.charge.minor)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const KNOWN_STATUSES = [
  'awaiting_payment',
  'payment_failed',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'shipped',
  'transported_to_pickuplocation',
  'manual_cancellation',
  'cancelled',
] as const;

function isKnownStatus(status: string): status is (typeof KNOWN_STATUSES)[number] {
  return (KNOWN_STATUSES as readonly string[]).includes(status);
}

function Fact({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  const shown = lines.filter((line) => line !== '');
  if (shown.length === 0) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      {shown.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const t = useT('order');
  return (
    <aside>
      <div className="sum-box">
        <h2>{t('number', { number: order.number })}</h2>
        <dl className="order-facts">
          <Fact
            label={t('status')}
            lines={[isKnownStatus(order.status) ? t(`status.${order.status}`) : order.status]}
          />
          <Fact label={t('placed')} lines={[formatDateTime(order.placed)]} />
          <Fact label={t('delivery')} lines={[order.deliveryMethod, order.deliveryLocation, order.shippingTime]} />
          <Fact label={t('tracking')} lines={[order.trackingCode ?? '']} />
          <Fact label={t('receiver')} lines={[order.name, ...order.address, order.countryCode.toUpperCase()]} />
          <Fact label={t('contact')} lines={[order.email, order.phone]} />
          <Fact label={t('payment')} lines={[order.paymentMethod]} />
          <Fact label={t('specialRequest')} lines={[order.specialRequest]} />
        </dl>
      </div>
    </aside>
  );
}
