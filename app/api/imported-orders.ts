import type { ImportedOrderWire } from 'contract/orders';

/** An order of the shop that was left. Amounts are hundredths of its currency. */
export type ImportedOrder = {
  readonly number: string;
  readonly email: string;
  /** As the old shop called it. */
  readonly status: string;
  /** ISO 8601. */
  readonly placed: string;
  readonly currency: string;
  readonly totalHundredths: number;
  readonly rows: readonly { readonly name: string; readonly amount: number }[];
};

export const readImportedOrder = (wire: ImportedOrderWire): ImportedOrder => ({
  number: wire.order_number,
  email: wire.email,
  status: wire.status,
  placed: wire.placed,
  currency: wire.currency_code,
  totalHundredths: wire.display_total_minor,
  rows: wire.rows.map(({ name, amount }) => ({ name, amount })),
});
