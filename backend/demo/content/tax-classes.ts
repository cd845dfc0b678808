import type { DemoTaxArea } from './reference';

export const DEMO_TAX_CLASSES = ['standard', 'books', 'gift-card'] as const;

export type DemoTaxClass = (typeof DEMO_TAX_CLASSES)[number];

/**
 * VAT on printed books in per cent, where it is not the standard rate: the reduced rates of github.com/ibericode/vat-rates
 * that hold for books, and the zero rates of Czechia, Ireland, the United Kingdom and Norway.
 */
const BOOKS: Readonly<Record<string, number>> = {
  at: 10,
  be: 6,
  bg: 9,
  ch: 2.6,
  cy: 5,
  cz: 0,
  de: 7,
  ee: 9,
  es: 4,
  fi: 14,
  fr: 5.5,
  gb: 0,
  gr: 6,
  hr: 5,
  hu: 5,
  ie: 0,
  it: 4,
  lt: 9,
  lu: 3,
  lv: 5,
  mt: 5,
  nl: 9,
  no: 0,
  pl: 5,
  pt: 6,
  ro: 11,
  se: 6,
  si: 5,
  sk: 5,
};

/**
 * The rate of an area for a class of goods, per cent. Gift cards that pay for anything carry no tax: it comes with what is
 * bought by them (Directive 2006/112/EC, article 30b).
 */
export function taxPercentage({ country, percentage }: DemoTaxArea, taxClass: DemoTaxClass): number {
  switch (taxClass) {
    case 'standard':
      return percentage;
    case 'books':
      return (country === null ? undefined : BOOKS[country]) ?? percentage;
    case 'gift-card':
      return 0;
  }
}
