import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { formatMoney } from '../pricing/format-money';
import { helsinkiDay } from '../pricing/helsinki-day';
import { preparedRows, type Reader, rowsOf } from '../reading/reader';
import type { ValidatedRow } from './cart-row';
import { sumOf } from './cart-tax';
import type { SayCheckout } from './checkout-texts';
import { type CodeWorth, discountShares } from './discount';

/** A discount code that reduces a cart. */
export interface CartDiscount {
  readonly codeId: number;
  /** As printed. */
  readonly code: string;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  /** What it takes off, positive. */
  readonly total: Amount;
  /** Its part of each row of the cart. */
  readonly shares: readonly Amount[];
}

/** A code that does not reduce the cart, and why. */
export interface RefusedCode {
  /** As the request has it. */
  readonly code: string;
  readonly text: string;
  /** The shop has no such code: it may be a guess. */
  readonly isUnknown: boolean;
}

/** The codes of a cart: at most one is used. Specification 2 §5. */
export interface CartCodes {
  readonly discount: CartDiscount | null;
  readonly refused: readonly RefusedCode[];
}

interface KnownCode {
  readonly typed: string;
  readonly id: number;
  readonly code: string;
  readonly percentage: number | null;
  readonly amountCents: number | null;
  readonly minimumCents: number;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly combinesWithSale: boolean;
  readonly combinesWithClub: boolean;
  readonly startsMs: number;
  readonly endsMs: number | null;
  readonly uses: number;
  readonly usesOfCustomer: number;
  /** Models of the cart that it applies to; null: every one. */
  readonly modelIds: readonly number[] | null;
}

/** The cart whose codes are judged, and who buys it. */
export interface CodeQuestion {
  readonly rows: readonly ValidatedRow[];
  readonly customerId: number | null;
  readonly currency: DisplayCurrency;
  readonly language: ShopLanguage;
  readonly say: SayCheckout;
  readonly now: Date;
}

/** Max length of a code in a message to the shopper, in characters; longer ones are truncated. */
const CODE_SHOWN = 40;

/** Whether the shop has a discount code that can be used now or later, or gift cards, whose codes are typed into the same field. */
export async function hasDiscountCodes(reader: Reader, now: Date): Promise<boolean> {
  const [row] = await preparedRows<{ exists: boolean }>(
    reader,
    'has-codes',
    sql`select exists (select 1 from discount_codes where is_enabled and (ends_at is null or ends_at >= ${now.toISOString()}))
      or exists (select 1 from gift_cards) as exists`,
  );
  return row?.exists ?? false;
}

/**
 * Judges the codes of a cart. The last one that can be used reduces it, because it was entered last; every other one is refused
 * with its reason. Upper and lower case are the same. Specification 1 §4, 2 §5.
 */
export async function judgeCodes(reader: Reader, codes: readonly string[], question: CodeQuestion): Promise<CartCodes> {
  const typed = [...new Map(codes.map((code) => [code.trim().toLowerCase(), code.trim()])).values()];
  if (typed.length === 0) return { discount: null, refused: [] };
  const known = await readCodes(reader, typed, question);
  const { say } = question;
  let discount: CartDiscount | null = null;
  const refused: RefusedCode[] = [];
  for (const code of typed.reverse()) {
    const found = known.get(code);
    const shown = code.slice(0, CODE_SHOWN);
    const judged = found ? judge(found, question) : say('codeUnknown', { code: shown });
    if (typeof judged === 'string') refused.unshift({ code, text: judged, isUnknown: !found });
    else if (discount) refused.unshift({ code, text: say('codeOnce', { code: shown }), isUnknown: false });
    else discount = judged;
  }
  return { discount, refused };
}

/** The discount of a code, or the reason why it cannot be used. */
function judge(known: KnownCode, { rows, currency, language, say, now }: CodeQuestion): CartDiscount | string {
  const { code, startsMs, endsMs, maxUses, maxUsesPerCustomer } = known;
  if (endsMs !== null && now.getTime() > endsMs) return say('codeEnded', { code, date: day(endsMs) });
  if (now.getTime() < startsMs) return say('codeNotBegun', { code, date: day(startsMs) });
  if (maxUses !== null && known.uses >= maxUses) return say('codeUsedUp', { code });
  if (maxUsesPerCustomer !== null && known.usesOfCustomer >= maxUsesPerCustomer) return say('codeUsedByYou', { code });
  const nothing = amountOf(0, currency);
  const totals = rows.map((row) => (isReducible(known, row) ? row.total : nothing));
  const sum = sumOf(totals);
  if (sum.cents === 0) return say('codeOtherProducts', { code });
  if (sum.cents < known.minimumCents) {
    const minimum = amountOf(known.minimumCents, currency).display;
    const money = (hundredths: number) => formatMoney(hundredths, currency.code, language);
    const missing = amountOf(known.minimumCents - sum.cents, currency).display;
    return say('codeMinimum', { code, minimum: money(minimum), missing: money(missing) });
  }
  const shares = discountShares(totals, worthOf(known), currency);
  return { codeId: known.id, code, maxUses, maxUsesPerCustomer, total: sumOf(shares), shares };
}

