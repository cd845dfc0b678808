/** Makes models of the joined rows of Magento's product CSV. */

import type { ShopLanguage } from '../../domain/locale/language';
import type { ImportReport } from '../import-report';
import type { ImportedModel, ImportedTranslation, ImportedVariant } from '../imported-model';
import { say } from '../report/say';
import { finishModel } from './assemble';
import { attributesOf, brandOf, categoriesOf, eanOfAttributes, propertiesOf } from './magento-attributes';
import { magentoBundle } from './magento-bundles';
import { type MagentoRow, magentoRowStock } from './magento-rows';
import { magentoPaths } from './old-paths';
import type { VariantOptions } from './options';
import { readPrice } from './read-price';

/** One row of a model, or a variant that it lists and that has none. */
export type MagentoRecord =
  | { model: MagentoRow; translations: ImportedTranslation[] }
  | { variant: MagentoRow; options: VariantOptions }
  | { lostVariant: string };

const weightOf = (text: string) =>
  Number(text) > 0 ? [{ name: 'Weight [kg]', source: 'weight', values: [String(Number(text))] }] : [];

/** The texts of a row of a store view. */
export const translationOf = (row: MagentoRow, language: ShopLanguage): ImportedTranslation => ({
  language,
  name: row.name,
  descriptionHtml: row.description ?? '',
  shortDescription: row.shortDescription ?? '',
  metaTitle: row.metaTitle ?? '',
  metaDescription: row.metaDescription ?? '',
});

/** The model of its own row and those of its variants; undefined when nothing of it can be sold. */
export function magentoModel(records: readonly MagentoRecord[], report: ImportReport): ImportedModel | undefined {
  const main = records.find((record) => 'model' in record);
  if (!main) return undefined;
  const { model: row, translations } = main;
  const base = textsOf(row, translations);
  if (row.kind === 'bundle') return bundleOf(row, base, report);
  const links = records.flatMap((record) => ('variant' in record ? [record] : []));
  const online = links.filter(({ variant }) => variant.isOnline);
  for (const { variant } of links)
    if (!variant.isOnline)
      report.skip(
        variant.line,
        say('{{sku}} is switched off in the file', { sku: variant.sku }, 'switched off in the file'),
      );
  const variants = online.flatMap(({ variant, options }) => variantOf(variant, options, row, report) ?? []);
  const isRead = variants.length === online.length && !records.some((record) => 'lostVariant' in record);
  return finishModel({ ...base, variants, isWhole: isRead }, report, isRead && links.length > 0 && online.length === 0);
}

/** What a model's own row says of it. */
function textsOf(row: MagentoRow, translations: ImportedTranslation[]): Omit<ImportedModel, 'variants' | 'isWhole'> {
  const attributes = row.attributes === undefined ? undefined : attributesOf(row.attributes);
  const categories = row.categories === undefined ? undefined : categoriesOf(row.categories);
  return {
    importKey: `magento:${row.sku}`,
    ...(row.shopProduct === undefined ? {} : { shopProduct: row.shopProduct }),
    line: row.line,
    modelNumber: row.sku,
    name: row.name,
    brand: attributes && brandOf(attributes),
    slug: row.urlKey,
    oldPaths: magentoPaths(row.urlKey, categories ?? []),
    descriptionHtml: row.description,
    shortDescription: row.shortDescription,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    isPublic: row.saysWhetherShown ? row.isOnline && row.isVisible : undefined,
    groups: categories,
    properties: attributes && [...propertiesOf(attributes), ...weightOf(row.weight)],
    images: row.images,
    ...(row.origin ? { origin: row.origin } : {}),
    ...(row.relatedSkus ? { relatedSkus: row.relatedSkus } : {}),
    ...(translations.length > 0 ? { translations } : {}),
  };
}

/** A bundle with its one variant, the set. One that is switched off is taken out of sale. */
function bundleOf(row: MagentoRow, base: ReturnType<typeof textsOf>, report: ImportReport): ImportedModel | undefined {
  if (!row.isOnline) return { ...base, variants: [], isWhole: true };
  const read = magentoBundle(row, report);
  if (!read) {
    report.counts.refusedModels += 1;
    return undefined;
  }
  const stock = { stock: { kind: 'unsaid' }, isOnOrder: true } as const;
  const looks = { color: '', size: '', type: '', typeTitle: '', hasChoices: false, images: [] };
  const variant = { line: row.line, sku: row.sku, price: read.price, ...looks, ...stock };
  return { ...base, bundle: read.bundle, variants: [variant], isWhole: true };
}

function variantOf(
  row: MagentoRow,
  options: VariantOptions,
  model: MagentoRow,
  report: ImportReport,
): ImportedVariant | undefined {
  const price = readPrice(
    {
      line: row.line,
      sku: row.sku,
      regular: row.price || model.price,
      reduced: row.specialPrice || (row.price === '' ? model.specialPrice : row.specialPrice),
      reducedFrom: row.specialFrom,
      reducedTo: row.specialTo,
    },
    report,
  );
  if (!price) return undefined;
  const ean = eanOfAttributes(attributesOf(row.attributes ?? ''));
  return {
    line: row.line,
    sku: row.sku,
    ...(ean ? { ean } : {}),
    ...options,
    hasChoices: row.sku !== model.sku || row.attributes !== undefined,
    price,
    ...magentoRowStock(row.stock, row.line, report),
    images: row.sku === model.sku ? [] : row.images,
  };
}
