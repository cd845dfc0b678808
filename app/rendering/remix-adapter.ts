import type { EntryContext, ServerBuild } from '@remix-run/node';
import { RemixBrowser, Scripts, ScrollRestoration } from '@remix-run/react';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * All uses of undocumented Remix features. No other file uses them, and `remix-adapter.test.tsx` tests each with the installed
 * Remix, so that an upgrade which changes one fails there.
 */

/** A screen's route as the browser knows it. */
export type BrowserRoute = {
  readonly id: string;
  readonly parentId?: string | undefined;
  /** In the router's own pattern; undefined for a layout. */
  readonly path?: string | undefined;
  /** Address of its module. */
  readonly module: string;
};

/** The routes of the page's language, in the browser. */
export function browserRoutes(): readonly BrowserRoute[] {
  return Object.values(window.__remixManifest?.routes ?? {});
}

/** Addresses of the modules that each route's module imports, by the route's id. Loaded when it is first asked for, in the browser. */
export async function browserRouteImports(): Promise<Readonly<Record<string, readonly string[]>>> {
  const address = window.__remixManifest ? routeImportsAddress(window.__remixManifest.url) : '';
  const { default: imports } = (await import(/* @vite-ignore */ address)) as { default: Record<string, string[]> };
  return imports;
}

/** The path pattern of a route, in the browser; undefined for a route that does not exist in the page's language. */
export function browserRoutePath(id: string): string | undefined {
  const routes = window.__remixManifest?.routes ?? {};
  return Object.hasOwn(routes, id) ? (routes[id]?.path ?? '') : undefined;
}

/** Whether the browser's router has the code of a route. */
export function isLoadedRoute(id: string): boolean {
  return Object.hasOwn(window.__remixRouteModules ?? {}, id);
}

/** The build that the page in the browser belongs to. */
export function browserBuildId(): string | undefined {
  return window.__remixManifest?.version;
}

