import { Form, Link, useFetcher } from '@remix-run/react';
import type { CheckedRow } from '~/api/checked-cart';
import { Plate } from '~/features/catalog/parts/plate';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { QuantityStepper } from '~/ui/quantity-stepper';
import { useMoney } from './use-money';
import { useWantedAmount } from './use-wanted-amount';

/** So few left that the row says so. Specification 2 §5. */
const FEW = 5;

type RowProps = { readonly row: CheckedRow; readonly currency: string };

function RowPrice({ row, currency, amount }: RowProps & { readonly amount: number }) {
  const t = useT('catalog');
  const money = useMoney(currency);
  if (row.unitMinor === null) return row.totalMinor === null ? null : <p className="price">{money(row.totalMinor)}</p>;
  const isReduced = row.referenceMinor !== null && row.referenceMinor > row.unitMinor;
  return (
    <p className="price">
      <span className={isReduced ? 'now' : undefined}>
        {isReduced && <span className="sr">{t('price.now')} </span>}
        {money(row.unitMinor * amount)}
      </span>
      {isReduced && row.referenceMinor !== null && (
        <s>
          <span className="sr">{t('price.before')} </span>
          {money(row.referenceMinor * amount)}
        </s>
      )}
    </p>
  );
}

function RowStock({ row }: { readonly row: CheckedRow }) {
  const t = useT('cart');
  if (row.notice !== '') return <StockMark state="out">{row.notice}</StockMark>;
  const { maxAmount } = row;
  const few = maxAmount !== null && maxAmount <= FEW ? t('row.left', { count: maxAmount }) : '';
  const words = [few, row.shippingTime].filter(Boolean).join(' · ');
  return <StockMark state={row.onOrder ? 'onOrder' : 'inStock'}>{words || undefined}</StockMark>;
}

/** What a row is and how it can be had. */
function RowHead({ row, currency, amount }: RowProps & { readonly amount: number }) {
  const choice = [row.color, row.type, row.size].filter(Boolean).join(' · ');
  return (
    <div className="line-top">
      <div>
        {row.brand && <p className="card-brand">{row.brand}</p>}
        <h3>{row.path ? <Link to={pathToSlug(row.path)}>{row.name}</Link> : row.name}</h3>
        {choice && <p className="small muted">{choice}</p>}
        <p className="tiny">
          <RowStock row={row} />
        </p>
      </div>
      <RowPrice row={row} currency={currency} amount={amount} />
    </div>
  );
}

/** The row leaves with the focus in it: the button of the next row gets it, or of the one before, or the page's heading. */
function passFocusOn(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const heir = neighbour?.querySelector<HTMLElement>('.line-end > form:last-of-type button');
  (heir ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** A row of the cart: everything in it can be changed and undone, with scripts or without. */
export function CartRow({ row, currency }: RowProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const action = pathTo('cart', language);
  const id = String(row.productId);
  const wanted = useWantedAmount({ id, amount: row.amount, max: row.maxAmount }, action);
  const removal = useFetcher({ key: `cart-removal-${id}` });
  const isLeaving = removal.state !== 'idle';
  const isOut = row.maxAmount === 0;
  const picture = row.image && { path: row.image.path, isScene: row.image.is_scene };
  return (
    <li className="line" id={`row-${id}`} hidden={isLeaving}>
      {row.path ? (
        <Link className="line-picture" to={pathToSlug(row.path)} tabIndex={-1} aria-hidden="true">
          <Plate picture={picture} use="line" alt="" />
        </Link>
      ) : (
        <span className="line-picture">
          <Plate picture={picture} use="line" alt="" />
        </span>
      )}
      <RowHead row={row} currency={currency} amount={isOut ? 1 : wanted.amount} />
      <div className="line-end">
        {row.isBundled || isOut ? (
          <span className="small muted">{t('row.amount', { amount: row.amount })}</span>
        ) : (
          <Form
            method="post"
            action={action}
            onSubmit={wanted.onSubmit}
            onInput={wanted.onInput}
            aria-busy={wanted.isBusy}
          >
            <input type="hidden" name="intent" value="update" />
            <input type="hidden" name="id" value={id} />
            <QuantityStepper
              id={`amount-${id}`}
              name="amount"
              value={wanted.amount}
              max={row.frozen ? row.amount : (row.maxAmount ?? undefined)}
              labels={{
                amount: t('row.amountOf', { name: row.name }),
                decrease: t('row.decrease', { name: row.name }),
                increase: t('row.increase', { name: row.name }),
                update: t('row.update'),
              }}
            />
          </Form>
        )}
        <removal.Form
          method="post"
          action={action}
          onSubmit={({ currentTarget }) => passFocusOn(currentTarget.closest('li'))}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button look="quiet" size="s" aria-label={t('row.removeNamed', { name: row.name })}>
            {t('row.remove')}
          </Button>
        </removal.Form>
        {wanted.error && <FieldError id={`amount-${id}-error`}>{wanted.error}</FieldError>}
      </div>
    </li>
  );
}
