import { exportRecipients } from '~/features/desk/messages.server';

export const loader = exportRecipients;
