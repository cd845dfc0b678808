import { useLocation, useNavigation, useRouteLoaderData } from '@remix-run/react';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { Prices, Variant } from '~/features/catalog/product';
import { type ShownPrice, shownPrice } from '~/features/catalog/rules/price-type';
import { useLocale } from '~/locale/use-locale';
import { queryString } from '~/routing/path-to';
import type { ProductData } from './product-data';
import { type Choice, chooseVariant, defaultChoice, missingParts } from './rules/choose-variant';
import { choiceParams, choiceWords, type Option, productOptions } from './rules/options';
import { wantedOf } from './rules/wanted';

type Params = Readonly<Record<string, string | undefined>>;

/** What the visitor has chosen of a product, and what follows from it. */
export interface ProductState {
  readonly search: URLSearchParams;
  readonly choice: Choice;
  readonly options: Readonly<Record<keyof Choice, readonly Option[]>>;
  /** The chosen values in words: "Spruce", "L". */
  readonly words: readonly string[];
  /** Null while something is to be chosen, or when the combination does not exist. */
  readonly variant: Variant | null;
  readonly missing: readonly (keyof Choice)[];
  /** Null where the backend has no price. */
  readonly price: ShownPrice | null;
  /** Pictures of the chosen colour, then the general ones. */
  readonly pictures: readonly ShopPicture[];
  /** Address of the page with the present choice, and more parameters. */
  readonly to: (more?: Params) => string;
  /** The parameters that a form of the page has to carry along, but the choice. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The page's parameters; those of the address one is on the way to, so that a choice shows at once. */
function useShownSearch(): URLSearchParams {
  const location = useLocation();
  const next = useNavigation().location;
  const isSamePage = next && withoutSlash(next.pathname) === withoutSlash(location.pathname);
  return new URLSearchParams((isSamePage ? next : location).search);
}

/** Whether the visitor is logged in; the root loader says no in pages that all visitors share. */
function useIsMember(): boolean {
  const root = useRouteLoaderData('root') as { personal?: { isLoggedIn?: boolean } } | undefined;
  return root?.personal?.isLoggedIn ?? false;
}

/** Parameters that stay while one chooses. */
const KEPT = ['postcode', 'preview'] as const;

/** What the page shows, from its data and its address. */
export function useProduct({ model, path }: ProductData): ProductState {
  const search = useShownSearch();
  const isMember = useIsMember();
  const { isEuMember } = useLocale();
  const choice = defaultChoice(model, wantedOf(search));
  const options = productOptions(model, choice);
  const chosen = chooseVariant(model.variants, choice);
  const variant = 'prices' in chosen ? chosen : null;
  const kept = KEPT.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const prices = variant ? variant.prices : cheapest(model.variants);
  const color = model.colors.find(({ slug }) => slug === choice.color);
  const base: Params = { ...choiceParams(options, choice), ...Object.fromEntries(kept) };
  return {
    search,
    choice,
    options,
    words: choiceWords(options),
    variant,
    missing: missingParts(model.variants, choice),
    price: prices && shownPrice(prices, { ...model, isMember, isEuMember }),
    pictures: [...(color?.pictures ?? []), ...model.pictures],
    to: (more = {}) => path + queryString({ ...base, ...more }),
    kept,
  };
}

/** What is shown a price of while no variant is chosen: the cheapest that can be ordered, else the cheapest. */
function cheapest(variants: readonly Variant[]): Prices | null {
  const orderable = variants.filter(({ isOrderable }) => isOrderable);
  const priced = (orderable.length > 0 ? orderable : variants).flatMap(({ prices }) => prices ?? []);
  return priced.sort((a, b) => a.active - b.active)[0] ?? null;
}
