import { kindOfDatabaseError } from '../domain/errors/database-error';
import { Conflict, Refusal } from '../domain/errors/refusals';

/** The answer for an error thrown by the domain; undefined for an internal error. */
export function refusedAnswer(error: unknown): { readonly status: 400 | 409; readonly body: object } | undefined {
  if (error instanceof Refusal) return { status: 400, body: error.fields };
  if (error instanceof Conflict) return { status: 409, body: error.body };
  // a number beyond its column, for example
  return kindOfDatabaseError(error) === 'bad value'
    ? { status: 400, body: { detail: ['A value is out of range.'] } }
    : undefined;
}
