import { type RouteConfig, route } from '@remix-run/route-config';
import { LANGUAGES, type Language } from './locale/languages';
import { toRemixPath } from './routing/route-pattern';
import { routeId, type Screen, screenList } from './routing/screens';

/** One screen in one language. The home page is a plain path instead of an index route, so that all ids have the same form. */
function toRoute(screen: Screen, language: Language) {
  return route(toRemixPath(screen.paths[language]) || '/', screen.module, { id: routeId(screen.name, language) });
}

/**
 * Paths repeat across languages (`/`, `/*`, `/menu/`), and React Router needs each only once to match: the shop's own server uses a
 * build with one language's routes per request. Under remix-serve, which uses the whole build, the first route of a repeated path
 * answers for all languages, which is correct because a screen has the same module in all of them.
 */
export default LANGUAGES.flatMap((language) =>
  screenList.map((screen) => toRoute(screen, language)),
) satisfies RouteConfig;
