import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { PRINTED_ANSWERS } from '../../../tests/support/printed-backend';
import { readPageBundles, sizesInWords } from './bundles.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const SKIS = { id: 2, brand: 'Hanki', name: 'Tunturi 84', path: 'hanki/tunturi-84', variants: [] };
const BOOTS = { ...SKIS, id: 3, name: 'Flex 110', path: 'vuono/flex-110' };

/** A backend with a set of these parts, which are in the wizard of slopes. */
function contextOf(parts: readonly object[]) {
  const bundle = { id: 1, name: 'Rinne', path: 'hanki/rinne', prices: {}, secondary_products: parts };
  const printed = PRINTED_ANSWERS['GET /api/products/productmodel/{slug}/'] as object;
  const model = (skiWizard: object, name: string) => ({ ...printed, mainGroup: { id: 5, name, path: 'a' }, skiWizard });
  const answers: Record<string, object> = {
    'tunturi-84': model({ group: 'skis', sport: 'alpine' }, 'Laskettelusukset'),
    'flex-110': model({ group: 'boots', sport: 'alpine' }, 'Laskettelumonot'),
  };
  const send = async (request: Request) => {
    const slug = new URL(request.url).pathname.split('/').at(-2) ?? '';
    return slug in answers ? Response.json(answers[slug]) : Response.json({ bundles: [bundle] });
  };
  const api = { send, language: 'fi', cache: createSharedCache() };
  const url = new URL('http://fi.localhost/');
  return { api, language: 'fi', url, locale: { taxAreaId: 1, country: 'FI' } } as unknown as ShopContext;
}

const SET = { id: 1, slug: 'rinne', isBundle: true, isGiftCard: false, variants: [], skiWizard: null };

test('a set of skis, which is a package already, does not offer to put one together; its parts say what they are', async () => {
  const { parts, wizardTo } = await readPageBundles(contextOf([SKIS, BOOTS]), {
    ...SET,
    skiWizard: { group: 'skis', sport: 'alpine' },
  });
  expect(wizardTo).toBeNull();
  expect(parts.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'Laskettelusukset: Tunturi 84',
    'Laskettelumonot: Flex 110',
  ]);
});

test('a ski leads to the wizard of its sport', async () => {
  const skis = { ...SET, isBundle: false, skiWizard: { group: 'skis', sport: 'alpine' } as const };
  const context = { ...contextOf([]), t: () => (key: string) => key } as unknown as ShopContext;
  expect((await readPageBundles(context, skis)).wizardTo).toBe('/suksipaketti/alpine/');
});

test('sizes are told from the first to the last, or both of two', () => {
  const sizes = (...all: readonly string[]) =>
    sizesInWords(
      all.map((size) => ({ size })),
      'fi',
    );
  expect(sizes('156 cm', '163 cm', '170 cm', '156 cm', '170 cm')).toBe('156 cm – 170 cm');
  expect(sizes('S', 'M')).toBe('S, M');
  expect(sizes('')).toBe('');
});
