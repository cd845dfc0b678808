import { type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGES, type Language } from './locale/languages';
import { toRemixPath } from './routing/route-pattern';
import { routeId, type Screen, screenList } from './routing/screens';

/** One screen in one language. The home page is a plain path, not an index route, so that all ids follow one form. */
function toRoute(screen: Screen, language: Language) {
  return route(toRemixPath(screen.paths[language]) || '/', screen.module, { id: routeId(screen.name, language) });
}

/**
 * Paths repeat across languages (`/`, `/*`, `/menu/`), and React Router needs each only once to match: the shop's own
 * server hands every request a build with one language's routes. Where the whole build is served as it is (remix-serve),
 * the first route of a repeated path answers for all, which is right because a screen's module is the same in all.
 */
export default LANGUAGES.flatMap((language) =>
  screenList.map((screen) => toRoute(screen, language)),
) satisfies RouteConfig;
