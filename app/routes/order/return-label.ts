import { loadReturnLabel } from '~/features/returns/return-label.server';

export const loader = loadReturnLabel;
