import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

/** Looks an order up for a withdrawal or a return, by e-mail and number. */
export function FindForm({ action }: { readonly action: string }) {
  const t = useT('returns');
  const say = useT('order');
  return (
    <Form method="post" action={action} className="cols order-lookup">
      <input type="hidden" name="intent" value="find" />
      <TextField
        id="find-email"
        name="email"
        label={say('lookup.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        id="find-number"
        name="order_number"
        label={say('lookup.number')}
        hint={say('lookup.numberHint')}
        autoComplete="off"
        maxLength={40}
        required
      />
      <Button look="primary">{t('find')}</Button>
    </Form>
  );
}
