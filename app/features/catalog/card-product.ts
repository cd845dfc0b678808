import type { Translate } from '~/locale/namespaces';
import { pathToSlug } from '~/routing/path-to';
import type { ProductCard } from './card';
import type { CardProduct } from './parts/product-card';
import type { RibbonLook } from './parts/ribbons';
import { discountPercent } from './rules/discount-percent';

type CardOptions = {
  readonly t: Translate<'catalog'>;
  /** Colour slugs the list is filtered by: the card shows the first of them that it has. */
  readonly colors?: readonly string[];
  /** Every card carries the outlet's ribbon. Specification 2 §2. */
  readonly isOutlet?: boolean;
};

/** Ribbons in their order: the reduction, the outlet, the club, then the catalogue's own. Specification 2 §4. */
function ribbonsOf(card: ProductCard, { t, isOutlet = false }: CardOptions): RibbonLook[] {
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
export function toCardProduct(card: ProductCard, options: CardOptions): CardProduct {
  const chosen = card.colors.find(({ slug }) => options.colors?.includes(slug));
  const { active, reference, club } = card.price;
  return {
    modelId: card.id,
    name: card.name,
    manufacturer: card.manufacturer,
    to: pathToSlug(card.path, { 'select-color': chosen?.slug }),
    picture: toPicture(chosen?.image ?? card.image),
    secondPicture: chosen?.image ? null : toPicture(card.secondImage),
    colors: card.colors.map(({ slug, name, control }) => ({ slug, name, control })),
    price: card.hidePrice ? null : { active, reference, club, isFrom: card.fromPrefix },
    rating: card.rating,
    ratingCount: card.ratingCount,
    ribbons: ribbonsOf(card, options),
  };
}

function toPicture(image: ProductCard['image']) {
  return image ? { path: image.path, isScene: image.is_scene } : null;
}
