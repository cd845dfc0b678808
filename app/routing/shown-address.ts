import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Path and query that are being written for what the page shows already. */
let written: string | undefined;

/**
 * Writes into the address what the page shows already: reloading, sharing and Back then show the same. Nothing is loaded for
 * it where the route's `shouldRevalidate` is `unlessShown`. A navigation of the visitor's goes first.
 * @param query with its question mark; undefined leaves the address as it is
 */
export function useShownAddress(query: string | undefined): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const isToWrite = query !== undefined && query !== search && state === 'idle';
  useEffect(() => {
    if (!isToWrite) return;
    written = pathname + query;
    navigate({ search: query }, { replace: true, preventScrollReset: true });
    return () => {
      written = undefined;
    };
  }, [isToWrite, navigate, pathname, query]);
}

/** The `shouldRevalidate` of routes whose pages write into the address what they show: nothing is loaded for that. */
export function unlessShown({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && nextUrl.pathname + nextUrl.search !== written;
}
