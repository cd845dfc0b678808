import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { fetchRouteFiles, routeFiles } from './route-files';

/** An address that is being loaded in the background. */
export type BackgroundLoad = {
  readonly address: string;
  /** Removes the mark: a later load of the address is a navigation. */
  readonly forget: () => void;
};

/** Running background loads by path and query; an address can be loaded twice at the same time. */
const running = new Map<string, Set<object>>();

function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return pathname + search;
}

function unmark(key: string, mark: object | undefined): boolean {
  const found = running.get(key);
  const isFound = mark !== undefined && (found?.delete(mark) ?? false);
  if (found?.size === 0) running.delete(key);
  return isFound;
}

/**
 * Marks an address that a fetcher is about to load. When a fetcher fails, the router replaces the whole page by an error screen; if
 * the route's `clientLoader` is `backgroundLoader`, a marked load returns null instead.
 */
export function markBackgroundLoad(address: string): BackgroundLoad {
  const key = pathAndQuery(address);
  const mark = {};
  running.set(key, (running.get(key) ?? new Set()).add(mark));
  return { address, forget: () => void unmark(key, mark) };
}

/**
 * Wraps a fetcher's `load` for background loads: it first fetches the code of the route. The next load, or unmounting, removes the
 * mark of the previous one.
 * @param onUnreachable called if the code cannot be fetched and nothing is loaded
 */
export function useBackgroundLoad(
  load: (address: string) => void,
  onUnreachable?: () => void,
): (address: string) => void {
  const last = useRef<BackgroundLoad>();
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current++;
      last.current?.forget();
    },
    [],
  );
  return useCallback(
    (address) => {
      last.current?.forget();
      const id = ++latest.current;
      const start = () => {
        if (id !== latest.current) return;
        // a route's own imports are not among the fetched files, and the router reloads the page when they fail
        if (!navigator.onLine) return onUnreachable?.();
        last.current = markBackgroundLoad(address);
        load(address);
      };
      const route = routeFiles(new URL(address, location.href).pathname);
      if (!route || route.isLoaded) start();
      else fetchRouteFiles(route).then(start, () => id === latest.current && onUnreachable?.());
    },
    [load, onUnreachable],
  );
}

/** A route's `clientLoader`: returns the server's data, or null if a background load failed. */
export async function backgroundLoader<Data>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'request' | 'serverLoader'>): Promise<Data | null> {
  const key = pathAndQuery(request.url);
  const [mark] = running.get(key) ?? [];
  const isBackground = unmark(key, mark);
  try {
    return (await serverLoader()) as Data;
  } catch (error) {
    // a redirect is not a failure
    if (isBackground && !(error instanceof Response)) return null;
    throw error;
  }
}
