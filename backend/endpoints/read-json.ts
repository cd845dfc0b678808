import { readBounded } from 'contract/bounded-body';
import { Refusal } from '../domain/errors/refusals';
import { checkJson } from '../domain/untrusted/check-json';

/** Max size of a call's JSON body, in bytes, unless the call has another one. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads a JSON body: at most 1 MB or what the call allows, at most 32 levels, valid UTF-8, no key twice, no `__proto__`, no NUL character.
 * @throws Refusal with one text under `detail`
 */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) throw unreadable('The body must be application/json.');
  const text = await readText(request, maxBytes);
  const fault = checkJson(text);
  if (fault) throw unreadable(fault);
  return JSON.parse(text);
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBounded(request, maxBytes);
  if (!bytes) throw unreadable(`The body is larger than ${Math.floor(maxBytes / 1_000_000)} MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The body is not valid UTF-8.');
  }
}

const unreadable = (text: string) => new Refusal({ detail: [text] });
