import { loadReceipt } from '~/features/orders/receipt.server';

export const loader = loadReceipt;
