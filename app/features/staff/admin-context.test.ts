import { expect, test } from 'vitest';
import { adminContextOf, adminLink } from './admin-context';

const ADMIN = 'http://hallinta.localhost:3000/';

test('the admin area is told the page it is opened from, and the chosen customer', () => {
  const link = adminLink(ADMIN, { path: '/vaatteet/', context: { productGroupId: 7 }, selectedCustomer: 12 });
  expect(link).toBe('http://hallinta.localhost:3000/?route=%2Fvaatteet%2F&productGroupId=7&selectedCustomer=12');
  expect(adminLink(ADMIN, { path: '/', context: {}, selectedCustomer: null })).toBe(`${ADMIN}?route=%2F`);
});

test('a page without an admin context has an empty one', () => {
  for (const data of [undefined, null, 'text', {}, { admin: null }, { admin: 'x' }])
    expect(adminContextOf(data)).toEqual({});
  expect(adminContextOf({ admin: { modelId: 3 } })).toEqual({ modelId: 3 });
});
