import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import type { PendingOrder } from '../cart-state';

/** Notice that an order waits for its payment: pay it, or cancel it to change the cart. */
export function PendingOrderNotice({ order }: { readonly order: PendingOrder }) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <div className="stack">
      <Alert title={t('pending.title', { number: order.number })}>
        <p>{t('pending.text')}</p>
      </Alert>
      <div className="row">
        <a className="btn btn-primary" href={order.payTo}>
          {t('pending.pay')}
        </a>
        <Form method="post" action={pathTo('cart', language)}>
          <input type="hidden" name="intent" value="reopen" />
          <Button>{t('pending.reopen')}</Button>
        </Form>
      </div>
    </div>
  );
}
