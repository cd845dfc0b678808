import { expect, test } from 'vitest';
import { neededPart } from './needed-part';

test.each([
  ['q=takki', 800, 60],
  ['q=takki&utm_source=mail&grid=large&currency=sek', 800, 60],
  ['q=takki&page=2', 800, 120],
  ['q=takki&show=180', 800, 180],
  ['q=takki&page=2&show=120', 800, 180],
  ['q=takki', 119, 119],
  ['q=takki', 120, 60],
  ['q=takki&page=9', 150, 150],
  ['q=takki', 0, 0],
])('a page of an unfiltered list needs its beginning: %s of %i', (search, count, needed) => {
  expect(neededPart(new URLSearchParams(search), count)).toBe(needed);
});

test.each([
  'sort=lowest',
  'sort=default',
  'size=L',
  'materiaali=villa',
  'filters=open',
  'text=x',
  'page=5',
  'show=300',
])('filters, sorts and far pages need the whole list: %s', (search) => {
  expect(neededPart(new URLSearchParams(`q=takki&${search}`), 800)).toBe(800);
});
