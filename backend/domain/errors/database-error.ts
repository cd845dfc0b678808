/** `bad value`: the column cannot hold the input; `unavailable`: a retry may succeed. */
export type DatabaseErrorKind = 'bad value' | 'unavailable' | null;

/** Classes of SQLSTATE: connection, resources, operator intervention, system error. */
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58'];
/** Serialization failure, deadlock, lock not available. */
const UNAVAILABLE_STATES = ['40001', '40P01', '55P03'];
const UNAVAILABLE_SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT', 'EAI_AGAIN'];
/** Messages of pg's errors without a code, for a full pool or a broken connection. */
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end/;

const DUPLICATE = '23505';
const STILL_REFERENCED = '23503';

/** The error of the database in an error that may wrap it. */
function stateOf(error: unknown): { readonly code: unknown; readonly constraint: unknown } | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if ('code' in current)
      return { code: current.code, constraint: 'constraint' in current ? current.constraint : undefined };
    current = current.cause;
  }
  return undefined;
}

/** Whether an error, also when it is wrapped in others, says that a unique index has the value already. */
export function isDuplicate(error: unknown, index: string): boolean {
  const state = stateOf(error);
  return state?.code === DUPLICATE && state.constraint === index;
}

/** Whether an error says that a row of some table still has the row that was to be deleted. */
export const isStillReferenced = (error: unknown): boolean => stateOf(error)?.code === STILL_REFERENCED;

/** The kind of a database error, also when it is wrapped in other errors; null for other errors. */
export function kindOfDatabaseError(error: unknown): DatabaseErrorKind {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (UNAVAILABLE_STATES.includes(code) || UNAVAILABLE_SYSTEM.includes(code)) return 'unavailable';
    if (/^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return 'unavailable';
    if (/^22[0-9A-Z]{3}$/.test(code)) return 'bad value';
    if (UNAVAILABLE_MESSAGE.test(current.message)) return 'unavailable';
    current = current.cause;
  }
  return null;
}
