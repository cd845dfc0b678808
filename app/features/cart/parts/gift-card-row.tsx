import { Link, useFetcher } from '@remix-run/react';
import type { CheckedGiftRow } from '~/api/checked-gifts';
import { Plate } from '~/features/catalog/parts/plate';
import { wirePicture } from '~/features/catalog/wire-picture';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import type { CartReply } from '../cart-state';
import { AmountFault } from './amount-fault';
import { leaveRow } from './leave-row';
import { QuantityForm } from './quantity-form';
import { useRowLabels } from './row-labels';
import { useMoney } from './use-money';
import { useRowQuantity } from './use-row-quantity';

type GiftCardRowProps = { readonly row: CheckedGiftRow; readonly currency: string };

/** What is on a gift card: its value in euros, its design, for whom it is and what it says. */
export function useGiftWords() {
  const t = useT('cart');
  const { language } = useLocale();
  return ({ valueCents, design, recipient, recipientEmail, greeting }: CheckedGiftRow): string[] =>
    [
      t('gift.value', { value: formatHundredths(valueCents, { language, currency: 'eur' }) }),
      design,
      recipient && t('gift.for', { name: recipient }),
      recipientEmail,
      greeting && t('gift.greeting', { greeting }),
    ].filter((word) => word !== '');
}

/** What is bought, for whom, and its price. */
function GiftHead({ row, price }: { readonly row: CheckedGiftRow; readonly price: string }) {
  const words = useGiftWords();
  return (
    <div className="line-top">
      <div>
        <h3>{row.path ? <Link to={pathToSlug(row.path)}>{row.name}</Link> : row.name}</h3>
        {words(row).map((word) => (
          <p key={word} className="small muted">
            {word}
          </p>
        ))}
        {row.notice && <p className="small">{row.notice}</p>}
      </div>
      <p className="price">{price}</p>
    </div>
  );
}

/** A row of gift cards, changed and removed by its uid. */
export function GiftCardRow({ row, currency }: GiftCardRowProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(currency);
  const action = pathTo('cart', language);
  const quantity = useRowQuantity({ id: row.uid, amount: row.amount, max: row.maxAmount }, action);
  const labels = useRowLabels(row.name);
  const removal = useFetcher<CartReply>({ key: `cart-removal-${row.uid}` });
  const isOut = row.maxAmount === 0;
  const error = quantity.error ?? (removal.data?.ok === false ? removal.data.text : undefined);
  return (
    <li className={isOut ? 'line is-out' : 'line'} id={`row-${row.uid}`} hidden={removal.state !== 'idle'}>
      <span className="line-picture">
        <Plate picture={row.image && wirePicture(row.image)} use="line" alt="" />
      </span>
      <GiftHead row={row} price={money((row.totalHundredths / Math.max(1, row.amount)) * quantity.amount)} />
      <div className="line-end">
        {!isOut && <QuantityForm id={row.uid} quantity={quantity} max={row.maxAmount} labels={labels} />}
        <removal.Form
          method="post"
          action={action}
          onSubmit={({ currentTarget }) => leaveRow(currentTarget.closest('li'))}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={row.uid} />
          <Button look="quiet" size="s" aria-label={t('row.removeNamed', { name: row.name })}>
            {t('row.remove')}
          </Button>
        </removal.Form>
        <AmountFault id={row.uid} quantity={quantity} />
        {error && <FieldError id={`amount-${row.uid}-error`}>{error}</FieldError>}
      </div>
    </li>
  );
}
