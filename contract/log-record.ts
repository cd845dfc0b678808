/**
 * What may stand in a log. Errors of the database carry what people typed (parameters of the statement, the row
 * that was refused, the value that could not be read); none of it is logged. The rest shows where and why: kind, code, table,
 * constraint, the statement with its placeholders, the stack.
 */

/** Keys of a record whose values are never written, however an object with them gets there. */
export const LOG_SECRETS = ['cookie', 'authorization', 'password', 'token', 'secret', 'headers'];

/** An error as both wings write it to their logs. */
export interface ErrorRecord {
  type: string;
  message: string;
  stack?: string;
  cause?: ErrorRecord;
  errors?: ErrorRecord[];
  [detail: string]: unknown;
}

/** Properties that name things of ours and never hold what somebody typed. */
const SAFE_DETAILS = [
  ...['code', 'errno', 'syscall', 'status', 'command', 'responseCode'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine', 'kind', 'call', 'field'],
] as const;
const MAX_MESSAGE = 1_000;
const MAX_DEPTH = 5;

/** SQLSTATE classes whose messages quote names only: of constraints, tables, users and databases. */
const CLASSES_QUOTING_NAMES = ['08', '23', '25', '28', '3D', '40', '42', '53', '55', '57'];
/** The class of values that cannot be read, which are quoted. */
const CLASS_QUOTING_VALUES = '22';
const E_MAIL = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g;

/**
 * The record of anything that was thrown.
 * @example pino({ serializers: { err: errorRecord } })
 */
export function errorRecord(thrown: unknown, depth = 0): ErrorRecord {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: withoutMail(String(thrown)) };
  const message = messageOf(thrown);
  const details = thrown as unknown as Record<string, unknown>;
  const record: ErrorRecord = { type: thrown.name === 'Error' ? thrown.constructor.name : thrown.name, message };
  const frames = framesOf(thrown);
  if (frames !== '') record.stack = `${record.type}: ${message}\n${frames}`;
  for (const name of SAFE_DETAILS) {
    const value = details[name];
    if (typeof value === 'string') record[name] = withoutMail(value);
    if (typeof value === 'number') record[name] = value;
  }
  if (depth >= MAX_DEPTH) return record;
  if (thrown.cause !== undefined) record.cause = errorRecord(thrown.cause, depth + 1);
  if (thrown instanceof AggregateError) record.errors = thrown.errors.map((error) => errorRecord(error, depth + 1));
  return record;
}

/** An error's message without values. */
function messageOf(error: Error & { code?: unknown; query?: unknown }): string {
  const code = typeof error.code === 'string' ? error.code : '';
  // drizzle's errors say `Failed query: …` and, in the lines below, the values.
  if (typeof error.query === 'string') return withoutMail(`Failed query: ${error.query}`);
  if ('severity' in error && /^[0-9A-Z]{5}$/.test(code)) return databaseMessage(error.message, code.slice(0, 2));
  return withoutMail(error instanceof SyntaxError ? beforeValues(error.message) : error.message);
}

/** Triggers and internal errors may say anything: of those the code and the routine must do. */
function databaseMessage(message: string, kind: string): string {
  if (CLASSES_QUOTING_NAMES.includes(kind)) return withoutMail(message);
  return kind === CLASS_QUOTING_VALUES ? beforeValues(message) : '…';
}

/** A message up to the colon or quote with which values begin. */
const beforeValues = (message: string): string => message.replace(/[:"'`«„“].*/s, '…');

/** Frames only: the lines before them repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** A text of bounded length in which no mail address can be read. */
export function withoutMail(text: string): string {
  return text.slice(0, MAX_MESSAGE).replace(E_MAIL, '…@…');
}
