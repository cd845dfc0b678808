import { lacksConnection } from '~/rendering/unreachable-code';

/** Interval of checks for a newer build. Specification 1 §7, §9. */
const POLL_MS = 3_600_000;
/** Min time between two reloads of a page that failed to load a chunk. Specification 1 §9. */
const RELOAD_GUARD_MS = 10_000;
const RELOAD_FLAG = 'reloaded-at';

/** Reloads the page once, to avoid an endless loop when the chunk is still missing. */
function reloadOnce(): boolean {
  const now = Date.now();
  const last = Number(sessionStorage.getItem(RELOAD_FLAG) ?? 0);
  if (now - last < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(RELOAD_FLAG, String(now));
  window.location.reload();
  return true;
}

/**
 * Reloads once when a chunk of an older build no longer exists. A page whose chunk was asked for without a connection stays: it is better
 * than none, and later somebody is busy on it. Specification 1 §4, §8.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!lacksConnection(event.payload) && reloadOnce()) event.preventDefault();
  });
}

async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(`/build-id.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Lets the browser handle plain clicks on links of this site, as full page loads. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}

/** Checks hourly for a newer build; when there is one, the next navigation is a full page load. Specification 1 §7. */
export function watchForNewBuild(ownBuild: string | undefined): void {
  if (ownBuild === undefined) return;
  const timer = setInterval(async () => {
    const latest = await latestBuild();
    if (latest === undefined || latest === ownBuild) return;
    clearInterval(timer);
    window.addEventListener('click', leaveToBrowser, { capture: true });
  }, POLL_MS);
}
