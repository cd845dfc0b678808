import { expect, test } from 'vitest';
import { listCard } from '../../../tests/support/list-cards';
import { ProductCache, packProduct } from './product-cache';

test('products are known by language and area, and of too many the longest unused is forgotten', () => {
  const product = listCard(1);
  const weight = packProduct(product).bytes.length + 200;
  const known = new ProductCache(2 * weight, () => 0);
  known.keep('fi 1', packProduct(product));
  known.keep('fi 1', packProduct(listCard(2)));
  known.keep('fi 1', packProduct(listCard(2)));
  expect(known.find('fi 1', 1)).toEqual(product);
  expect(known.find('sv 1', 1)).toBeUndefined();
  known.keep('fi 1', packProduct(listCard(3)));
  expect(known.find('fi 1', 2)).toBeUndefined();
  expect(known.find('fi 1', 1)).toEqual(product);
});
