import { WrongCommand } from '../unreadable-file';
import { english, type Said, SaidError, say } from './say';

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

/** Why an import stopped; a query of the database is never told. */
export function failureOf(error: unknown): Said {
  if (error instanceof SaidError) return error.said;
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code = '' } = cause as { code?: string };
    if (DISK_FULL.has(code))
      return say('The disk is full: {{fault}}. Make room and run the import again; it goes on.', {
        fault: cause.message,
      });
    if (cause.cause === undefined) return say('It failed: {{fault}}', { fault: cause.message });
  }
  return say('It failed: {{fault}}', { fault: error instanceof Error ? error.message : String(error) });
}

/** What the command line prints of it. */
export const failureSentence = (error: unknown): string =>
  error instanceof WrongCommand ? error.message : english(failureOf(error));
