import { useEffect } from 'react';
import { routeFiles } from '~/routing/route-files';
import { PreloadQueue } from './preload-queue';

/** Hover time on a link that counts as intent to open it, in milliseconds. */
const INTENT_MS = 100;

/** Screens that a catch-all path may need; only its data tell which one. */
export type SlugScreens = ReadonlyMap<string, () => Promise<unknown>>;

/** Whether the visitor enabled data saving. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

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
function filesOf(pathname: string, screens: SlugScreens): readonly string[] {
  const route = routeFiles(pathname);
  if (!route) return [];
  return [...route.files, ...(route.isCatchAll ? screens.keys() : [])];
}

/**
 * Prefetches the code of a link's screen on hover or keyboard focus; never its data, so that links not opened cost the
 * server nothing. Touch and data saving mode are ignored. Specification 1 §9.
 */
export function useRoutePrefetch(screens: SlugScreens): void {
  useEffect(() => {
    if (savesData() || !document.createElement('link').relList.supports('modulepreload')) return;
    const queue = new PreloadQueue(async (name) => void (await (screens.get(name)?.() ?? preloadModule(name))));
    let timer = 0;
    const intend = ({ target }: Event) => {
      window.clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || link.origin !== location.origin) return;
      timer = window.setTimeout(() => queue.add(filesOf(link.pathname, screens)), INTENT_MS);
    };
    const point = (event: PointerEvent) => event.pointerType === 'mouse' && intend(event);
    const stop = new AbortController();
    document.addEventListener('pointerover', point, { signal: stop.signal, passive: true });
    document.addEventListener('focusin', intend, { signal: stop.signal });
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [screens]);
}
