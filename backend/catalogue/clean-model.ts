/** Cleans the texts of an imported model, so that they are safe to store and show. */
import { cutAtWord } from 'contract/plain-text';
import type { ImportReport } from './import-report';
import type { ImportedModel, ImportedProperty, ImportedTranslation, ImportedVariant } from './imported-model';
import { cleanLine, plainText, safeHtml } from './text/clean-text';
import { sizeName } from './text/sizes';

/**
 * Cleans every text of a model. A card's text is 160 characters long, a meta description 150 (Specification 2 §5); both are
 * derived from the description when the file has none.
 */
export function cleanModel(model: ImportedModel, report: ImportReport): ImportedModel {
  const safe = model.descriptionHtml === undefined ? undefined : safeHtml(model.descriptionHtml);
  if (safe?.isCut) report.tally('descriptions are too long and were cut', model.line, model.modelNumber);
  const description = safe && plainText(safe.html, 5000);
  const summary = (own: string | undefined, length: number): string | undefined => {
    const text = plainText(own ?? '', 1000) || description;
    return text === undefined ? undefined : cutAtWord(text, length);
  };
  return {
    ...model,
    importKey: cleanLine(model.importKey, 200),
    modelNumber: cleanLine(model.modelNumber, 100),
    name: plainText(model.name, 200) || cleanLine(model.modelNumber, 100),
    brand: model.brand === undefined ? undefined : plainText(model.brand, 100),
    descriptionHtml: safe?.html,
    shortDescription: summary(model.shortDescription, 160),
    metaTitle: model.metaTitle === undefined ? undefined : ownTitle(model.metaTitle, model.name),
    metaDescription: summary(model.metaDescription, 150),
    groups: model.groups
      ?.map((names) => names.slice(0, 6).map((name) => plainText(name, 100)))
      .map((names) => names.filter((name) => name !== ''))
      .filter((names) => names.length > 0),
    ...(model.translations ? { translations: model.translations.map(cleanTranslation) } : {}),
    properties: model.properties?.map(cleanProperty).filter(({ name, values }) => name !== '' && values.length > 0),
    variants: model.variants.map(cleanVariant),
  };
}

/** A title for search engines. One that only repeats the name is none: the page then has its usual one, with the brand. */
function ownTitle(title: string, name: string): string {
  const text = plainText(title, 200);
  return text === plainText(name, 200) ? '' : text;
}

/** Texts in another language, safe and cut like the product's own. */
export function cleanTranslation(texts: ImportedTranslation): ImportedTranslation {
  const { html } = safeHtml(texts.descriptionHtml);
  const summary = (own: string, length: number): string =>
    cutAtWord(plainText(own, 1000) || plainText(html, 5000), length);
  return {
    language: texts.language,
    name: plainText(texts.name, 200),
    descriptionHtml: html,
    shortDescription: summary(texts.shortDescription, 160),
    metaTitle: ownTitle(texts.metaTitle, texts.name),
    metaDescription: summary(texts.metaDescription, 150),
  };
}

function cleanVariant(variant: ImportedVariant): ImportedVariant {
  return {
    ...variant,
    sku: cleanLine(variant.sku, 100),
    ...(variant.ownSku === undefined ? {} : { ownSku: cleanLine(variant.ownSku, 100) }),
    color: plainText(variant.color, 120),
    size: sizeName(plainText(variant.size, 120)),
    type: plainText(variant.type, 200),
    typeTitle: plainText(variant.typeTitle, 80),
  };
}

function cleanProperty({ name, values }: ImportedProperty): ImportedProperty {
  const cleaned = values.map((value) => plainText(value, 200)).filter((value) => value !== '');
  return { name: plainText(name, 80), values: [...new Set(cleaned)] };
}
