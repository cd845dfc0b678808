import { createHash } from 'node:crypto';
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { LANGUAGES, type Language } from '~/locale/languages';

/**
 * Views of the one Remix build. It holds every screen in six languages; matching among all of them for every page costs
 * 11 ms, among one language's 4 ms, with the screen's own routes 2 ms. So each screen of each language gets a handler
 * over the routes it needs, made when first asked for, and each language its own route manifest for the browser.
 */
export type BuildViews = {
  /** Changes with every build; the browser compares it hourly. */
  buildId: string;
  /** The handler for a screen's documents and data requests. */
  handlerFor: (language: Language, screen: string) => RequestHandler;
  /** Forgets what the pages keep of the backend's answers. */
  forgetAnswers: () => void;
  /** The languages' route manifests for the browser: address → script. */
  manifests: ReadonlyMap<string, string>;
};

/** What the shop's entry module has besides Remix's own functions. */
type ShopEntry = ServerBuild['entry']['module'] & { readonly purgeSharedAnswers?: () => void };

/** Route ids end in their language: `cart.fi`. Ids without one (root, resource routes) belong to all. */
const languageOfId = (id: string) => /\.(fi|en|sv|de|fr|ru)$/.exec(id)?.[1];

/** Views of a build. @param mode `development` shows errors with their stacks */
export function buildViews(build: ServerBuild, mode: 'production' | 'development'): BuildViews {
  const manifests = new Map<string, string>();
  const views = new Map<Language, ServerBuild>();
  for (const language of LANGUAGES) {
    const view = languageView(build, language);
    views.set(language, view);
    manifests.set(view.assets.url, manifestScript(view));
  }
  const handlers = new Map<string, RequestHandler>();

  return {
    buildId: build.assets.version,
    manifests,
    forgetAnswers: () => (build.entry.module as ShopEntry).purgeSharedAnswers?.(),
    handlerFor(language, screen) {
      const id = `${screen}.${language}`;
      const known = handlers.get(id);
      if (known) return known;
      const handler = createRequestHandler(screenView(views.get(language) ?? build, id), mode);
      handlers.set(id, handler);
      return handler;
    },
  };
}

function languageView(build: ServerBuild, language: Language): ServerBuild {
  const view = pickRoutes(build, (id) => (languageOfId(id) ?? language) === language);
  const hash = createHash('sha256').update(manifestScript(view)).digest('hex').slice(0, 8);
  return { ...view, assets: { ...view.assets, url: `/assets/manifest-${language}-${hash}.js` } };
}

/** A screen's route with the layouts above it. A screen the build lacks keeps the whole language. */
function screenView(view: ServerBuild, id: string): ServerBuild {
  if (!view.routes[id]) return view;
  const family = new Set<string>();
  for (let step: string | undefined = id; step !== undefined; step = view.routes[step]?.parentId) family.add(step);
  return pickRoutes(view, (each) => family.has(each) || each === 'root');
}

function pickRoutes(build: ServerBuild, keep: (id: string) => boolean): ServerBuild {
  const pick = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => keep(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

const manifestScript = (view: ServerBuild) => `window.__remixManifest=${JSON.stringify(view.assets)};`;
