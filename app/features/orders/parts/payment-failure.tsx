import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { FormPage } from '~/ui/form-page';
import type { OrderedGoods } from '../ordered-goods';
import type { UnpaidOrder } from '../outcome.server';
import { OrderBox } from './order-box';
import { PayAgain } from './pay-again';

type PaymentFailureProps = {
  readonly kind: 'cancelled' | 'failed' | 'address';
  readonly order: UnpaidOrder;
  readonly goods: OrderedGoods;
  /** The cart still contains the items of the order. */
  readonly hasCart: boolean;
};

/** A failed payment: nothing is charged, the cart is unchanged, and the order can be paid again while it keeps its stock. */
export function PaymentFailure({ kind, order, goods, hasCart }: PaymentFailureProps) {
  const t = useT('order');
  const { language } = useLocale();
  const isPayable = order.paymentMethods.length > 0;
  const isOver = kind !== 'address' && !isPayable;
  return (
    <FormPage side={<OrderBox number={order.number} goods={goods} />}>
      <h1>{t(`${kind}.title`)}</h1>
      <Alert tone={kind === 'failed' ? 'error' : 'warning'}>
        <p>{t(`${kind}.text`)}</p>
        {isOver && <p>{t('failed.over')}</p>}
      </Alert>
      <PayAgain order={order} />
      <div className="row">
        {hasCart && !isPayable && (
          <ButtonLink look="primary" to={pathTo('payment', language)}>
            {t(kind === 'address' ? 'address.again' : 'failed.order')}
          </ButtonLink>
        )}
        <ButtonLink to={pathTo(hasCart ? 'cart' : 'home', language)}>
          {t(hasCart ? 'failed.cart' : 'ok.shop')}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
