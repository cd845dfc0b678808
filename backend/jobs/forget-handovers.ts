import { deleteExpiredHandovers } from '../domain/locale/handover';
import type { Job } from './job';

/** Carts and sessions left for another host are gone soon after they can no longer be fetched. */
export const forgetHandovers: Job = {
  name: 'forget-handovers',
  everyMs: 60_000,
  run: (backend) => deleteExpiredHandovers(backend.db, backend.clock()),
};
