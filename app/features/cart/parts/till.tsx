import { Form } from '@remix-run/react';
import type { CheckedRow } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import type { Till } from '../till.server';

/** The staff's part of the cart page: the mode they order in, and products to add by one press. */
export function TillBar({ till }: { readonly till: Till }) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <section className="stack-s till" aria-label={t('till.title')}>
      {till.isCardCheckout && <Alert title={t('till.card')} />}
      {till.quickAdd.length > 0 && (
        <div className="row">
          {till.quickAdd.map(({ productId, name }) => (
            <Form key={productId} method="post" action={pathTo('cart', language)}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="productId" value={productId} />
              <Button size="s">{t('till.add', { name })}</Button>
            </Form>
          ))}
        </div>
      )}
    </section>
  );
}

/** Staff gives a row another name or price; emptied fields bring back the shop's own. */
export function OverrideForm({ row }: { readonly row: CheckedRow }) {
  const t = useT('cart');
  const { language } = useLocale();
  const id = String(row.productId);
  return (
    <Disclosure title={t('till.edit')} open={row.nameOverride !== '' || row.priceOverrideCents !== null}>
      <Form method="post" action={pathTo('cart', language)} className="stack-s">
        <input type="hidden" name="intent" value="override" />
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`name-${id}`}
          name="name"
          label={t('till.name')}
          maxLength={200}
          autoComplete="off"
          defaultValue={row.nameOverride}
        />
        <TextField
          id={`price-${id}`}
          name="price"
          label={t('till.price')}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          defaultValue={row.priceOverrideCents === null ? '' : (row.priceOverrideCents / 100).toFixed(2)}
        />
        <Button size="s">{t('row.update')}</Button>
      </Form>
    </Disclosure>
  );
}
