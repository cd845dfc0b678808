import { type DatedRate, type DemoTaxArea, datedRates } from './reference';

export const DEMO_TAX_CLASSES = ['standard', 'books', 'gift-card'] as const;

export type DemoTaxClass = (typeof DEMO_TAX_CLASSES)[number];

/**
 * VAT on printed books in per cent, where it is not the standard rate, with the changes since the autumn of 2024: the reduced
 * rates of github.com/ibericode/vat-rates that hold for books, the zero rates of Czechia, Ireland, the United Kingdom and
 * Norway, and by hand what changed on 1 January 2026 (Finland's lower reduced rate, Lithuania's books).
 */
const BOOKS: Readonly<Record<string, string>> = {
  at: '10',
  be: '6',
  bg: '9',
  ch: '2.6',
  cy: '5',
  cz: '0',
  de: '7',
  ee: '5, 9 from 2025-01-01',
  es: '4',
  fi: '10, 14 from 2025-01-01, 13.5 from 2026-01-01',
  fr: '5.5',
  gb: '0',
  gr: '6',
  hr: '5',
  hu: '5',
  ie: '0',
  it: '4',
  lt: '9, 5 from 2026-01-01',
  lu: '3',
  lv: '5',
  mt: '5',
  nl: '9',
  no: '0',
  pl: '5',
  pt: '6',
  ro: '5, 11 from 2025-08-01',
  se: '6',
  si: '5',
  sk: '10, 5 from 2025-01-01',
};

/**
 * The rates of an area for a class of goods. Gift cards that pay for anything carry no tax: it comes with what is bought by
 * them (Directive 2006/112/EC, article 30b).
 */
export function demoTaxRates({ country, standard }: DemoTaxArea, taxClass: DemoTaxClass): readonly DatedRate[] {
  switch (taxClass) {
    case 'standard':
      return standard;
    case 'books': {
      const books = country === null ? undefined : BOOKS[country];
      return books === undefined ? standard : datedRates(books);
    }
    case 'gift-card':
      return [{ percentage: 0 }];
  }
}
