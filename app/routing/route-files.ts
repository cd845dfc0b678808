import { matchRoutes } from '@remix-run/react';
import { browserRouteImports, browserRoutes, isLoadedRoute } from '~/rendering/remix-adapter';

/** The code of a path's route. */
export type RouteFiles = {
  readonly id: string;
  /** Address of its module. */
  readonly module: string;
  /** It is the catch-all, whose screens are separate files. */
  readonly isCatchAll: boolean;
  /** The router has already loaded it. */
  readonly isLoaded: boolean;
};

/** Finds the route of a path in the browser; undefined if no route matches. */
export function routeFiles(pathname: string): RouteFiles | undefined {
  const routes = browserRoutes();
  const match = matchRoutes(
    routes.flatMap(({ id, path, parentId }) => (path !== undefined && parentId === 'root' ? [{ id, path }] : [])),
    pathname,
  )?.at(-1);
  const route = routes.find(({ id }) => id === match?.route.id);
  if (!route) return undefined;
  return {
    id: route.id,
    module: route.module,
    isCatchAll: route.path === '*',
    isLoaded: isLoadedRoute(route.id),
  };
}

/**
 * Addresses of a route's module and of the modules that imports.
 * @throws if the list of imports cannot be loaded
 */
export async function filesOfRoute({ id, module }: RouteFiles): Promise<readonly string[]> {
  const imports = await browserRouteImports();
  return [module, ...(imports[id] ?? [])];
}

/**
 * Fetches a route's code into the browser's cache before the router needs it: the router reloads the page if it cannot load code,
 * and an offline visitor would lose the page. The code is fetched, not imported, because some browsers never retry a module whose
 * import failed.
 * @throws if a file cannot be fetched
 */
export async function fetchRouteFiles(route: RouteFiles): Promise<void> {
  await Promise.all(
    (await filesOfRoute(route)).map(async (file) => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(file);
      await response.arrayBuffer();
    }),
  );
}
