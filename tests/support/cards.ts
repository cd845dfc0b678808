import type { CardView } from '~/features/catalog/card';
import type { CardProduct } from '~/features/catalog/parts/product-card';

/** A plain product card as the backend describes it, except for the given fields. */
export function cardView(id: number, given: Partial<CardView> = {}): CardView {
  return {
    id,
    name: `Product ${id}`,
    manufacturer: 'Hanki',
    path: `hanki/product-${id}`,
    image: null,
    secondImage: null,
    colors: [],
    price: { active: 10_000, reference: null, type: 'regular', club: null },
    tags: [],
    rating: 0,
    ratingCount: 0,
    fromPrefix: false,
    hidePrice: false,
    isSoldOut: false,
    ...given,
  };
}

/** A plain product card as a page shows it, without a picture and a price, except for the given fields. */
export function cardProduct(given: Partial<CardProduct> = {}): CardProduct {
  return {
    modelId: 1,
    name: 'Kuru 98',
    manufacturer: 'Hanki',
    to: '/hanki/kuru/',
    picture: null,
    secondPicture: null,
    colors: [],
    shownColor: 0,
    price: null,
    rating: 0,
    ratingCount: 0,
    ribbons: [],
    ...given,
  };
}
