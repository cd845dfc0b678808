/** Bundles of Magento's CSV, whose parts are other products. */
import type { PlainRemark } from 'contract/import-remarks';
import type { ImportReport } from '../import-report';
import type { ImportedBundle, ImportedPrice } from '../imported-model';
import { type Phrase, say } from '../report/say';
import { parseAmount } from '../text/amounts';
import { attributesOf } from './magento-attributes';
import type { MagentoRow } from './magento-rows';
import { readPrice } from './read-price';

/** Most parts of a bundle, and most variants of a part. */
const MOST = 200;

/** One product that may be chosen for an option of a bundle. */
type Selection = ReadonlyMap<string, string>;

/**
 * A bundle that the shop's rules can hold: every part is there, once, and costs the same whatever variant is chosen. One that they
 * cannot is reported with its reason.
 */
export function magentoBundle(
  row: MagentoRow,
  report: ImportReport,
): { bundle: ImportedBundle; price: ImportedPrice } | undefined {
  const refuse = (why: Phrase): undefined =>
    report.skip(row.line, say('the bundle is left out: {{why}}', { why }), row.sku);
  const options = optionsOf(row.bundleValues);
  if (options.length < 2) return refuse(say('it has less than two parts'));
  if (options.length > MOST || options.some((selections) => selections.length > MOST))
    return refuse(say('it has more than {{most}} parts or choices', { most: MOST }));
  const fault = options.map(faultOf).find((found) => found !== undefined);
  if (fault !== undefined) return refuse(say(fault));
  const followsParts = row.bundlePriceType.toLowerCase() !== 'fixed';
  const regular = followsParts ? '100' : fixedPrice(row.price, options);
  if (regular === undefined) return refuse(say('the price of a part cannot be read'));
  if (options.flat().some((selection) => selection.get('can_change_qty') === '1'))
    report.tally('quantities in bundles that shoppers could change are one', row.line, row.sku);
  const price = readPrice(
    {
      line: row.line,
      sku: row.sku,
      regular,
      reduced: shareOf(regular, row.specialPrice),
      reducedFrom: row.specialFrom,
      reducedTo: row.specialTo,
    },
    report,
  );
  if (!price) return undefined;
  const parts = options.map((selections) => selections.map((selection) => selection.get('sku') ?? ''));
  return { bundle: { parts, followsParts }, price };
}

/** `name=Mat,type=radio,required=1,sku=M-1,default_qty=1|name=…` by option. */
function optionsOf(packed: string): Selection[][] {
  const options = new Map<string, Selection[]>();
  for (const selection of packed.split(/\|(?=name=)/).map(attributesOf)) {
    const name = selection.get('name') ?? '';
    if (!selection.get('sku')) continue;
    const chosen = options.get(name);
    if (chosen) chosen.push(selection);
    else options.set(name, [selection]);
  }
  return [...options.values()];
}

function faultOf(selections: readonly Selection[]): PlainRemark | undefined {
  const all = (key: string): Set<string> => new Set(selections.map((selection) => selection.get(key) ?? ''));
  if (!all('required').has('1') || all('required').size > 1) return 'a part may be left out';
  if (selections.length > 1 && (all('type').has('checkbox') || all('type').has('multi')))
    return 'several products may be chosen for one part';
  if ([...all('default_qty')].some((quantity) => quantity !== '' && Number(quantity) !== 1))
    return 'a part has more units than one';
  if (all('price').size > 1 || all('price_type').size > 1) return 'its price depends on what is chosen';
  return undefined;
}

/** The bundle's own price with what its parts add, an amount or a percentage of it. */
function fixedPrice(own: string, options: readonly (readonly Selection[])[]): string | undefined {
  const base = hundredthsOf(own);
  let sum = base;
  for (const [selection] of options) {
    const added = hundredthsOf(selection?.get('price') ?? '');
    sum += selection?.get('price_type') === 'percent' ? (base * added) / 10_000 : added;
  }
  return Number.isNaN(sum) ? undefined : (sum / 100).toFixed(2);
}

/** Zero for an empty text, NaN for one that is no amount. */
function hundredthsOf(text: string): number {
  const amount = parseAmount(text);
  if (!amount) return 0;
  return 'hundredths' in amount ? amount.hundredths : Number.NaN;
}

/** A bundle's special price is the percentage of its price that is asked. */
function shareOf(regular: string, special: string | undefined): string | undefined {
  const percent = special === undefined ? undefined : hundredthsOf(special);
  if (percent === undefined || percent === 0) return special;
  return percent < 10_000 ? ((Number(regular) * percent) / 10_000).toFixed(2) : '';
}
