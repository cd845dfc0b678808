/** Discount codes of Shopify, WooCommerce and Magento, and of this shop's own export. */

import { addCode, type CodeLimits, type NewCode } from '../../domain/cart/manage-codes';
import type { Said } from '../report/say';
import { parseAmount } from '../text/amounts';
import { readInstant } from '../text/instants';
import { firstOf, hasAny, isYes, type RecordImport } from './record-import';

const NAMES = {
  code: ['code', 'coupon code', 'coupon_code', 'post_title', 'name', 'discount code'],
  kind: ['kind', 'value type', 'value_type', 'discount_type', 'discount type', 'type'],
  value: ['value', 'coupon_amount', 'coupon amount', 'amount', 'discount_amount'],
  currency: ['currency'],
  minimum: ['minimum', 'minimum_amount', 'minimum purchase requirements', 'minimum purchase', 'minimum spend'],
  uses: ['uses', 'usage_limit', 'limits total times', 'usage limit', 'uses_per_coupon'],
  perCustomer: ['uses_per_customer', 'usage_limit_per_user', 'usage limit per user'],
  once: ['limits once per customer', 'applies once'],
  starts: ['starts', 'start', 'date_starts', 'from_date', 'starts at'],
  ends: ['ends', 'end', 'date_expires', 'expiry_date', 'expiry date', 'to_date', 'ends at'],
  status: ['status', 'is_active'],
  fullPrices: ['full_prices_only', 'exclude_sale_items', 'exclude sale items'],
  brands: ['brands'],
  groups: ['groups'],
  models: ['models'],
} as const;

/** Columns that limit a code to what this shop does not know by the same names. */
const LIMITS = [
  'product_ids',
  'exclude_product_ids',
  'product_categories',
  'exclude_product_categories',
  'customer selection',
  'customer_email',
  'entitled products',
];
const SAYS_ALL = /^(?:|all|0|everyone|all customers|none)$/i;
const list = (text: string): string[] => text.split(/[;|]/).flatMap((part) => part.trim() || []);

export interface CodeEntry {
  code: NewCode;
  limits: CodeLimits;
}

export const codeRecords: RecordImport<CodeEntry> = {
  recognises: (header) =>
    hasAny(header, ...NAMES.code) &&
    hasAny(header, ...NAMES.value) &&
    hasAny(header, 'kind', 'value type', 'value_type', 'discount_type', 'discount type') &&
    !hasAny(header, 'sku', 'handle', 'balance', 'current balance'),
  sourceOf: () => 'file',
  read([row], { currency, now }, report) {
    if (!row) return undefined;
    const get = (column: keyof typeof NAMES): string => firstOf(row, NAMES[column]);
    const refuse = (why: Said): undefined => report.skip(row.line, why);
    const code = get('code').normalize('NFC');
    if (!/^[^\s\p{C}]{1,40}$/u.test(code)) return refuse('a code has 1 to 40 characters and no spaces');
    const kind = kindOf(get('kind'));
    if (!kind) return refuse('a kind of discount that this shop does not have');
    if (LIMITS.some((column) => !SAYS_ALL.test(row.get(column))))
      return refuse('the code is limited to products or people of the old shop');
    const value = parseAmount(get('value').replace(/^-/, '').replace(/%$/, ''));
    if (!value || 'problem' in value || value.hundredths === 0) return refuse('the value of the code cannot be read');
    const minimum = parseAmount(get('minimum').replace(/^.*?(?=[\d€$])/s, ''));
    if (minimum && 'problem' in minimum) return refuse('the minimum of the code cannot be read');
    const isMoney = kind === 'fixed' || (minimum?.hundredths ?? 0) > 0;
    if (isMoney && (value.currency ?? (get('currency').toLowerCase() || currency)) !== 'eur')
      return refuse('the code is not in euros');
    if (kind === 'percent' && value.hundredths > 10_000) return refuse('the code takes off more than everything');
    const dates = datesOf(get('starts'), get('ends'), now);
    if (!dates) return refuse('the days of the code cannot be read');
    const isOff = /^(?:0|expired|disabled|draft|trash|no|false)$/i.test(get('status'));
    if (isOff || (dates.endsAt && dates.endsAt <= now)) {
      report.tally('codes have ended or are switched off', row.line);
      return undefined;
    }
    const isFull = isYes(get('fullPrices'));
    return {
      code: {
        code,
        percentage: kind === 'percent' ? value.hundredths / 100 : null,
        amountCents: kind === 'fixed' ? value.hundredths : null,
        minimumCents: minimum?.hundredths ?? 0,
        maxUses: countOf(get('uses')),
        maxUsesPerCustomer: countOf(get('perCustomer')) ?? (isYes(get('once')) ? 1 : null),
        ...{ combinesWithSale: !isFull, combinesWithClub: !isFull, ...dates },
      },
      limits: { brands: list(get('brands')), groups: list(get('groups')), models: list(get('models')) },
    };
  },
  async write(db, { code, limits, line }, { record }, report) {
    const outcome = await db.transaction(async (tx) => {
      const made = await addCode(tx, code, limits);
      if ('id' in made) await record.made(tx, 'code', [made.id]);
      return made;
    });
    if ('id' in outcome) return 'added';
    if ('taken' in outcome) return 'known';
    return report.skip(line, 'the code is limited to a brand, group or product that the shop does not have');
  },
};

function kindOf(text: string): 'percent' | 'fixed' | undefined {
  if (/^(?:percent|percentage|by_percent|percent_product)$/i.test(text))
    return /product/i.test(text) ? undefined : 'percent';
  return /^(?:fixed|fixed_amount|fixed_cart|cart_fixed)$/i.test(text) ? 'fixed' : undefined;
}

function datesOf(starts: string, ends: string, now: Date): { startsAt: Date; endsAt: Date | null } | undefined {
  const startsAt = starts === '' ? now : readInstant(starts, 'start');
  const endsAt = ends === '' ? null : readInstant(ends, 'end');
  if (!startsAt || endsAt === undefined || (endsAt && endsAt <= startsAt)) return undefined;
  return { startsAt, endsAt };
}

/** A limit of uses; null: none. */
const countOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
