import { forgetOldFiles } from '../catalogue/desk/control-run';
import { deleteOldComplaints } from '../domain/complaints/forget-complaints';
import { deleteOldMessages } from '../domain/contact/handle-message';
import { deleteExpiredAccountLinks } from '../domain/customers/account-links';
import { deleteExpiredDevices } from '../domain/customers/known-devices';
import { deleteExpiredChallenges } from '../domain/customers/passkeys/challenges';
import { deleteEndedSessions } from '../domain/customers/sessions';
import { forgetReceivers } from '../domain/gift-campaigns/mail-codes';
import { expireGiftCards } from '../domain/gifts/expire-gift-cards';
import { deleteExpiredSessionTransfers } from '../domain/locale/session-transfer';
import { deleteOldSubscriptions } from '../domain/newsletters/subscriptions';
import { deleteOldRequests } from '../domain/restock/restock-requests';
import { deleteExpiredAttempts } from '../domain/untrusted/attempt-limit';
import { deleteSentGiftCardMails } from '../mail/gift-card-mails';
import { deleteOldNotices } from '../mail/restock-mails';
import { forgetLostPictures } from '../media/review-pictures';
import type { MediaStore } from '../media/store';
import { forgetLostUploads } from '../media/uploads';
import { deleteOldSnippets } from '../payments/klarna-checkout';
import type { Job } from './job';
import { forgetUnusedPictures } from './unused-pictures';

/**
 * Deletes expired session transfers and account links, known devices, passkey challenges, sessions that ended, counts of attempts
 * after their window, requests for restock notices with their mails, old subscriptions and messages, sent mails with codes of gift
 * cards, carts of Klarna's snippets, complaints whose time is over, files that staff sent and did not import, and pictures that customers or
 * editors sent and nothing uses;
 * takes what is left on expired gift cards out of their ledgers, and forgets the addresses of gift campaigns that are over.
 */
export const forgetExpiredJob = (
  folders: Pick<MediaStore, 'originals' | 'cache' | 'uploads'>,
  dataDir: string,
): Job<'forget-expired'> => ({
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
    await deleteOldSubscriptions(db, clock());
    await deleteOldMessages(db, clock());
    await deleteSentGiftCardMails(db, clock());
    await deleteOldSnippets(db, clock());
    await expireGiftCards(db, clock());
    await forgetReceivers(db, clock());
    await deleteOldComplaints(db, clock());
    await forgetOldFiles(db, dataDir, clock());
    await forgetLostPictures(db, folders, clock());
    await forgetLostUploads(db, folders, clock());
    await forgetUnusedPictures(db, folders, clock());
  },
});
