import { expect, test } from 'vitest';
import { homeJsonLd } from './home-json-ld';

test('the site is searched by the search screen’s own field', () => {
  const site = { shopName: 'Hanki', origin: 'https://hanki.fi', search: '/haku/?q=', language: 'fi' };
  expect(homeJsonLd(site)).toContainEqual(
    expect.objectContaining({
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({ urlTemplate: 'https://hanki.fi/haku/?q={search_term_string}' }),
      }),
    }),
  );
});
