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
              <br />
              {isExpress ? store.express : <StoreStock store={store} names={names} />}
            </>
          }
        />
      ))}
    </RadioRows>
  );
}

function StoreStock({ store, names }: { readonly store: PickupStore; readonly names: ReadonlyMap<number, string> }) {
  const t = useT('checkout');
  const { here, coming, ready } = store;
  if (coming.length === 0) return <>{t('delivery.allHere', { ready })}</>;
  const list = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []).join(', ');
  if (here.length === 0) return <>{t('delivery.allComing', { ready })}</>;
  return <>{t('delivery.someHere', { here: list(here), coming: list(coming), ready })}</>;
}
