import type { RefusalBody } from 'contract/wire';

/** The backend's error messages: per form field, and general ones. */
export type Refusal = {
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly string[];
};

/** Keys of messages that belong to no field. */
const GENERAL_FIELDS = new Set(['non_field_errors', 'detail', '__all__']);
const MAX_TEXTS = 20;
const MAX_TEXT_LENGTH = 500;

function clean(texts: readonly string[]): string[] {
  return texts.slice(0, MAX_TEXTS).map((text) => text.slice(0, MAX_TEXT_LENGTH));
}

/** Reads the body of a 400: `{ field: [text] }`, a list or a plain text. */
export function readRefusal(body: RefusalBody): Refusal {
  if (typeof body === 'string') return { fieldErrors: {}, messages: clean([body]) };
  if (Array.isArray(body)) return { fieldErrors: {}, messages: clean(body) };
  const fieldErrors: [string, string[]][] = [];
  const messages: string[] = [];
  for (const [field, value] of Object.entries(body).slice(0, MAX_TEXTS)) {
    const texts = clean(typeof value === 'string' ? [value] : value);
    if (GENERAL_FIELDS.has(field)) messages.push(...texts);
    else fieldErrors.push([field, texts]);
  }
  return { fieldErrors: Object.fromEntries(fieldErrors), messages };
}

/** All messages, general ones and those of fields. */
export const textsOf = ({ messages, fieldErrors }: Refusal): string[] => [
  ...messages,
  ...Object.values(fieldErrors).flat(),
];
