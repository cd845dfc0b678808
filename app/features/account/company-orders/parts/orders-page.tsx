import { Form, Link } from '@remix-run/react';
import { ENTERPRISE_STATUSES } from 'contract/enterprise';
import type { CompanyPerson, ListedOrder } from '~/api/enterprise';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField } from '~/ui/field';
import { Pagination } from '~/ui/pagination';
import { BeginOrder, CompanyLinks, NoBuyer } from './company-links';

type OrdersPageProps = {
  readonly person: CompanyPerson;
  readonly orders: readonly ListedOrder[];
  readonly count: number;
  readonly status: string;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
};

/** The company's orders: for a buyer those of everybody, for the others their own. */
export function CompanyOrdersPage({ person, orders, count, status, page, pageCount }: OrdersPageProps) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const query = status === '' ? {} : { status };
  return (
    <>
      <CompanyLinks person={person} />
      <NoBuyer person={person} />
      <p>{t(person.isBuyer ? 'list.buyer' : 'list.orderer')}</p>
      <BeginOrder person={person} />
      <Form method="get" action={pathTo('accountCompanyOrders', language)} className="company-search">
        <SelectField id="status" name="status" label={t('list.status')} defaultValue={status} key={status}>
          <option value="">{t('list.all')}</option>
          {ENTERPRISE_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button look="line">{t('list.show')}</Button>
      </Form>
      {count === 0 ? (
        <EmptyState title={t('list.none')} />
      ) : (
        <ul className="company-orders">
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) =>
          pathTo('accountCompanyOrders', language, {}, number === 1 ? query : { ...query, page: String(number) })
        }
        labels={{ nav: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      />
      {count > 0 && (
        <p>
          <a className="link" href={pathTo('accountCompanyOrdersFile', language)} download>
            {t('list.file')}
          </a>
        </p>
      )}
    </>
  );
}

function OrderLine({ order }: { readonly order: ListedOrder }) {
  const t = useT('company-orders');
  const money = useMoney(order.currency);
  const { language } = useLocale();
  return (
    <li className="account-order">
      <div>
        <h2 className="account-card-title">
          <Link className="link" to={pathTo('accountCompanyOrder', language, { number: String(order.id) })}>
            {order.name || t('order.title', { number: order.id })}
          </Link>
        </h2>
        <p>
          <b>{t(`status.${order.status}`)}</b> · {order.person} · {formatDate(order.at)}
        </p>
        <p className="muted">
          {[
            order.costCentre && t('list.costCentre', { text: order.costCentre }),
            order.reference && t('list.reference', { text: order.reference }),
            order.orderNumber && t('list.order', { number: order.orderNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p>
        {t('list.units', { count: order.units })}
        {order.net !== null && <> · {t('net', { sum: money(order.net) })}</>}
      </p>
    </li>
  );
}
