import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isUploadPath, MAX_UPLOAD_BYTES } from './upload-request.server';

/** What is known of a request's body. */
export type WithLimit = { isTooLarge: boolean };
type LimitContext = Context<{ Variables: WithLimit }>;

/** A multipart form of a screen that takes no files; every other form is text. */
const MAX_WITH_FILES = 30_000_000;
const MAX_FORM = 1_000_000;

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * The request without its form: a script's as a form without fields, whose answer it expects, a page's as a visit, since a page whose form
 * fails is shown without the shop's frame.
 */
export function withoutBody({ url, headers, signal }: Request, isDocument: boolean): Request {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.delete('transfer-encoding');
  kept.delete('content-type');
  if (isDocument) return new Request(url, { headers: kept, signal });
  kept.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, { method: 'POST', headers: kept, body: '', signal });
}

/** Only machines post to these paths. */
const isOfMachines = (path: string) => path === '/problem-report' || path.startsWith('/api/');

const tooLarge = () => new Response('The request is too large.', { status: 413, headers: PLAIN_TEXT });
const LIMITS = {
  files: bodyLimit({ maxSize: MAX_WITH_FILES, onError: tooLarge }),
  form: bodyLimit({ maxSize: MAX_FORM, onError: tooLarge }),
};

/** The refusal of a body that is too large. An upload is read as a stream by its screen, which counts it: it is only refused where it says itself that it is larger. */
async function refusalOf(c: LimitContext): Promise<Response | undefined> {
  const admit = async () => {};
  if (!c.req.header('content-type')?.startsWith('multipart/')) return (await LIMITS.form(c, admit)) ?? undefined;
  if (!isUploadPath(c.req.path)) return (await LIMITS.files(c, admit)) ?? undefined;
  return Number(c.req.header('content-length') ?? 0) > MAX_UPLOAD_BYTES ? tooLarge() : undefined;
}

/**
 * Limits the body of a form. The screen of one that is too large answers with the shop's own page, without the form. Browsers show an
 * answer only when they could send all of theirs, so as much as a form may hold is read before, and dropped.
 */
export async function limitBody(c: LimitContext, next: () => Promise<void>) {
  const refusal = c.req.method === 'POST' ? await refusalOf(c) : undefined;
  if (!refusal) return next();
  if (isOfMachines(c.req.path)) return refusal;
  await readAway(c.req.raw, isUploadPath(c.req.path) ? MAX_UPLOAD_BYTES : MAX_WITH_FILES);
  c.set('isTooLarge', true);
  return next();
}

/** How long a body that is dropped may pause before its reading ends, in milliseconds. */
const PAUSE_MS = 1_000;

/** Reads a body without keeping it: to its end, until so many bytes are read, or until nothing comes any more. */
async function readAway({ body }: Request, most: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let left = most;
  while (left > 0) {
    const pause = new AbortController();
    const part = await Promise.race([
      reader.read().catch(() => null),
      setTimeout(PAUSE_MS, null, { signal: pause.signal }).catch(() => null),
    ]);
    pause.abort();
    if (!part || part.done) return;
    left -= part.value.byteLength;
  }
}
