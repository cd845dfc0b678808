import { Form } from '@remix-run/react';
import { isOrderStatus, ORDER_STATUSES } from 'contract/order-status';
import type { DeskPage } from '~/api/desk';
import type { DeskOrderLine } from '~/api/desk-orders';
import type { ImportedOrder } from '~/api/imported-orders';
import { formatDate, formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

type DeskOrdersProps = {
  readonly list: DeskPage<DeskOrderLine> & { readonly imported: readonly ImportedOrder[] };
  readonly page: number;
  readonly search: string;
  readonly status: string;
  readonly delivery: string;
};

/** Orders, the newest first, with a search by number, address or name. */
export function DeskOrders({ list, page, search, status, delivery }: DeskOrdersProps) {
  const t = useT('desk');
  return (
    <>
      <OrderSearch search={search} status={status} delivery={delivery} />
      <p className="muted">{t('orders.count', { count: list.count })}</p>
      {list.count === 0 ? <EmptyState title={t('orders.none')} /> : <OrderTable rows={list.rows} />}
      <ImportedOrders orders={list.imported} />
      <DeskPager screen="deskOrders" page={page} pageCount={list.pageCount} query={{ search, status, delivery }} />
    </>
  );
}

function OrderSearch({ search, status, delivery }: Pick<DeskOrdersProps, 'search' | 'status' | 'delivery'>) {
  const t = useT('desk');
  const statusText = useT('order');
  const { language } = useLocale();
  return (
    <Form method="get" action={pathTo('deskOrders', language)} role="search" className="desk-search">
      <TextField
        id="desk-search"
        name="search"
        type="search"
        label={t('orders.search')}
        maxLength={200}
        defaultValue={search}
        key={`search ${search}`}
      />
      <SelectField id="desk-status" name="status" label={statusText('status')} defaultValue={status} key={status}>
        <option value="">{t('orders.anyStatus')}</option>
        {ORDER_STATUSES.map((each) => (
          <option key={each} value={each}>
            {statusText(`status.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="desk-delivery"
        name="delivery"
        label={statusText('delivery')}
        defaultValue={delivery}
        key={`delivery ${delivery}`}
      >
        <option value="">{t('orders.anyDelivery')}</option>
        <option value="express">{statusText('delivery.express')}</option>
      </SelectField>
      <Button look="line">{t('orders.find')}</Button>
    </Form>
  );
}

function OrderTable({ rows }: { readonly rows: readonly DeskOrderLine[] }) {
  const t = useT('desk');
  const statusText = useT('order');
  const { language } = useLocale();
  return (
    <DeskTable
      label={t('page.deskOrders')}
      columns={[
        t('orders.number'),
        statusText('placed'),
        statusText('status'),
        t('orders.customer'),
        statusText('total'),
      ]}
    >
      {rows.map((order) => (
        <tr key={order.number}>
          <th scope="row">
            <TextLink to={pathTo('deskOrder', language, { number: order.number })}>{order.number}</TextLink>
          </th>
          <td className="num">{formatDateTime(order.placed)}</td>
          <td>
            {isOrderStatus(order.status) ? statusText(`status.${order.status}`) : order.status}
            {order.expressPickup && (
              <>
                <br />
                <b className="small">{statusText('delivery.express')}</b>{' '}
                <span className="small">
                  {[order.expressPickup.store, order.expressPickup.time].filter(Boolean).join(', ')}
                </span>
              </>
            )}
          </td>
          <td>
            {order.name}
            <br />
            <span className="muted small">{order.email}</span>
          </td>
          <td className="num">{formatHundredths(order.totalHundredths, { language, currency: order.currency })}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** Orders of the shop that was left, where a search finds some. */
function ImportedOrders({ orders }: { readonly orders: readonly ImportedOrder[] }) {
  const t = useT('desk');
  const words = useT('order');
  const { language } = useLocale();
  if (orders.length === 0) return null;
  return (
    <section>
      <h2>{t('orders.imported')}</h2>
      <DeskTable
        label={t('orders.imported')}
        columns={[t('orders.number'), words('placed'), words('status'), t('orders.customer'), words('total')]}
      >
        {orders.map((order) => (
          <tr key={`${order.number} ${order.placed}`}>
            <th scope="row">{order.number}</th>
            <td className="num">{formatDate(order.placed)}</td>
            <td>{order.status}</td>
            <td>
              {order.email}
              <br />
              <span className="muted small">
                {order.rows.map(({ name, amount }) => `${amount} × ${name}`).join(', ')}
              </span>
            </td>
            <td className="num">{formatHundredths(order.totalHundredths, { language, currency: order.currency })}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
