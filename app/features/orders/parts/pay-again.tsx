import { Form, useNavigation } from '@remix-run/react';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { RadioRow, RadioRows } from '~/ui/choice';
import type { UnpaidOrder } from '../outcome.server';

/** Pays an order again, by the same or another method; nothing when it cannot be paid any more. */
export function PayAgain({ order }: { readonly order: UnpaidOrder }) {
  const t = useT('order');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  const { paymentMethods, payUntil, reference } = order;
  const chosen = paymentMethods.find(({ isChosen }) => isChosen) ?? paymentMethods[0];
  if (!chosen) return null;
  return (
    <Form method="post" action={pathTo('orderProcess', language)} className="stack pay-again">
      <input type="hidden" name="reference" value={reference} />
      <RadioRows id="pay-again" legend={t('again.method')}>
        {paymentMethods.map(({ id, name, description }) => (
          <RadioRow
            key={id}
            name="payment_method"
            value={id}
            defaultChecked={id === chosen.id}
            title={name}
            detail={description}
          />
        ))}
      </RadioRows>
      {payUntil !== null && <p className="small muted">{t('again.until', { time: formatDateTime(payUntil) })}</p>}
      <div className="row">
        <Button look="primary" pending={isPending}>
          {t('failed.again')}
        </Button>
      </div>
    </Form>
  );
}
