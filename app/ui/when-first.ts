/** What the code that comes returns: a function that stops it. */
type Started = () => void;

/**
 * Waits for the first of some events on an element of a kind, then starts the code that handles them all; it is loaded only then.
 * @param start loads and starts it with the event that asked for it
 * @returns a function that stops waiting, and what was started
 */
export function whenFirst(
  names: readonly string[],
  selector: string,
  start: (first: Event) => Promise<Started>,
): () => void {
  const waiting = new AbortController();
  let stop: Started | undefined;
  let isOver = false;
  const hear = async (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(selector))) return;
    waiting.abort();
    stop = await start(event);
    if (isOver) stop();
  };
  for (const name of names) document.addEventListener(name, hear, { signal: waiting.signal, passive: true });
  return () => {
    isOver = true;
    waiting.abort();
    stop?.();
  };
}
