import type { TellOwner } from '../domain/customers/account-news';
import { sendRequestedLink } from '../domain/customers/password-reset';
import type { Job } from './job';

/** Makes and mails the links that visitors asked for; nothing for an address without an account. */
export function sendAccountLinkJob(tell: TellOwner): Job<'account-link'> {
  return {
    queue: 'account-link',
    pollSeconds: 1,
    run: async ({ db, clock }, { customerId, purpose }) => {
      if (customerId === null) return;
      await db.transaction((tx) => sendRequestedLink(tx, customerId, purpose, tell, clock()));
    },
  };
}
