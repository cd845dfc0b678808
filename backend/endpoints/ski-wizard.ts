import { getCompatibleProducts } from 'contract/ski-wizard';
import { Hono } from 'hono';
import { type Area, answer, type BackendEnv } from './serve';

/** Which skis, bindings and boots fit each other comes later: until then nothing is known to fit. */
export function skiWizardEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getCompatibleProducts, async () => ({
    compatibleWithSkis: [],
    compatibleWithBindings: [],
    compatibleWithBoots: [],
    prices: { regular: null, discount: null },
  }));
  return area;
}
