import type { Transaction } from '../../db/client';
import type { ValidatedCart } from '../cart/cart-validation';
import { hasLeft } from './cancel-order';
import { lockByNumber } from './lock-order';
import { type OrderChoices, orderConflict } from './order-choices';
import type { OrderRequest } from './order-request';
import { destination } from './pack-together';

/**
 * Locks the order that a new one is added to, so that it is not packed or cancelled meanwhile: both leave in one parcel, to the same
 * person and place.
 * @throws Conflict NOT_DELIVERABLE when it has left, or goes elsewhere
 */
export async function lockHost(
  tx: Transaction,
  { modes, country, say }: ValidatedCart,
  { delivery, location }: OrderChoices,
  { form }: OrderRequest,
): Promise<void> {
  const number = modes.addOnOrder;
  if (number === '') return;
  const host = await lockByNumber(tx, number);
  const isOpen = host?.status === 'processing' && !host.isExpressPickup && !(await hasLeft(tx, host.id));
  if (!host || !isOpen) throw orderConflict('NOT_DELIVERABLE', [say('addOnImpossible')]);
  const own = destination({
    ...{ email: form.email, address: form.address, postalCode: form.postal_code, city: form.city },
    ...{ country: country.code, deliveryMethodId: delivery.id },
    pickupPointId: location?.pickupPointId ?? null,
    pickupStoreId: location?.pickupStoreId ?? null,
  });
  if (own !== destination(host)) throw orderConflict('NOT_DELIVERABLE', [say('addOnElsewhere', { number })]);
}
