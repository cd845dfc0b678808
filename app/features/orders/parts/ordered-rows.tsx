import { Link } from '@remix-run/react';
import type { OrderRow } from '~/api/orders';
import { PaidBefore } from '~/features/cart/parts/sums';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { OrderedGoods } from '../ordered-goods';
import { reviewedSlug } from '../reviewable';
import { taxRates } from '../tax-rates';

type ProductRowProps = { readonly row: OrderRow; readonly currency: string; readonly isReviewable: boolean };

function ProductRow({ row, currency, isReviewable: mayReview }: ProductRowProps) {
  const t = useT('order');
  const { language } = useLocale();
  const slug = mayReview ? reviewedSlug(row) : '';
  const money = useMoney(currency);
  return (
    <li className="mini">
      <Plate picture={row.image && wirePicture(row.image)} use="thumb" alt="" />
      <span>
        <b>{row.path ? <Link to={pathToSlug(row.path)}>{unbrokenName(row.name)}</Link> : unbrokenName(row.name)}</b>
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
  const common = useT('common');
  const money = useMoney(currency);
  const [first] = parts;
  if (!first) return null;
  const total = parts.reduce((sum, { totalHundredths }) => sum + totalHundredths, 0);
  return (
    <li className="mini">
      <Plate picture={first.image && wirePicture(first.image)} use="thumb" alt="" />
      <span>
        <b>{first.bundleName}</b>
        <br />
        <span className="muted">{t('row.amount', { amount: first.amount })}</span>
        <ul className="set-list muted">
          {parts.map((part) => (
            <li key={part.productId}>{part.description ? labelled(common, part.name, part.description) : part.name}</li>
          ))}
        </ul>
      </span>
      <span className="num">{money(total)}</span>
    </li>
  );
}

const isGoods = ({ kind }: OrderRow) => kind === 'product' || kind === 'gift_card';

/** Discount, services, delivery, total, tax, and what is charged. */
function OrderedSums({ order }: { readonly order: OrderedGoods }) {
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

type OrderedRowsProps = {
  readonly order: OrderedGoods;
  /** The customer can write reviews of the products. */
  readonly isReviewable?: boolean;
  /** The heading is for screen readers, because the context already says what the rows are. */
  readonly isHeadingHidden?: boolean;
};

/** What was ordered, with its sums. */
export function OrderedRows({ order, isReviewable: mayReview = false, isHeadingHidden = false }: OrderedRowsProps) {
  const t = useT('order');
  const products = order.rows.filter((row) => isGoods(row) && row.bundle === null);
  return (
    <section aria-labelledby="order-rows">
      <h2 id="order-rows" className={isHeadingHidden ? 'sr' : 'empty-title'}>
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
