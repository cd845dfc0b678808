/** Turns a model as written in the file into one whose texts are safe to store and show. */
import { clearWindow } from 'isomorphic-dompurify';
import type { ImportedModel, ImportedProperty } from './imported-model';
import { cleanLine, cutAtWord, plainText, safeHtml } from './text/clean-text';
import { sizeName } from './text/sizes';

/** Texts of the sanitiser pile up in its window; it is emptied after so many models. */
const MODELS_A_WINDOW = 500;
let cleanedModels = 0;

/** Cleans every text of a model. A card's text is 160 characters long, a meta description 150 (Specification 2 §5). */
export function cleanModel(model: ImportedModel): ImportedModel {
  cleanedModels += 1;
  if (cleanedModels % MODELS_A_WINDOW === 0) clearWindow();
  const description = plainText(model.descriptionHtml, 5000);
  return {
    ...model,
    importKey: cleanLine(model.importKey, 200),
    modelNumber: cleanLine(model.modelNumber, 100),
    name: plainText(model.name, 200) || cleanLine(model.modelNumber, 100),
    brand: plainText(model.brand, 100),
    descriptionHtml: safeHtml(model.descriptionHtml),
    shortDescription: cutAtWord(plainText(model.shortDescription, 1000) || description, 160),
    metaDescription: cutAtWord(plainText(model.metaDescription, 1000) || description, 150),
    groups: model.groups
      .map((names) => names.slice(0, 6).map((name) => plainText(name, 100)))
      .map((names) => names.filter((name) => name !== ''))
      .filter((names) => names.length > 0),
    properties: model.properties.map(cleanProperty).filter(({ name, values }) => name !== '' && values.length > 0),
    variants: model.variants.map((variant) => ({
      ...variant,
      sku: cleanLine(variant.sku, 100),
      color: plainText(variant.color, 80),
      size: sizeName(plainText(variant.size, 40)),
      type: plainText(variant.type, 80),
      typeTitle: plainText(variant.typeTitle, 80),
    })),
  };
}

function cleanProperty({ name, values }: ImportedProperty): ImportedProperty {
  const cleaned = values.map((value) => plainText(value, 200)).filter((value) => value !== '');
  return { name: plainText(name, 80), values: [...new Set(cleaned)] };
}
