import { expect, test } from 'vitest';
import { packCard, unpackCard } from './packed-card';
import type { CardProduct } from './parts/product-card';

const card = (name: string): CardProduct => ({
  modelId: 1,
  name,
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
});

test('a card comes back as it was packed, whatever its name', () => {
  for (const name of ['Kuru 98', '3" cup', 'a ~ b', '"~"', '\\u007e', 'Хан\u2028ки', '\\"~\\'])
    expect(unpackCard(packCard(card(name)))).toEqual(card(name));
});
