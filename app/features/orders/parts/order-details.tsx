import { Link } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import type { ReactNode } from 'react';
import type { Order, OrderRow } from '~/api/orders';
import { PaidBefore } from '~/features/cart/parts/sums';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { countryName } from '~/locale/country-name';
import { formatDate, formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { isReviewable, reviewedSlug } from '../reviewable';
import { taxRates } from '../tax-rates';

/** Where the pick-up point is, on OpenStreetMap: a search for its name and address. */
const mapOf = ({ deliveryLocation }: Pick<Order, 'deliveryLocation'>): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(deliveryLocation)}`;

type OrderDetailsProps = {
  readonly order: Order;
  /** The customer is logged in, and can review what was bought. */
  readonly isOwn?: boolean;
  /** Below the rows. */
  readonly children?: ReactNode;
  /** Below the facts, beside the rows. */
  readonly side?: ReactNode;
};

/** An order for its customer: rows, sums, address, delivery and payment. */
export function OrderDetails({ order, isOwn = false, children, side }: OrderDetailsProps) {
  const t = useT('order');
  return (
    <div className="two">
      <div className="order-main">
        {order.giftCompany && <p>{t('gift', { company: order.giftCompany })}</p>}
        <OrderedRows order={order} isReviewable={isOwn && isReviewable(order)} />
        {children}
      </div>
      <aside className="order-main">
        <OrderFacts order={order} />
        {side}
      </aside>
    </div>
  );
}

type ProductRowProps = { readonly row: OrderRow; readonly currency: string; readonly isReviewable: boolean };

function ProductRow({ row, currency, isReviewable: mayReview }: ProductRowProps) {
  const t = useT('order');
  const { language } = useLocale();
  const slug = mayReview ? reviewedSlug(row) : '';
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
        {slug && (
          <>
            <br />
            <Link className="link small" to={pathTo('writeReview', language, { slug })} rel="nofollow">
              {t('row.review')} <span className="sr">{row.name}</span>
            </Link>
          </>
        )}
      </span>
      <span className="num">{money(row.totalHundredths)}</span>
    </li>
  );
}

/** The rows of an order that are parts of bundles, a list for each bundle. */
function bundlesOf(rows: readonly OrderRow[]): OrderRow[][] {
  const numbers = [...new Set(rows.flatMap(({ bundle }) => bundle ?? []))];
  return numbers.map((number) => rows.filter(({ bundle }) => bundle === number));
}

/** A bundle as one row with its parts. */
function BundleRow({ parts, currency }: { readonly parts: readonly OrderRow[]; readonly currency: string }) {
  const t = useT('order');
  const money = useMoney(currency);
  const [first] = parts;
  if (!first) return null;
  const total = parts.reduce((sum, { totalHundredths }) => sum + totalHundredths, 0);
  return (
    <li className="mini">
      <Plate picture={first.image && { path: first.image.path, isScene: first.image.is_scene }} use="thumb" alt="" />
      <span>
        <b>{first.bundleName}</b>
        <br />
        <span className="muted">{t('row.amount', { amount: first.amount })}</span>
        <ul className="set-list muted">
          {parts.map((part) => (
            <li key={part.productId}>{[part.name, part.description].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      </span>
      <span className="num">{money(total)}</span>
    </li>
  );
}

const isGoods = ({ kind }: OrderRow) => kind === 'product' || kind === 'gift_card';

/** Discount, services, delivery, total, tax, and what is charged. */
function OrderedSums({ order }: { readonly order: Order }) {
  const t = useT('order');
  const money = useMoney(order.currency);
  const charged = useMoney(order.charge.currency);
  const { language } = useLocale();
  const rates = taxRates(order.rows, language);
  const others = order.rows.filter((row) => !isGoods(row));
  return (
    <dl className="sums sums-in">
      {others.map((row) => (
        <div key={`${row.kind} ${row.name}`} className={row.kind === 'discount' ? 'sale' : undefined}>
          <dt>{row.name}</dt>
          <dd>{row.totalHundredths === 0 ? t('free') : money(row.totalHundredths)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('total')}</dt>
        <dd>{money(order.totalHundredths)}</dd>
      </div>
      <PaidBefore
        bonusHundredths={order.bonusPaidHundredths}
        bonusText={t('clubBonus')}
        payments={order.cardPayments}
        currency={order.currency}
        dueHundredths={order.dueHundredths}
        nameOf={({ kind, masked }) => t(kind === 'voucher' ? 'voucher' : 'giftCard', { card: masked })}
        dueText={t('paidOtherwise')}
      />
      {rates !== '' && (
        <div className="small muted">
          <dt>{t('tax', { rates })}</dt>
          <dd>{money(order.taxHundredths)}</dd>
        </div>
      )}
      {order.charge.currency !== order.currency && (
        <div className="small muted">
          <dt>{t('charged', { currency: order.charge.currency.toUpperCase() })}</dt>
          <dd>{charged(order.charge.hundredths)}</dd>
        </div>
      )}
    </dl>
  );
}

function OrderedRows({ order, isReviewable: mayReview }: { readonly order: Order; readonly isReviewable: boolean }) {
  const t = useT('order');
  const products = order.rows.filter((row) => isGoods(row) && row.bundle === null);
  return (
    <section aria-labelledby="order-rows">
      <h2 id="order-rows" className="empty-title">
        {t('rows')}
      </h2>
      <ul>
        {products.map((row) => (
          <ProductRow
            key={`${row.productId} ${row.name} ${row.description} ${row.totalHundredths}`}
            row={row}
            currency={order.currency}
            isReviewable={mayReview}
          />
        ))}
        {bundlesOf(order.rows).map((parts) => (
          <BundleRow key={parts[0]?.bundle} parts={parts} currency={order.currency} />
        ))}
      </ul>
      <OrderedSums order={order} />
    </section>
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

function OrderFacts({ order }: { readonly order: Order }) {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <div className="sum-box">
      <h2>{t('number', { number: order.number })}</h2>
      <dl className="order-facts">
        <Fact label={t('status')} lines={[isOrderStatus(order.status) ? t(`status.${order.status}`) : order.status]} />
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
