import { Form, Link } from '@remix-run/react';
import type { EnterpriseOrder, EnterpriseOrderRow } from '~/api/enterprise';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { OrderAnswer } from '../order-form';
import { PricePair } from './two-prices';

type OrderRowsProps = {
  readonly order: EnterpriseOrder;
  /** The quantities can be changed. */
  readonly canChange: boolean;
  readonly answer: OrderAnswer | null;
};

/** The products of an order with their prices, what has changed since it was sent, and its totals. */
export function OrderRows({ order, canChange, answer }: OrderRowsProps) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const typed = answer?.intent === 'amounts' ? answer.typed : {};
  const rows = (
    <ul className="company-rows">
      {order.rows.map((row) => (
        <OrderRow
          key={row.id}
          row={row}
          currency={order.currency}
          amount={canChange ? (typed[`amount-${row.id}`] ?? String(row.amount)) : null}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="products" className="stack">
      <h2 id="products">{t('order.products')}</h2>
      {canChange && order.rows.length > 0 ? (
        <Form
          method="post"
          action={pathTo('accountCompanyOrder', language, { number: String(order.id) })}
          className="stack"
        >
          <input type="hidden" name="intent" value="amounts" />
          {rows}
          <p>
            <Button look="line">{t('order.update')}</Button>
          </p>
        </Form>
      ) : (
        rows
      )}
      <Totals order={order} />
    </section>
  );
}

type OrderRowProps = {
  readonly row: EnterpriseOrderRow;
  readonly currency: string;
  /** As typed; null: it cannot be changed. */
  readonly amount: string | null;
};

function OrderRow({ row, currency, amount }: OrderRowProps) {
  const t = useT('company-orders');
  const title = `${row.brand} ${row.name}`.trim() || t('order.goneProduct');
  const picture = row.image && wirePicture(row.image);
  return (
    <li className="company-row">
      <Plate picture={picture} use="thumb" alt="" />
      <div>
        <p>
          {row.path === '' ? (
            title
          ) : (
            <Link className="link" to={pathToSlug(row.path)}>
              {title}
            </Link>
          )}
        </p>
        {row.choice !== '' && <p className="muted small">{row.choice}</p>}
        <Changes row={row} currency={currency} />
      </div>
      {amount === null ? (
        <p className="company-amount">{t('order.units', { count: row.amount })}</p>
      ) : (
        <TextField
          key={row.amount}
          id={`amount-${row.id}`}
          name={`amount-${row.id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          defaultValue={amount}
          label={t('amount')}
          required
        />
      )}
      <div className="company-sums">
        <span className="muted small">{t('order.each')}</span>
        <PricePair price={row.price} currency={currency} />
      </div>
      <div className="company-sums">
        <span className="muted small">{t('order.together')}</span>
        <PricePair price={row.total} currency={currency} />
      </div>
    </li>
  );
}

/** What is other than when the order was sent, and why a product cannot be ordered. */
function Changes({ row, currency }: { readonly row: EnterpriseOrderRow; readonly currency: string }) {
  const t = useT('company-orders');
  const money = useMoney(currency);
  const isOther = row.askedAmount !== null && row.askedAmount !== row.amount;
  return (
    <>
      {row.notice !== '' && <p className="error">{row.notice}</p>}
      {row.maxAmount !== null && row.amount > row.maxAmount && row.maxAmount > 0 && (
        <p className="small">{t('order.left', { count: row.maxAmount })}</p>
      )}
      {row.isPriceChanged && row.price && row.askedPrice !== null && (
        <p className="small">
          <b>{t('order.priceChanged', { before: money(row.askedPrice), now: money(row.price.gross) })}</b>
        </p>
      )}
      {isOther && <p className="small">{t('order.asked', { count: row.askedAmount ?? 0 })}</p>}
    </>
  );
}

function Totals({ order }: { readonly order: EnterpriseOrder }) {
  const t = useT('company-orders');
  const money = useMoney(order.currency);
  const { total } = order;
  const rows = [
    [t('sum.goods'), money(order.goods.net)],
    [t('sum.delivery'), money(order.delivery.net)],
    [t('sum.net'), money(total.net)],
    [t('sum.tax'), money(total.gross - total.net)],
    [t('sum.gross'), money(total.gross)],
  ] as const;
  return (
    <dl className="company-totals">
      {rows.map(([term, sum]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
