import type { Translate } from '~/locale/namespaces';
import { pathToSlug } from '~/routing/path-to';
import type { CardView } from './card';
import type { CardProduct } from './parts/product-card';
import type { RibbonLook } from './parts/ribbons';
import { discountPercent } from './rules/discount-percent';

type CardOptions = {
  readonly t: Translate<'catalog'>;
  /** Colour slugs the list is filtered by: the card shows the first of them that it has. */
  readonly colors?: readonly string[];
  /** Every card carries the outlet's ribbon. Specification 2 §2. */
  readonly isOutlet?: boolean;
  /** The visitor is a member of the club: its price is theirs. Specification 2 §6. */
  readonly isMember?: boolean;
};

/** The price this visitor pays: for members the club's where it is lower, beside what everybody pays. */
function priceFor({ price, fromPrefix }: CardView, isMember: boolean) {
  const { active, reference, club } = price;
  if (!isMember || club === null || club >= active) return { active, reference, club, isFrom: fromPrefix };
  return { active: club, reference: Math.max(active, reference ?? 0), club: null, isFrom: fromPrefix };
}

/** Ribbons in their order: the reduction, the outlet, the club, then the catalogue's own. Specification 2 §4. */
function ribbonsOf(card: CardView, { t, isOutlet = false }: CardOptions): RibbonLook[] {
  const { active, reference, club, type } = card.price;
  const percent = card.hidePrice ? null : discountPercent(active, reference);
  const ribbons: RibbonLook[] = [];
  if (percent !== null) ribbons.push({ kind: 'sale', text: t('ribbon.percent', { percent }) });
  if (isOutlet || type === 'outlet') ribbons.push({ kind: 'plain', text: t('ribbon.outlet') });
  if (club !== null && club < active && !card.hidePrice) ribbons.push({ kind: 'club', text: t('ribbon.club') });
  for (const { name, bgColor } of card.tags) ribbons.push({ kind: 'own', text: name, ground: bgColor });
  return ribbons.filter((ribbon, index, all) => all.findIndex(({ text }) => text === ribbon.text) === index);
}

/**
 * What a card shows of a product, and no more: sixty of them travel with a page. A chosen colour decides picture and link
 * (`?select-color=`). Specification 2 §3.
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
    price: card.hidePrice ? null : priceFor(card, options.isMember ?? false),
    rating: card.rating,
    ratingCount: card.ratingCount,
    ribbons: ribbonsOf(card, options),
  };
}

function toPicture(image: CardView['image']) {
  return image ? { path: image.path, ...(image.is_scene && { isScene: true }) } : null;
}
