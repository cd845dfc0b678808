import type { PickupStore } from '~/api/checked-delivery';
import { useT } from '~/locale/translator';
import { RadioRow, RadioRows } from '~/ui/choice';
import type { PaymentView } from '../payment-view';
import type { OrderFields } from './order-fields';

type StoreChoiceProps = {
  readonly fields: OrderFields;
  readonly methodId: string;
  readonly view: PaymentView;
  readonly onStore: (() => void) | undefined;
};

/** Stores to pick the order up from, each with what lies there now and when all of it is ready. */
export function StoreChoice({ fields, methodId, view, onStore }: StoreChoiceProps) {
  const t = useT('checkout');
  const { id, error } = fields('delivery_location');
  const { pickupStores, services, rows } = view.checked;
  const isExpress = services.some(({ kind, isChosen }) => kind === 'pikanouto' && isChosen);
  const stores = isExpress ? pickupStores.filter(({ express }) => express !== '') : pickupStores;
  const chosen = stores.find((store) => store.id === view.draft.deliveryLocation) ?? stores[0];
  const names = new Map(rows.map((row) => [row.productId, row.name]));
  return (
    <RadioRows id={id} legend={t('delivery.store')} error={error}>
      {stores.map((store) => (
        <RadioRow
          key={store.id}
          name={`location_${methodId}`}
          value={store.id}
          defaultChecked={store === chosen}
          onChange={onStore}
          title={store.name}
          detail={
            <>
              {store.address}
              {!isExpress && <StoreStock store={store} names={names} />}
            </>
          }
          end={
            <span className="store-ready">
              {isExpress ? store.express : t('delivery.ready', { ready: store.ready })}
            </span>
          }
        />
      ))}
    </RadioRows>
  );
}

/** What of the order a store has on its shelves. */
function StoreStock({ store, names }: { readonly store: PickupStore; readonly names: ReadonlyMap<number, string> }) {
  const t = useT('checkout');
  const { here, coming } = store;
  if (coming.length === 0) return <span className="store-here is-here">{t('delivery.allHere')}</span>;
  if (here.length === 0) return <span className="store-here">{t('delivery.allComing')}</span>;
  const list = coming.flatMap((id) => names.get(id) ?? []).join(', ');
  return <span className="store-here">{t('delivery.someHere', { coming: list })}</span>;
}
