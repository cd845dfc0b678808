import type { Context } from 'hono';
import { kindOfDatabaseError } from '../domain/errors/database-error';
import { Conflict, Forbidden, NotFound, NotYet, Refusal, TooMany, Unauthorised } from '../domain/errors/refusals';
import type { BackendEnv } from './serve';

/** Turns what a handler threw into the answer that the contract knows; a fault of ours is logged and tells nothing. */
export function answerFailure(error: unknown, context: Context<BackendEnv>): Response {
  if (error instanceof Refusal) return context.json(error.fields, 400);
  if (error instanceof Unauthorised) return context.json({ detail: 'You need to log in first.' }, 401);
  if (error instanceof Forbidden) return context.json({ detail: 'This is not yours to do.' }, 403);
  if (error instanceof NotFound) return context.json(notFoundBody(error), 404);
  if (error instanceof Conflict) return context.json(error.body, 409);
  if (error instanceof NotYet) return context.json({ detail: 'The shop does not do this yet.' }, 501);
  if (error instanceof TooMany) {
    return context.json({ detail: 'Too often: try again in a while.' }, 429, {
      'Retry-After': String(error.retryAfter),
    });
  }
  const { log } = context.var.backend;
  const { method } = context.req;
  const path = new URL(context.req.url).pathname;
  switch (kindOfDatabaseError(error)) {
    case 'bad value':
      return context.json({ detail: ['A value is out of range.'] }, 400);
    case 'unavailable':
      log.warn({ err: error, method, path }, 'the database is not available');
      return context.json({ detail: 'Not available for the moment.' }, 503, { 'Retry-After': '2' });
    default:
      log.error({ err: error, method, path }, 'a call failed');
      return context.json({ detail: 'Something went wrong.' }, 500);
  }
}

const notFoundBody = (error: NotFound) => ({
  detail: 'Not found.',
  ...(error.reason === undefined ? {} : { reason: error.reason }),
});
