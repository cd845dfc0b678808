import { readOnlyOrder } from 'contract/checkout';
import { refusal } from 'contract/wire';

/** What the backend said no to, in its own words: by field of the form, and about the whole of it. */
export type Refusal = {
  readonly ok: false;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly string[];
  /** Klarna's id (empty when not told) of the order that a cart belongs to, where that may only be confirmed. */
  readonly readOnlyOrder?: string;
};

/** Names a backend may use for a text that belongs to no field. */
const GENERAL_FIELDS = new Set(['non_field_errors', 'detail', '__all__']);
const MOST_TEXTS = 20;
const LONGEST_TEXT = 500;

function clean(texts: readonly string[]): string[] {
  return texts.slice(0, MOST_TEXTS).map((text) => text.slice(0, LONGEST_TEXT));
}

/** The refusal of a cart whose order may only be confirmed. Specification 1 §8. */
export function refusedAsReadOnly(klarnaOrderId: string | null): Refusal {
  return { ok: false, fieldErrors: {}, messages: [], readOnlyOrder: (klarnaOrderId ?? '').slice(0, 200) };
}

/** Reads the body of a 400: `{ field: [text] }`, a list or a plain text. An unreadable body refuses without words. */
export function readRefusal(body: unknown): Refusal {
  const readOnly = readOnlyOrder.safeParse(body);
  if (readOnly.success) return refusedAsReadOnly(readOnly.data.klarna_order_id);
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return { ok: false, fieldErrors: {}, messages: [] };
  if (typeof parsed.data === 'string') return { ok: false, fieldErrors: {}, messages: clean([parsed.data]) };
  if (Array.isArray(parsed.data)) return { ok: false, fieldErrors: {}, messages: clean(parsed.data) };
  const fieldErrors: [string, string[]][] = [];
  const messages: string[] = [];
  for (const [field, value] of Object.entries(parsed.data).slice(0, MOST_TEXTS)) {
    const texts = clean(typeof value === 'string' ? [value] : value);
    if (GENERAL_FIELDS.has(field)) messages.push(...texts);
    else fieldErrors.push([field, texts]);
  }
  return { ok: false, fieldErrors: Object.fromEntries(fieldErrors), messages };
}