function worthOf({ percentage, amountCents }: KnownCode): CodeWorth {
  return percentage === null ? { kind: 'fixed', cents: amountCents ?? 0 } : { kind: 'percent', percentage };
}

/**
 * Whether a code applies to a row: never to what cannot be ordered, or to a price that staff set by hand. Parts of a bundle are
 * reduced already.
 */
function isReducible({ modelIds, combinesWithSale, combinesWithClub }: KnownCode, row: ValidatedRow): boolean {
  const { variant, priceType, isOrderable, isPriceOverridden } = row;
  if (!isOrderable || isPriceOverridden) return false;
  if (modelIds !== null && !modelIds.includes(variant.modelId)) return false;
  if (priceType === 'club') return combinesWithClub;
  const isOnSale =
    priceType === 'bundle' || variant.belongsToOutlet || (variant.price?.discountValueCents ?? null) !== null;
  return combinesWithSale || !isOnSale;
}

/** `DD.MM.YYYY` in Helsinki. Specification 2 §9. */
const day = (ms: number): string => helsinkiDay(new Date(ms)).split('-').reverse().join('.');

/** The shop's codes among those typed, by what was typed. */
async function readCodes(
  reader: Reader,
  typed: readonly string[],
  { rows, customerId }: CodeQuestion,
): Promise<Map<string, KnownCode>> {
  const models = sql.param(rows.map(({ variant }) => variant.modelId));
  const found = await rowsOf<KnownCode & Record<string, unknown>>(
    reader,
    sql`
      select t.code as typed, c.id, c.code, c.percentage::float8 as percentage, c.amount_cents::float8 as "amountCents",
        c.minimum_cents::float8 as "minimumCents", c.max_uses as "maxUses",
        c.max_uses_per_customer as "maxUsesPerCustomer", c.combines_with_sale as "combinesWithSale",
        c.combines_with_club as "combinesWithClub", (extract(epoch from c.starts_at) * 1000)::float8 as "startsMs",
        (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs",
        case when c.max_uses is null then 0
          else (select count(*) from discount_code_uses u where u.code_id = c.id) end::int as uses,
        case when c.max_uses_per_customer is null then 0
          else (${usesOfCustomer(sql`c.id`, customerId, null)}) end::int as "usesOfCustomer",
        case when exists (select 1 from discount_code_brands where code_id = c.id)
            or exists (select 1 from discount_code_groups where code_id = c.id)
            or exists (select 1 from discount_code_models where code_id = c.id) then (
          with recursive inside(id) as (
            select group_id from discount_code_groups where code_id = c.id
            union
            select g.id from product_groups g join inside i on g.parent_id = i.id
          )
          select coalesce(json_agg(m.id), '[]') from models m
          where m.id = any(${models}::int[]) and (
            exists (select 1 from discount_code_brands b where b.code_id = c.id and b.manufacturer_id = m.manufacturer_id)
            or exists (select 1 from discount_code_models d where d.code_id = c.id and d.model_id = m.id)
            or exists (select 1 from model_groups g join inside i on i.id = g.group_id where g.model_id = m.id)
          )
        ) end as "modelIds"
      from unnest(${sql.param([...typed])}::text[]) as t(code)
      join discount_codes c on lower(c.code) = lower(t.code) and c.is_enabled`,
  );
  return new Map(found.map((row) => [row.typed, row]));
}

/** How many orders of a customer use a code: those of the account, and those of the e-mail address. */
export function usesOfCustomer(codeId: ReturnType<typeof sql>, customerId: number | null, email: string | null) {
  return sql`
    select count(*)::int from discount_code_uses u join orders o on o.id = u.order_id
    where u.code_id = ${codeId} and (
      o.customer_id = ${customerId}::int
      or lower(o.email) in (lower(${email}::text), (select lower(email) from customers where id = ${customerId}::int))
    )`;
}
