import type { z } from 'zod';

/** Where a call comes from: a table of the specification, or added by us (contract/README.md lists both). */
export type CallOrigin = 'specification 1 §7' | 'specification 2 §7' | 'added';

/**
 * The declared answers of a call, by status. Any call can also fail with other statuses, for example 500 or 503; such failures have
 * no call-specific meaning.
 */
export type Answers = { readonly 200: z.ZodType } & {
  readonly [Status in 400 | 401 | 404 | 409 | 429 | 501]?: z.ZodType;
};

/** One call of the shop's JSON API: what goes over the wire, in the wire's own words. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Known extends Answers = Answers,
> {
  /** Name of the call in logs and errors, `get-init-config`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path with a trailing slash; `{slug}` stands for a parameter. */
  readonly path: `/api/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /**
   * A body that does not match the schema of its status is a failure: a 404 can mean that the backend does not implement the call.
   */
  readonly answers: Known;
  readonly origin: CallOrigin;
  /** `multipart` where the body is a form with files, `bytes` where it is one file; `json` else. */
  readonly encoding: 'json' | 'multipart' | 'bytes';
  /** Largest JSON body, in bytes, where it may be more than a megabyte. */
  readonly maxBytes?: number | undefined;
  /** The answer is the same for everybody: a 404 always means that the backend does not implement the call. */
  readonly forAll?: true | undefined;
  /**
   * Fields of the 200 from which invalid parts may be removed. Default: all for reads, none for submissions, because a cart or an
   * order must be complete.
   */
  readonly partly?: readonly string[] | undefined;
}

type Given<Schema, Default extends z.ZodType> = Schema extends z.ZodType ? Schema : Default;

/**
 * Declares a call. Defaults for omitted schemas: no path parameters, any query, no body.
 * @example
 * export const getBrand = defineCall({ name: 'get-brand', method: 'GET', path: '/api/brand/', query: z.object({ slug: z.string()
 * }), answers: { 200: brand, 400: refusal, 404: notFoundBody }, origin: 'specification 2 §7' });
 */
export function defineCall<
  const Known extends Answers,
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
  answers: Known;
  origin: CallOrigin;
  encoding?: 'json' | 'multipart' | 'bytes';
  maxBytes?: number | undefined;
  forAll?: true | undefined;
  partly?: readonly string[] | undefined;
}): Call<Given<Params, z.ZodUndefined>, Given<Query, z.ZodUndefined>, Given<Body, z.ZodUndefined>, Known> {
  return { encoding: 'json', ...definition } as unknown as Call<
    Given<Params, z.ZodUndefined>,
    Given<Query, z.ZodUndefined>,
    Given<Body, z.ZodUndefined>,
    Known
  >;
}

/** What a caller gives as the path's parameters, the query and the body, before parsing. */
export type CallInput<C extends Call> = (C['params'] extends z.ZodUndefined
  ? unknown
  : { params: z.input<C['params']> }) &
  (C['query'] extends z.ZodUndefined ? unknown : { query: z.input<C['query']> }) &
  (C['body'] extends z.ZodUndefined ? unknown : { body: z.input<C['body']> });

/** What the reader of a 200 gets, parsed. */
export type CallAnswer<C extends Call> = z.output<C['answers'][200]>;

/** The statuses other than 200 that a call declares. */
export type OtherStatus<C extends Call> = Exclude<keyof C['answers'] & number, 200>;
