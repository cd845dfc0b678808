import { useT } from '~/locale/translator';
import type { OrderedGoods } from '../ordered-goods';
import { OrderedRows } from './ordered-rows';

/** Beside a payment: the number of the order, what it contains and what it costs. */
export function OrderBox({ number, goods }: { readonly number: string; readonly goods: OrderedGoods }) {
  const t = useT('order');
  return (
    <section className="sum-box order-box" aria-labelledby="order-box">
      <h2 id="order-box">{t('number', { number })}</h2>
      <OrderedRows order={goods} isHeadingHidden />
    </section>
  );
}
