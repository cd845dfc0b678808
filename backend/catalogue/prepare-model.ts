/** Resolves the references of a model's rows: words, groups, pictures, prices. */
import type { ShopLanguage } from '../domain/locale/language';
import type { CheckedBundle } from './check-bundles';
import { repeated } from './formats/assemble';
import type { ImportReport } from './import-report';
import type { ImportedModel, ImportedVariant } from './imported-model';
import type { MappedReferences } from './mapping/check-mapping';
import type { ImageSource } from './pictures/images';
import { countryCodeOf } from './text/countries';
import type { GroupTree } from './write/groups';
import { type KnownModel, textsOf } from './write/known-models';
import type { PriceConversion } from './write/money';
import type { PreparedModel, PreparedVariant } from './write/prepared-model';
import type { Vocabulary } from './write/vocabulary';

const NO_MAKER =
  'models have no manufacturer; their pages must name one by Regulation (EU) 2023/988 (--brand, and --manufacturers for addresses)';

/** What preparing needs. */
export interface PrepareTools {
  vocabulary: Vocabulary;
  groups: GroupTree;
  images: ImageSource;
  convertPrice: PriceConversion;
  language: ShopLanguage;
  /** What a bundle is made of; undefined: no bundles are prepared. */
  bundleOf?: (model: ImportedModel) => CheckedBundle | undefined;
  /** What the mapping names of the shop. */
  mapped: MappedReferences;
  report: ImportReport;
}

/** Undefined for a model without a variant that can be sold; skipped variants are reported. */
export async function prepareModel(
  model: ImportedModel,
  known: KnownModel | undefined,
  tools: PrepareTools,
): Promise<PreparedModel | undefined> {
  const { vocabulary, report } = tools;
  const bundle = tools.bundleOf?.(model);
  const convertPrice: PriceConversion = bundle ? () => bundle : tools.convertPrice;
  const variants = distinctVariants(
    model.variants.flatMap((variant) => prepareVariant(variant, { ...tools, convertPrice }) ?? []),
    report,
  );
  if (variants.length === 0) {
    report.counts.refusedModels += 1;
    return undefined;
  }
  const groupIds = await groupIdsOf(model, tools);
  if (groupIds?.length === 0 || (groupIds === undefined && !known))
    report.tally('models are in no group; only search and their brand show them', model.line, `"${model.name}"`);
  if (model.brand === '' && !bundle && !vocabulary.namesMaker) report.tally(NO_MAKER, model.line, `"${model.name}"`);
  const pictures = await picturesOf(model, tools.images);
  const ofShop = model.isOfShop ? known : undefined;
  return {
    // A variant whose price cannot be converted is still in the file, so it must not be withdrawn.
    source: { ...model, isWhole: model.isWhole && variants.length === model.variants.length },
    brandId: brandOf(model, known, bundle) ?? vocabulary.brand(model.brand ?? ''),
    taxClassId: tools.mapped.taxClassId,
    language: tools.language,
    sourceLanguage: ofShop?.sourceLanguage ?? tools.language,
    modelNumber: ofShop?.modelNumber ?? model.modelNumber,
    countryOfOrigin: originOf(model, report),
    isPublic: model.isPublic ?? known?.isPublic ?? true,
    texts: textsOf(model, known),
    hasNoTexts: ofShop !== undefined && saysNothing(model, ofShop),
    groupIds,
    keepsGroups: model.keepsGroups ?? false,
    properties: model.properties?.map(({ name, values }) => ({ typeId: vocabulary.property(name), values })),
    partIds: bundle?.partIds ?? [],
    variants,
    images: pictures.map(({ color, image }) => ({ colorId: vocabulary.color(color), image })),
  };
}

/** The brand that it keeps, or that a bundle has of its first part; undefined: the file's. */
function brandOf({ brand }: ImportedModel, known: KnownModel | undefined, bundle: CheckedBundle | undefined) {
  if (brand === undefined && known) return known.brandId;
  return brand ? undefined : bundle?.brandId;
}

function originOf({ origin, line }: ImportedModel, report: ImportReport): string | null {
  if (origin === undefined) return null;
  const code = countryCodeOf(origin);
  if (code === undefined) report.tally('countries of origin are not known', line, origin);
  return code ?? null;
}

/** No text differs from what the shop shows without a text in the language. */
const saysNothing = (
  { name, descriptionHtml, shortDescription, metaTitle, metaDescription }: ImportedModel,
  known: KnownModel,
): boolean =>
  known.texts === null &&
  name === known.sourceName &&
  [descriptionHtml, shortDescription, metaTitle, metaDescription].every((text) => text === undefined);

/** Groups that the shop has already come first, so that the main group is one of them. */
async function groupIdsOf(
  { groups: paths, existingGroups = [], shopProduct }: ImportedModel,
  { groups, mapped }: PrepareTools,
): Promise<number[] | undefined> {
  if (paths === undefined && existingGroups.length === 0) return undefined;
  const ids = existingGroups.flatMap((path) => mapped.groups.get(path) ?? []);
  for (const names of paths ?? []) ids.push(await groups.idOf(names, shopProduct !== undefined));
  return ids;
}

function prepareVariant(
  variant: ImportedVariant,
  { vocabulary, convertPrice, report }: PrepareTools,
): PreparedVariant | undefined {
  const converted = convertPrice(variant.price);
  if ('problem' in converted) return report.skip(variant.line, converted.problem, variant.sku);
  return {
    source: variant,
    colorId: vocabulary.color(variant.color),
    sizeId: vocabulary.size(variant.size),
    typeId: vocabulary.type(variant.type),
    price: converted.price,
  };
}

/** Words that differ in the file may become the same word in the shop after truncation or transliteration. */
function distinctVariants(variants: readonly PreparedVariant[], report: ImportReport): PreparedVariant[] {
  const first = new Map<string, string>();
  return variants.filter(({ colorId, sizeId, typeId, source }) => {
    if (!source.hasChoices) return true;
    const combination = `${colorId} ${sizeId} ${typeId}`;
    const other = first.get(combination);
    if (other === undefined) first.set(combination, source.sku);
    else report.skip(source.line, repeated(source.sku, other));
    return other === undefined;
  });
}

/** The pictures of each colour, then those without a colour. */
export async function picturesOf(
  model: ImportedModel,
  images: ImageSource,
): Promise<{ color: string; image: Awaited<ReturnType<ImageSource['take']>>[number] }[]> {
  const colors = [...new Set(model.variants.map(({ color }) => color))].filter((color) => color !== '');
  const pictures = [];
  for (const color of colors) {
    const ofColor = model.variants.filter((variant) => variant.color === color);
    const taken = await images.take(
      ofColor.flatMap((variant) => variant.images),
      ofColor[0]?.line ?? model.line,
    );
    pictures.push(...taken.map((image) => ({ color, image })));
  }
  const general = await images.take(model.images, model.line);
  return [...pictures, ...general.map((image) => ({ color: '', image }))];
}
