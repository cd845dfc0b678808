import type { OfferSegment } from 'contract/offer-segments';
import type { Translate } from '~/locale/namespaces';
import { pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { allowedPicture } from './allowed-picture.server';
import type { CardView } from './card';
import type { CardProduct } from './parts/product-card';
import type { RibbonLook } from './parts/ribbons';
import { discountPercent } from './rules/discount-percent';
import { personalPrice } from './rules/price-type';
import { wirePicture } from './wire-picture';

/** The words of cards, and those for the condition of used goods. */
type CardWords = { readonly t: Translate<'catalog'>; readonly more: Translate<'product-more'> };

/** @param t the texts of the page's language */
export const cardWords = (t: ShopContext['t']): CardWords => ({ t: t('catalog'), more: t('product-more') });

type CardOptions = CardWords & {
  /** Colour slugs that the list is filtered by: the card shows the first that it has. */
  readonly colors?: readonly string[];
  /** Every card carries the outlet's ribbon. Specification 2 §2. */
  readonly isOutlet?: boolean;
  /** Names of tags that are no ribbons here, because the list's heading says them. */
  readonly leftOut?: ReadonlySet<string>;
  /** Whose prices the visitor pays. Specification 2 §6. */
  readonly segments?: readonly OfferSegment[];
  /** What the products of the list are compared by. */
  readonly facts?: CardProduct['facts'] | undefined;
};

/** The price for this visitor: members get the price of theirs where it is lower, next to the regular price. */
function priceFor({ price, fromPrefix }: CardView, segments: readonly OfferSegment[]) {
  const { active, reference, club } = price;
  const { now, by, others } = personalPrice(price, segments);
  const offers = others.flatMap(({ segment, price: cents }) => (segment === 'club' ? [] : [{ segment, price: cents }]));
  const more = { isFrom: fromPrefix, ...(offers.length > 0 && { offers }) };
  if (by === null) return { active, reference, club: segments.includes('club') ? null : club, ...more };
  return { active: now, reference: Math.max(active, reference ?? 0), club: null, by, ...more };
}

/**
 * Ribbons, most important first: a narrow card shows only the first. How worn a used item is, the reduction, then outdoor, outlet or the
 * product's own ribbons; the outlet's own list forces its ribbon on every card. A club price has none, also by the product's own
 * ribbons: the line below the price says it. Specification 2 §2, §4.
 */
function ribbonsOf(card: CardView, { t, more, isOutlet = false, leftOut }: CardOptions): RibbonLook[] {
  const { active, reference, club } = card.price;
  const percent = card.hidePrice ? null : discountPercent(active, reference);
  const ribbons: RibbonLook[] = [];
  // the grade alone: with a word before it, it reaches under the heart on a phone
  if (card.usedCondition) ribbons.push({ kind: 'plain', text: more(`condition.${card.usedCondition}`) });
  if (percent !== null) ribbons.push({ kind: 'sale', text: t('ribbon.percent', { percent }) });
  ribbons.push(...(isOutlet ? [outletRibbon(t)] : namedRibbons(card, t, leftOut)));
  const said = club !== null && club < active && !card.hidePrice ? [t('ribbon.club')] : [];
  return ribbons.filter(
    ({ text }, index, all) => !said.includes(text) && all.findIndex((other) => other.text === text) === index,
  );
}

const outletRibbon = (t: CardOptions['t']): RibbonLook => ({ kind: 'plain', text: t('ribbon.outlet') });

function namedRibbons(
  { price: { type }, tags, hidePrice }: CardView,
  t: CardOptions['t'],
  leftOut: ReadonlySet<string> | undefined,
): RibbonLook[] {
  if (type === 'outlet') return [outletRibbon(t)];
  if (type === 'outdoor' && !hidePrice) return [{ kind: 'plain', text: t('ribbon.outdoor') }];
  const shown = tags.filter(({ name }) => !leftOut?.has(name));
  return shown.map(({ name, bgColor }) => ({ kind: 'own', text: name, ground: bgColor }));
}

/**
 * The card's data, limited to the displayed fields because a page carries sixty cards. A chosen colour determines picture
 * and link (`?select-color=`). Specification 2 §3.
 */
export function toCardProduct(card: CardView, options: CardOptions): CardProduct {
  const place = card.colors.findIndex(({ slug }) => options.colors?.includes(slug));
  const chosen = card.colors[place];
  return {
    modelId: card.id,
    name: card.name,
    manufacturer: card.manufacturer,
    to: pathToSlug(card.path, { 'select-color': chosen?.slug }),
    picture: toPicture(chosen?.image ?? card.image),
    secondPicture: chosen?.image ? null : toPicture(card.secondImage),
    colors: card.colors.map(({ slug, name, control, image }) => ({
      slug,
      name,
      control,
      ...(card.colors.length > 1 && image && { picture: toPicture(image) }),
    })),
    shownColor: Math.max(0, place),
    price: card.hidePrice ? null : priceFor(card, options.segments ?? []),
    rating: card.rating,
    ratingCount: card.ratingCount,
    ribbons: ribbonsOf(card, options),
    ...(card.isSoldOut && { isSoldOut: true }),
    ...(options.facts && options.facts.length > 0 && { facts: options.facts }),
  };
}

function toPicture(image: CardView['image']) {
  const shown = allowedPicture(image);
  return shown && wirePicture(shown);
}
