import { sizeText } from 'contract/size-text';
import type { CheckedRow } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { RowPicture } from './cart-row';
import { LineAction } from './line-action';
import { useMoney } from './use-money';

type SavedProps = { readonly rows: readonly CheckedRow[]; readonly currency: string };

/** Products that were moved out of the cart, with today's price and the way back. */
export function SavedForLater({ rows, currency }: SavedProps) {
  const t = useT('cart');
  return (
    <section className="saved" aria-labelledby="saved">
      <h2 id="saved">{t('saved.title')}</h2>
      <ul>
        {rows.map((row) => (
          <SavedRow key={row.productId} row={row} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function SavedRow({ row, currency }: { readonly row: CheckedRow; readonly currency: string }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(currency);
  const choice = [row.color, row.type, sizeText(row.size, language)].filter(Boolean).join(' · ');
  return (
    <li className="line">
      <RowPicture row={row} />
      <div className="line-top">
        <div>
          {row.brand && <p className="card-brand">{row.brand}</p>}
          <h3>{unbrokenName(row.name)}</h3>
          {choice && <p className="small muted">{choice}</p>}
          {row.notice !== '' && <p className="tiny muted">{row.notice}</p>}
        </div>
        {row.unitHundredths !== null && <p className="price">{money(row.unitHundredths)}</p>}
      </div>
      <div className="line-end">
        {row.maxAmount !== 0 && (
          <LineAction intent="unsave" productId={row.productId} label={t('saved.backNamed', { name: row.name })}>
            {t('saved.back')}
          </LineAction>
        )}
        <LineAction
          intent="forget"
          productId={row.productId}
          label={t('saved.removeNamed', { name: row.name })}
          isQuiet
        >
          {t('row.remove')}
        </LineAction>
      </div>
    </li>
  );
}
