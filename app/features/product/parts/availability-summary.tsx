import { StockMark } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import type { ProductData } from '../product-data';
import { availabilityStatus, storesWithStock } from '../rules/availability';
import { useDeliveryWords } from './use-delivery-words';

type AvailabilitySummaryProps = { readonly data: ProductData; readonly variant: Variant | null };

/** Where the variant can be had, in two lines that lead to the table of stores. Specification 2 §4. */
export function AvailabilitySummary({ data, variant }: AvailabilitySummaryProps) {
  const { state, title, time } = useDeliveryWords(variant);
  const places = usePlaces(data, variant);
  const more = [time, places].filter(Boolean).join(', ');
  return (
    <a className="stock-link" href="#availability">
      <StockMark state={state}>
        <b>{title}</b>
        {more && <small>{more}</small>}
      </StockMark>
      <Icon name="chevron-right" size="s" />
    </a>
  );
}

function usePlaces({ stores }: ProductData, variant: Variant | null): string {
  const t = useT('product');
  if (!variant) return '';
  const ids = stores.map(({ id }) => id);
  const held = storesWithStock(variant, ids);
  const store = stores.find(({ id }) => id === held[0])?.name ?? '';
  const words = {
    'only-webstore': '',
    'only-one-store': t('availability.oneStore', { store }),
    'store-list': t('availability.stores', { count: held.length }),
    'out-of-stock': '',
  };
  return words[availabilityStatus(variant, ids)];
}
