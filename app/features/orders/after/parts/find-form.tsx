import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

type FindFormProps = {
  readonly action: string;
  /** Of the button; `solid` where the screen has a primary one already. */
  readonly look?: 'primary' | 'solid';
};

/** Looks an order up for a withdrawal, a return or a complaint, by e-mail and number. */
export function FindForm({ action, look = 'primary' }: FindFormProps) {
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
      <Button look={look}>{t('find')}</Button>
    </Form>
  );
}
