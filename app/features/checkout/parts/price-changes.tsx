import { useMoney } from '~/features/cart/parts/use-money';
import type { PriceChange } from '~/features/cart/seen-prices.server';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';

type PriceChangesProps = { readonly changes: readonly PriceChange[]; readonly currency: string };

/** The rows whose price changed since the cart, each with both prices: ordering accepts them. */
export function PriceChanges({ changes, currency }: PriceChangesProps) {
  const t = useT('checkout');
  const money = useMoney(currency);
  if (changes.length === 0) return null;
  return (
    <div className="form-problems">
      <Alert tone="warning" title={t('changes.title')}>
        <ul>
          {changes.map(({ name, before, now }) => (
            <li key={name}>{t('changes.row', { name, before: money(before), now: money(now) })}</li>
          ))}
        </ul>
        <p>{t('changes.accept')}</p>
      </Alert>
    </div>
  );
}
