import type { Order } from '~/api/orders';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { CourseSteps } from '../after/parts/order-course';
import { orderSteps } from '../rules/order-steps';
import { OrderDetails } from './order-details';

/** The way of an order that was placed now. */
function stepsOf({ status, placed, deliveryLocation }: Order) {
  return orderSteps({
    status,
    events: [{ status: 'awaiting_payment', at: placed }],
    isPickUp: deliveryLocation !== '',
  });
}

/** The confirmation of a paid order: its number and the next steps. */
export function Confirmation({ order }: { readonly order: Order }) {
  const t = useT('order');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap page">
      <div className="order-strip" aria-hidden="true" />
      <OrderDetails
        order={order}
        head={
          <div className="order-head">
            <h1>{t('ok.title')}</h1>
            <Alert tone="ok" title={t('number', { number: order.number })}>
              <p>{t('ok.mail', { email: order.email })}</p>
            </Alert>
            <CourseSteps steps={stepsOf(order)} status={order.status} />
            <h2 className="empty-title">{t('ok.next')}</h2>
            <ol className="order-next">
              <li>{t('ok.next.pack')}</li>
              <li>{t(order.deliveryLocation === '' ? 'ok.next.message' : 'ok.next.ready')}</li>
              <li>{t('ok.next.follow')}</li>
            </ol>
            <div className="row">
              <ButtonLink look="solid" to={pathTo('home', language)}>
                {t('ok.shop')}
              </ButtonLink>
              <ButtonLink to={pathTo('viewOrder', language)}>{t('ok.view')}</ButtonLink>
            </div>
          </div>
        }
      />
    </main>
  );
}
