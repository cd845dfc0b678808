/** Max attempts when other transactions change the same rows. */
const MAX_ATTEMPTS = 3;
/** PostgreSQL's error codes caused by concurrent transactions: deadlock, serialization failure, a row inserted meanwhile. */
const CAUSED_BY_OTHERS = new Set(['40P01', '40001', '23505']);

/** Whether an error of the database comes from a transaction beside it, so that another attempt may succeed. */
export function isCausedByOthers(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return CAUSED_BY_OTHERS.has((cause as { code?: string } | undefined)?.code ?? '');
}

/** Runs a transaction, again when another one was in its way. */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isCausedByOthers(error)) throw error;
    }
  }
}
