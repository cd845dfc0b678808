import { question } from '../reading/reader';
import { LISTED } from './product-list/which-models';

/** New goods at the shop's own prices: neither used nor left over, and no gift cards. */
export const ORDINARY = `${LISTED} and m.second_hand_parent_id is null and not m.belongs_to_outlet and m.kind = 'product'`;

/** What came last, the latest first. */
export const newestModels = question<{ id: number }, [most: number]>(
  'newest-models',
  `select m.id from models m where ${ORDINARY} order by m.published_at desc, m.id desc limit $1`,
);

/** Used gear, what came last first. */
export const usedModels = question<{ id: number }, [most: number]>(
  'used-models',
  `select m.id from models m where ${LISTED} and m.second_hand_parent_id is not null
   order by m.published_at desc, m.id desc limit $1`,
);
