import { Form } from '@remix-run/react';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { QuantityStepper } from '~/ui/quantity-stepper';
import type { RowQuantity } from './use-row-quantity';

type QuantityFormProps = {
  /** The line of the cart whose quantity changes. */
  readonly id: string;
  /** Unique on the page; `amount-` and the line's id unless it is set. */
  readonly fieldId?: string;
  readonly quantity: RowQuantity;
  /** Null when there is no limit. */
  readonly max: number | null;
  readonly labels: Parameters<typeof QuantityStepper>[0]['labels'];
  /** Where the visitor returns to without scripts; the cart unless it is set. */
  readonly returnTo?: string;
};

/** The form that changes a line's quantity, with scripts and without. */
export function QuantityForm({ id, fieldId = `amount-${id}`, quantity, max, labels, returnTo }: QuantityFormProps) {
  const { language } = useLocale();
  return (
    <Form
      method="post"
      action={pathTo('cart', language)}
      onSubmit={quantity.onSubmit}
      onInput={quantity.onInput}
      onBlur={quantity.onBlur}
      aria-busy={quantity.isBusy}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="id" value={id} />
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <QuantityStepper id={fieldId} name="amount" value={quantity.amount} max={max ?? undefined} labels={labels} />
    </Form>
  );
}
