import { refreshSearchIndex } from '../catalogue/search-index/refresh-search-index';
import type { Job } from './job';

/** Makes the search documents of models that were marked and not read yet: those of an import that was cut short. */
export const refreshSearch: Job = {
  name: 'refresh-search',
  everyMs: 60_000,
  run: async ({ db }) => {
    await refreshSearchIndex(db);
  },
};
