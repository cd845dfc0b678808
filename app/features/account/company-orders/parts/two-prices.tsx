import type { TwoPrices } from '~/api/enterprise';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';

type PricePairProps = { readonly price: TwoPrices | null; readonly currency: string };

/** A price as companies need it: without tax, and below it with tax. */
export function PricePair({ price, currency }: PricePairProps) {
  const t = useT('company-orders');
  const money = useMoney(currency);
  if (price === null) return <span>–</span>;
  return (
    <span className="company-price">
      <b>{t('net', { sum: money(price.net) })}</b>
      <span className="muted small">{t('gross', { sum: money(price.gross) })}</span>
    </span>
  );
}
