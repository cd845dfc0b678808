import type { Db } from '../../db/client';
import { type CartVariant, readCartVariants } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import type { Connection } from '../reading/reader';
import { availability } from '../stock/availability';
import type { WizardChoice } from './compatible-products';
import { chosen, type WizardModel } from './fitting';
import type { Reason } from './reasons';
import type { Skier, SkiLengths } from './skier';
import { type Choice, isCompatible, isComplete, reasonsOfChoice, type Suggestion, suggest } from './suggest';
import { readWizardModels, type SuggestedModel, type SuggestedVariant } from './wizard-models';

/** A product as the wizard shows it: one variant of a model, with its current price and stock. */
export interface ShownProduct {
  readonly variant: CartVariant;
  readonly isOrderable: boolean;
  /** Stores that have it, without the web shop's warehouse and suppliers. */
  readonly stores: readonly { readonly slug: string; readonly name: string }[];
  readonly reasons: readonly Reason[];
  /** Sizes of the same colour to choose from, in their order. */
  readonly sizes: readonly SuggestedVariant[];
  /** Skis that come with bindings. */
  readonly hasBindings: boolean;
}

export interface WizardSuggestions {
  /** Lengths of skis that suit; null without a height. */
  readonly lengths: SkiLengths | null;
  /** Suggestions in all, of which `suggestions` are the first. */
  readonly total: number;
  /** Models that are left out because they do not fit what is chosen. */
  readonly incompatible: number;
  readonly suggestions: readonly ShownProduct[];
  /** The chosen parts; one that is unknown, no longer sold or of another sport is missing. */
  readonly chosen: Readonly<Record<WizardModel['part'], ShownProduct | null>>;
  readonly isComplete: boolean;
  readonly isCompatible: boolean;
}

export interface WizardQuestion {
  readonly choice: WizardChoice;
  /** The part to suggest; null: only the chosen parts are asked for. */
  readonly part: WizardModel['part'] | null;
  readonly skier: Skier;
  readonly limit: number;
  readonly where: {
    readonly language: ShopLanguage;
    readonly country: string;
    readonly taxAreaId: number;
    readonly now: Date;
  };
}

const PARTS = ['skis', 'bindings', 'boots'] as const;

type Picked = {
  readonly model: SuggestedModel;
  readonly variant: SuggestedVariant;
  readonly reasons: readonly Reason[];
  readonly sizes: readonly SuggestedVariant[];
};

/**
 * What the wizard suggests of a part, best first, and the parts chosen so far. Which sizes suit is decided by models that are
 * some seconds old; prices and stock of what is shown are read now.
 */
export async function readSuggestions(
  { db, pool }: { db: Db; pool: Connection },
  { choice, part, skier, limit, where }: WizardQuestion,
): Promise<WizardSuggestions> {
  const { sport } = choice;
  const all = await readWizardModels(pool, sport, where.now);
  const [skis, bindings, boots] = PARTS.map((each) => chosen(all, each, choice[each]));
  const parts: Choice = { skis, bindings, boots };
  const found = part === null ? null : suggest(all, { sport, part, skier, choice: parts }, limit);
  const shown: readonly Suggestion[] = found?.suggestions ?? [];
  const picked = PARTS.map((each) => pickChosen(parts[each], { sport, skier, choice: parts }));
  const ids = [...shown, ...picked.flatMap((one) => one ?? [])].map(({ variant }) => variant.id);
  const variants = await readCartVariants(db, [...new Set(ids)], where);
  const show = (one: Picked | null) => (one ? shownProduct(one, variants.get(one.variant.id)) : null);
  const [skisShown = null, bindingsShown = null, bootsShown = null] = picked.map(show);
  return {
    lengths: found?.lengths ?? null,
    total: found?.total ?? 0,
    incompatible: found?.incompatible ?? 0,
    suggestions: shown.flatMap((one) => show(one) ?? []),
    chosen: { skis: skisShown, bindings: bindingsShown, boots: bootsShown },
    isComplete: isComplete(parts),
    isCompatible: isCompatible(parts, all),
  };
}

/** A chosen part with how it suits; `all` models are the wizard's own, so a chosen one is a suggested one. */
function pickChosen(one: Choice['skis'], question: Parameters<typeof reasonsOfChoice>[1]): Picked | null {
  if (!one) return null;
  const model = one.model as SuggestedModel;
  const variant = one.variant as SuggestedVariant;
  const sizes = model.variants.filter(({ colorId }) => colorId === variant.colorId);
  return { model, variant, sizes, reasons: reasonsOfChoice({ model, variant }, question) };
}

function shownProduct({ model, reasons, sizes }: Picked, variant: CartVariant | undefined): ShownProduct | null {
  if (!variant?.isPublic || variant.price === null || variant.isWithdrawn) return null;
  const { isOrderable } = availability(variant, variant.stocks);
  return {
    variant,
    isOrderable: isOrderable && !variant.isCountryBlocked && !variant.isCampaignOnly,
    stores: variant.stocks
      .filter(({ storeType, quantity }) => storeType === 'retail' && quantity > 0)
      .map(({ storeSlug, storeName }) => ({ slug: storeSlug, name: storeName })),
    reasons,
    sizes,
    hasBindings: model.part === 'skis' && model.soles.length > 0,
  };
}
