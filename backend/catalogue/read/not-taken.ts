/** What a file says about its goods and the shop has no place for: counted once a kind, so that nothing is lost unsaid. */
import type { PlainRemark } from 'contract/import-remarks';
import type { Format } from '../formats/recognise';
import type { ImportReport } from '../import-report';
import { type Phrase, say } from '../report/say';
import type { TableRow } from './table';

/** Kinds by column. A value that says nothing (`0`, `None`) does not count. */
const KINDS: Partial<Record<Format, Readonly<Record<string, PlainRemark>>>> = {
  magento: {
    meta_keywords: 'keywords for search engines',
    custom_options: 'custom options (engraving, texts)',
    downloadable_links: 'downloads',
    tier_prices: 'tier prices',
    tier_price_website: 'tier prices',
    group_price: 'group prices',
    cost: 'costs',
    tax_class_name: 'tax classes (a mapping sets one for all goods)',
  },
  shopify: {
    'cost per item': 'costs',
    'gift card': 'gift cards',
    'variant tax code': 'tax codes',
    'unit price total measure': 'unit prices',
  },
  vendure: {
    taxcategory: 'tax classes (a mapping sets one for all goods)',
    variantfacets: 'facets of variants',
  },
  woocommerce: {
    'tax class': 'tax classes (a mapping sets one for all goods)',
    'shipping class': 'shipping classes',
    'download limit': 'downloads',
    'purchase note': 'notes after the purchase',
    'low stock amount': 'limits of low stock',
  },
  prestashop: {
    'meta keywords': 'keywords for search engines',
    'wholesale price': 'costs',
    ecotax: 'ecotax',
    'unit price': 'unit prices',
    'tax rules id': 'tax rules (a mapping sets one class for all goods)',
  },
};

/** Says that something of the file is left. */
export const notTaken = (what: Phrase): Phrase => say('not taken: {{what}}', { what });

const SAYS_NOTHING = /^(?:|0+(?:[.,]0+)?|no|none|false|standard|taxable goods)$/i;

/** Passes rows on and counts what is not taken from them. */
export async function* countNotTaken(
  format: Format,
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
): AsyncGenerator<TableRow> {
  const kinds = Object.entries(KINDS[format] ?? {});
  for await (const row of rows) {
    for (const [column, kind] of kinds)
      if (row.isRead && !SAYS_NOTHING.test(row.get(column)))
        report.tally(notTaken(say(kind)), row.line, row.get(column));
    yield row;
  }
}
