import { useEffect } from 'react';
import { whenFirst } from '~/ui/when-first';

/** Screens that a catch-all path may need; only its data tell which one. */
export type SlugScreens = ReadonlyMap<string, () => Promise<unknown>>;

/** Whether the visitor enabled data saving. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Prefetches the code of a link's screen on hover or keyboard focus; never its data, so that links not opened cost the
 * server nothing. Touch and data saving mode are ignored. Specification 1 §9.
 */
export function useRoutePrefetch(screens: SlugScreens): void {
  useEffect(() => {
    if (savesData() || !document.createElement('link').relList.supports('modulepreload')) return undefined;
    const load = async (first: Event) => (await import('./route-prefetch')).prefetchRoutes(screens, first);
    return whenFirst(['pointerover', 'focusin'], 'a[href^="/"]', load);
  }, [screens]);
}
