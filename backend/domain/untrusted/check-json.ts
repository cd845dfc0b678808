const MAX_DEPTH = 32;

/** Keys that could reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Validates untrusted JSON text: limited depth, no duplicate keys, no key that could reach a prototype, no NUL character
 * (PostgreSQL cannot store it), valid syntax.
 * @returns the error, or null when it is valid
 */
export function checkJson(text: string): string | null {
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
      if (containsNul(raw)) return 'Texts may not hold NUL characters.';
      const fault = isPropertyName(text, end) ? checkPropertyName(raw, keys.at(-1)) : null;
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

/** Index of the quotation mark that closes the string opened at `start`; null when there is none. */
function endOfString(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return null;
}

/** Whether `raw` contains an escaped NUL; after an escaped backslash `u0000` is plain text. */
function containsNul(raw: string): boolean {
  return raw.includes('\u0000') || /(?<!\\)(?:\\\\)*\\u0000/.test(raw);
}

function isPropertyName(text: string, end: number): boolean {
  let at = end + 1;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return text[at] === ':';
}

function checkPropertyName(raw: string, seen: Set<string> | null | undefined): string | null {
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
