const MAX_DEPTH = 32;

/** Keys that could reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Judges JSON text from outside before it is used: bounded depth, no key twice in an object, no key that could reach a
 * prototype, no NUL character (PostgreSQL keeps none), and that it parses at all.
 * @returns what is wrong, or null
 */
export function judgeJson(text: string): string | null {
  const keys: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{' || char === '[') {
      keys.push(char === '{' ? new Set() : null);
      if (keys.length > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`;
    } else if (char === '}' || char === ']') {
      keys.pop();
    } else if (char === '"') {
      const end = endOfString(text, at);
      if (end === null) return NOT_JSON;
      const raw = text.slice(at, end + 1);
      if (holdsNul(raw)) return 'Texts may not hold NUL characters.';
      const fault = isKey(text, end) ? judgeKey(raw, keys.at(-1)) : null;
      if (fault) return fault;
      at = end;
    }
  }
  try {
    JSON.parse(text);
    return null;
  } catch {
    return NOT_JSON;
  }
}

const NOT_JSON = 'The body is not valid JSON.';

/** Index of the quotation mark that closes the string opened at `start`; null when none does. */
function endOfString(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return null;
}

/** Whether `raw` writes a NUL: an escaped backslash before `u0000` is only text. */
function holdsNul(raw: string): boolean {
  return raw.includes('\u0000') || /(?<!\\)(?:\\\\)*\\u0000/.test(raw);
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text[at] === ':';
}

function judgeKey(raw: string, seen: Set<string> | null | undefined): string | null {
  let key: string;
  try {
    key = JSON.parse(raw) as string;
  } catch {
    return NOT_JSON;
  }
  if (FORBIDDEN_KEYS.has(key)) return `The key ${key} is not allowed.`;
  if (seen?.has(key)) return `The key ${key.slice(0, 100)} stands twice in one object.`;
  seen?.add(key);
  return null;
}
