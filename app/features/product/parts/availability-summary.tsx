import { Link } from '@remix-run/react';
import { StockMark } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import type { ProductData } from '../product-data';
import { availabilityStatus, storesWithStock } from '../rules/availability';
import { useDeliveryWords } from './use-delivery-words';

type AvailabilitySummaryProps = {
  readonly data: ProductData;
  readonly variant: Variant;
  /** Address with the dialog of all stores. */
  readonly to: string;
};

/** Where a variant is available, in two lines that open the table of all stores. Specification 2 §4. */
export function AvailabilitySummary({ data, variant, to }: AvailabilitySummaryProps) {
  const t = useT('product-more');
  const { state, left, title, time } = useDeliveryWords(variant, data);
  const places = usePlaces(data, variant);
  const heading = state === 'out' ? t('availability.title.outOnline') : title;
  const more = [time, places].filter(Boolean).join(', ');
  return (
    <Link className="stock-link" to={to} preventScrollReset aria-haspopup="dialog">
      <StockMark state={state} {...(left !== null && { className: 'st-few' })}>
        <b>{heading}</b>
        {more && <small>{more}</small>}
      </StockMark>
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}

function usePlaces({ stores }: ProductData, variant: Variant): string {
  const t = useT('product-more');
  const ids = stores.map(({ id }) => id);
  const held = storesWithStock(variant, ids);
  const store = stores.find(({ id }) => id === held[0])?.name ?? '';
  // without web stock the text must not say "also" in a store
  const only = variant.isOrderable ? '' : 'Only';
  const words = {
    'only-webstore': '',
    'only-one-store': t(`availability.oneStore${only}`, { store }),
    'store-list': t(`availability.stores${only}`, { count: held.length }),
    'out-of-stock': '',
  };
  return words[availabilityStatus(variant, ids)];
}
