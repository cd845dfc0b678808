import { inArray, sql } from 'drizzle-orm';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import type { Reader } from '../reading/reader';
import { giftCodeHash } from './code-hash';
import type { PayingCard } from './gift-card-payment';

/** The codes of a cart, sorted: those of gift cards and vouchers, and those that may be of something else. */
export interface SortedCodes {
  /** Cards that can pay, in the order of their codes, each once. `code` as it was sent. */
  readonly cards: readonly (PayingCard & { readonly code: string })[];
  /** Codes of cards that are expired or empty. */
  readonly spent: readonly string[];
  /** Codes of no card. */
  readonly others: readonly string[];
}

/** What is left on a card: the sum of its ledger. */
export const balanceOfCard = sql<number>`(
  select coalesce(sum(e.amount_cents), 0)::float8 from ${giftCardEntries} e where e.gift_card_id = ${sql.raw('"gift_cards"."id"')}
)`;

/** Whether a card's time is over. */
export const isExpired = ({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Finds the gift cards and vouchers among the codes of a cart; the same code written twice counts once. */
export async function sortCodes(reader: Reader, codes: readonly string[], now: Date): Promise<SortedCodes> {
  const byHash = new Map<string, string>();
  for (const code of codes) {
    const hash = giftCodeHash(code);
    if (!byHash.has(hash)) byHash.set(hash, code);
  }
  if (byHash.size === 0) return { cards: [], spent: [], others: [] };
  const rows = await reader
    .select({
      id: giftCards.id,
      kind: giftCards.kind,
      hash: giftCards.codeHash,
      hint: giftCards.codeHint,
      expiresAt: giftCards.expiresAt,
      balanceCents: balanceOfCard,
    })
    .from(giftCards)
    .where(inArray(giftCards.codeHash, [...byHash.keys()]));
  const known = new Map(rows.map((row) => [row.hash, row]));
  const found = [...byHash].flatMap(([hash, code]) => {
    const card = known.get(hash);
    return card ? [{ ...card, code }] : [];
  });
  const canPay = (card: (typeof found)[number]) => card.balanceCents > 0 && !isExpired(card, now);
  const cardCodes = new Set(found.map(({ hash }) => hash));
  return {
    cards: found.filter(canPay),
    spent: found.filter((card) => !canPay(card)).map(({ code }) => code),
    // written twice a discount code stays twice: its own rules count it
    others: codes.filter((code) => !cardCodes.has(giftCodeHash(code))),
  };
}
