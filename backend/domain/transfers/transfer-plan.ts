/** Units by the id of a store, in the order in which the stores send or receive. */
export type StoreUnits = readonly (readonly [storeId: number, units: number])[];

/** A product of a transfer request: what is picked from each sending store, and what each receiving one gets. The sums are equal. */
export interface PlannedRow {
  readonly variantId: number;
  readonly from: StoreUnits;
  readonly to: StoreUnits;
}

/** What one store sends to another. */
export interface PlannedTransfer {
  readonly fromStoreId: number;
  readonly toStoreId: number;
  readonly rows: readonly { readonly variantId: number; readonly amount: number }[];
}

/**
 * Divides a request among pairs of stores: each receiving store in turn is filled from the sending ones in turn, so that no more parcels
 * are sent than there are stores. Pairs between which nothing goes are left out.
 */
export function planTransfers(rows: readonly PlannedRow[]): PlannedTransfer[] {
  const pairs = new Map<string, { fromStoreId: number; toStoreId: number; rows: PlannedTransfer['rows'][number][] }>();
  for (const { variantId, from, to } of rows) {
    const left = from.map(([storeId, units]) => ({ storeId, units }));
    for (const [toStoreId, wanted] of to) {
      let missing = wanted;
      for (const source of left) {
        const amount = Math.min(source.units, missing);
        if (amount <= 0) continue;
        source.units -= amount;
        missing -= amount;
        const key = `${source.storeId} ${toStoreId}`;
        const pair = pairs.get(key) ?? { fromStoreId: source.storeId, toStoreId, rows: [] };
        pair.rows.push({ variantId, amount });
        pairs.set(key, pair);
      }
    }
  }
  return [...pairs.values()];
}
