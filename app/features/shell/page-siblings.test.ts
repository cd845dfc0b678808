import { expect, test } from 'vitest';
import { servicePageSlugs, tabbedPageSlugs } from '~/routing/service-pages';
import { pageSiblings } from './page-siblings';

const shop = {
  staticPages: new Set(Object.values(servicePageSlugs).map(({ fi }) => fi)),
  tabbedPages: new Set(Object.values(tabbedPageSlugs).map(({ fi }) => fi)),
};
const besides = (current: string) =>
  pageSiblings(current, 'fi', shop)?.siblings.map((each) => (each.kind === 'screen' ? each.screen : each.slug));

test('beside customer service and each of its pages stands the same list', () => {
  expect(besides('asiakaspalvelu')).toEqual(besides('toimitus'));
  expect(besides('toimitus')).toEqual(expect.arrayContaining(['asiakaspalvelu', 'toimitus', 'palautus', 'ask']));
  expect(besides('ei-ryhmaa')).toBeUndefined();
});
