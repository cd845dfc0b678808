import { carryOutBundles } from '../domain/bundles/make-bundle';
import { carryOutOffers } from '../domain/offers/make-offer';
import { carryOutPeriods } from '../domain/price-periods/due-periods';
import type { Job, JobContext } from './job';

async function carryOut({ db, clock, log }: JobContext): Promise<void> {
  const now = clock();
  const periods = await carryOutPeriods(db, now);
  const bundles = await carryOutBundles(db, now);
  const offers = await carryOutOffers(db, now);
  if (periods + bundles + offers > 0)
    log.info({ periods, bundles, offers }, 'prices, bundles and offers began or ended at their times');
}

/** Begins or ends a price for a period, the sale of a bundle or an offer, at its time. */
export const sellingTime: Job<'selling-time'> = { queue: 'selling-time', run: carryOut };

/** The same every minute for all, in case a job was lost or the shop was not running. */
export const sellingTimes: Job<'selling-times'> = { queue: 'selling-times', run: carryOut };