/**
 * Waits in the browser until the page's data is decoded. `RemixBrowser` suspends until then, outside of any boundary: a click
 * in that time would make React hydrate at once and fail (React error 345).
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    // called like a function, it throws the promise of the data before its first hook
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** A build reduced to some of its routes, on the server and in its pages' manifest. */
export function pickRoutes(build: ServerBuild, keep: (id: string) => boolean): ServerBuild {
  const pick = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => keep(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** The ids of a route and its parents up to the root; empty if it is not in the build. */
export function routeFamily(build: ServerBuild, id: string): ReadonlySet<string> {
  const family = new Set<string>();
  if (!Object.hasOwn(build.routes, id)) return family;
  for (let step: string | undefined = id; step !== undefined; step = build.routes[step]?.parentId) family.add(step);
  return family;
}

/** A build whose pages load the route manifest from another address. */
export function withManifestAt(build: ServerBuild, url: string): ServerBuild {
  return { ...build, assets: { ...build.assets, url } };
}

/** Changes with every build. */
export const buildVersion = (build: ServerBuild): string => build.assets.version;

/** Where a build's pages load the route manifest from. */
export const manifestAddress = (build: ServerBuild): string => build.assets.url;

/** What the app's server entry exports. */
export const entryOf = (build: ServerBuild): ServerBuild['entry']['module'] => build.entry.module;

/** The errors thrown by loaders and actions of a page. */
export function errorsOf({ staticHandlerContext }: EntryContext): readonly unknown[] {
  return Object.values(staticHandlerContext.errors ?? {});
}

/** What most of these objects say, of the fields that all of them have. */
function typicalOf(objects: readonly object[]): Readonly<Record<string, unknown>> {
  const [first = {}] = objects;
  const common = Object.keys(first).filter((key) =>
    objects.every((each) => each[key as keyof typeof each] !== undefined),
  );
  return Object.fromEntries(
    common.flatMap((key) => {
      const values = objects.map((each) => JSON.stringify(each[key as keyof typeof each]));
      const found = values.find((value) => values.filter((each) => each === value).length > objects.length / 2);
      return found === undefined ? [] : [[key, JSON.parse(found) as unknown]];
    }),
  );
}

/**
 * The script that contains a build's routes for the browser, without what they import, which is two fifths of it. What most routes say is
 * written once: that leaves six sevenths of it, on every page.
 */
export function manifestScript(build: ServerBuild): string {
  const { routes, ...rest } = build.assets;
  const all = Object.values(routes).map((route) => ({ ...route, imports: [] }));
  const typical = typicalOf(all);
  const isOwn = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(typical[key]);
  const rows = all.map((route) => Object.fromEntries(Object.entries(route).filter(isOwn)));
  const [assets, usual, own] = [rest, typical, rows].map((each) => JSON.stringify(each));
  return `window.__remixManifest=((a,t,r)=>({...a,routes:Object.fromEntries(r.map(e=>[e.id,{...t,...e}]))}))(${assets},${usual},${own});`;
}

/** The module with what each route imports, for `browserRouteImports`. */
export function routeImportsScript(build: ServerBuild): string {
  const imports = Object.values(build.assets.routes).map((route) => [route.id, route.imports ?? []]);
  return `export default ${JSON.stringify(Object.fromEntries(imports))};`;
}

/** Where a build's pages load the routes' imports from: next to their manifest. */
export function routeImportsAddress(manifest: string): string {
  return manifest.replace('/manifest-', '/route-imports-');
}

/** The home page's data request, which has a name of its own. */
export const ROOT_DATA = '_root.data';
const DATA_SUFFIX = '.data';

/** The path of a data request as its document's path: `/kassa.data` and `/_root.data` lose the suffix. */
export function documentPath(pathname: string): string {
  if (pathname === `/${ROOT_DATA}`) return '/';
  return pathname.endsWith(DATA_SUFFIX) ? pathname.slice(0, -DATA_SUFFIX.length) : pathname;
}

/**
 * Remix's parameter to request the data of a single loader. The shop's pages do not use it, and Remix would answer with an error.
 */
const LOADER_PARAMETER = '_data';

/** Removes the parameter `_data`, which has a meaning for Remix only. Returns the same object if there is none. */
export function withoutLoaderParameter(url: URL): URL {
  if (!url.searchParams.has(LOADER_PARAMETER)) return url;
  const other = new URL(url);
  other.searchParams.delete(LOADER_PARAMETER);
  return other;
}

type WithInit = { readonly type: 'DataWithResponseInit'; readonly data: object; readonly init: ResponseInit | null };

function hasInit(result: object): result is WithInit {
  return 'type' in result && result.type === 'DataWithResponseInit';
}

/** Adds fields to a loader's result, plain or made by `data()`. */
export function withFields<Fields extends object>(result: object, fields: Fields): Fields {
  if (!hasInit(result)) return { ...result, ...fields };
  return { ...result, data: { ...result.data, ...fields } } as unknown as Fields;
}

/** A text as a JavaScript string that cannot end the script it stands in. */
export function scriptString(text: string): string {
  return JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Separates the loaders' data from the context that Remix passes to the server entry. The data contains no promises, so the stream
 * ends.
 * @returns the context to render with, and the script that passes the data to the browser's router
 */
export async function takeLoaderData(context: EntryContext): Promise<{ rest: EntryContext; script: string }> {
  const { serverHandoffStream, ...rest } = context;
  if (!serverHandoffStream) return { rest, script: '' };
  const decoder = new TextDecoder();
  const reader = serverHandoffStream.getReader();
  const controller = 'window.__remixContext.streamController';
  let script = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    script += `${controller}.enqueue(${scriptString(decoder.decode(value, { stream: true }))});`;
  }
  return { rest, script: `${script}${controller}.close();` };
}

type ScriptProps = {
  readonly type?: string;
  readonly rel?: string;
  readonly href?: string;
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

function* elementsIn(node: ReactNode): Generator<ReactElement<ScriptProps>> {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<ScriptProps>(child)) continue;
    yield child;
    yield* elementsIn(child.props.children);
  }
}

/** The scripts that Remix's `<Scripts>` would render. */
export type RemixScripts = {
  /** The classic script that prepares the page for its data. */
  readonly prepare: string;
  /** The text of the module script that starts the page. */
  readonly start: string;
  /** Addresses of the modules it needs. */
  readonly modules: readonly string[];
};

/** The scripts of the page that is being rendered. Only on the server. */
export function useRemixScripts(): RemixScripts {
  const found = { prepare: '', start: '', modules: [] as string[] };
  // the component is called like a hook: the texts of the elements it returns are needed for the content policy
  for (const { type, props } of elementsIn(Scripts({}))) {
    const text = props.dangerouslySetInnerHTML?.__html ?? '';
    if (type === 'script' && props.type === 'module') found.start += text;
    else if (type === 'script') found.prepare += text;
    else if (props.rel === 'modulepreload' && props.href !== undefined) found.modules.push(props.href);
  }
  return found;
}

/** Saves and restores the scroll position. @returns the script that restores it before the page's modules start */
export function useScrollScript(): string {
  const [script] = elementsIn(ScrollRestoration({}));
  return script?.props.dangerouslySetInnerHTML?.__html ?? '';
}
