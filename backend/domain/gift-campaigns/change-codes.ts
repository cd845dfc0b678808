import { MAX_GIFT_ADDRESSES, MAX_GIFT_CODES, MAX_PRINTED_CODES } from 'contract/company-gift-codes';
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { giftCodeBatches } from '../../db/schema/gift-campaigns';
import { Conflict, Refusal } from '../errors/refusals';
import { campaignTexts } from '../gifts/campaign-texts';
import { giftCodeHash } from '../gifts/code-hash';
import { drawGiftCode, hintOf } from '../gifts/gift-code';
import { rowsOf } from '../reading/reader';
import { type AddressList, type BadLine, badLine, readAddresses } from './address-list';
import { IS_FREE } from './code-counts';
import { earlierBatch, insertCodes, type LockedCategory, lockCategory } from './locked-category';
import { recordAct, type Saving } from './save-campaign';

/** A form about the codes of a category. */
interface CodeForm {
  readonly categoryId: number;
  readonly formKey: string;
}

const isAmount = (amount: number, max: number) => amount >= 1 && amount <= max;

/**
 * Adds codes to a category; a form sent twice adds them once. The category's row is locked, so that two who add at once do not pass the
 * limit together.
 * @returns how many were added; null for a foreign category
 * @throws Refusal
 */
export function addCodes(
  db: Db,
  { categoryId, formKey, amount }: CodeForm & { readonly amount: number },
  saving: Saving,
): Promise<number | null> {
  const { manager, language, now } = saving;
  return db.transaction(async (tx) => {
    const category = await lockCategory(tx, manager, categoryId, now);
    if (!category) return null;
    const earlier = await earlierBatch(tx, formKey, categoryId);
    if (earlier) return earlier.amount;
    const refuse = (text: string) => new Refusal({ amount: [text] });
    const say = campaignTexts(language);
    if (!isAmount(amount, MAX_GIFT_CODES)) throw refuse(say('amountWrong', { max: MAX_GIFT_CODES }));
    if (category.total + amount > MAX_GIFT_CODES) throw refuse(say('tooManyCodes', { max: MAX_GIFT_CODES }));
    await insertCodes(tx, categoryId, amount, now);
    await tx.insert(giftCodeBatches).values({ formKey, categoryId, kind: 'added', amount, createdAt: now });
    await recordAct(tx, saving, 'add-gift-codes', category.campaignId);
    return amount;
  });
}

/** What a list of addresses led to. */
export interface Mailing {
  readonly mailed: number;
  /** Codes that were missing and had to be added. */
  readonly added: number;
  readonly skipped: number;
}

/** Most wrong lines that are told. */
const MAX_TOLD = 200;

/**
 * Gives a code to each address of a list; a job draws the codes and mails them. Missing codes are added. A form sent twice does it once,
 * and nobody gets two codes of a category. The category's row is locked.
 * @returns null for a foreign category
 * @throws Refusal for the list as a whole; Conflict BAD_LINES, or TOO_MANY_CODES when the missing codes would pass the limit
 */
export function mailCodes(
  db: Db,
  form: CodeForm & { readonly addresses: string; readonly skipsBad: boolean },
  saving: Saving,
): Promise<Mailing | null> {
  const { categoryId, formKey } = form;
  const { manager, language, now } = saving;
  const read = readAddresses(form.addresses);
  return db.transaction(async (tx) => {
    const category = await lockCategory(tx, manager, categoryId, now);
    if (!category) return null;
    const earlier = await earlierBatch(tx, formKey, categoryId);
    if (earlier) return { mailed: earlier.amount, added: earlier.added, skipped: 0 };
    const { emails, bad } = await sortAddresses(tx, categoryId, read);
    const say = campaignTexts(language);
    const refuse = (text: string) => new Refusal({ addresses: [text] });
    if (category.isOver) throw refuse(say('campaignOver'));
    if (read.addresses.length > MAX_GIFT_ADDRESSES) throw refuse(say('addressesTooMany', { max: MAX_GIFT_ADDRESSES }));
    if (bad.length > 0 && !form.skipsBad) throw badLines(bad);
    if (emails.length === 0) throw refuse(say('addressesMissing'));
    const added = await addMissing(tx, category, emails.length, now);
    await assign(tx, categoryId, emails);
    await tx
      .insert(giftCodeBatches)
      .values({ formKey, categoryId, kind: 'mailed', amount: emails.length, added, createdAt: now });
    await enqueue(tx, 'gift-codes', null);
    await recordAct(tx, saving, 'mail-gift-codes', category.campaignId);
    return { mailed: emails.length, added, skipped: bad.length };
  });
}

