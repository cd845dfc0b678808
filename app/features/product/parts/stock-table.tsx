import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';
import { storeMark, storesWithStock } from '../rules/availability';
import type { ProductState } from '../use-product';
import { LOW_STOCK, stockState, useDeliveryWords } from './use-delivery-words';

type StockTableProps = { readonly data: ProductData; readonly product: ProductState };

/** The chosen variant in the web shop and in each store: check in stock, circle on order, minus out. Specification 2 §4. */
export function StockTable({ data, product }: StockTableProps) {
  const t = useT('product');
  return (
    <section id="availability">
      <h2>{t('availability.heading')}</h2>
      <StockRows data={data} product={product} />
    </section>
  );
}

/** The table alone. */
export function StockRows({ data: { stores, arrivals }, product: { variant, words } }: StockTableProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const { state, time } = useDeliveryWords(variant, arrivals);
  const held = variant
    ? storesWithStock(
        variant,
        stores.map(({ id }) => id),
      )
    : [];
  const left = variant?.orderableQuantity ?? null;
  const few = left !== null && left > 0 && left <= LOW_STOCK ? catalog('availability.left', { count: left }) : '';
  return (
    <table className="stock">
      <caption className="sr">{t('availability.caption', { choice: words.join(', ') })}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {t('availability.webshop')}
            {time && <small>{time}</small>}
          </th>
          <td>
            <StockMark state={state}>{few || catalog(`availability.${state}`)}</StockMark>
          </td>
        </tr>
        {stores.map(({ id, name, to, address, hours, express }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="link" to={to}>
                {name}
              </Link>
              {address && <small>{address}</small>}
              {hours.length > 0 && <OpeningHours hours={hours} />}
              {express && held.includes(id) && <small>{express}</small>}
            </th>
            <td>
              <StockMark state={stockState(storeMark(held.includes(id) ? 1 : 0, variant?.onOrder ?? false))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Opening hours, broken into lines between days only. */
function OpeningHours({ hours }: { readonly hours: readonly string[] }) {
  return (
    <small>
      {hours.map((run, index) => (
        <Fragment key={run}>
          <span className="stock-hours">{index < hours.length - 1 ? `${run},` : run}</span>{' '}
        </Fragment>
      ))}
    </small>
  );
}
