import { matchRoutes } from '@remix-run/react';
import { browserRoutes, isLoadedRoute } from '~/rendering/remix-adapter';

/** The code of a path's route. */
export type RouteFiles = {
  /** Addresses of its module and of the modules that imports. */
  readonly files: readonly string[];
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
    files: [route.module, ...(route.imports ?? [])],
    isCatchAll: route.path === '*',
    isLoaded: isLoadedRoute(route.id),
  };
}

/**
 * Fetches a route's code into the browser's cache before the router needs it: the router reloads the page if it cannot load code,
 * and an offline visitor would lose the page. The code is fetched, not imported, because some browsers never retry a module whose
 * import failed.
 * @throws if a file cannot be fetched
 */
export async function fetchRouteFiles({ files }: RouteFiles): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(file);
      await response.arrayBuffer();
    }),
  );
}
