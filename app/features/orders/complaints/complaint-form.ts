import { COMPLAINT_LENGTHS, type ComplaintField, WEB_STORE_ID } from 'contract/complaint-status';
import { z } from 'zod';
import type { Account } from '~/api/account';
import type { ComplaintOrder, NewComplaint } from '~/api/complaints';
import type { Language } from '~/locale/languages';
import type { MessageKey } from '~/locale/namespaces';
import { readNumber } from '~/locale/numbers';

/** The fields whose values the form shows again; the others come from the order, or are photographs. */
export const TYPED_FIELDS = [
  ...(['rowId', 'salesChannel', 'orderNumber', 'receipt', 'store', 'timeOfPurchase', 'price'] as const),
  ...(['manufacturer', 'model', 'color', 'size', 'noSize', 'used', 'complaint', 'targetStore'] as const),
  ...(['customerName', 'email', 'phone', 'address', 'postNumber', 'city'] as const),
] as const satisfies readonly ComplaintField[];
export type TypedField = (typeof TYPED_FIELDS)[number];

/** What the form holds, as it was typed. A ticked box is `on`. */
export type ComplaintValues = Readonly<Record<TypedField, string>>;

/** What is wrong, by field. */
export type ComplaintErrors = Readonly<Partial<Record<ComplaintField, string>>>;

/** The form as it is shown: empty, filled in from an order, or refused. */
export type ComplaintFormData = {
  /** Random: the form sent twice is one complaint. */
  readonly key: string;
  readonly order: ComplaintOrder | null;
  readonly values: ComplaintValues;
  /** Names of photographs that were sent. */
  readonly photos: readonly string[];
  readonly errors: ComplaintErrors;
  /** What is wrong with the whole; empty when nothing is. */
  readonly text: string;
};

const NOTHING = Object.fromEntries(TYPED_FIELDS.map((field) => [field, ''])) as ComplaintValues;

/** The form of a guest, or of a person with an account: a purchase in a store, because orders of the web shop are looked up. */
export function emptyValues(account: Account | null): ComplaintValues {
  const values = { ...NOTHING, salesChannel: 'M', targetStore: String(WEB_STORE_ID) };
  if (!account) return values;
  const { email, phone, address, postalCode: postNumber, city } = account;
  const customerName = `${account.firstName} ${account.lastName}`.trim();
  return { ...values, customerName, email, phone, address, postNumber, city };
}

/** The form for an order: its buyer, and its product when there is one only. */
export function valuesOfOrder(order: ComplaintOrder): ComplaintValues {
  const { customerName, email, phone, address, postNumber, city, rows } = order;
  const [only, ...others] = rows;
  const rowId = only && others.length === 0 ? String(only.rowId) : '';
  const buyer = { customerName, email, phone, address, postNumber, city };
  return { ...NOTHING, ...buyer, rowId, salesChannel: 'S', targetStore: String(WEB_STORE_ID) };
}

/** How many characters of a refused value are shown again: more than is allowed, so that a text can be shortened. */
const MAX_KEPT = 20_000;

/** What was typed. */
export function typedValues(form: FormData): ComplaintValues {
  const read = (field: TypedField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.slice(0, MAX_KEPT) : '';
  };
  return Object.fromEntries(TYPED_FIELDS.map((field) => [field, read(field)])) as ComplaintValues;
}

type ErrorCode = Extract<MessageKey<'complaints'>, `error.${string}`>;

const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .normalize('NFC'),
    )
    .refine((text) => text.length <= max, { error: 'error.tooLong' satisfies ErrorCode });
const needed = (max: number, error: ErrorCode = 'error.required') => line(max).refine((text) => text !== '', { error });
const ticked = z.string().transform((value) => value === 'on');
const chosen = z.string().transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null));
const day = line(20).refine((text) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text), { error: 'error.date' });

const contact = {
  customerName: needed(COMPLAINT_LENGTHS.customerName, 'error.name'),
  email: needed(COMPLAINT_LENGTHS.email, 'error.email').pipe(z.email({ error: 'error.emailForm' })),
  phone: needed(COMPLAINT_LENGTHS.phone),
  address: needed(COMPLAINT_LENGTHS.address),
  postNumber: needed(COMPLAINT_LENGTHS.postNumber),
  city: needed(COMPLAINT_LENGTHS.city),
  used: ticked,
  targetStore: chosen,
  complaint: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text !== '', { error: 'error.required' })
    .refine((text) => text.length <= COMPLAINT_LENGTHS.complaint, { error: 'error.tooLong' }),
};

/** The form of an order: which of its products. */
const orderForm = z.object({ ...contact, rowId: chosen.refine((id) => id !== null, { error: 'error.row' }) });

/** The form without an order. What web shop and stores need besides is asked by `missingOf`. */
const ownForm = (language: Language) =>
  z.object({
    ...contact,
    salesChannel: z.enum(['S', 'M'], { error: 'error.required' }),
    store: chosen,
    orderNumber: line(COMPLAINT_LENGTHS.orderNumber),
    receipt: line(COMPLAINT_LENGTHS.receipt),
    timeOfPurchase: day,
    price: z
      .string()
      .transform((text) => (text.trim() === '' ? 0 : readNumber(text, language)))
      .pipe(
        z.number({ error: 'error.price' }).min(0, { error: 'error.price' }).max(1_000_000, { error: 'error.price' }),
      ),
    manufacturer: needed(COMPLAINT_LENGTHS.manufacturer),
    model: needed(COMPLAINT_LENGTHS.model),
    color: line(COMPLAINT_LENGTHS.color),
    size: line(COMPLAINT_LENGTHS.size),
    noSize: ticked,
  });

/** Fields that only this purchase needs (Specification 2 §3, §5): an order number, or a receipt of a store; a size where there is one. */
function missingOf(values: ComplaintValues): ComplaintField[] {
  const isEmpty = (field: TypedField) => values[field].trim() === '';
  const needs: TypedField[] = values.salesChannel === 'S' ? ['orderNumber'] : ['store', 'receipt'];
  if (values.noSize !== 'on') needs.push('size');
  return [...needs, 'timeOfPurchase' as const].filter(isEmpty);
}

/** A checked form: the complaint to make, or the codes of what is wrong. */
export type CheckedComplaint =
  | { readonly complaint: Omit<NewComplaint, 'key' | 'images'> }
  | { readonly wrong: Readonly<Partial<Record<ComplaintField, ErrorCode>>> };

/** Checks what was typed. @param order the order it is about, or null */
export function checkComplaint(
  values: ComplaintValues,
  order: ComplaintOrder | null,
  language: Language,
): CheckedComplaint {
  const ordered = order && orderForm.safeParse(values);
  const own = order ? null : ownForm(language).safeParse(values);
  const wrong: Partial<Record<ComplaintField, ErrorCode>> = {};
  for (const { path, message } of (ordered ?? own)?.error?.issues ?? [])
    wrong[path[0] as ComplaintField] ??= message as ErrorCode;
  if (!order) for (const field of missingOf(values)) wrong[field] ??= 'error.required';
  if (Object.keys(wrong).length > 0) return { wrong };
  if (order && ordered?.success)
    return { complaint: { ...ordered.data, reference: order.reference, salesChannel: 'S' } };
  return own?.success ? { complaint: own.data } : { wrong };
}
