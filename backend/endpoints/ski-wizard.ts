import { getCompatibleProducts, getSkiSuggestions } from 'contract/ski-wizard';
import { Hono } from 'hono';
import { toEuros, toOptionalEuros } from '../domain/pricing/pricing';
import { readCompatibleProducts } from '../domain/ski-wizard/compatible-products';
import { readSuggestions, type ShownProduct } from '../domain/ski-wizard/read-suggestions';
import { productPath } from './gift-wire';
import { type Area, answer, type BackendEnv } from './serve';

interface Ids {
  readonly ski_type: 'laskettelu' | 'murto';
  readonly ski_id?: number | undefined;
  readonly binding_id?: number | undefined;
  readonly boot_id?: number | undefined;
}

const choiceOf = ({ ski_type, ski_id, binding_id, boot_id }: Ids) => ({
  sport: ski_type === 'laskettelu' ? ('alpine' as const) : ('nordic' as const),
  skis: ski_id,
  bindings: binding_id,
  boots: boot_id,
});

/** Which skis, bindings and boots fit each other, and which of them suit a skier. */
export function skiWizardEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getCompatibleProducts, async ({ backend, query, now }) => {
    const found = await readCompatibleProducts(backend, choiceOf(query), query.tax_area, now);
    return {
      compatibleWithSkis: found.withSkis,
      compatibleWithBindings: found.withBindings,
      compatibleWithBoots: found.withBoots,
      prices: { regular: toOptionalEuros(found.regularCents), discount: toOptionalEuros(found.discountCents) },
    };
  });

  answer(area, getSkiSuggestions, async ({ backend, query, language, now }) => {
    const country = query['delivery-country-code'];
    const found = await readSuggestions(backend, {
      choice: choiceOf(query),
      part: query.group ?? null,
      skier: {
        heightCm: query.height,
        weightKg: query.weight,
        level: query.level,
        style: query.style,
        soleMm: query.sole_length,
        shoeEu: query.shoe_size,
      },
      limit: query.limit,
      where: { language, country, taxAreaId: query.tax_area, now },
    });
    const present = (one: ShownProduct | null) => one && presentProduct(one);
    const { lengths, chosen } = found;
    return {
      lengths: lengths && { from: lengths.from, to: lengths.to },
      total: found.total,
      incompatible: found.incompatible,
      suggestions: found.suggestions.map(presentProduct),
      chosen: { skis: present(chosen.skis), bindings: present(chosen.bindings), boots: present(chosen.boots) },
      is_complete: found.isComplete,
      is_compatible: found.isCompatible,
    };
  });

  return area;
}

function presentProduct({ variant, isOrderable, stores, reasons, sizes, hasBindings }: ShownProduct) {
  const { price } = variant;
  const isReduced = price !== null && variant.allowDiscount && price.activeCents < price.regularCents;
  return {
    variantId: variant.id,
    modelId: variant.modelId,
    slug: variant.modelSlug,
    path: productPath(variant),
    brand: variant.brand,
    name: variant.name,
    color: variant.color,
    size: variant.size,
    image: variant.image,
    price: price && toEuros(price.activeCents),
    regular: isReduced ? toEuros(price.regularCents) : null,
    club: toOptionalEuros(price?.clubCents ?? null),
    is_orderable: isOrderable,
    stores: stores.map(({ slug, name }) => ({ slug, name })),
    reasons: reasons.map(({ kind, isCaveat, values }) => ({ kind, is_caveat: isCaveat, values: { ...values } })),
    sizes: sizes.map(({ id, size, isOrderable: canOrder }) => ({ variantId: id, size, is_orderable: canOrder })),
    has_bindings: hasBindings,
  };
}
