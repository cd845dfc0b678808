import { announceCatalogueChange } from '../catalogue/catalogue-changes';
import { refreshSearchIndex } from '../catalogue/search-index/refresh-search-index';
import type { Job } from './job';

/**
 * Makes the search documents of models that were marked and not read yet, those of an import that was cut short, and tells
 * every copy of the shop, which nobody may have done.
 */
export const refreshSearch: Job = {
  name: 'refresh-search',
  everyMs: 60_000,
  run: async ({ db }) => {
    if ((await refreshSearchIndex(db)) > 0) await announceCatalogueChange(db);
  },
};
