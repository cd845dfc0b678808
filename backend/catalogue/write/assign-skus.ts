import type { ImportedVariant } from '../imported-model';
import { type Phrase, say } from '../report/say';

/** Said of variants whose SKU another model has. */
export const skuTaken = (sku: string): Phrase =>
  say('the SKU {{sku}} belongs to another model already', { sku }, 'the SKU belongs to another model already');

/** A skipped item of a file with its line. */
export interface Refusal {
  line: number;
  sku: string;
}

/** The relevant part of a model. */
interface ModelWithSkus {
  source: { importKey: string };
  variants: { source: ImportedVariant }[];
}

/** Models with unique SKUs, and what was skipped or renamed to make them unique. */
export interface AssignedSkus<Model> {
  models: Model[];
  refusals: Refusal[];
  /** Variants that got a new SKU. */
  renamed: Refusal[];
  /** Models without any remaining variant. */
  refused: Model[];
}

/**
 * Assigns every SKU to one model: to the one that has it in the shop, otherwise to the first in the file. A variant of
 * another model with the same SKU gets a generated one if its format supports that (Shopify's SKUs need not be unique), or
 * is skipped. A model without remaining variants is skipped, so that no page without products for sale is created.
 * @param ownerOf import key of the model that has a SKU in the shop, empty for a model that was not imported; undefined for a free SKU
 */
export function assignSkus<Model extends ModelWithSkus>(
  models: readonly Model[],
  ownerOf: (sku: string) => string | undefined,
): AssignedSkus<Model> {
  const assigned: AssignedSkus<Model> = { models: [], refusals: [], renamed: [], refused: [] };
  const owners = new Map<string, string>();
  for (const model of models) {
    const { importKey } = model.source;
    const own = new Set<string>();
    const isFree = (sku: string): boolean =>
      !own.has(sku) && (owners.get(sku) ?? ownerOf(sku) ?? importKey) === importKey;
    const variants = model.variants.flatMap((variant) => {
      const { sku, ownSku, line } = variant.source;
      const free = [sku, ...(ownSku === undefined ? [] : [ownSku])].find(isFree);
      if (free === undefined) {
        assigned.refusals.push({ line, sku });
        return [];
      }
      if (free !== sku) assigned.renamed.push({ line, sku });
      own.add(free);
      return [{ ...variant, source: { ...variant.source, sku: free } }];
    });
    for (const sku of own) owners.set(sku, importKey);
    if (variants.length === 0) assigned.refused.push(model);
    else assigned.models.push({ ...model, variants });
  }
  return assigned;
}

/** All SKUs that `assignSkus` may look up. */
export function skusOf(models: readonly ModelWithSkus[]): string[] {
  return models.flatMap(({ variants }) =>
    variants.flatMap(({ source: { sku, ownSku } }) => (ownSku === undefined ? [sku] : [sku, ownSku])),
  );
}
