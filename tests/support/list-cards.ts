import type { ProductCard } from '~/features/catalog/card';
import type { ListFacts } from '~/features/listing/rules/list-index';
import { cardView } from './cards';
import type { Random } from './random';

/** A plain product card, except for the given fields. */
export function listCard(id: number, given: Partial<ProductCard> = {}): ProductCard {
  return {
    ...cardView(id),
    manufacturerSlug: 'hanki',
    shortDescription: '',
    description: '',
    soldAmount: 0,
    published: '',
    stocks: [],
    sizes: [],
    productGroupIds: [],
    properties: [],
    ...given,
  };
}

/** A colour of a card. */
export const listColor = (slug: string) => ({ slug, name: slug, control: '#000000', image: null });

/** The data of a shop with two stores, a small tree of groups and three properties. */
export const LIST_FACTS: ListFacts = {
  tag: 'fi-FI',
  stores: [
    { slug: 'tampere', name: 'Tampere' },
    { slug: 'helsinki', name: 'Helsinki' },
  ],
  groups: [
    { id: 1, name: 'Vaatteet', within: [] },
    { id: 2, name: 'Takit', within: [1] },
    { id: 3, name: 'Untuvatakit', within: [1, 2] },
    { id: 4, name: 'Jalkineet', within: [] },
  ],
  properties: [
    { slug: 'weight', name: 'Paino', unit: 'g' },
    { slug: 'comfort', name: 'Mukavuuslämpötila', unit: '°C' },
    { slug: 'material', name: 'Materiaali', unit: '' },
  ],
  sortIds: [],
};

/** The properties as a query of a list is read by them. */
export const KNOWN_PROPERTIES = [
  { slug: 'weight', kind: 'range' },
  { slug: 'comfort', kind: 'range' },
  { slug: 'material', kind: 'checkbox' },
  { slug: 'sort', kind: 'checkbox' },
] as const;

const BRANDS = ['Vuono', 'Hanki', 'Älvä', 'Öljy', 'Äänekoski', 'järngren'];
const SIZES = [
  'XXXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  '2XL',
  'XXXXXL',
  '36',
  '42',
  '42,5',
  '42 2/3',
  '178 cm',
  '36-38',
  'S/M',
];
const COLORS = ['ink', 'spruce', 'rust', 'snow'];
const STORES = ['helsinki', 'tampere', 'warehouse'];
const WORDS = ['Kuori', 'takki', 'järvi', 'Gore-Tex', 'ultra light', 'Ёлка', 'merino 200', 'Äkä', '3L', '🎿', 'x'];
const MATERIALS = ['Villa', '80 % villa, 20 % nailon', 'Nylon_66', 'Polyesteri'];

/** A card with random data, from so few values that many cards share them. */
export function randomCard(random: Random, id: number): ProductCard {
  const brand = random.one(BRANDS);
  const words = () => random.some(WORDS, 0, 3).join(random.one([' ', '-', '', ', ']));
  const active = random.whole(0, 40) * random.one([100, 995, 2_550]);
  return listCard(id, {
    name: `${words()} ${random.whole(1, 20)}`,
    manufacturer: brand,
    manufacturerSlug: brand.toLowerCase(),
    colors: random.some(COLORS, 0, 3).map(listColor),
    sizes: random.some(SIZES, 0, 4),
    stocks: random.some(STORES, 0, 3),
    productGroupIds: random.some([1, 2, 3, 4, 99], 0, 3),
    price: {
      active,
      reference: random.chance(0.3) ? active + random.whole(-1, 3) * 1000 : null,
      type: 'regular',
      club: null,
    },
    hidePrice: random.chance(0.05),
    isSoldOut: random.chance(0.1),
    soldAmount: random.whole(0, 9),
    rating: random.whole(0, 10) / 2,
    ratingCount: random.whole(0, 3),
    published: random.one(['', 'soon', '2025-01-02', '2026-03-04T05:06:07Z', '2026-03-04T06:06:07+01:00']),
    shortDescription: words(),
    description: words(),
    properties: [
      ...(random.chance(0.6) ? [{ slug: 'weight', kind: 'range' as const, value: random.whole(0, 500) / 4 }] : []),
      ...(random.chance(0.6)
        ? [{ slug: 'comfort', kind: 'range' as const, value: String(random.whole(-30, 10)) }]
        : []),
      ...random.some(MATERIALS, 0, 2).map((value) => ({ slug: 'material', kind: 'checkbox' as const, value })),
      ...(random.chance(0.2) ? [{ slug: 'sort', kind: 'checkbox' as const, value: random.whole(1, 3) }] : []),
    ],
  });
}

/** A random query of a listing: known and unknown values, ranges inside and outside the list's, every sort and page. */
export function randomSearch(random: Random): URLSearchParams {
  const search = new URLSearchParams();
  const maybe = (probability: number, name: string, value: () => string) => {
    if (random.chance(probability)) search.set(name, value());
  };
  const range = (low: number, high: number) => `${random.whole(low, high)}-${random.whole(low, high)}`;
  maybe(0.25, 'manufacturer', () => random.some([...BRANDS.map((each) => each.toLowerCase()), 'nobody'], 1, 3).join());
  maybe(0.25, 'color', () => random.some([...COLORS, '__proto__'], 1, 3).join());
  maybe(0.25, 'store', () => random.some(STORES, 1, 2).join());
  maybe(0.25, 'size', () =>
    random
      .some(SIZES, 1, 3)
      .map((size) => size.replaceAll(',', '_'))
      .join(),
  );
  maybe(0.2, 'group', () => random.some(['1', '2', '3', '4', '99', 'x'], 1, 2).join());
  maybe(0.25, 'price', () => random.one([range(0, 500), range(-50, 2000), `${random.whole(0, 300)}-`, '0-99999']));
  maybe(0.2, 'weight', () => range(-10, 140));
  maybe(0.2, 'comfort', () => range(-40, 20));
  maybe(0.2, 'material', () =>
    random
      .some([...MATERIALS, 'Kivi'], 1, 2)
      .map((each) => each.replaceAll(',', '_'))
      .join(),
  );
  maybe(0.25, 'text', () =>
    random.one(['takki', 'a', 'XU', 'gore tex', 'ёлка', 'ultralight', 'vuono kuori', '-', 'zzz', '3l']),
  );
  maybe(0.7, 'sort', () =>
    random.one(['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical', 'best']),
  );
  maybe(0.2, 'show', () => String(random.whole(0, 400)));
  maybe(0.2, 'page', () => String(random.whole(0, 6)));
  return search;
}
