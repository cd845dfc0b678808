import { Form } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import type { CheckedRow } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { RowPicture } from './cart-row';
import { useMoney } from './use-money';

type SavedProps = { readonly rows: readonly CheckedRow[]; readonly currency: string };

/** Products that were moved out of the cart, with today's price and the way back. */
export function SavedForLater({ rows, currency }: SavedProps) {
  const t = useT('cart');
  if (rows.length === 0) return null;
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
  const action = pathTo('cart', language);
  return (
    <li className="line">
      <RowPicture row={row} />
      <div className="line-top">
        <div>
          {row.brand && <p className="card-brand">{row.brand}</p>}
          <h3>{row.name}</h3>
          {choice && <p className="small muted">{choice}</p>}
          {row.notice !== '' && <p className="tiny muted">{row.notice}</p>}
        </div>
        {row.unitHundredths !== null && <p className="price">{money(row.unitHundredths)}</p>}
      </div>
      <div className="line-end">
        {row.maxAmount !== 0 && (
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="unsave" />
            <input type="hidden" name="id" value={row.productId} />
            <Button size="s" aria-label={t('saved.backNamed', { name: row.name })}>
              {t('saved.back')}
            </Button>
          </Form>
        )}
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="forget" />
          <input type="hidden" name="id" value={row.productId} />
          <Button look="quiet" size="s" aria-label={t('saved.removeNamed', { name: row.name })}>
            {t('row.remove')}
          </Button>
        </Form>
      </div>
    </li>
  );
}
