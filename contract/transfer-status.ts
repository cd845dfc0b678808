/** States of a transfer between stores. The first three are open: something is still to be done about it. */
export const TRANSFER_STATUSES = [
  'requested',
  'picking',
  'sent',
  'received',
  'received_with_difference',
  'cancelled',
] as const;

export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** The states in which a transfer waits for somebody. */
export const OPEN_TRANSFERS = ['requested', 'picking', 'sent'] as const satisfies readonly TransferStatus[];
