import { Refusal } from '../domain/errors/refusals';
import { judgeJson } from '../domain/untrusted/judge-json';

/** Largest JSON body of a call. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads a JSON body: at most 1 MB, at most 32 levels, valid UTF-8, no key twice, no `__proto__`, no NUL character.
 * @throws Refusal with one text under `detail`
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) throw unreadable('The body must be application/json.');
  const text = await readText(request);
  const fault = judgeJson(text);
  if (fault) throw unreadable(fault);
  return JSON.parse(text);
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  // The length that a request announces is not believed: it is counted while reading.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw unreadable('The body is larger than 1 MB.');
    }
    chunks.push(part.value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable('The body is not valid UTF-8.');
  }
}

const unreadable = (text: string) => new Refusal({ detail: [text] });
