import { preparedQuery } from '../reading/reader';
import { LISTED } from './product-list/which-models';

/** SQL condition that excludes used products and gift cards. */
export const NEW_GOODS = `${LISTED} and m.second_hand_parent_id is null and m.kind = 'product'`;

/** SQL condition that excludes used products, outlet products and gift cards. */
export const ORDINARY = `${NEW_GOODS} and not m.belongs_to_outlet`;

/** The newest models, the latest first. */
export const newestModels = preparedQuery<{ id: number }, [max: number]>(
  'newest-models',
  `select m.id from models m where ${ORDINARY} order by m.published_at desc, m.id desc limit $1`,
);

/** Used products, the latest first. */
export const usedModels = preparedQuery<{ id: number }, [max: number]>(
  'used-models',
  `select m.id from models m where ${LISTED} and m.second_hand_parent_id is not null
   order by m.published_at desc, m.id desc limit $1`,
);
