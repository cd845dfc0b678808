import { useFetchers, useRouteLoaderData } from '@remix-run/react';

type RootData = { readonly personal: { readonly wishes: readonly number[] } };

const KEY = 'wish-';
const NOTHING: ReadonlySet<number> = new Set();

/** Key of the fetcher that toggles a model. */
export const wishKey = (modelId: number): string => `${KEY}${modelId}`;

/** Ids of the models that are being toggled. */
function usePendingWishes(): readonly number[] {
  const busy = useFetchers().filter(({ key, state }) => key.startsWith(KEY) && state !== 'idle');
  return busy.map(({ key }) => Number(key.slice(KEY.length)));
}

/**
 * Ids of the models on the visitor's wishlist, with the toggles that the server has not answered yet. Empty for guests: their
 * pages are shared, and those of others are rendered for each of them.
 */
export function useWishes(): ReadonlySet<number> {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const pending = usePendingWishes();
  const stored = root?.personal.wishes ?? [];
  if (stored.length === 0 && pending.length === 0) return NOTHING;
  const wishes = new Set(stored);
  for (const id of pending) {
    if (!wishes.delete(id)) wishes.add(id);
  }
  return wishes;
}
