import { readBounded } from 'contract/bounded-body';
import { Refusal } from '../domain/errors/refusals';
import { checkJson } from '../domain/untrusted/check-json';

/** Max size of a call's JSON body, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads a JSON body: at most 1 MB, at most 32 levels, valid UTF-8, no key twice, no `__proto__`, no NUL character.
 * @throws Refusal with one text under `detail`
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) throw unreadable('The body must be application/json.');
  const text = await readText(request);
  const fault = checkJson(text);
  if (fault) throw unreadable(fault);
  return JSON.parse(text);
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBounded(request, MAX_BODY_BYTES);
  if (!bytes) throw unreadable('The body is larger than 1 MB.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The body is not valid UTF-8.');
  }
}

const unreadable = (text: string) => new Refusal({ detail: [text] });
