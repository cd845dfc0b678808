/** Codes of a full disk: the operating system's and PostgreSQL's. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Codes of a database that is not there any more. */
const LOST = new Set(['57P01', '57P02', '57P03', '08006', '08003', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Whether an error hits every further write as well, so that the import stops instead of refusing each model. */
export function endsImport(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code = '' } = cause as { code?: string };
    if (DISK_FULL.has(code) || LOST.has(code) || /^Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

/** One sentence on why an import stopped; a query of the database is never shown. */
export function failureSentence(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code = '' } = cause as { code?: string };
    if (DISK_FULL.has(code))
      return `The disk is full: ${cause.message}. Make room and run the import again; it goes on.`;
    if (cause.cause === undefined) return cause.message;
  }
  return error instanceof Error ? error.message : String(error);
}
