import type { ServerBuild } from '@remix-run/node';

/** A route of a test's build: its module, and the fields of Remix's manifests that differ from the usual ones. */
export type TestRoute = { readonly id: string; readonly path: string; readonly module: object } & Record<
  string,
  unknown
>;

/** A Remix build of the given routes, as Remix would make it. Routes are children of the one called `root`. */
export function remixBuild(entry: object, given: readonly TestRoute[]): ServerBuild {
  const routes: Record<string, object> = {};
  const assets: Record<string, object> = {};
  for (const { module, ...rest } of given) {
    const { id } = rest;
    const route = { parentId: id === 'root' ? undefined : 'root', ...rest };
    routes[id] = { ...route, module };
    assets[id] = { ...route, module: `/assets/${id}.js`, imports: [`/assets/of-${id}.js`] };
  }
  return {
    routes,
    assets: {
      version: 'v1',
      url: '/assets/manifest.js',
      entry: { module: '/e.js', imports: ['/i.js'] },
      routes: assets,
    },
    entry: { module: entry },
    future: { v3_singleFetch: true },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    isSpaMode: false,
  } as unknown as ServerBuild;
}
