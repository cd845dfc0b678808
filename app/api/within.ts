/** The time limit of running work. */
export type TimeLimit = {
  /** The full time begins again. */
  readonly restart: () => void;
  /** Time does not count until `restart`. */
  readonly pause: () => void;
};

/**
 * Runs work with a time limit. On timeout its signal is aborted, and its result is ignored even if it continues.
 * `AbortSignal.timeout` alone is not enough: it can be garbage-collected with the Request that holds it, and then never fires.
 * @param late makes the error for a timeout
 * @throws DOMException TimeoutError by default
 */
export async function within<Value>(
  ms: number,
  work: (signal: AbortSignal, limit: TimeLimit) => Promise<Value>,
  late: () => unknown = () => new DOMException('It took too long', 'TimeoutError'),
): Promise<Value> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const pause = () => clearTimeout(timer);
  let end: (reason: unknown) => void = () => undefined;
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  const restart = () => {
    pause();
    if (isOver) return;
    timer = setTimeout(() => {
      const reason = late();
      end(reason);
      abort.abort(reason);
    }, ms);
  };
  restart();
  try {
    return await Promise.race([work(abort.signal, { restart, pause }), over]);
  } finally {
    isOver = true;
    pause();
  }
}