const badLines = (bad: readonly BadLine[]) =>
  new Conflict({ reason: 'BAD_LINES', codes_missing: 0, bad_count: bad.length, lines: bad.slice(0, MAX_TOLD) });

/** The addresses that have no code of the category yet, and the wrong lines, in their order. */
async function sortAddresses(tx: Transaction, categoryId: number, { addresses, bad }: AddressList) {
  const given = addresses.map(({ email }) => email);
  const rows = await rowsOf<{ email: string }>(
    tx,
    sql`
      select k.email from gift_codes k
      where k.category_id = ${categoryId} and k.voided_at is null and k.email = any(${sql.param(given)}::text[])`,
  );
  const known = new Set(rows.map(({ email }) => email));
  const again = addresses
    .filter(({ email }) => known.has(email))
    .map(({ email, line }) => badLine(line, 'known', email));
  return {
    emails: given.filter((email) => !known.has(email)),
    bad: [...bad, ...again].sort((one, other) => one.line - other.line),
  };
}

/** Adds the codes that are missing for a number of addresses. @returns how many @throws Conflict TOO_MANY_CODES */
async function addMissing(tx: Transaction, { id, total, free }: LockedCategory, wanted: number, now: Date) {
  const missing = Math.max(0, wanted - free);
  if (total + missing > MAX_GIFT_CODES)
    throw new Conflict({ reason: 'TOO_MANY_CODES', codes_missing: missing, bad_count: 0, lines: [] });
  if (missing > 0) await insertCodes(tx, id, missing, now);
  return missing;
}

async function assign(tx: Transaction, categoryId: number, emails: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update gift_codes set email = wanted.email, mailings = 1
    from (select email, place from unnest(${sql.param([...emails])}::text[]) with ordinality as a(email, place)) wanted
    join (
      select k.id, row_number() over (order by k.id) as place from gift_codes k
      where k.category_id = ${categoryId} and ${sql.raw(IS_FREE)}
    ) free on free.place = wanted.place
    where gift_codes.id = free.id`);
}

/**
 * Draws codes to be handed out on paper. They are returned once: only their hashes are stored.
 * @returns null for a foreign category
 * @throws Refusal; Conflict ALREADY_SHOWN for a form that was sent before
 */
export function printCodes(
  db: Db,
  { categoryId, formKey, amount }: CodeForm & { readonly amount: number },
  saving: Saving,
): Promise<{ readonly codes: readonly string[]; readonly slug: string } | null> {
  const { manager, language, now } = saving;
  return db.transaction(async (tx) => {
    const category = await lockCategory(tx, manager, categoryId, now);
    if (!category) return null;
    if (await earlierBatch(tx, formKey, categoryId)) throw new Conflict({ detail: 'The codes were shown already.' });
    const say = campaignTexts(language);
    const refuse = (text: string) => new Refusal({ printed: [text] });
    if (category.isOver) throw refuse(say('campaignOver'));
    if (!isAmount(amount, MAX_PRINTED_CODES)) throw refuse(say('amountWrong', { max: MAX_PRINTED_CODES }));
    if (amount > category.free) throw refuse(say('tooFewCodes', { free: category.free }));
    const codes = Array.from({ length: amount }, () => drawGiftCode());
    await tx.execute(sql`
      update gift_codes set code_hash = drawn.hash, code_hint = drawn.hint, handed_by = ${formKey}
      from (
        select hash, hint, place from unnest(
          ${sql.param(codes.map(giftCodeHash))}::text[], ${sql.param(codes.map(hintOf))}::text[]
        ) with ordinality as d(hash, hint, place)
      ) drawn
      join (
        select k.id, row_number() over (order by k.id) as place from gift_codes k
        where k.category_id = ${categoryId} and ${sql.raw(IS_FREE)}
      ) free on free.place = drawn.place
      where gift_codes.id = free.id`);
    await tx.insert(giftCodeBatches).values({ formKey, categoryId, kind: 'printed', amount, createdAt: now });
    await recordAct(tx, saving, 'print-gift-codes', category.campaignId);
    return { codes, slug: category.slug };
  });
}
