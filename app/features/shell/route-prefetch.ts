import { filesOfRoute, routeFiles } from '~/routing/route-files';
import { PreloadQueue } from './preload-queue';
import type { SlugScreens } from './use-route-prefetch';

/** Hover time on a link that counts as intent to open it, in milliseconds. */
const INTENT_MS = 100;

function preloadModule(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(href)));
    document.head.append(link);
  });
}

/** The files of a path's route, and its screen names if it is the catch-all. */
async function filesOf(pathname: string, screens: SlugScreens): Promise<readonly string[]> {
  const route = routeFiles(pathname);
  if (!route) return [];
  return [...(await filesOfRoute(route)), ...(route.isCatchAll ? screens.keys() : [])];
}

/**
 * Prefetches the code of each link that the mouse stays on or the keyboard focuses.
 * @param first the event that asked for it, heard before this code was there
 * @returns a function that stops this
 */
export function prefetchRoutes(screens: SlugScreens, first: Event): () => void {
  const queue = new PreloadQueue(async (name) => void (await (screens.get(name)?.() ?? preloadModule(name))));
  const intended = async (pathname: string) => {
    try {
      queue.add(await filesOf(pathname, screens));
    } catch {
      // no connection: the code comes with the page
    }
  };
  let timer = 0;
  const intend = ({ target }: Event) => {
    window.clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.origin !== location.origin) return;
    timer = window.setTimeout(() => void intended(link.pathname), INTENT_MS);
  };
  const point = (event: PointerEvent) => event.pointerType === 'mouse' && intend(event);
  const stop = new AbortController();
  document.addEventListener('pointerover', point, { signal: stop.signal, passive: true });
  document.addEventListener('focusin', intend, { signal: stop.signal });
  if (!(first instanceof PointerEvent) || first.pointerType === 'mouse') intend(first);
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}
