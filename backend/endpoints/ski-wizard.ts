import { getCompatibleProducts } from 'contract/ski-wizard';
import { Hono } from 'hono';
import { toOptionalEuros } from '../domain/pricing/pricing';
import { readCompatibleProducts } from '../domain/ski-wizard/compatible-products';
import { type Area, answer, type BackendEnv } from './serve';

/** Which skis, bindings and boots fit each other. */
export function skiWizardEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getCompatibleProducts, async ({ backend, query, now }) => {
    const choice = {
      sport: query.ski_type === 'laskettelu' ? ('alpine' as const) : ('nordic' as const),
      skis: query.ski_id,
      bindings: query.binding_id,
      boots: query.boot_id,
    };
    const found = await readCompatibleProducts(backend, choice, query.tax_area, now);
    return {
      compatibleWithSkis: found.withSkis,
      compatibleWithBindings: found.withBindings,
      compatibleWithBoots: found.withBoots,
      prices: { regular: toOptionalEuros(found.regularCents), discount: toOptionalEuros(found.discountCents) },
    };
  });

  return area;
}
