import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { useMoney } from './use-money';

/** Amounts in hundredths of `currency`. */
export type ShownSums = {
  readonly currency: string;
  readonly goodsMinor: number;
  readonly discountMinor: number;
  /** What delivery costs; null while no way of delivery is chosen. */
  readonly deliveryMinor: number | null;
  /** The least that delivery can cost, for the time before one is chosen; null when nothing is offered. */
  readonly deliveryFromMinor: number | null;
  readonly totalMinor: number;
  readonly tax: readonly { readonly percentage: number; readonly minor: number }[];
  /** What is charged, where that is another currency. */
  readonly charge: { readonly minor: number; readonly currency: string } | null;
};

function DeliverySum({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  const money = useMoney(sums.currency);
  const { deliveryMinor, deliveryFromMinor } = sums;
  const amount = deliveryMinor ?? deliveryFromMinor;
  if (amount === null) return null;
  return (
    <div>
      <dt>{deliveryMinor === null && amount > 0 ? t('sums.deliveryFrom') : t('sums.delivery')}</dt>
      <dd>{amount === 0 ? t('sums.free') : money(amount)}</dd>
    </div>
  );
}

/** Every sum of a cart or order, down to the tax in it. */
export function Sums({ sums }: { readonly sums: ShownSums }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(sums.currency);
  const charged = useMoney(sums.charge?.currency ?? sums.currency);
  const isOpen = sums.deliveryMinor === null && (sums.deliveryFromMinor ?? 0) > 0;
  return (
    <dl className="sums">
      <div>
        <dt>{t('sums.goods')}</dt>
        <dd>{money(sums.goodsMinor)}</dd>
      </div>
      {sums.discountMinor > 0 && (
        <div className="sale">
          <dt>{t('sums.discount')}</dt>
          <dd>{money(-sums.discountMinor)}</dd>
        </div>
      )}
      <DeliverySum sums={sums} />
      <div className="total">
        <dt>{isOpen ? t('sums.totalBeforeDelivery') : t('sums.total')}</dt>
        <dd>{money(sums.totalMinor)}</dd>
      </div>
      {sums.tax.map(({ percentage, minor }) => (
        <div key={percentage} className="small muted">
          <dt>{t('sums.tax', { percentage: formatNumber(percentage, language, 2) })}</dt>
          <dd>{money(minor)}</dd>
        </div>
      ))}
      {sums.charge && (
        <div className="small muted">
          <dt>{t('sums.charged', { currency: sums.charge.currency.toUpperCase() })}</dt>
          <dd>{charged(sums.charge.minor)}</dd>
        </div>
      )}
    </dl>
  );
}
