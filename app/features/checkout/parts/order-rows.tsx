import { sizeText } from 'contract/size-text';
import type { CheckedCart } from '~/api/checked-cart';
import { sumsOf } from '~/features/cart/parts/cart-sums';
import { useGiftWords } from '~/features/cart/parts/gift-card-row';
import { Sums } from '~/features/cart/parts/sums';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';

type OrderRowsProps = { readonly checked: CheckedCart; readonly deliveryMethod: string };

/** Compact list of the rows to be ordered, with sums. */
export function OrderRows({ checked, deliveryMethod }: OrderRowsProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(checked.currency);
  const words = useGiftWords();
  return (
    <>
      {checked.rows.map((row) => (
        <div className="mini" key={`${row.productId} ${row.isBundled}`}>
          <Plate picture={row.image && { path: row.image.path, isScene: row.image.is_scene }} use="thumb" alt="" />
          <span>
            <b>{row.name}</b>
            <br />
            <span className="muted">
              {[
                row.color,
                row.type,
                sizeText(row.size, language),
                row.amount > 1 && t('row.amount', { amount: row.amount }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {row.totalHundredths !== null && <span className="num">{money(row.totalHundredths)}</span>}
        </div>
      ))}
      {checked.giftRows.map((row) => (
        <div className="mini" key={row.uid}>
          <Plate picture={row.image && { path: row.image.path, isScene: row.image.is_scene }} use="thumb" alt="" />
          <span>
            <b>{row.name}</b>
            <br />
            <span className="muted">
              {[...words(row), row.amount > 1 && t('row.amount', { amount: row.amount })].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="num">{money(row.totalHundredths)}</span>
        </div>
      ))}
      <div className="sums-in">
        <Sums sums={sumsOf(checked, deliveryMethod)} />
      </div>
    </>
  );
}
