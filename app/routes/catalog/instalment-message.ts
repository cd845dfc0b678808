import { loadInstalmentMessage } from '~/features/product/instalments/instalment-page.server';

export const loader = loadInstalmentMessage;
