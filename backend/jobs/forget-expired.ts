import { deleteExpiredAccountLinks } from '../domain/customers/account-links';
import { deleteExpiredDevices } from '../domain/customers/known-devices';
import { deleteExpiredChallenges } from '../domain/customers/passkeys/challenges';
import { deleteEndedSessions } from '../domain/customers/sessions';
import { deleteExpiredSessionTransfers } from '../domain/locale/session-transfer';
import { deleteExpiredAttempts } from '../domain/untrusted/attempt-limit';
import type { Job } from './job';

/** Deletes expired session transfers and account links, known devices, passkey challenges, sessions that ended, and counts of attempts after their window. */
export const forgetExpired: Job<'forget-expired'> = {
  queue: 'forget-expired',
  run: async ({ db, clock }) => {
    await deleteExpiredSessionTransfers(db, clock());
    await deleteExpiredAttempts(db, clock());
    await deleteExpiredAccountLinks(db, clock());
    await deleteExpiredDevices(db, clock());
    await deleteExpiredChallenges(db, clock());
    await deleteEndedSessions(db, clock());
  },
};
