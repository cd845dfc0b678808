/** Codes of a full disk: the operating system's and PostgreSQL's. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

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
