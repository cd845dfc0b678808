import { useLocation, useNavigation, useRouteLoaderData } from '@remix-run/react';
import type { OfferSegment } from 'contract/offer-segments';
import { sizeText } from 'contract/size-text';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { Prices, Variant } from '~/features/catalog/product';
import { type ShownPrice, shownPrice } from '~/features/catalog/rules/price-type';
import { useLocale } from '~/locale/use-locale';
import { queryString } from '~/routing/path-to';
import type { ProductData } from './product-data';
import { type Choice, chooseVariant, defaultChoice, missingParts } from './rules/choose-variant';
import { choiceParams, choiceWords, type Option, productOptions } from './rules/options';
import { requestedChoice } from './rules/requested-choice';

type Params = Readonly<Record<string, string | undefined>>;

/** The visitor's choices on a product page and the values derived from them. */
export interface ProductState {
  readonly search: URLSearchParams;
  readonly choice: Choice;
  readonly options: Readonly<Record<keyof Choice, readonly Option[]>>;
  /** Names of the chosen values: "Spruce", "L". */
  readonly words: readonly string[];
  /** Null while the choice is incomplete, or when the combination does not exist. */
  readonly variant: Variant | null;
  readonly missing: readonly (keyof Choice)[];
  /** The visitor has prices of a group. */
  readonly isMember: boolean;
  /** Null when the backend has no price. */
  readonly price: ShownPrice | null;
  /** Pictures of the chosen colour, then the general ones. */
  readonly pictures: readonly ShopPicture[];
  /** Returns the page's address with the current choice and additional parameters. */
  readonly to: (more?: Params) => string;
  /** Parameters that a form of the page must keep, without the choice. */
  readonly carried: readonly (readonly [name: string, value: string])[];
}

const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '');

/** The page's parameters; during a navigation those of the target, so that a choice shows at once. */
function useShownSearch(): URLSearchParams {
  const location = useLocation();
  const next = useNavigation().location;
  const isSamePage = next && withoutTrailingSlash(next.pathname) === withoutTrailingSlash(location.pathname);
  return new URLSearchParams((isSamePage ? next : location).search);
}

const NOBODY: readonly OfferSegment[] = [];

/** Whose prices the visitor pays; none in shared pages. */
function useSegments(): readonly OfferSegment[] {
  const root = useRouteLoaderData('root') as { personal?: { segments?: readonly OfferSegment[] } } | undefined;
  return root?.personal?.segments ?? NOBODY;
}

/** Parameters that are carried while choosing. */
const KEPT_PARAMETERS = ['postcode', 'preview', 'original'] as const;

/** Derives the page's state from its data and its address. */
export function useProduct({ model, path }: ProductData): ProductState {
  const search = useShownSearch();
  const segments = useSegments();
  const { isEuMember, language } = useLocale();
  const choice = defaultChoice(model, requestedChoice(search));
  const options = productOptions(model, choice, (size) => sizeText(size, language));
  const chosen = chooseVariant(model.variants, choice);
  const variant = 'prices' in chosen ? chosen : null;
  const carried = KEPT_PARAMETERS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const prices = variant ? variant.prices : cheapest(model.variants);
  const color = model.colors.find(({ slug }) => slug === choice.color);
  const base: Params = { ...choiceParams(options, choice), ...Object.fromEntries(carried) };
  return {
    search,
    choice,
    options,
    words: choiceWords(options),
    variant,
    isMember: segments.length > 0,
    missing: missingParts(model.variants, choice),
    price: prices && shownPrice(prices, { ...model, segments, isEuMember }),
    pictures: [...(color?.pictures ?? []), ...model.pictures],
    to: (more = {}) => path + queryString({ ...base, ...more }),
    carried,
  };
}

/** The variant whose price is shown while none is chosen: the cheapest orderable one, else the cheapest. */
function cheapest(variants: readonly Variant[]): Prices | null {
  const orderable = variants.filter(({ isOrderable }) => isOrderable);
  const priced = (orderable.length > 0 ? orderable : variants).flatMap(({ prices }) => prices ?? []);
  return priced.sort((a, b) => a.active - b.active)[0] ?? null;
}
