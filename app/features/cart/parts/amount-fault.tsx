import { useT } from '~/locale/translator';
import { FieldError } from '~/ui/field';
import type { RowQuantity } from './use-row-quantity';

/** What was wrong with the quantity that was typed into a row, and what became of it. */
export function AmountFault({ id, quantity: { fault } }: { readonly id: string; readonly quantity: RowQuantity }) {
  const t = useT('cart');
  if (!fault) return null;
  return (
    <FieldError id={`amount-${id}-fault`} role="alert">
      {fault.kind === 'atMost' ? t('row.atMost', { max: fault.most }) : t('row.notWhole')}
    </FieldError>
  );
}
