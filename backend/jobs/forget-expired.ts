import { deleteExpiredAccountLinks } from '../domain/customers/account-links';
import { deleteExpiredDevices } from '../domain/customers/known-devices';
import { deleteExpiredChallenges } from '../domain/customers/passkeys/challenges';
import { deleteEndedSessions } from '../domain/customers/sessions';
import { deleteExpiredSessionTransfers } from '../domain/locale/session-transfer';
import { deleteOldRequests } from '../domain/restock/restock-requests';
import { deleteExpiredAttempts } from '../domain/untrusted/attempt-limit';
import { deleteOldNotices } from '../mail/restock-mails';
import { forgetLostPictures } from '../media/review-pictures';
import type { MediaStore } from '../media/store';
import type { Job } from './job';

/**
 * Deletes expired session transfers and account links, known devices, passkey challenges, sessions that ended, counts of attempts
 * after their window, requests for restock notices with their mails, and pictures that customers sent and no review has.
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
    await forgetLostPictures(db, folders, clock());
  },
});
