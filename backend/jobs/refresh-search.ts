import { isShortImportRunning } from '../catalogue/runs/run-rows';
import { refreshSearchIndex } from '../catalogue/search-index/refresh-search-index';
import { announceCatalogueChange } from '../db/catalogue-changes';
import type { Job } from './job';

/**
 * Builds the search documents of models that are still marked, as after an interrupted import, and notifies every instance
 * of the shop, which the import may not have done. A short import is left to do so itself when it ends: meanwhile thousands of its
 * documents would keep pages waiting.
 */
export const refreshSearch: Job<'refresh-search'> = {
  queue: 'refresh-search',
  run: async ({ db, clock }) => {
    if (await isShortImportRunning(db, clock())) return;
    if ((await refreshSearchIndex(db)) > 0) await announceCatalogueChange(db);
  },
};
