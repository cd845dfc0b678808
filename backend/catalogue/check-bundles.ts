/** Whether the shop's rules can hold the bundles of a file, once their parts are in the shop. */

import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { readSellableParts } from '../domain/bundles/sellable-parts';
import { rowsOf } from '../domain/reading/reader';
import type { ImportReport } from './import-report';
import type { ImportedBundle, ImportedModel, ImportedPrice } from './imported-model';
import { type Phrase, say } from './report/say';
import type { CataloguePrice, PriceConversion } from './write/money';

/** A bundle with its parts in the shop. */
export interface CheckedBundle {
  readonly partIds: readonly number[];
  readonly price: CataloguePrice;
  /** Brand of its first part, for a bundle whose file names none. */
  readonly brandId: number;
}

type Variant = { sku: string; modelId: number; brandId: number; variantCount: number };

/** The bundles that can be made, by import key; the others are reported. */
export async function checkBundles(
  db: Db,
  batch: readonly ImportedModel[],
  convert: PriceConversion,
  report: ImportReport,
): Promise<Map<string, CheckedBundle>> {
  const skus = batch.flatMap(({ bundle }) => bundle?.parts.flat() ?? []);
  const found = await rowsOf<Variant>(
    db,
    sql`select v.sku, m.id as "modelId", m.manufacturer_id as "brandId",
        (select count(*)::int from variants w where w.model_id = m.id and not w.is_withdrawn) as "variantCount"
      from variants v join models m on m.id = v.model_id
      where v.sku = any(${sql.param(skus)}::text[]) and not v.is_withdrawn`,
  );
  const variants = new Map(found.map((variant) => [variant.sku, variant]));
  const sellable = await readSellableParts(db, [...new Set(found.map(({ modelId }) => modelId))]);
  const cents = new Map(sellable.map((part) => [part.id, part.cents]));
  const checked = new Map<string, CheckedBundle>();
  for (const model of batch) {
    const { bundle, line, importKey, variants: own } = model;
    const price = own[0]?.price;
    if (!bundle || !price) continue;
    const result = checkBundle(bundle, price, { variants, cents, convert });
    if ('problem' in result) {
      report.skip(line, say('the bundle is left out: {{why}}', { why: result.problem }), `"${model.name}"`);
      report.counts.refusedModels += 1;
      continue;
    }
    if (bundle.followsParts)
      report.tally('prices of bundles that follow their parts are those of today', line, model.name);
    checked.set(importKey, result);
  }
  return checked;
}

interface Ground {
  readonly variants: ReadonlyMap<string, Variant>;
  /** Of the cheapest variant of each model that is on sale by itself. */
  readonly cents: ReadonlyMap<number, number | null>;
  readonly convert: PriceConversion;
}

function checkBundle(
  { parts: wanted, followsParts }: ImportedBundle,
  price: ImportedPrice,
  ground: Ground,
): CheckedBundle | { problem: Phrase } {
  const parts: Part[] = [];
  for (const skus of wanted) {
    const part = partOf(skus, ground);
    if ('problem' in part) return part;
    if (parts.some(({ id }) => id === part.id)) return { problem: say('a product is in it twice') };
    parts.push(part);
  }
  const apart = parts.reduce((sum, { cents }) => sum + cents, 0);
  const converted = followsParts ? { price: priceOfParts(apart, price) } : ground.convert(price);
  if ('problem' in converted) return converted;
  if (converted.price.regularCents > apart) return { problem: say('it costs more than its parts') };
  return { partIds: parts.map(({ id }) => id), price: converted.price, brandId: parts[0]?.brandId ?? 0 };
}

type Part = { id: number; cents: number; brandId: number };

/** The model of a part: shoppers choose among all of its variants, so that the file must offer all of them. */
function partOf(skus: readonly string[], { variants, cents }: Ground): Part | { problem: Phrase } {
  const found = skus.flatMap((sku) => variants.get(sku) ?? []);
  const [first] = found;
  if (!first || found.length < skus.length) return { problem: say('a part is not in the shop') };
  if (found.some(({ modelId }) => modelId !== first.modelId))
    return { problem: say('a part is a choice between products') };
  if (new Set(skus).size < first.variantCount) return { problem: say('a part is only some variants of its product') };
  const price = cents.get(first.modelId);
  if (!price) return { problem: say('a part is not sold by itself') };
  return { id: first.modelId, cents: price, brandId: first.brandId };
}

/** What the parts cost apart, of which the file's price says the percentage. */
function priceOfParts(apart: number, { reducedHundredths, reducedFrom, reducedTo, keepsDiscount }: ImportedPrice) {
  const discountCents = reducedHundredths === undefined ? null : Math.round((apart * reducedHundredths) / 10_000);
  return {
    regularCents: apart,
    discountCents,
    discountStartsAt: (discountCents !== null && reducedFrom) || null,
    discountEndsAt: (discountCents !== null && reducedTo) || null,
    given: null,
    keepsDiscount: keepsDiscount ?? false,
  };
}
