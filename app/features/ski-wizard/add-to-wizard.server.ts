import { redirect } from '@remix-run/node';
import { readSuggestions, type WizardProduct } from '~/api/ski-wizard';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { orErrorPage } from '~/server/unavailable.server';
import { PARTS, type Part, wizardGroup } from './rules/steps';
import { wizardPath } from './wizard-address';
import { readKept, type Sport } from './wizard-cookie.server';

/** Which part of the sport a variant is; null when it is none that the wizard knows. */
async function findPart({ api, locale }: ShopContext, sport: Sport, id: number): Promise<[Part, WizardProduct] | null> {
  const choice = { skis: id, bindings: id, boots: id };
  const where = { taxAreaId: locale.taxAreaId, country: locale.country };
  const found = await orErrorPage(readSuggestions(api, { sport, choice, skier: {}, part: null, limit: 1, ...where }));
  for (const part of PARTS) {
    const product = found?.chosen[part];
    if (product) return [part, product];
  }
  return null;
}

/**
 * Adds the product of a product page to what was chosen before and goes on with the group that is not chosen yet. A product
 * that the wizard does not know is told, and nothing is changed. Specification 2 §4.
 * @returns the redirect
 */
export async function addToWizard(context: ShopContext, sport: Sport, id: number | null): Promise<Response> {
  const { request, language, t } = context;
  const kept = readKept(request, sport);
  const found = id === null ? null : await findPart(context, sport, id);
  if (!found) {
    const text = t('ski-wizard')('unknownProduct');
    return redirectWithToast(pathTo('skiWizardSport', language, { sport }), { type: 'warning', text }, { status: 302 });
  }
  const [part, product] = found;
  const isCovered = (each: Part) =>
    kept[each] !== null || (each === 'bindings' && part === 'skis' && product.has_bindings);
  const choice = {
    skis: kept.skis?.variantId ?? null,
    bindings: kept.bindings?.variantId ?? null,
    boots: kept.boots?.variantId ?? null,
    [part]: product.variantId,
  };
  const group = wizardGroup(part, PARTS.filter(isCovered));
  return redirect(wizardPath({ language, sport }, { skier: kept.skier, choice }, { group }));
}
