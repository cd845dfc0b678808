/**
 * Does something that must not take longer. The work is told by its signal, and given up even if it does not listen:
 * `AbortSignal.timeout` alone can be collected with the Request that holds it, and then never fires.
 * @throws DOMException TimeoutError
 */
export async function within<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('It took too long', 'TimeoutError');
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
