import type { Context } from 'hono';
import { kindOfDatabaseError } from '../domain/errors/database-error';
import { ProcessorFailure } from '../payments/processor';
import { refusedAnswer } from './refused-answer';
import type { BackendEnv } from './serve';

/**
 * Answers errors thrown outside the calls of the contract, and all internal errors, which are logged without exposing
 * details to the client.
 */
export function answerFailure(error: unknown, context: Context<BackendEnv>): Response {
  const refused = refusedAnswer(error);
  if (refused) return context.json(refused.body, refused.status);
  const { log } = context.var.backend;
  const { method } = context.req;
  const path = new URL(context.req.url).pathname;
  if (error instanceof ProcessorFailure) {
    log.warn({ kind: error.kind, detail: error.detail, method, path }, 'a payment processor does not answer');
    return context.json({ detail: 'Not available for the moment.' }, 503, { 'Retry-After': '5' });
  }
  switch (kindOfDatabaseError(error)) {
    case 'unavailable':
      log.warn({ err: error, method, path }, 'the database is not available');
      return context.json({ detail: 'Not available for the moment.' }, 503, { 'Retry-After': '2' });
    default:
      log.error({ err: error, method, path }, 'a call failed');
      return context.json({ detail: 'Something went wrong.' }, 500);
  }
}
