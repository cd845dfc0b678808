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

/** Whether there are words for a state; another backend may have states of its own. */
export const isTransferStatus = (name: string): name is TransferStatus =>
  (TRANSFER_STATUSES as readonly string[]).includes(name);

/** The states in which a transfer waits for somebody. */
export const OPEN_TRANSFERS = ['requested', 'picking', 'sent'] as const satisfies readonly TransferStatus[];
