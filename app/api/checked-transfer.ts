import type { CheckoutAnswer, CheckoutRow } from 'contract/checkout';

/** A store that products are sent from or to. */
export type TransferStore = { readonly slug: string; readonly name: string };

/** The transfer between stores that staff collects products for. Specification 1 §3 (checkout state) */
export type TransferRequest = {
  readonly from: readonly TransferStore[];
  readonly to: readonly TransferStore[];
  /** The sending stores put the products aside at once. */
  readonly reserves: boolean;
  readonly isUrgent: boolean;
};

/** How a row of a transfer request is divided: units by the slug of a store. */
export type RowTransfer = {
  readonly to: Readonly<Record<string, number>>;
  readonly from: Readonly<Record<string, number>>;
  /** What lies in each sending store. */
  readonly stocks: Readonly<Record<string, number>>;
};

/** The transfer request of a validated cart; null without one. */
export function readTransfer({ transfer_request: transfer }: CheckoutAnswer): TransferRequest | null {
  if (!transfer) return null;
  const { from, to, reserve_quantity, high_priority } = transfer;
  return { from, to, reserves: reserve_quantity, isUrgent: high_priority };
}

/** How a validated row is divided; null outside a transfer request. */
export function readRowTransfer(row: CheckoutRow): RowTransfer | null {
  if (!row.transfer_stocks) return null;
  return { to: row.transferAmounts ?? {}, from: row.transferAmountsFrom ?? {}, stocks: row.transfer_stocks };
}
