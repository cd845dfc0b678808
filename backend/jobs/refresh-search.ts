import { refreshSearchIndex } from '../catalogue/search-index/refresh-search-index';
import { announceCatalogueChange } from '../db/catalogue-changes';
import type { Job } from './job';

/**
 * Builds the search documents of models that are still marked, as after an interrupted import, and notifies every instance
 * of the shop, which the import may not have done.
 */
export const refreshSearch: Job<'refresh-search'> = {
  queue: 'refresh-search',
  run: async ({ db }) => {
    if ((await refreshSearchIndex(db)) > 0) await announceCatalogueChange(db);
  },
};
