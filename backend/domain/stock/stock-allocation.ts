import { MAIN_STORE_ID } from '../../db/schema/stock';

/** Units of one variant that one store can give. */
export interface StockSource {
  readonly storeId: number;
  readonly type: 'retail' | 'web' | 'external';
  readonly displayOrder: number;
  readonly quantity: number;
}

/** Units taken from one store. */
export interface Allocation {
  readonly storeId: number;
  readonly quantity: number;
}

/** Where units come from, and how many no store could give. */
export interface AllocationPlan {
  readonly allocations: readonly Allocation[];
  readonly missing: number;
}

const TYPE_ORDER = { web: 0, retail: 1, external: 2 } as const;

/**
 * Decides which stores give the units of one order row: the store where the order is picked up, then the main warehouse,
 * then stores in their display order, a supplier's stock last. Fewer parcels is worth less than keeping the shelves of the
 * stores filled.
 * @param pickupStoreId store the order is picked up in; null when it is sent
 */
export function allocate(
  amount: number,
  sources: readonly StockSource[],
  pickupStoreId: number | null,
): AllocationPlan {
  const rank = (source: StockSource) => {
    if (source.storeId === pickupStoreId) return -2;
    return source.storeId === MAIN_STORE_ID ? -1 : TYPE_ORDER[source.type];
  };
  const ordered = [...sources].sort(
    (one, other) => rank(one) - rank(other) || one.displayOrder - other.displayOrder || one.storeId - other.storeId,
  );
  let missing = amount;
  const allocations: Allocation[] = [];
  for (const { storeId, quantity } of ordered) {
    const taken = Math.min(missing, quantity);
    if (taken <= 0) continue;
    allocations.push({ storeId, quantity: taken });
    missing -= taken;
  }
  return { allocations, missing };
}
