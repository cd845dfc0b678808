import { CLUB_BONUS } from 'contract/checkout-gifts';
import type { orderRows } from '../db/schema/orders';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import { maskedHint } from '../domain/gifts/gift-code';
import type { ShopLanguage } from '../domain/locale/language';
import type { Amount } from '../domain/pricing/display-currency';
import type { PaymentLine } from './processor';

/** The fields of an order's row that make a line. */
type LineRow = Pick<
  typeof orderRows.$inferInsert,
  | 'kind'
  | 'variantId'
  | 'name'
  | 'amount'
  | 'unitCents'
  | 'totalCents'
  | 'displayUnitHundredths'
  | 'displayTotalHundredths'
  | 'taxPercentage'
>;

/** What is paid before the payment method: amounts are positive. */
export interface PaidBefore {
  readonly bonus: Amount;
  readonly cards: readonly (Amount & { readonly hint: string })[];
}

/**
 * The lines of an order as processors want them: its rows, and what club bonus and gift cards pay as lines that lower the amount.
 * @param isEuro charged in euros while shown in another currency
 */
export function paymentLines(
  rows: readonly LineRow[],
  { bonus, cards }: PaidBefore,
  { language, isEuro }: { readonly language: ShopLanguage; readonly isEuro: boolean },
): PaymentLine[] {
  const byBonus = { name: checkoutTexts(language)('clubBonus'), reference: CLUB_BONUS, ...bonus };
  const byCards = cards.map(({ hint, ...amount }) => ({ name: maskedHint(hint), reference: hint, ...amount }));
  return [
    ...rows.map((row) => rowLine(row, isEuro)),
    ...[byBonus, ...byCards].filter(({ cents }) => cents > 0).map((paid) => paidLine(paid, isEuro)),
  ];
}

const rowLine = (row: LineRow, isEuro: boolean): PaymentLine => ({
  kind: row.kind === 'gift_card' ? 'product' : row.kind,
  reference: row.variantId ? String(row.variantId) : row.kind,
  name: row.name,
  amount: row.amount,
  unitHundredths: isEuro ? row.unitCents : row.displayUnitHundredths,
  totalHundredths: isEuro ? row.totalCents : row.displayTotalHundredths,
  taxPercentage: row.taxPercentage,
});

function paidLine(
  { name, reference, cents, display }: Amount & { readonly name: string; readonly reference: string },
  isEuro: boolean,
): PaymentLine {
  const amount = -(isEuro ? cents : display);
  const line = { kind: 'discount' as const, reference, name, amount: 1, taxPercentage: 0 };
  return { ...line, unitHundredths: amount, totalHundredths: amount };
}
