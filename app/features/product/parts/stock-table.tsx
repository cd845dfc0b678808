import { Link } from '@remix-run/react';
import { expressPickup } from 'contract/express-pickup';
import { specialDaysWithin } from 'contract/opening-hours';
import { helsinkiNow } from 'contract/working-days';
import { Fragment } from 'react';
import { OpenState } from '~/features/catalog/parts/open-state';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import type { StoreTimes } from '~/features/catalog/store-times';
import { clockText } from '~/locale/clock';
import { shortDay, specialWords, weekWords } from '~/locale/opening-words';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import { useNow } from '~/ui/use-now';
import type { ProductData } from '../product-data';
import { storeMark, storesWithStock } from '../rules/availability';
import { storesByHours, TOLD_DAYS } from '../rules/stores-by-hours';
import type { ProductState } from '../use-product';
import { stockState } from './stock-state';
import { useDeliveryWords } from './use-delivery-words';

type StockTableProps = { readonly data: ProductData; readonly product: ProductState };

/** The chosen variant in the web shop and in each store: check in stock, circle on order, minus out. Specification 2 §4. */
export function StockTable({ data, product }: StockTableProps) {
  const t = useT('product-more');
  return (
    <section id="availability">
      <h2>{t('availability.heading')}</h2>
      <StockRows data={data} product={product} />
    </section>
  );
}

/**
 * The table alone. Stores of which none has it and none awaits it are folded under one line, and left out for a used thing, which
 * is where it is and nowhere else.
 */
export function StockRows({ data, product: { variant, words } }: StockTableProps) {
  const t = useT('product-more');
  const { stores } = data;
  const { state, left, time } = useDeliveryWords(variant, data);
  const ids = stores.map(({ id }) => id);
  const held = variant ? storesWithStock(variant, ids) : [];
  const caption = <caption className="sr">{t('availability.caption', { choice: words.join(', ') })}</caption>;
  const rows = <StoreRows data={data} held={held} onOrder={variant?.onOrder ?? false} />;
  const isFolded = stores.length > 1 && held.length === 0 && !variant?.onOrder;
  return (
    <>
      <table className="stock">
        {caption}
        <tbody>
          <tr>
            <th scope="row">
              {t('availability.webshop')}
              {time && <small>{time}</small>}
            </th>
            <td>
              <StockMark state={state} {...(left !== null && { className: 'st-few' })}>
                {left ?? undefined}
              </StockMark>
            </td>
          </tr>
        </tbody>
        {!isFolded && rows}
      </table>
      {isFolded && data.condition === null && (
        <details className="acc">
          <summary>
            {t('availability.noStore')}
            <Icon name="chevron-down" size="s" />
          </summary>
          <table className="stock">
            {caption}
            {rows}
          </table>
        </details>
      )}
    </>
  );
}

type StoreRowsProps = Pick<StockTableProps, 'data'> & { readonly held: readonly number[]; readonly onOrder: boolean };

/** A body of rows for the stores with the same hours, their hours above them. */
function StoreRows({ data: { stores, rendered }, held, onOrder }: StoreRowsProps) {
  const { day: today } = helsinkiNow(new Date(useNow(rendered)));
  return storesByHours(stores, today).map(({ times, stores: alike }) => (
    <tbody key={alike[0]?.id}>
      {times.week.length > 0 && <OpeningHours times={times} rendered={rendered} />}
      {alike.map(({ id, name, to, address, isExpress }) => (
        <tr key={id}>
          <th scope="row">
            <div className="stock-store">
              <Link className="link" to={to}>
                {name}
              </Link>
              {address && <small>{address}</small>}
              {isExpress && held.includes(id) && <ExpressOffer times={times} rendered={rendered} />}
            </div>
          </th>
          <td>
            <StockMark state={stockState(storeMark(held.includes(id) ? 1 : 0, onOrder))} />
          </td>
        </tr>
      ))}
    </tbody>
  ));
}

type TimesProps = { readonly times: StoreTimes; readonly rendered: number };

/**
 * The row above the stores that share these hours: whether they are open, their week, and the special days that are near. Lines break
 * between days only.
 */
function OpeningHours({ times, rendered }: TimesProps) {
  const texts = { t: useT('catalog'), language: useLocale().language };
  const { day: today } = helsinkiNow(new Date(useNow(rendered)));
  const special = specialDaysWithin(times.special, today, TOLD_DAYS).map((day) => specialWords(day, texts));
  const runs = [...weekWords(times.week, texts), ...special];
  return (
    <tr className="stock-group">
      <th scope="rowgroup" colSpan={2}>
        <OpenState times={times} rendered={rendered} />{' '}
        <small>
          {runs.map((run, index) => (
            <Fragment key={run}>
              <span className="stock-hours">{index < runs.length - 1 ? `${run},` : run}</span>{' '}
            </Fragment>
          ))}
        </small>
      </th>
    </tr>
  );
}

/** By when to order for express pick-up, and when the order is ready. Specification 2 §9. */
function ExpressOffer({ times, rendered }: TimesProps) {
  const t = useT('product-more');
  const { language } = useLocale();
  const texts = { t: useT('catalog'), language };
  const pickup = expressPickup(new Date(useNow(rendered)), times);
  if (!pickup) return null;
  const order = clockText(pickup.orderBy, language);
  const ready = clockText(pickup.readyAfter, language);
  return <small>{t('availability.express', { day: shortDay(pickup.day, texts), order, ready })}</small>;
}
