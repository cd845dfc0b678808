import { isOrderStatus } from 'contract/order-status';
import type { DeskSale } from '~/api/desk-orders';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import { DeskTable } from './desk-table';

type SaleProps = { readonly sale: NonNullable<DeskSale> };

/** Who sold an order, the orders it is packed together with, and the rows that staff changed by hand. */
export function OrderSale({ sale }: SaleProps) {
  const t = useT('desk-lists');
  const seller = [sale.seller_name, sale.seller_number].filter(Boolean).join(' · ');
  const packed = [...sale.packed_with, ...sale.add_on_orders];
  if (seller === '' && packed.length === 0 && sale.overrides.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="order-sale">
      <h2 id="order-sale">{t('sale.title')}</h2>
      {seller !== '' && <p>{t('sale.seller', { seller })}</p>}
      <PackedOrders label={t('sale.addOnTo')} orders={sale.packed_with} />
      <PackedOrders label={t('sale.addOns')} orders={sale.add_on_orders} />
      {sale.overrides.length > 0 && <Overrides sale={sale} />}
    </section>
  );
}

type PackedProps = { readonly label: string; readonly orders: NonNullable<DeskSale>['packed_with'] };

function PackedOrders({ label, orders }: PackedProps) {
  const statusText = useT('order');
  const { language } = useLocale();
  if (orders.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {orders.map(({ order_number: number, status }, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <TextLink to={pathTo('deskOrder', language, { number })}>{number}</TextLink> (
          {isOrderStatus(status) ? statusText(`status.${status}`) : status})
        </span>
      ))}
    </p>
  );
}

function Overrides({ sale: { overrides } }: SaleProps) {
  const t = useT('desk-lists');
  const { language } = useLocale();
  const money = (euros: number) => formatHundredths(Math.round(euros * 100), { language, currency: 'eur' });
  return (
    <DeskTable
      label={t('sale.overrides')}
      columns={[t('sale.row'), t('sale.listPrice'), t('sale.price'), t('sale.by')]}
    >
      {overrides.map(({ name, list_price: list, price, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an order stay as they are
        <tr key={index}>
          <th scope="row">{name}</th>
          <td className="num">{money(list)}</td>
          <td className="num">{money(price)}</td>
          <td>{by ?? '–'}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
