import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedVariant } from '../imported-model';
import { sizeName } from '../text/sizes';
import { wordSlug } from '../text/slug';

/**
 * The last step of every format: variants that repeat a combination of colour, size and type are left out, pictures of a
 * colour are taken out of the general ones. Undefined when nothing sellable is left.
 */
export function finishModel(model: ImportedModel, report: ImportReport): ImportedModel | undefined {
  const combinations = new Map<string, string>();
  const variants = model.variants.filter((variant) => {
    const combination = [variant.color, sizeName(variant.size), variant.type].map(wordSlug).join(' ');
    const other = combinations.get(combination);
    if (other !== undefined) {
      report.skip(variant.line, `${variant.sku} repeats the colour, size and type of ${other}`);
      return false;
    }
    combinations.set(combination, variant.sku);
    return true;
  });
  if (variants.length === 0) {
    report.skip(model.line, `"${model.name}" has no variant that can be sold`);
    return undefined;
  }
  const ofColors = new Set(
    variants.filter(hasColor).flatMap((variant) => variant.images.map(({ reference }) => reference)),
  );
  const uncolored = variants.filter((variant) => !hasColor(variant)).flatMap((variant) => variant.images);
  const images = distinctImages([...model.images, ...uncolored]).filter(({ reference }) => !ofColors.has(reference));
  return { ...model, variants, images };
}

function hasColor(variant: ImportedVariant): boolean {
  return variant.color !== '';
}

/** Pictures by reference, each once, in order. */
export function distinctImages(images: readonly ImportedImage[]): ImportedImage[] {
  const byReference = new Map<string, ImportedImage>();
  for (const image of images) if (!byReference.has(image.reference)) byReference.set(image.reference, image);
  return [...byReference.values()];
}
