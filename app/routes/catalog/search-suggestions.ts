import { loadSuggestions } from '~/features/search/load-suggestions.server';

export const loader = loadSuggestions;
