/** Maximum length of a short text, such as a name, and of any text, in UTF-16 code units. */
export const MAX_SHORT_TEXT = 2_000;
export const MAX_TEXT = 100_000;

/** Truncates a text without splitting a surrogate pair. */
export function cut(value: string, maxLength: number): string {
  if (value.length <= maxLength) return value;
  const last = value.charCodeAt(maxLength - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return value.slice(0, isHalf ? maxLength - 1 : maxLength);
}

/** JSON escapes of characters that `cleanText` removes; without them a parsed text needs no cleaning. */
const SUSPECT = /\\(?:[bf]|u(?:00[01]|007[fF]|[dD][89a-fA-F]))/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const HALVES = /\p{Surrogate}/gu;

/** A text without control characters (tabs and line ends stay) and without halves of characters, which no address can hold. */
export function cleanText(value: string): string {
  return value.replace(CONTROLS, '').replace(HALVES, '\ufffd');
}

/**
 * JSON from outside, its texts cleaned.
 * @throws SyntaxError for what is no JSON
 */
export function parseCleanJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return SUSPECT.test(json) ? cleanAll(value) : value;
}

type Container = Record<string, unknown> | unknown[];

/** Cleans the texts inside, without recursion: a body may be nested deeper than the stack. */
function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  const open = isContainer(value) ? [value] : [];
  for (let container = open.pop(); container; container = open.pop()) {
    for (const [key, inner] of Object.entries(container)) {
      if (typeof inner === 'string') (container as Record<string, unknown>)[key] = cleanText(inner);
      else if (isContainer(inner)) open.push(inner);
    }
  }
  return value;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
