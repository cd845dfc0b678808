import { createHash } from 'node:crypto';
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Saving } from 'settings/read-settings';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { SharedPages } from '~/server/page-cache/page-cache.server';
import {
  buildVersion,
  entryOf,
  manifestAddress,
  manifestScript,
  pickRoutes,
  routeFamily,
  routeImportsAddress,
  routeImportsScript,
  withManifestAt,
} from './remix-adapter';

/**
 * Subsets of the one Remix build, which contains every screen in six languages. Matching a path against all routes takes 11 ms,
 * against one language's 4 ms, against one screen's 2 ms. So each screen of each language gets a request handler with only its
 * routes, created at the first request, and each language its own route manifest for the browser.
 */
export type BuildViews = {
  /** Changes with every build; the browser compares it hourly. */
  buildId: string;
  /** The handler for a screen's documents and data requests. */
  handlerFor: (language: Language, screen: string) => RequestHandler;
  /** Empties the pages' cache of backend answers: all, or what searches found alone. */
  forgetAnswers: (which: 'all' | 'searches', graceMs?: number) => void;
  /**
   * The slot texts for a visitor's cookies. The build provides them because it knows cart changes that are not in the cookies yet.
   */
  cartSlot: SharedPages['slots'] | undefined;
  /** Route manifests for the browser, one per language, and what their routes import: address → script. */
  manifests: ReadonlyMap<string, string>;
};

/** The shop's own exports of the entry module. */
type ShopEntry = ReturnType<typeof entryOf> & {
  readonly purgeSharedAnswers?: BuildViews['forgetAnswers'];
  readonly cartSlot?: SharedPages['slots'];
};

/** Route ids end in their language: `cart.fi`. Ids without one (root, resource routes) belong to all. */
const languageOfId = (id: string) => /\.(fi|en|sv|de|fr|ru)$/.exec(id)?.[1];

export type ViewOptions = {
  /** `development` shows errors with stack traces. */
  readonly mode: 'production' | 'development';
  /** Optimisations to switch off. */
  readonly without?: ReadonlySet<Saving>;
};

/** Creates the subsets of a build. */
export function buildViews(build: ServerBuild, { mode, without = new Set() }: ViewOptions): BuildViews {
  const manifests = new Map<string, string>();
  const views = new Map<Language, ServerBuild>();
  for (const language of LANGUAGES) {
    const view = languageView(build, language);
    views.set(language, view);
    manifests.set(manifestAddress(view), manifestScript(view));
    manifests.set(routeImportsAddress(manifestAddress(view)), routeImportsScript(view));
  }
  const handlers = new Map<string, RequestHandler>();

  return {
    buildId: buildVersion(build),
    manifests,
    forgetAnswers: (which, graceMs) => (entryOf(build) as ShopEntry).purgeSharedAnswers?.(which, graceMs),
    cartSlot: (entryOf(build) as ShopEntry).cartSlot,
    handlerFor(language, screen) {
      const id = `${screen}.${language}`;
      const known = handlers.get(id);
      if (known) return known;
      const view = views.get(language) ?? build;
      const handler = createRequestHandler(without.has('screen-routes') ? view : screenView(view, id), mode);
      handlers.set(id, handler);
      return handler;
    },
  };
}

function languageView(build: ServerBuild, language: Language): ServerBuild {
  const view = pickRoutes(build, (id) => (languageOfId(id) ?? language) === language);
  const hash = createHash('sha256')
    .update(manifestScript(view) + routeImportsScript(view))
    .digest('hex')
    .slice(0, 8);
  return withManifestAt(view, `/assets/manifest-${language}-${hash}.js`);
}

/** A screen's route with its layouts. For a screen that is not in the build, all routes of the language. */
function screenView(view: ServerBuild, id: string): ServerBuild {
  const family = routeFamily(view, id);
  return family.size === 0 ? view : pickRoutes(view, (each) => family.has(each));
}
