import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { ProgressLine } from '~/ui/progress';
import { useMoney } from './use-money';

/** How far the cart is from free delivery. Specification 1 §7, delivery_thresholds. */
export function FreeDelivery({ checked }: { readonly checked: CheckedCart }) {
  const t = useT('cart');
  const money = useMoney(checked.currency);
  const { freeDeliveryFromMinor, goodsMinor } = checked;
  if (freeDeliveryFromMinor <= 0) return null;
  const left = freeDeliveryFromMinor - goodsMinor;
  return (
    <div className="free">
      <span>{left > 0 ? t('free.left', { amount: money(left) }) : t('free.reached')}</span>
      <ProgressLine value={goodsMinor} max={freeDeliveryFromMinor} />
    </div>
  );
}
