import type { Call } from 'contract/call';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { BackendContext } from '../context';
import { type Caller, findCaller } from '../domain/customers/caller';
import { Refusal, type RefusalFields, Unauthorised } from '../domain/errors/refusals';
import type { ShopLanguage } from '../domain/locale/language';
import { readJson } from './read-json';

/** What every request carries, set once by `createBackend`. */
export type BackendEnv = {
  Variables: {
    backend: BackendContext;
    language: ShopLanguage;
    /** The visitor's address as a trusted storefront gave it; null when nobody trusted did. */
    clientAddress: string | null;
    /** True when the request came with the shared secret: its headers about the visitor may be believed. */
    isTrusted: boolean;
  };
};

/** The endpoints of one area of the contract, mounted by `createBackend`. */
export type Area = Hono<BackendEnv>;

/** One call being answered: its parsed input, and who asks. */
export interface Visit<C extends Call> {
  readonly backend: BackendContext;
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly language: ShopLanguage;
  readonly clientAddress: string | null;
  readonly isTrusted: boolean;
  readonly headers: Headers;
  /** Now, the same throughout the call. */
  readonly now: Date;
  /** The customer behind the token, or null; asked of the database on first use. */
  readonly caller: () => Promise<Caller | null>;
  /** The customer behind the token; 401 without one. */
  readonly requireCaller: () => Promise<Caller>;
}

/**
 * Serves a call of the contract: parses parameters, query and body by its schemas (400 with the texts by field), runs the
 * handler and answers what it returns; a stream is an answer that is already JSON. Handlers throw `Refusal`, `NotFound`,
 * `Conflict`, …
 * @example
 * answer(area, getBrand, async ({ backend, query, language }) => readBrand(backend.db, query.slug, language));
 */
export function answer<C extends Call>(
  area: Area,
  call: C,
  handler: (visit: Visit<C>) => Promise<z.input<C['answer']> | ReadableStream<Uint8Array>>,
): void {
  area.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const visit = await readVisit(context, call);
    const result = await handler(visit);
    if (result instanceof ReadableStream) return context.body(await written(visit, call, result), 200, JSON_TYPE);
    if (visit.backend.checkAnswers) checkAnswer(call, result);
    return context.json(result as object);
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The stream as it is; read to its end before where answers are checked. */
async function written(
  { backend }: Pick<Visit<Call>, 'backend'>,
  call: Call,
  stream: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array> | string> {
  if (!backend.checkAnswers) return stream;
  const text = await new Response(stream).text();
  checkAnswer(call, JSON.parse(text));
  return text;
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
    found ??= findCaller(backend.db, request.headers.get('authorization'), now);
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
    requireCaller: async () => {
      const known = await caller();
      if (!known) throw new Unauthorised();
      return known;
    },
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

/** A parameter given twice is refused: readers would disagree on which one counts. */
function readQuery(search: URLSearchParams): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of search) {
    if (name in query) throw new Refusal({ [name.slice(0, 100)]: ['Given more than once.'] });
    query[name] = value;
  }
  return { ...query };
}

async function readBody(request: Request, call: Call): Promise<unknown> {
  if (call.encoding === 'json') return readJson(request);
  try {
    return await request.formData();
  } catch {
    throw new Refusal({ detail: ['The form could not be read.'] });
  }
}

function checkAnswer(call: Call, result: unknown): void {
  const parsed = call.answer.safeParse(JSON.parse(JSON.stringify(result ?? null)));
  if (parsed.success) return;
  const issue = parsed.error.issues[0];
  throw new Error(`The answer of ${call.name} breaks the contract at ${issue?.path.join('.')}: ${issue?.message}`);
}
