import { loadReturnLabel } from '~/features/orders/after/return-label.server';

export const loader = loadReturnLabel;
