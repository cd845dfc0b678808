import { expect, test } from 'vitest';
import { translate } from '~/locale/messages';
import { BRAND_TRIM } from './list-description.server';
import { firstPageSize, MAX_SHOWN, PAGE_SIZE, SORTS, sortOfServerValue } from './rules/list-query';
import * as limits from './rules/listing-limits';

test('listing page: 120 if the list has under 120 items, else 60; load more 60; at most 1,000', () => {
  expect([firstPageSize(119), firstPageSize(120), PAGE_SIZE, MAX_SHOWN]).toEqual([120, 60, 60, 1000]);
});

test('filter debounce 300 ms, text 500 ms; carousel 5000 ms; further items from 500 px; back to top above 12', () => {
  expect({ ...limits }).toEqual({
    FILTER_DEBOUNCE_MS: 300,
    TEXT_DEBOUNCE_MS: 500,
    CAROUSEL_MS: 5000,
    MORE_MARGIN: 500,
    TO_TOP_ABOVE: 12,
  });
});

test('brand description trim 700', () => {
  expect(BRAND_TRIM).toBe(700);
});

test('sort options by their server values, with the labels of the specification', () => {
  const values = ['most-popular', 'most-sold', 'newest', 'stars', 'best-offer', 'price-lowest', 'price-highest'];
  expect([...values, 'alphabetical-asc'].map(sortOfServerValue)).toEqual(SORTS);
  const t = translate('en', 'listing');
  expect(['default', 'popular', 'stars', 'offers'].map((sort) => t(`sort.${sort}` as 'sort.default'))).toEqual([
    'Recommended',
    'Best Sellers',
    'Top Rated',
    'Offers',
  ]);
});
