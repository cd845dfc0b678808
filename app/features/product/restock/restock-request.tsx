import { Form, useNavigation } from '@remix-run/react';
import { needs, useT } from '~/locale/translator';
import { useAnswer } from '~/routing/use-answer';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { ProductState } from '../use-product';
import { RESTOCK_INTENT, type RestockAnswer } from './restock-answer';

await needs('restock-request');

type RestockFormProps = {
  readonly variantId: number;
  /** The address of the signed-in person; empty for guests. */
  readonly email: string;
  readonly product: ProductState;
};

/** The form for a mail when a variant can be bought again. Specification 2 §5. */
export function RestockForm({ variantId, email, product: { words, to } }: RestockFormProps) {
  const t = useT('restock-request');
  const answer = useAnswer<Partial<RestockAnswer>>();
  const refused = answer?.restock?.variant === variantId ? answer.restock : undefined;
  const { formData, state } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === RESTOCK_INTENT;
  return (
    <Form method="post" action={to()} className="restock" preventScrollReset noValidate>
      <h2 className="restock-title">{t('title')}</h2>
      <p className="small muted">{t('text', { choice: words.join(', ') })}</p>
      <input type="hidden" name="intent" value={RESTOCK_INTENT} />
      <input type="hidden" name="variant" value={variantId} />
      <div className="restock-row">
        <TextField
          id="restock-email"
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={refused?.email ?? email}
          error={refused?.error}
          required
        />
        <Button look="primary" pending={isPending}>
          {t('submit')}
        </Button>
      </div>
      <p className="small muted">{t('privacy')}</p>
    </Form>
  );
}
