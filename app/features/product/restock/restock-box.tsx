import { Form, useNavigation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useAnswer } from '~/routing/use-answer';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { ProductData } from '../product-data';
import { canBeWaitedFor, isStockBlocked } from '../rules/buy-button';
import type { ProductState } from '../use-product';
import { RESTOCK_INTENT, type RestockAnswer } from './restock-answer';

type RestockBoxProps = { readonly data: ProductData; readonly product: ProductState };

/** The form for a mail when the chosen variant, which is sold out, can be bought again, and why blocked stock is not sold. Specification 2 §4, §5. */
export function RestockBox({ data, product }: RestockBoxProps) {
  const { variant } = product;
  const isBlocked = data.delivery.isBlocked || data.model.isGiftCard || data.staff?.isTransferRequest;
  if (!variant || isBlocked || !canBeWaitedFor(variant)) return null;
  return (
    <>
      {isStockBlocked(variant) && data.blockedStockText && <Alert tone="warning">{data.blockedStockText}</Alert>}
      <RestockForm key={variant.id} variantId={variant.id} email={data.noticeEmail} product={product} />
    </>
  );
}

type RestockFormProps = {
  readonly variantId: number;
  /** The address of the signed-in person; empty for guests. */
  readonly email: string;
  readonly product: ProductState;
};

function RestockForm({ variantId, email, product: { words, to } }: RestockFormProps) {
  const t = useT('product');
  const answer = useAnswer<Partial<RestockAnswer>>();
  const refused = answer?.restock?.variant === variantId ? answer.restock : undefined;
  const { formData, state } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === RESTOCK_INTENT;
  return (
    <Form method="post" action={to()} className="restock" preventScrollReset noValidate>
      <h2 className="restock-title">{t('restock.title')}</h2>
      <p className="small muted">{t('restock.text', { choice: words.join(', ') })}</p>
      <input type="hidden" name="intent" value={RESTOCK_INTENT} />
      <input type="hidden" name="variant" value={variantId} />
      <div className="restock-row">
        <TextField
          id="restock-email"
          name="email"
          label={t('restock.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={refused?.email ?? email}
          error={refused?.error}
          required
        />
        <Button look="line" pending={isPending}>
          {t('restock.submit')}
        </Button>
      </div>
      <p className="small muted">{t('restock.privacy')}</p>
    </Form>
  );
}
