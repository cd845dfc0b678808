import { deleteExpiredAccountLinks } from '../domain/customers/account-links';
import { deleteExpiredDevices } from '../domain/customers/known-devices';
import { deleteExpiredChallenges } from '../domain/customers/passkeys/challenges';
import { deleteEndedSessions } from '../domain/customers/sessions';
import { expireGiftCards } from '../domain/gifts/expire-gift-cards';
import { deleteExpiredSessionTransfers } from '../domain/locale/session-transfer';
import { deleteOldRequests } from '../domain/restock/restock-requests';
import { deleteExpiredAttempts } from '../domain/untrusted/attempt-limit';
import { deleteSentGiftCardMails } from '../mail/gift-card-mails';
import { deleteOldNotices } from '../mail/restock-mails';
import { forgetLostPictures } from '../media/review-pictures';
import type { MediaStore } from '../media/store';
import type { Job } from './job';

/**
 * Deletes expired session transfers and account links, known devices, passkey challenges, sessions that ended, counts of attempts
 * after their window, requests for restock notices with their mails, sent mails with codes of gift cards, and pictures that customers
 * sent and no review has; takes what is left on expired gift cards out of their ledgers.
 */
export const forgetExpiredJob = (folders: Pick<MediaStore, 'originals' | 'cache'>): Job<'forget-expired'> => ({
  queue: 'forget-expired',
  run: async ({ db, clock }) => {
    await deleteExpiredSessionTransfers(db, clock());
    await deleteExpiredAttempts(db, clock());
    await deleteExpiredAccountLinks(db, clock());
    await deleteExpiredDevices(db, clock());
    await deleteExpiredChallenges(db, clock());
    await deleteEndedSessions(db, clock());
    await deleteOldRequests(db, clock());
    await deleteOldNotices(db, clock());
    await deleteSentGiftCardMails(db, clock());
    await expireGiftCards(db, clock());
    await forgetLostPictures(db, folders, clock());
  },
});
