import { loadMail } from '~/features/orders/mailbox.server';

export const loader = loadMail;
