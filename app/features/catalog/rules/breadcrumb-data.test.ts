import { expect, test } from 'vitest';
import { breadcrumbData } from './breadcrumb-data';

test('steps are numbered from the front page, with absolute addresses; the page itself has its own', () => {
  const steps = [{ label: 'Etusivu', to: '/' }, { label: 'Takit', to: '/takit/' }, { label: 'Kuori' }];
  expect(breadcrumbData(steps, 'https://shop.fi', '/vuono/kuori/')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Etusivu', item: 'https://shop.fi/' },
      { position: 2, name: 'Takit', item: 'https://shop.fi/takit/' },
      { position: 3, name: 'Kuori', item: 'https://shop.fi/vuono/kuori/' },
    ],
  });
});
