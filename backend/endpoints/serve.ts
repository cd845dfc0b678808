import { readBounded } from 'contract/bounded-body';
import type { Call, OtherStatus } from 'contract/call';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import { type Caller, findCaller } from '../domain/customers/caller';
import { Refusal, type RefusalFields } from '../domain/errors/refusals';
import type { ShopLanguage } from '../domain/locale/language';
import { readJson } from './read-json';
import { refusedAnswer } from './refused-answer';

/** The variables of every request, set once by `createBackend`. */
export type BackendEnv = {
  Variables: {
    backend: BackendContext;
    language: ShopLanguage;
    /** The visitor's IP address from a trusted storefront; null without one. */
    clientAddress: string | null;
    /** True when the request came with the shared secret: its headers about the visitor are trusted. */
    isTrusted: boolean;
  };
};

/** The endpoints of one area of the contract, mounted by `createBackend`. */
export type Area = Hono<BackendEnv>;

/** A call with its parsed input and its caller. */
export interface Visit<C extends Call> {
  readonly backend: BackendContext;
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly language: ShopLanguage;
  readonly clientAddress: string | null;
  readonly isTrusted: boolean;
  readonly headers: Headers;
  /** The current time, constant during the call. */
  readonly now: Date;
  /** The customer behind the token, or null; read from the database on first use. */
  readonly caller: () => Promise<Caller | null>;
}

/** An answer of another status than 200. */
export class Answer<Status extends number, Body> {
  constructor(
    readonly status: Status,
    readonly body: Body,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** 404: it does not exist, or the caller may not see it. */
export const NOT_FOUND = new Answer(404, { detail: 'Not found.' });

/** 401: the call needs a log-in, and the token is missing, unknown, expired or revoked. */
export const NOT_LOGGED_IN = new Answer(401, { detail: 'You need to log in first.' });

/** The answers of a call other than 200, as declared by the contract. */
type OtherAnswer<C extends Call> = {
  [Status in OtherStatus<C>]: Answer<Status, z.input<NonNullable<C['answers'][Status]>>>;
}[OtherStatus<C>];

/**
 * Serves a call of the contract: parses parameters, query and body by its schemas (400 with the texts by field), runs the
 * handler and answers what it returns: the body of the 200 (a stream is one that is already JSON), or an `Answer` that the
 * contract declares. A thrown `Refusal` or `Conflict` is also an answer; if the call does not declare it, it is an internal
 * error, like everything else that is thrown.
 * @example
 * answer(area, getBrand, async ({ backend, query, language }) => (await readBrand(backend.db, query.slug, language)) ?? NOT_FOUND);
 */
export function answer<C extends Call>(
  area: Area,
  call: C,
  handler: (visit: Visit<C>) => Promise<z.input<C['answers'][200]> | ReadableStream<Uint8Array> | OtherAnswer<C>>,
): void {
  area.on(call.method, routeOf(call), async (context) => {
    const { checkAnswers } = context.var.backend;
    const result = await resultOf(async () => handler(await readVisit(context, call)));
    if (result instanceof Answer) {
      const { status, body, headers } = result;
      declared(call, status);
      if (checkAnswers) checkAnswer(call, status, body);
      return context.json(body as object, status as 400, headers);
    }
    if (result instanceof ReadableStream)
      return context.body(checkAnswers ? await checkedText(call, result) : result, 200, JSON_TYPE);
    if (checkAnswers) checkAnswer(call, 200, result);
    return context.json(result as object);
  });
}

/** The path of a call in the router's syntax. */
export const routeOf = (call: Call): string => call.path.replaceAll(/\{(\w+)\}/g, ':$1');

/** What a handler returns, or the answer that it throws. */
async function resultOf<Result>(work: () => Promise<Result>): Promise<Result | Answer<number, object>> {
  try {
    return await work();
  } catch (error) {
    const refused = refusedAnswer(error);
    if (!refused) throw error;
    return new Answer(refused.status, refused.body);
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function checkedText(call: Call, stream: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(stream).text();
  checkAnswer(call, 200, JSON.parse(text));
  return text;
}

/** The schema of an answer. @throws Error where the call has no such answer */
function declared(call: Call, status: number): z.ZodType {
  const schemas = new Map(Object.entries(call.answers));
  const schema = schemas.get(String(status));
  if (!schema) throw new Error(`${call.name} does not declare that it answers ${status}.`);
  return schema;
}

async function readVisit<C extends Call>(context: Context<BackendEnv>, call: C): Promise<Visit<C>> {
  const { backend, language, clientAddress, isTrusted } = context.var;
  const request = context.req.raw;
  const now = backend.clock();
  const params = parse(call.params, Object.keys(context.req.param()).length > 0 ? context.req.param() : undefined);
  const query = isGiven(call.query) ? parse(call.query, readQuery(new URL(request.url).searchParams)) : undefined;
  const body = isGiven(call.body) ? parse(call.body, await readBody(request, call)) : undefined;
  let found: Promise<Caller | null> | undefined;
  const caller = () => {
    found ??= findCaller(backend, request.headers.get('authorization'), now);
    return found;
  };
  return {
    backend,
    params,
    query,
    body,
    language,
    clientAddress,
    isTrusted,
    headers: request.headers,
    now,
    caller,
  } as Visit<C>;
}

const isGiven = (schema: z.ZodType | undefined): schema is z.ZodType => schema !== undefined;

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: RefusalFields = {};
  for (const issue of parsed.error.issues.slice(0, 20)) {
    const field = String(issue.path[0] ?? 'detail').slice(0, 100);
    const texts = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (texts) texts.push(issue.message);
    else Object.defineProperty(fields, field, { value: [issue.message], enumerable: true });
  }
  throw new Refusal(fields);
}

/** A duplicate parameter is refused, because parsers disagree on which value applies. */
function readQuery(search: URLSearchParams): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of search) {
    if (name in query) throw new Refusal({ [name.slice(0, 100)]: ['Given more than once.'] });
    query[name] = value;
  }
  return { ...query };
}

/** Max size of a form with a file, in bytes: one picture of a review. */
const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;

async function readBody(request: Request, call: Call): Promise<unknown> {
  if (call.encoding === 'json') return readJson(request, call.maxBytes);
  if (call.encoding === 'bytes') return request.body ?? new ReadableStream({ start: (stream) => stream.close() });
  const bytes = await readBounded(request, MAX_UPLOAD_BYTES);
  if (!bytes) throw new Refusal({ detail: ['The form is larger than 12 MB.'] });
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new Refusal({ detail: ['The form could not be read.'] });
  }
}

function checkAnswer(call: Call, status: number, body: unknown): void {
  const parsed = declared(call, status).safeParse(JSON.parse(JSON.stringify(body ?? null)));
  if (parsed.success) return;
  const issue = parsed.error.issues[0];
  const place = `${status} ${issue?.path.join('.')}`;
  throw new Error(`The answer of ${call.name} breaks the contract at ${place}: ${issue?.message}`);
}
