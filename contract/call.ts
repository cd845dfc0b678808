import type { z } from 'zod';

/** Where a call comes from: a table of the specification, or added by us (contract/README.md lists both). */
export type CallOrigin = 'specification 1 §7' | 'specification 2 §7' | 'added';

/** One call of the shop's JSON API: what goes over the wire, in the wire's own words. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Name of the call in logs and errors, `get-init-config`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path with a trailing slash; `{slug}` stands for a parameter. */
  readonly path: `/api/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly origin: CallOrigin;
  /** `multipart` where the body is a form with files; `json` else. */
  readonly encoding: 'json' | 'multipart';
}

type Given<Schema, Default extends z.ZodType> = Schema extends z.ZodType ? Schema : Default;

/**
 * Declares a call. Schemas that are left out accept nothing in particular: no path parameters, any query, no body.
 * @example
 * export const getBrand = defineCall({ name: 'get-brand', method: 'GET', path: '/api/brand/', query: z.object({ slug: z.string() }), answer: brand, origin: 'specification 2 §7' });
 */
export function defineCall<
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: {
  name: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  origin: CallOrigin;
  encoding?: 'json' | 'multipart';
}): Call<Given<Params, z.ZodUndefined>, Given<Query, z.ZodUndefined>, Given<Body, z.ZodUndefined>, Answer> {
  return { encoding: 'json', ...definition } as unknown as Call<
    Given<Params, z.ZodUndefined>,
    Given<Query, z.ZodUndefined>,
    Given<Body, z.ZodUndefined>,
    Answer
  >;
}

/** What a caller gives as the path's parameters, the query and the body, before parsing. */
export type CallInput<C extends Call> = (C['params'] extends z.ZodUndefined
  ? unknown
  : { params: z.input<C['params']> }) &
  (C['query'] extends z.ZodUndefined ? unknown : { query: z.input<C['query']> }) &
  (C['body'] extends z.ZodUndefined ? unknown : { body: z.input<C['body']> });

/** What the reader of an answer gets, parsed. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;
