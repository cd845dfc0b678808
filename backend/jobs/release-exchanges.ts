import { releaseOverdueExchanges } from '../domain/returns/exchange';
import type { Job } from './job';

/** Releases what was reserved for exchanges whose goods have not arrived in three weeks. */
export const releaseExchanges: Job<'release-exchanges'> = {
  queue: 'release-exchanges',
  run: async ({ db, clock, log }) => {
    const count = await releaseOverdueExchanges(db, clock());
    if (count > 0) log.info({ count }, 'reservations of exchanges released');
  },
};
