import type { CheckedCart } from '~/api/checked-cart';
import { linesOf } from '~/features/cart/cart-lines';
import { BundleParts, useChoice } from '~/features/cart/parts/bundle-parts';
import { sumsOf } from '~/features/cart/parts/cart-sums';
import { useGiftWords } from '~/features/cart/parts/gift-card-row';
import { Sums } from '~/features/cart/parts/sums';
import { useMoney } from '~/features/cart/parts/use-money';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';

type OrderRowsProps = { readonly checked: CheckedCart; readonly deliveryMethod: string };

/** Compact list of the rows to be ordered, with sums. */
export function OrderRows({ checked, deliveryMethod }: OrderRowsProps) {
  const t = useT('cart');
  const choiceOf = useChoice();
  const money = useMoney(checked.currency);
  const words = useGiftWords();
  return (
    <>
      {checked.gift && (
        <p>
          <b>{t('campaign.from', { company: checked.gift.company })}</b>
        </p>
      )}
      {linesOf(checked).map(({ id, row, parts }) => (
        <div className="mini" key={`${id} ${row.isBundled}`}>
          <Plate picture={row.image && wirePicture(row.image)} use="thumb" alt="" />
          <span>
            <b>{unbrokenName(row.name)}</b>
            <br />
            <span className="muted">
              {[choiceOf(row), row.amount > 1 && t('row.amount', { amount: row.amount })].filter(Boolean).join(' · ')}
            </span>
            <BundleParts parts={parts} />
          </span>
          {row.totalHundredths !== null && <span className="num">{money(row.totalHundredths)}</span>}
        </div>
      ))}
      {checked.giftRows.map((row) => (
        <div className="mini" key={row.uid}>
          <Plate picture={row.image && wirePicture(row.image)} use="thumb" alt="" />
          <span>
            <b>{unbrokenName(row.name)}</b>
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
