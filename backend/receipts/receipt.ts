import type { Settings } from 'settings/read-settings';
import { bonusPaid } from '../domain/customers/spend-bonus';
import { maskedHint } from '../domain/gifts/gift-code';
import { labelled } from '../domain/locale/labelled';
import type { OrderView } from '../domain/orders/order-reading';
import { containedVat } from '../domain/pricing/pricing';
import { countryName, formatDate, formatExactMoney, formatRates } from '../mail/format';
import { receiptTexts, type SayReceipt } from './receipt-texts';

/** A pair of label and value. */
export type Fact = readonly [label: string, value: string];

/** A receipt's contents in its language, ready to be set. */
export interface Receipt {
  readonly language: OrderView['order']['language'];
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  /** Header and rows: item, amount, unit price, tax rate, total. */
  readonly items: readonly (readonly string[])[];
  readonly sums: readonly Fact[];
  /** Header and rows: rate, net, tax, gross. */
  readonly taxes: readonly (readonly string[])[];
  readonly say: SayReceipt;
}

/** Max length of one text in a receipt, in characters; longer ones are cut. */
const MAX_TEXT = 300;

const cut = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);
const filled = (facts: Fact[]) => facts.filter(([, value]) => value !== '');
const lines = (texts: string[]) => texts.filter((text) => text.trim() !== '').map(cut);

/**
 * The receipt of a paid order, or its invoice: the seller, VAT by row and by rate, order number, dates and payment, in the
 * language and the currency of the order (Directive 2006/112/EC, article 226).
 */
export function writeReceipt({ seller, shopEmail }: Pick<Settings, 'seller' | 'shopEmail'>, view: OrderView): Receipt {
  const { order, payment, company } = view;
  const { language } = order;
  const say = receiptTexts(language);
  const isInvoice = payment.dueAt !== null;
  return {
    language,
    title: say(isInvoice ? 'invoice' : 'title'),
    facts: filled([
      [say('order'), order.number],
      [say('placed'), formatDate(order.placedAt)],
      [say('paid'), order.paidAt && !isInvoice ? formatDate(order.paidAt) : ''],
      [say('due'), payment.dueAt ? formatDate(payment.dueAt) : ''],
      [say('payment'), cut(payment.name)],
      [say('costCentre'), cut(company?.costCentre ?? '')],
      [say('reference'), cut(company?.reference ?? '')],
      [say('iban'), isInvoice ? (seller.iban ?? '').replace(/(.{4})(?=.)/g, '$1 ') : ''],
    ]),
    seller: lines([
      seller.name,
      seller.address ?? '',
      seller.businessId === undefined ? '' : labelled(say('businessId'), seller.businessId, language),
      seller.vatId === undefined ? '' : labelled(say('vatId'), seller.vatId, language),
      shopEmail,
    ]),
    buyer: lines([
      company?.name ?? '',
      company ? labelled(say('vatId'), company.vatNumber, language) : '',
      `${order.firstName} ${order.lastName}`,
      order.address,
      `${order.postalCode} ${order.city}`,
      countryName(order.country, language),
    ]),
    items: itemTable(view, say),
    sums: sumsOf(view, say),
    taxes: taxTable(view, say),
    say,
  };
}

const moneyOf =
  ({ order }: OrderView) =>
  (hundredths: number) =>
    formatExactMoney(hundredths, order.currency, order.language);

function itemTable(view: OrderView, say: SayReceipt): string[][] {
  const money = moneyOf(view);
  const { language } = view.order;
  return [
    [say('item'), say('amount'), say('unit'), say('vat'), say('sum')],
    ...view.rows.map(({ row }) => [
      cut([row.name, row.description].filter((text) => text !== '').join(', ')),
      String(row.amount),
      money(row.displayUnitHundredths),
      formatRates([row.taxPercentage], language),
      money(row.displayTotalHundredths),
    ]),
  ];
}

function sumsOf(view: OrderView, say: SayReceipt): Fact[] {
  const { order } = view;
  const money = moneyOf(view);
  const isOther = order.chargeCurrency !== order.currency;
  const bonus = bonusPaid(order);
  const rate = new Intl.NumberFormat(order.language, { maximumFractionDigits: 8 }).format(order.currencyRate);
  return filled([
    [say('total'), money(order.displayTotalHundredths)],
    [say('tax'), money(order.displayTaxHundredths)],
    [say('clubBonus'), bonus.cents > 0 ? money(-bonus.display) : ''],
    ...view.cardPayments.map(({ hint, displayHundredths }): [string, string] => [
      `${say('giftCard')} ${maskedHint(hint)}`,
      money(-displayHundredths),
    ]),
    [
      say('charged'),
      isOther || bonus.cents > 0 || view.cardPayments.length > 0
        ? formatExactMoney(order.chargeHundredths, order.chargeCurrency, order.language)
        : '',
    ],
    ...givenBack(view, say),
    ['', order.currency === 'eur' ? '' : say('rateOfCurrency', { rate: `${rate} ${order.currency.toUpperCase()}` })],
  ]);
}

/** What was given back, and what is left to pay of an invoice. */
function givenBack({ order, payment }: OrderView, say: SayReceipt): Fact[] {
  if (payment.givenHundredths === 0) return [];
  const money = (hundredths: number) => formatExactMoney(hundredths, order.chargeCurrency, order.language);
  const left = money(order.chargeHundredths - payment.givenHundredths);
  return [
    [say('refunded'), money(-payment.givenHundredths)],
    [say('toPay'), payment.status === 'authorised' ? left : ''],
  ];
}

function taxTable(view: OrderView, say: SayReceipt): string[][] {
  const money = moneyOf(view);
  const rates = new Map<number, { gross: number; tax: number }>();
  for (const { row } of view.rows) {
    const { gross, tax } = rates.get(row.taxPercentage) ?? { gross: 0, tax: 0 };
    const { displayTotalHundredths: total, taxPercentage } = row;
    rates.set(taxPercentage, { gross: gross + total, tax: tax + containedVat(total, taxPercentage) });
  }
  const shares = [...rates].filter(([, { gross }]) => gross !== 0).sort(([one], [other]) => other - one);
  return [
    [say('rate'), say('net'), say('tax'), say('gross')],
    ...shares.map(([rate, { gross, tax }]) => [
      formatRates([rate], view.order.language),
      money(gross - tax),
      money(tax),
      money(gross),
    ]),
  ];
}
