/**
 * Runs work with a time limit. On timeout its signal is aborted, and its result is ignored even if it continues.
 * `AbortSignal.timeout` alone is not enough: it can be garbage-collected with the Request that holds it, and then never fires.
 * @param late makes the error for a timeout
 * @throws DOMException TimeoutError by default
 */
export async function within<Value>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Value>,
  late: () => unknown = () => new DOMException('It took too long', 'TimeoutError'),
): Promise<Value> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = late();
      reject(reason);
      abort.abort(reason);
    }, ms);
  });
  try {
    return await Promise.race([work(abort.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
