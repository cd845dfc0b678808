/** How often the latest build is asked for. Specification 1 §7, §9. */
const POLL_MS = 3_600_000;
/** A page that failed to load a chunk is not reloaded twice within this time. Specification 1 §9. */
const RELOAD_GUARD_MS = 10_000;
const RELOAD_FLAG = 'reloaded-at';

/** Reloads the page, once: a chunk that is still missing afterwards is no reason to reload for ever. */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(RELOAD_FLAG) ?? 0);
  if (now - last < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(RELOAD_FLAG, String(now));
  window.location.reload();
  return true;
}

/** Reloads once when a chunk of an older build is gone. Specification 1 §4, §8. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
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

/** A plain click on a link of this site is left to the browser, which loads the page anew. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}

/** Asks hourly whether there is a newer build; if so the next navigation is a full page load. Specification 1 §7. */
export function watchForNewBuild(ownBuild: string | undefined): void {
  if (ownBuild === undefined) return;
  const timer = setInterval(async () => {
    const latest = await latestBuild();
    if (latest === undefined || latest === ownBuild) return;
    clearInterval(timer);
    window.addEventListener('click', leaveToBrowser, { capture: true });
  }, POLL_MS);
}
