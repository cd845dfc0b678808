import { Link, useFetcher } from '@remix-run/react';
import type { CheckedRow } from '~/api/checked-cart';
import type { TransferRequest } from '~/api/checked-transfer';
import { OfferLines } from '~/features/catalog/parts/offer-lines';
import { Plate } from '~/features/catalog/parts/plate';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import { fewLeft } from '~/features/catalog/rules/few-left';
import { wirePicture } from '~/features/catalog/wire-picture';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import type { CartLine } from '../cart-lines';
import type { CartReply } from '../cart-state';
import { AmountFault } from './amount-fault';
import { BundleParts, useChoice } from './bundle-parts';
import { leaveRow } from './leave-row';
import { LineAction } from './line-action';
import { QuantityForm } from './quantity-form';
import { useRowLabels } from './row-labels';
import { useMoney } from './use-money';
import { useRowQuantity } from './use-row-quantity';

const staffRow = await lateCode(async () => (await import('./staff-row')).StaffRow, '.staff-row');

type RowProps = { readonly row: CheckedRow; readonly currency: string };

function RowPrice({ row, currency, amount }: RowProps & { readonly amount: number }) {
  const t = useT('catalog');
  const cart = useT('cart');
  const money = useMoney(currency);
  if (row.unitHundredths === null)
    return row.totalHundredths === null ? null : <p className="price">{money(row.totalHundredths)}</p>;
  if (row.maxAmount === 0) {
    return (
      <p className="price">
        <s>{money(row.unitHundredths)}</s>
        <span className="sr">{cart('row.notCounted')}</span>
      </p>
    );
  }
  const isReduced = row.referenceHundredths !== null && row.referenceHundredths > row.unitHundredths;
  return (
    <p className="price">
      <span className={isReduced ? 'now' : undefined}>
        {isReduced && <span className="sr">{t('price.now')} </span>}
        {money(row.unitHundredths * amount)}
      </span>
      {isReduced && row.referenceHundredths !== null && (
        <s>
          <span className="sr">{t('price.before')} </span>
          {money(row.referenceHundredths * amount)}
        </s>
      )}
    </p>
  );
}

/** Whose price a row has, and what members of other groups would pay. */
function RowOffers({ row, currency }: RowProps) {
  const money = useMoney(currency);
  const offers = row.offers.map(({ segment, hundredths }) => ({ segment, price: money(hundredths) }));
  return <OfferLines by={row.offerBy} text={row.offer} offers={offers} />;
}

/** The lowest price of 30 days, by law wherever a reduction is announced. Specification 2 §9. */
function RowLowest({ row, currency }: RowProps) {
  const t = useT('catalog');
  const money = useMoney(currency);
  if (row.lowestHundredths === null) return null;
  return <p className="tiny muted">{t('price.lowest30', { price: money(row.lowestHundredths) })}</p>;
}

function RowStock({ row }: { readonly row: CheckedRow }) {
  const t = useT('catalog');
  const cart = useT('cart');
  if (row.notice !== '') return <StockMark state="out">{row.notice}</StockMark>;
  const few = fewLeft(row.maxAmount);
  const time = row.arrival === '' ? row.shippingTime : cart('row.arrival', { days: row.arrival });
  const words = [few !== null && t('availability.left', { count: few }), time].filter(Boolean).join(' · ');
  return (
    <StockMark state={row.onOrder ? 'onOrder' : 'inStock'} {...(few !== null && { className: 'st-few' })}>
      {words || undefined}
    </StockMark>
  );
}

type HeadProps = RowProps & { readonly amount: number; readonly parts: CartLine['parts'] };

