import type { ScreenName } from './screens';

/**
 * Screens that are the same for every guest of one host, language, delivery country and currency: they may be kept whole,
 * here and by a network in front. A screen whose page depends on any other cookie is not one of them.
 */
export const SHARED_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'home',
  'catchAll',
  'oldProduct',
  'manufacturers',
  'newest',
  'secondHand',
  'catalog',
  'campaign',
  'page',
  'stores',
  'store',
  'history',
  'lifeOutdoors',
  'lifeOutdoorsPost',
  'blog',
  'blogPost',
  'bloggers',
  'blogger',
  'menu',
  'styleGuide',
]);
