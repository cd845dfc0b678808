import { mailDueCodes, type TellReceivers } from '../domain/gift-campaigns/mail-codes';
import type { Job } from './job';

/** Draws and mails the codes of gift campaigns. A run that is killed is continued by the next one. */
export function giftCodesJob(tell: TellReceivers): Job<'gift-codes'> {
  return {
    queue: 'gift-codes',
    pollSeconds: 1,
    run: async ({ db, clock, log }, _data, stopping) => {
      const count = await mailDueCodes(db, tell, clock, stopping);
      if (count > 0) log.info({ count }, 'codes of gift campaigns queued');
    },
  };
}
