import { Link } from '@remix-run/react';
import type { DeskCompanyView } from '~/api/desk-company';
import { formatDate } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DeskTable } from './desk-table';

/** The orders that a company's people sent, the newest first, those that wait above. */
export function DeskCompanyOrders({ orders }: Pick<DeskCompanyView, 'orders'>) {
  const t = useT('desk-company');
  const own = useT('company-orders');
  const { language } = useLocale();
  const columns = [
    ...[t('order.number'), t('agreement.state'), t('order.person'), own('fact.sent')],
    ...[own('field.costCentre'), t('order.sum'), t('order.shop')],
  ];
  return (
    <section aria-labelledby="orders" className="stack">
      <h2 id="orders">{t('orders')}</h2>
      {orders.length === 0 ? (
        <p>{t('orders.none')}</p>
      ) : (
        <DeskTable label={t('orders')} columns={columns}>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                {order.id} <span className="muted small">{order.name}</span>
              </th>
              <td>{own(`status.${order.status}`)}</td>
              <td>{order.person}</td>
              <td>{formatDate(order.at)}</td>
              <td>{order.costCentre}</td>
              <td>{order.net === null ? '' : formatHundredths(order.net, { language, currency: order.currency })}</td>
              <td>
                {order.orderNumber && (
                  <Link className="link" to={pathTo('deskOrder', language, { number: order.orderNumber })}>
                    {order.orderNumber}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
