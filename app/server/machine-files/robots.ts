import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { screenList } from '~/routing/screens';

/** Parameters of lists that only extend or sort another list. */
const CLOSED_PARAMETERS = ['show', 'sort', 'text'];

/**
 * The robots.txt of one host.
 * @param origin scheme and host of the sitemap's address
 */
export function robotsText(language: Language, origin: string): string {
  const paths = screenList.filter(({ isClosed }) => isClosed).map(({ name }) => pathTo(name, language));
  const closed = [
    ...paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))),
    ...CLOSED_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
