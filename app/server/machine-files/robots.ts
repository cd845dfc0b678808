import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';

/** Screens that are somebody's own or lead nowhere for a machine, with all that lies below them. */
const CLOSED: readonly ScreenName[] = [
  'account',
  'wishlist',
  'cart',
  'payment',
  'orderProcess',
  'viewOrder',
  'search',
  'locale',
  'mailbox',
  'viewedProducts',
];

/** Lists that are only a longer or a newly sorted form of another. */
const CLOSED_PARAMETERS = ['show', 'sort', 'text'];

/**
 * The robots.txt of one host.
 * @param origin scheme and host that the sitemap's address begins with
 */
export function robotsText(language: Language, origin: string): string {
  const paths = CLOSED.map((screen) => pathTo(screen, language));
  const closed = [
    ...paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))),
    ...CLOSED_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
