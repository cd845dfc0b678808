import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { unpack } from '~/rendering/packed';
import { baseContext, purgeSharedAnswers } from '~/server/context.server';
import { loadShell } from './shell-data.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const slugs = {
  staticPageSlugs: ['toimitus'],
  staticPageWithTabsSlugs: [],
  navigationSlugs: [],
  manufacturerSlugs: [],
};

/** The frame of a page; `lacks` is whether missing data were reported to the page. */
async function frame(
  answers: Readonly<Record<string, (request: Request) => Response>>,
  host = 'fi.localhost',
  query = '',
) {
  let isWhole = true;
  const backend = async (request: Request) =>
    answers[new URL(request.url).pathname]?.(request) ?? Response.json({}, { status: 404 });
  const lacks = () => {
    isWhole = false;
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: true, onMissingData: lacks };
  const context = await baseContext({ request: new Request(`http://${host}/${query}`), context: { shop } });
  return { ...(await loadShell(context)), isWhole };
}

test('the footer is each language’s own, and that of its slugs', async () => {
  const answers = { '/api/route-slugs/': () => Response.json(slugs) };
  const [fi, again, sv] = [await frame(answers), await frame(answers), await frame(answers, 'sv.localhost')];
  expect(again.footer).toBe(fi.footer);
  expect(unpack(sv.footer).label).not.toBe(unpack(fi.footer).label);
  purgeSharedAnswers();
  const without = await frame({});
  expect(unpack(without.footer).groups[0]?.links.length).toBeLessThan(unpack(fi.footer).groups[0]?.links.length ?? 0);
});

test('the footer tells customer service’s number and what the shop answers for, where there are such', async () => {
  const links = async (phone: string, page: string) => {
    purgeSharedAnswers();
    const store = { id: 1, name: 'Verkkokauppa', slug: 'verkkokauppa', type: 'web', phone };
    const { footer } = await frame({
      '/api/route-slugs/': () => Response.json({ ...slugs, staticPageSlugs: [page] }),
      '/api/resources/': () => Response.json({ stores: [store] }),
    });
    return unpack(footer).groups.flatMap(({ links: shown }) => shown.map(({ to }) => to));
  };
  const ways = ['tel:+358342450120', '/sivu/vastuullisuus/'];
  expect(await links('+358 3 4245 0120', 'vastuullisuus')).toEqual(expect.arrayContaining(ways));
  expect((await links('', 'toimitus')).filter((to) => ways.includes(to) || to.startsWith('tel:'))).toEqual([]);
});

test('a part that fails is left out and reported; a part that the backend does not support is only left out', async () => {
  const specified = {
    '/api/route-slugs/': () => Response.json(slugs),
    '/api/banners/': () => Response.json({}),
    '/api/product-groups/': () => Response.json({ productGroups: [] }),
    '/api/resources/': () => Response.json({}),
    '/api/init-config/': () => Response.json({ currencyRate: 1, taxAreaId: 1 }),
  };
  expect((await frame(specified)).isWhole).toBe(true);
  for (const status of [500, 401, 403, 404, 429]) {
    purgeSharedAnswers();
    const failing = await frame({ ...specified, '/api/banners/': () => new Response('', { status }) });
    expect([failing.isWhole, failing.notices], String(status)).toEqual([false, []]);
  }
});

test('the header leads to the page of customer service, where the shop has one', async () => {
  const way = async (tabbed: readonly string[]) => {
    purgeSharedAnswers();
    const known = { ...slugs, staticPageWithTabsSlugs: tabbed };
    return (await frame({ '/api/route-slugs/': () => Response.json(known) })).service.to;
  };
  expect([await way(['asiakaspalvelu']), await way([])]).toEqual(['/asiakaspalvelu/', '/kysy/']);
});

const promise = '[Free delivery over {free_delivery}]';

/** Answers of a backend with one promise in the notice bar; delivery to gb is never free. */
const promising = {
  '/api/banners/': () => Response.json({ textBanners: [{ id: 1, heading: promise }] }),
  '/api/init-config/': (request: Request) => {
    const query = new URL(request.url).searchParams;
    const rates: Record<string, number> = { eur: 1, sek: 11, usd: 1.2 };
    const answer = { currencyFormat: '', deliveryCountryName: '', taxAreaId: 1, isEuMember: true };
    const freeDeliveryFrom = { fi: 79, se: 129 }[query.get('delivery-country-code') ?? ''] ?? null;
    return Response.json({ ...answer, currencyRate: rates[query.get('currency-code') ?? ''], freeDeliveryFrom });
  },
};

test.each(LANGUAGES)(
  'the notice bar promises what holds for the delivery country, in the currency shown (%s)',
  async (language) => {
    const sums = async (country: string, currency: string) =>
      (
        await frame(promising, `${language}.localhost`, `?delivery_country=${country}&currency=${currency}`)
      ).notices.map(({ text }) => text.replace(/\D/g, ''));
    expect([await sums('fi', 'eur'), await sums('fi', 'sek'), await sums('fi', 'usd')]).toEqual([
      ['79'],
      ['869'],
      ['9480'],
    ]);
    expect([await sums('se', 'eur'), await sums('se', 'sek'), await sums('gb', 'usd')]).toEqual([
      ['129'],
      ['1419'],
      [],
    ]);
  },
);
