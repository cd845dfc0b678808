import { Link } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import type { ImportedOrder } from '~/api/imported-orders';
import type { Order, OrderHistory } from '~/api/orders';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';

type OrdersPageProps = OrderHistory & {
  /** 1-based. */
  readonly page: number;
};

/** A page of the person's orders. */
export function OrdersPage({ orders, imported, count, page, pageCount }: OrdersPageProps) {
  const t = useT('account');
  const { language } = useLocale();
  if (count === 0) {
    return (
      <>
        <EmptyState
          title={t('orders.empty')}
          actions={<ButtonLink to={pathTo('home', language)}>{t('orders.shop')}</ButtonLink>}
        >
          {t('orders.emptyText')}
        </EmptyState>
        <ImportedOrders orders={imported} />
        <GuestOrders />
      </>
    );
  }
  return (
    <>
      <p className="muted">{t('orders.count', { count })}</p>
      <ul className="account-orders">
        {orders.map((order) => (
          <OrderLine key={order.number} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) => pathTo('orderHistory', language, {}, { page: number === 1 ? undefined : String(number) })}
        labels={{ nav: t('orders.pages'), previous: t('orders.previous'), next: t('orders.next') }}
      />
      <ImportedOrders orders={imported} />
      <GuestOrders />
    </>
  );
}

/** Orders of the shop that was left: a history, without pages of their own. */
function ImportedOrders({ orders }: { readonly orders: readonly ImportedOrder[] }) {
  const t = useT('account');
  if (orders.length === 0) return null;
  return (
    <section>
      <h2>{t('orders.imported')}</h2>
      <p className="muted">{t('orders.importedText')}</p>
      <ul className="account-orders">
        {orders.map((order) => (
          <ImportedOrderLine key={`${order.number} ${order.placed}`} order={order} />
        ))}
      </ul>
    </section>
  );
}

function ImportedOrderLine({ order }: { readonly order: ImportedOrder }) {
  const t = useT('account');
  const words = useT('order');
  const money = useMoney(order.currency);
  return (
    <li className="account-order">
      <div>
        <h3 className="account-card-title">{words('number', { number: order.number })}</h3>
        <p className="muted">
          {formatDate(order.placed)} · {money(order.totalHundredths)}
          {order.status && ` · ${order.status}`}
        </p>
      </div>
      <ul className="account-list">
        {order.rows.map(({ name, amount }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and two of them may say the same
          <li key={line}>{t('orders.importedRow', { amount, name })}</li>
        ))}
      </ul>
    </li>
  );
}

/** Orders that were placed without logging in are found by number and e-mail. */
function GuestOrders() {
  const t = useT('account');
  const { language } = useLocale();
  return (
    <p className="muted small">
      {t('orders.guest')}{' '}
      <Link className="link" to={pathTo('viewOrder', language)}>
        {t('orders.lookUp')}
      </Link>
    </p>
  );
}

/** How many pictures an order shows. */
const PICTURES = 4;

function OrderLine({ order }: { readonly order: Order }) {
  const t = useT('order');
  const money = useMoney(order.currency);
  const { language } = useLocale();
  const goods = order.rows.filter(({ kind }) => kind === 'product' || kind === 'gift_card');
  return (
    <li className="account-order">
      <div>
        <h2 className="account-card-title">
          <Link className="link" to={pathTo('orderDetails', language, { number: order.number })}>
            {t('number', { number: order.number })}
          </Link>
        </h2>
        <p>{isOrderStatus(order.status) ? t(`status.${order.status}`) : order.status}</p>
        <p className="muted">
          {formatDate(order.placed)} · {money(order.totalHundredths)}
        </p>
      </div>
      <ul className="account-goods">
        {goods.slice(0, PICTURES).map(({ productId, name, image }) => (
          <li key={`${productId} ${name}`}>
            <Plate picture={image && wirePicture(image)} use="thumb" alt={name} />
          </li>
        ))}
        {goods.length > PICTURES && <li className="muted">+{goods.length - PICTURES}</li>}
      </ul>
    </li>
  );
}
