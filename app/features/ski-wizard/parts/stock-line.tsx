import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import type { ProductView } from '../wizard-view';

const MOST_STORES = 3;

/** Whether the web shop has the size, and which stores have it to be tried on. */
export function StockLine({ product: { isOrderable, stores } }: { readonly product: ProductView }) {
  const t = useT('ski-wizard');
  const shown = stores.slice(0, MOST_STORES).join(', ');
  const rest = stores.length - MOST_STORES;
  const where = rest > 0 ? t('storesAndMore', { stores: shown, count: rest }) : shown;
  return (
    <div className="ski-stock small">
      <p className={isOrderable ? 'st st-ok' : 'st st-out'}>
        <Icon name={isOrderable ? 'check' : 'minus'} size="xs" />
        {t(isOrderable ? 'stock.here' : 'stock.out')}
      </p>
      {stores.length > 0 && (
        <p className="st muted">
          <Icon name="pin" size="xs" />
          {t('stock.stores', { stores: where })}
        </p>
      )}
    </div>
  );
}
