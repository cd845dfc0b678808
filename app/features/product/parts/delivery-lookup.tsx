import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { ProductData, ShippingLookup, ShippingOption } from '../product-data';
import { choiceParams } from '../rules/options';
import { useIsHydrated } from '../use-is-hydrated';
import type { ProductState } from '../use-product';

/** Max number of delivery methods shown at first; the others expand. */
const SHOWN = 3;
/** Longer than every postcode, also with spaces. */
const MAX_LENGTH = 12;
/** Where the page of a look-up opens. */
const FOUND = 'lookup-found';

/** The address of a look-up. Without scripts its page opens at what was found; with them the page stays where it is. */
function useLookupAddress(path: string): string {
  return useIsHydrated() ? path : `${path}#${FOUND}`;
}

type DeliveryLookupProps = { readonly data: ProductData; readonly product: ProductState };

/** Delivery methods for a postcode of the delivery country: a GET form. Specification 2 §5. */
export function DeliveryLookup({ data, product }: DeliveryLookupProps) {
  const t = useT('product-more');
  const { shipping, path, postcodeMode } = data;
  const { choice, options } = product;
  const carried = [
    ...Object.entries(choiceParams(options, choice)),
    ...product.carried.filter(([name]) => name !== 'postcode'),
  ];
  const action = useLookupAddress(path);
  const { search } = useLocation();
  const next = useNavigation().location;
  const asked = (query: string) => new URLSearchParams(query).get('postcode');
  const isPending = next !== undefined && asked(next.search) !== asked(search);
  return (
    <>
      <Form method="get" action={action} className="lookup" preventScrollReset replace>
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="postcode"
          name="postcode"
          label={t('delivery.label')}
          defaultValue={shipping?.postcode ?? ''}
          maxLength={MAX_LENGTH}
          inputMode={postcodeMode}
          autoComplete="postal-code"
          error={shipping?.error || undefined}
        />
        <Button look="line" pending={isPending}>
          {t('delivery.find')}
        </Button>
      </Form>
      {shipping?.options && <ShippingOptions lookup={shipping} options={shipping.options} />}
    </>
  );
}

type ShippingOptionsProps = {
  readonly lookup: ShippingLookup;
  readonly options: NonNullable<ShippingLookup['options']>;
};

function ShippingOptions({ lookup: { postcode }, options }: ShippingOptionsProps) {
  const t = useT('product-more');
  const format = usePrice();
  const label = t('delivery.options', { postcode });
  const [shown, more] = [options.slice(0, SHOWN), options.slice(SHOWN)];
  const row = ({ name, timeEstimate, priceCents, storeSlug }: ShippingOption) => (
    <li key={`${name} ${storeSlug ?? ''}`}>
      <Icon name={storeSlug === null ? 'truck' : 'pin'} />
      <span>
        {name}
        {timeEstimate && <small>{timeEstimate}</small>}
      </span>
      <span className="num">{priceCents === 0 ? t('delivery.free') : format(priceCents)}</span>
    </li>
  );
  if (options.length === 0)
    return (
      <p id={FOUND} className="small muted lookup-none">
        {t('delivery.none', { postcode })}
      </p>
    );
  return (
    <div id={FOUND} className="lookup-found">
      <ul className="facts" aria-label={label}>
        {shown.map(row)}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className="link">{t('delivery.all', { count: options.length })}</summary>
          <ul className="facts" aria-label={label}>
            {more.map(row)}
          </ul>
        </details>
      )}
    </div>
  );
}
