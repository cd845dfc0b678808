import { expect, test } from 'vitest';
import { pack } from '~/rendering/pack.server';
import { cardProduct } from '../../../tests/support/cards';
import { unpackCard } from './packed-card';

test('a card comes back as it was packed, whatever its name', () => {
  for (const name of ['Kuru 98', '3" cup', 'a ~ b', '"~"', '\\u007e', 'Хан\u2028ки', '\\"~\\'])
    expect(unpackCard(pack(cardProduct({ name })))).toEqual(cardProduct({ name }));
});
