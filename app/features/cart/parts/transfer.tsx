import { Form, Link } from '@remix-run/react';
import { MAX_QUANTITY } from 'contract/cart-limits';
import type { CheckedRow } from '~/api/checked-cart';
import type { TransferRequest, TransferStore } from '~/api/checked-transfer';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

const namesOf = (stores: readonly TransferStore[]) => stores.map(({ name }) => name).join(', ');

/** The transfer between stores that the cart is collected for. Specification 1 §3 (checkout state) */
export function TransferNotice({ transfer }: { readonly transfer: TransferRequest }) {
  const t = useT('cart');
  const { language } = useLocale();
  const to = namesOf(transfer.to);
  return (
    <Alert title={t('transfer.title')}>
      <p>
        {t('transfer.from', { stores: namesOf(transfer.from) })}
        {to !== '' && <> · {t('transfer.to', { stores: to })}</>}
      </p>
      {transfer.reserves && <p>{t('transfer.reserves')}</p>}
      {transfer.isUrgent && <p>{t('transfer.urgent')}</p>}
      <p>
        <Link className="link" to={pathTo('staffTools', language)}>
          {t('transfer.change')}
        </Link>
      </p>
    </Alert>
  );
}

/** A row needs dividing as soon as there is more than one store to give to or to pick from. */
export const isDivided = ({ from, to }: TransferRequest): boolean => from.length > 1 || to.length > 1;

type DivideFormProps = { readonly row: CheckedRow; readonly transfer: TransferRequest };

/** Staff divides a row of a transfer request among its stores. Specification 1 §4 */
export function DivideForm({ row, transfer }: DivideFormProps) {
  const t = useT('cart');
  const { language } = useLocale();
  if (!row.transfer || !isDivided(transfer)) return null;
  const { to, from, stocks } = row.transfer;
  const group = { productId: row.productId, row: row.name };
  return (
    <Form method="post" action={pathTo('cart', language)} className="stack-s divide">
      <input type="hidden" name="intent" value="divide" />
      <input type="hidden" name="id" value={row.productId} />
      {transfer.to.length > 1 && (
        <StoreFields {...group} side="to" legend={t('transfer.divide')} stores={transfer.to} amounts={to} />
      )}
      {transfer.from.length > 1 && (
        <StoreFields
          {...group}
          side="from"
          legend={t('transfer.pick')}
          stores={transfer.from}
          amounts={from}
          stocks={stocks}
        />
      )}
      <Button size="s">{t('transfer.save')}</Button>
    </Form>
  );
}

type StoreFieldsProps = {
  readonly productId: number;
  /** Name of the row, by which the group of fields is told from those of other rows. */
  readonly row: string;
  readonly side: 'to' | 'from';
  readonly legend: string;
  readonly stores: readonly TransferStore[];
  readonly amounts: Readonly<Record<string, number>>;
  readonly stocks?: Readonly<Record<string, number>>;
};

function StoreFields({ productId, row, side, legend, stores, amounts, stocks }: StoreFieldsProps) {
  const t = useT('cart');
  return (
    <fieldset className="stack-s">
      <legend className="label">
        {legend}
        <span className="sr"> – {row}</span>
      </legend>
      {stores.map(({ slug, name }) => (
        <TextField
          key={`${slug} ${amounts[slug] ?? 0}`}
          id={`${side}-${slug}-${productId}`}
          name={`${side}.${slug}`}
          label={name}
          hint={stocks && t('transfer.stock', { count: stocks[slug] ?? 0 })}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_QUANTITY}
          autoComplete="off"
          defaultValue={amounts[slug] ?? ''}
        />
      ))}
    </fieldset>
  );
}
