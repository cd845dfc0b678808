import { type Language, languageTable } from '~/locale/languages';
import type { StoreView } from './store-view.server';

/** How far north a store is on the map, larger northwards; stores that are not on it come last. */
const northing = ({ place }: Pick<StoreView, 'place'>): number => (place ? -place.y : 0);

/** Stores from south to north, as maps number them; those at one place by city and name. */
export function southToNorth<Store extends Pick<StoreView, 'place' | 'city' | 'name'>>(
  stores: readonly Store[],
  language: Language,
): Store[] {
  const { compare } = new Intl.Collator(languageTable[language].tag);
  return stores.toSorted((a, b) => northing(a) - northing(b) || compare(a.city, b.city) || compare(a.name, b.name));
}
