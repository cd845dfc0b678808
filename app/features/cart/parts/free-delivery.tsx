import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { ProgressLine } from '~/ui/progress';
import { useMoney } from './use-money';

/** How much is missing for free delivery. Specification 1 §7, delivery_thresholds. */
export function FreeDelivery({ checked }: { readonly checked: CheckedCart }) {
  const t = useT('cart');
  const money = useMoney(checked.currency);
  const { freeDeliveryFromHundredths, subtotalHundredths } = checked;
  if (freeDeliveryFromHundredths <= 0) return null;
  const left = freeDeliveryFromHundredths - subtotalHundredths;
  if (left <= 0) {
    return (
      <p className="free free-reached">
        <Icon name="check" size="s" />
        {t('free.reached')}
      </p>
    );
  }
  return (
    <div className="free">
      <span>{t('free.left', { amount: money(left) })}</span>
      <ProgressLine value={subtotalHundredths} max={freeDeliveryFromHundredths} />
    </div>
  );
}
