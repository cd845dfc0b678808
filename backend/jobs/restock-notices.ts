import { answerRequests, type TellWaiting } from '../domain/restock/answer-requests';
import type { Job } from './job';

/** Tells those who wait for products that can be bought again. */
export function restockNoticesJob(tell: TellWaiting): Job<'restock-notices'> {
  return {
    queue: 'restock-notices',
    run: async ({ db, clock, log }, _data, stopping) => {
      const count = await answerRequests(db, tell, clock, stopping);
      if (count > 0) log.info({ count }, 'restock notices queued');
    },
  };
}
