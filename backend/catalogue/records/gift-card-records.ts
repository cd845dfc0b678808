/** Balances of gift cards, with their codes or, from another shop of this kind, the hashes of these. */

import { cleanGiftCode } from 'contract/gift-cards';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import { giftCodeHash } from '../../domain/gifts/code-hash';
import { hintOf } from '../../domain/gifts/gift-code';
import { rowsOf } from '../../domain/reading/reader';
import { type Said, say } from '../report/say';
import { ONLY_IMPORTED } from '../runs/undo-records';
import { parseAmount } from '../text/amounts';
import { cleanLine } from '../text/clean-text';
import { readInstant } from '../text/instants';
import { firstOf, hasAny, type RecordImport } from './record-import';

const NAMES = {
  code: ['code', 'gift card code', 'giftcard code', 'card code', 'gift_card_code', 'number'],
  hash: ['code_hash'],
  hint: ['code_hint', 'last characters', 'last_characters'],
  kind: ['kind'],
  balance: ['current balance', 'current_balance', 'balance', 'remaining', 'remaining balance'],
  currency: ['currency'],
  expires: ['expires on', 'expires_on', 'expires', 'expires at', 'expiry date', 'expiration date', 'date_expires'],
  recipient: ['recipient', 'recipient name', 'recipient_name'],
  enabled: ['enabled?', 'enabled', 'state', 'status'],
} as const;

/** A shorter code can be guessed. */
const MIN_CODE = 8;
const OFF = /^(?:0|no|false|disabled|inactive|used|redeemed|expired)$/i;

export interface GiftCardEntry {
  codeHash: string;
  codeHint: string;
  kind: 'gift_card' | 'voucher';
  cents: number;
  expiresAt: Date | null;
  recipientName: string;
}

export const giftCardRecords: RecordImport<GiftCardEntry> = {
  recognises: (header) =>
    hasAny(header, ...NAMES.balance) &&
    hasAny(header, ...NAMES.code, ...NAMES.hash, ...NAMES.hint) &&
    !hasAny(header, 'email address'),
  sourceOf: () => 'file',
  read([row], { currency, now }, report) {
    if (!row) return undefined;
    const get = (column: keyof typeof NAMES): string => firstOf(row, NAMES[column]);
    const refuse = (why: Said): undefined => report.skip(row.line, why);
    const code = cleanGiftCode(get('code'));
    const hash = get('hash').toLowerCase();
    if (code === '' && hash === '') return refuse('the file does not hold the code; nobody could use the card');
    if (code === '' && !/^[0-9a-f]{64}$/.test(hash)) return refuse('the hash of the code is no SHA-256');
    if (code !== '' && code.length < MIN_CODE)
      return refuse(say('the code has less than {{signs}} signs and could be guessed', { signs: MIN_CODE }));
    if (code.length > 100) return refuse('the code is too long');
    const balance = parseAmount(get('balance'));
    if (!balance) return refuse('the balance is missing');
    if ('problem' in balance) return refuse('the balance is negative, too high or not a number');
    if ((balance.currency ?? (get('currency').toLowerCase() || currency)) !== 'eur')
      return refuse('the balance is not in euros');
    if (balance.hundredths === 0 || OFF.test(get('enabled'))) return leave('cards are used up or switched off');
    const expires = get('expires');
    const expiresAt = expires === '' ? null : (readInstant(expires, 'end') ?? undefined);
    if (expiresAt === undefined) return refuse('the day until which the card is valid cannot be read');
    if (expiresAt && expiresAt <= now) return leave('cards have expired');
    return {
      codeHash: code === '' ? hash : giftCodeHash(code),
      codeHint: code === '' ? cleanLine(get('hint'), 4) : hintOf(code),
      kind: get('kind') === 'voucher' ? 'voucher' : 'gift_card',
      cents: balance.hundredths,
      expiresAt,
      recipientName: cleanLine(get('recipient'), 100),
    };

    function leave(kind: Said): undefined {
      report.tally(kind, row?.line ?? 0);
    }
  },
  /** A card that the shop has keeps its balance: it may have been used here since. One whose import was undone gets it again. */
  async write(db, { cents, line: _line, ...card }, { now, record }) {
    return db.transaction(async (tx) => {
      const [made] = await tx
        .insert(giftCards)
        .values({ ...card, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: giftCards.id });
      const id = made?.id ?? (await undoneCard(tx, card.codeHash));
      if (id === undefined) return 'known';
      await record.made(tx, 'gift_card', [id]);
      await tx.insert(giftCardEntries).values({ giftCardId: id, kind: 'issue', amountCents: cents, createdAt: now });
      return 'added';
    });
  },
};

/** The card with a code, locked, if all that ever happened to it are imports that were undone. */
async function undoneCard(tx: Transaction, codeHash: string): Promise<number | undefined> {
  const [card] = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHash))
    .for('update');
  if (!card) return undefined;
  const [left] = await rowsOf<{ cents: number }>(
    tx,
    sql`select sum(e.amount_cents)::int as cents from gift_card_entries e join gift_cards c on c.id = e.gift_card_id
      where c.id = ${card.id} having bool_and(${ONLY_IMPORTED}) and bool_or(e.kind = 'void')`,
  );
  return left?.cents === 0 ? card.id : undefined;
}
