import { type Language, languageTable } from '~/locale/languages';
import { formatPercentage } from '~/locale/numbers';

/**
 * The tax rates of an order, lowest first, as one text: `14 % ja 25,5 %`. Rows without a price
 * have no tax, and neither have gift cards; empty for an order of nothing else.
 * @param rows `taxPercentage` in per cent
 */
export function taxRates(
  rows: readonly { readonly kind?: string; readonly taxPercentage: number; readonly totalHundredths: number }[],
  language: Language,
): string {
  const taxed = rows.filter(({ kind, totalHundredths }) => totalHundredths !== 0 && kind !== 'gift_card');
  const rates = new Set(taxed.map((row) => row.taxPercentage));
  const written = [...rates].sort((a, b) => a - b).map((rate) => formatPercentage(rate, language));
  return new Intl.ListFormat(languageTable[language].tag, { type: 'conjunction' }).format(written);
}
