import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedModel, ImportedVariant } from '../imported-model';
import { type Phrase, say } from '../report/say';
import { sizeName } from '../text/sizes';
import { wordKey } from '../text/word-key';

/** Kind of the remarks on variants that look like another one. */
export const repeated = (sku: string, other: string): Phrase =>
  say(
    '{{sku}} repeats the colour, size and type of {{other}}',
    { sku, other },
    'the colour, size and type of another variant are repeated',
  );

/**
 * The last step of every format: removes variants with a duplicate combination of colour, size and type, and removes
 * pictures of a colour from the general ones. Undefined when no variant that can be sold remains.
 * @param isTakenOut the file withdraws every variant from sale: the model has no variants
 */
export function finishModel(model: ImportedModel, report: ImportReport, isTakenOut = false): ImportedModel | undefined {
  if (isTakenOut) return { ...model, variants: [] };
  const combinations = new Map<string, string>();
  const variants = model.variants.filter((variant) => {
    if (!variant.hasChoices) return true;
    const combination = [variant.color, sizeName(variant.size), variant.type].map(wordKey).join(' ');
    const other = combinations.get(combination);
    if (other !== undefined) {
      report.skip(variant.line, repeated(variant.sku, other));
      return false;
    }
    combinations.set(combination, variant.sku);
    return true;
  });
  if (variants.length === 0) {
    // Rejected rows have been reported one by one already.
    if (model.isWhole)
      report.skip(
        model.line,
        say('"{{name}}" has no variant that can be sold', { name: model.name }, 'no variant can be sold'),
      );
    report.counts.refusedModels += 1;
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

/** Pictures without duplicate references, in order. */
export function distinctImages(images: readonly ImportedImage[]): ImportedImage[] {
  const byReference = new Map<string, ImportedImage>();
  for (const image of images) if (!byReference.has(image.reference)) byReference.set(image.reference, image);
  return [...byReference.values()];
}