/** Description and availability of a row. */
function RowHead({ row, currency, amount, parts }: HeadProps) {
  const choice = useChoice()(row);
  return (
    <div className="line-top">
      <div>
        {row.brand && <p className="card-brand">{row.brand}</p>}
        <h3>{row.path ? <Link to={pathToSlug(row.path)}>{unbrokenName(row.name)}</Link> : unbrokenName(row.name)}</h3>
        {choice && <p className="small muted">{choice}</p>}
        <BundleParts parts={parts} />
        <p className="tiny">
          <RowStock row={row} />
        </p>
        <RowLowest row={row} currency={currency} />
        <RowOffers row={row} currency={currency} />
      </div>
      <RowPrice row={row} currency={currency} amount={amount} />
    </div>
  );
}

/** The row's picture, a link to the product like the name next to it. */
export function RowPicture({ row }: Pick<RowProps, 'row'>) {
  const picture = row.image && wirePicture(row.image);
  const plate = <Plate picture={picture} use="line" alt="" />;
  if (!row.path) return <span className="line-picture">{plate}</span>;
  return (
    <Link className="line-picture" to={pathToSlug(row.path)} tabIndex={-1} aria-hidden="true">
      {plate}
    </Link>
  );
}

type RemoveFormProps = {
  readonly form: ReturnType<typeof useFetcher>['Form'];
  /** The line, and what it holds. */
  readonly id: string;
  readonly name: string;
};

/** Takes a line out of the cart. */
export function RemoveForm({ form: Form, id, name }: RemoveFormProps) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <Form
      method="post"
      action={pathTo('cart', language)}
      onSubmit={({ currentTarget }) => leaveRow(currentTarget.closest('li'))}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button look="quiet" size="s" aria-label={t('row.removeNamed', { name })}>
        {t('row.remove')}
      </Button>
    </Form>
  );
}

type LineProps = {
  readonly line: CartLine;
  readonly currency: string;
  readonly isStaff: boolean;
  /** The transfer between stores that staff collects for; null for everybody else. */
  readonly transfer: TransferRequest | null;
  /** It stands beside another page, without what leads away from it. */
  readonly isAside?: boolean;
};

/** A line of the cart, with forms that work with and without scripts. A bundle is one line with its parts. */
export function CartRow({ line: { id, row, parts }, currency, isStaff, transfer, isAside = false }: LineProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const action = pathTo('cart', language);
  const max = row.frozen ? row.amount : row.maxAmount;
  const quantity = useRowQuantity({ id, amount: row.amount, max }, action);
  const labels = useRowLabels(row.name);
  const removal = useFetcher<CartReply>({ key: `cart-removal-${id}` });
  const isLeaving = removal.state !== 'idle';
  const isOut = row.maxAmount === 0;
  const isProduct = parts.length === 0 && !row.isBundled;
  // what its receiving stores get is the quantity
  const isSum = isProduct && transfer !== null && transfer.to.length > 1;
  const error = quantity.error ?? (removal.data?.ok === false ? removal.data.text : undefined);
  return (
    <li className={isOut ? 'line is-out' : 'line'} id={`row-${id}`} hidden={isLeaving}>
      <RowPicture row={row} />
      <RowHead row={row} currency={currency} amount={isOut ? 1 : quantity.amount} parts={parts} />
      <div className="line-end">
        {row.isBundled || isOut || isSum ? (
          <span className="small muted">{t('row.amount', { amount: row.amount })}</span>
        ) : (
          <QuantityForm id={id} quantity={quantity} max={max} labels={labels} />
        )}
        {isProduct && !isAside && (
          <LineAction intent="save" productId={row.productId} label={t('saved.saveNamed', { name: row.name })} isQuiet>
            {t('saved.save')}
          </LineAction>
        )}
        <RemoveForm form={removal.Form} id={id} name={row.name} />
        {isProduct && (isStaff || transfer) && (
          <LatePart className="staff-row" code={staffRow} props={{ row, isStaff, transfer }} basis={[row, transfer]} />
        )}
        <AmountFault id={id} quantity={quantity} />
        {error && <FieldError id={`amount-${id}-error`}>{error}</FieldError>}
      </div>
    </li>
  );
}
