import type { Language } from '~/locale/languages';
import { screenPattern } from '~/routing/screen-pattern';
import { type ScreenName, screenList } from '~/routing/screens';

/** Parameters of lists that only extend or sort another list. */
const CLOSED_PARAMETERS = ['show', 'sort', 'text'];

/** The beginning that all addresses of a screen share: its path up to the first parameter. */
function beginningOf(screen: ScreenName, language: Language): string {
  const parts = screenPattern(screen, language);
  const end = parts.findIndex(({ kind }) => kind !== 'word');
  const words = (end === -1 ? parts : parts.slice(0, end)).flatMap((part) => (part.kind === 'word' ? part.text : []));
  return `/${words.join('/')}/`;
}

/**
 * The robots.txt of one host.
 * @param origin scheme and host of the sitemap's address
 */
export function robotsText(language: Language, origin: string): string {
  const paths = screenList.filter(({ isClosed }) => isClosed).map(({ name }) => beginningOf(name, language));
  const closed = [
    ...paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))),
    ...CLOSED_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
  ];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
