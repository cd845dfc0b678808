import { MAIN_STORE_ID } from '../../db/schema/stores';

/** Available quantity of one variant in one store. */
export interface StockSource {
  readonly storeId: number;
  readonly type: 'retail' | 'web' | 'external';
  readonly displayOrder: number;
  readonly quantity: number;
}

/** Quantity taken from one store. */
export interface Allocation {
  readonly storeId: number;
  readonly quantity: number;
}

/** The allocation by store, and the quantity that no store has. */
export interface AllocationPlan {
  readonly allocations: readonly Allocation[];
  readonly missing: number;
}

const TYPE_ORDER = { web: 0, retail: 1, external: 2 } as const;

/**
 * Decides from which stores the quantity of one order row is taken: the store where the order is picked up, then the main warehouse,
 * then stores in their display order, a supplier's stock last. Keeping the stores' shelves filled matters more than sending fewer parcels.
 * @param pickupStoreId store where the order is picked up; null when it is delivered
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
