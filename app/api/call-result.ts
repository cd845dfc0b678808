import type { Call, CallAnswer, OtherStatus } from 'contract/call';
import type { z } from 'zod';
import { ApiError } from './api-error';

/**
 * The result of a call: one of the answers that the call declares, discriminated by `status`. 200 stands for every 2xx status.
 * `failure` is the error to throw where a caller does not handle the other answers.
 */
export type CallResult<C extends Call, Body = CallAnswer<C>> =
  | { readonly status: 200; readonly body: Body }
  | {
      [Status in OtherStatus<C>]: {
        readonly status: Status;
        readonly body: z.output<NonNullable<C['answers'][Status]>>;
        readonly failure: ApiError;
      };
    }[OtherStatus<C>];

/**
 * Turns a promise into a call result: its value, or its error where that is an answer which the call declares.
 * @throws ApiError for everything that the call does not declare
 */
export async function resultOf<C extends Call, Body>(work: Promise<Body>): Promise<CallResult<C, Body>> {
  try {
    return { status: 200, body: await work };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.declared) throw error;
    return { ...error.declared, failure: error } as CallResult<C, Body>;
  }
}

/**
 * Returns the body of a 200; for callers that do not handle the other answers.
 * @throws ApiError for every other answer
 */
export function bodyOf<Answer extends { readonly status: number }>(
  answer: Answer,
): Extract<Answer, { readonly status: 200; readonly body: unknown }>['body'] {
  const { failure, body } = answer as { readonly failure?: ApiError; readonly body?: unknown };
  if (failure) throw failure;
  return body as Extract<Answer, { readonly status: 200; readonly body: unknown }>['body'];
}
