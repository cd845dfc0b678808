import { getCompatibleProducts, getSkiSuggestions, type SuggestedProduct } from 'contract/ski-wizard';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { toExactCentsOrNull } from './cents';
import { type Api, read } from './request';

export type SkiSport = 'alpine' | 'nordic';
export type SkiPart = 'skis' | 'bindings' | 'boots';

/** Variants chosen so far, by id. */
export type SkiChoice = Readonly<Record<SkiPart, number | null>>;

/** What a skier told; what is missing decides nothing. Height cm, weight kg, sole mm, shoe size EU. */
export type Skier = {
  readonly height?: number | undefined;
  readonly weight?: number | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly style?: string | undefined;
  readonly sole?: number | undefined;
  readonly shoe?: number | undefined;
};

/** A product of the wizard with its prices in cents. */
export type WizardProduct = Omit<SuggestedProduct, 'price' | 'regular' | 'club'> & {
  readonly priceCents: number | null;
  /** Null unless the price is reduced. */
  readonly regularCents: number | null;
};

/** Specification 1 §7: `laskettelu` for alpine, `murto` for nordic. */
const TYPES = { alpine: 'laskettelu', nordic: 'murto' } as const;

const idsOf = ({ skis, bindings, boots }: SkiChoice) => ({
  ...(skis !== null && { ski_id: skis }),
  ...(bindings !== null && { binding_id: bindings }),
  ...(boots !== null && { boot_id: boots }),
});

/** Variants that fit the chosen ones, and what the chosen ones cost together, cents. @throws ApiError */
export async function readCompatible(api: Api, sport: SkiSport, choice: SkiChoice, taxAreaId: number) {
  const query = { ...idsOf(choice), tax_area: taxAreaId, ski_type: TYPES[sport] };
  const { prices, ...found } = bodyOf(await read(api, getCompatibleProducts, { query }));
  return {
    withSkis: new Set(found.compatibleWithSkis),
    withBindings: new Set(found.compatibleWithBindings),
    withBoots: new Set(found.compatibleWithBoots),
    regularCents: toExactCentsOrNull(prices.regular),
    discountCents: toExactCentsOrNull(prices.discount),
  };
}

export type Compatible = Awaited<ReturnType<typeof readCompatible>>;

export type SuggestionQuestion = {
  readonly sport: SkiSport;
  readonly choice: SkiChoice;
  readonly skier: Skier;
  /** Null: only the chosen parts are asked for. */
  readonly part: SkiPart | null;
  readonly limit: number;
  readonly taxAreaId: number;
  readonly country: string;
};

function toProduct({ price, regular, club: _, ...product }: SuggestedProduct): WizardProduct {
  return { ...product, priceCents: toExactCentsOrNull(price), regularCents: toExactCentsOrNull(regular) };
}

/**
 * What suits a skier, best first, and the chosen parts.
 * @returns undefined if the backend does not implement the call
 * @throws ApiError
 */
export async function readSuggestions(api: Api, question: SuggestionQuestion) {
  const { sport, choice, skier, part, limit, taxAreaId, country } = question;
  const { height, weight, level, style, sole, shoe } = skier;
  const query = {
    ...idsOf(choice),
    ...{ ski_type: TYPES[sport], tax_area: taxAreaId, 'delivery-country-code': country, limit },
    ...(part !== null && { group: part }),
    ...(height !== undefined && { height }),
    ...(weight !== undefined && { weight }),
    ...(level !== undefined && { level }),
    ...(style !== undefined && { style: style as 'piste' }),
    ...(sole !== undefined && { sole_length: sole }),
    ...(shoe !== undefined && { shoe_size: shoe }),
  };
  try {
    const answer = bodyOf(await read(api, getSkiSuggestions, { query }));
    const { skis, bindings, boots } = answer.chosen;
    return {
      lengths: answer.lengths,
      total: answer.total,
      incompatible: answer.incompatible,
      suggestions: answer.suggestions.map(toProduct),
      chosen: {
        skis: skis && toProduct(skis),
        bindings: bindings && toProduct(bindings),
        boots: boots && toProduct(boots),
      },
      isComplete: answer.is_complete,
      isCompatible: answer.is_compatible,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
export type SkiSuggestions = NonNullable<Awaited<ReturnType<typeof readSuggestions>>>;
