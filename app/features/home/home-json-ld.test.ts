import { expect, test } from 'vitest';
import { homeJsonLd } from './home-json-ld';

test('the site is searched by the search screen’s own field', () => {
  const site = { shopName: 'Hanki', origin: 'https://hanki.fi', search: '/haku/?q=', language: 'fi', stores: [] };
  expect(homeJsonLd(site)).toContainEqual(
    expect.objectContaining({
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({ urlTemplate: 'https://hanki.fi/haku/?q={search_term_string}' }),
      }),
    }),
  );
});

test('the shop’s stores are told by the same names as on their own pages', () => {
  const site = { shopName: 'Hanki', origin: 'https://hanki.fi', search: '/haku/?q=', language: 'fi' };
  const stores = [{ name: 'Hanki Oulu', to: '/myymalat/oulu/' }];
  expect(homeJsonLd({ ...site, stores })[0]).toMatchObject({
    department: [{ '@id': 'https://hanki.fi/myymalat/oulu/#store', url: 'https://hanki.fi/myymalat/oulu/' }],
  });
  expect(homeJsonLd({ ...site, stores: [] })[0]).not.toHaveProperty('department');
});
