import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { loadCampaign } from './load-campaign.server';
import { loadStaticPage } from './load-page.server';
import { loadTabs } from './load-tabs.server';
import { richHtml } from './rich-html.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const TABS = {
  title: 'Asiakaspalvelu',
  slugs: { fi: 'asiakaspalvelu' },
  tabs: [
    { slug: 'tilaus', title: 'Tilaus', content: '<p>Näin tilaat.</p>', nestedTabs: [] },
    {
      slug: 'maksu',
      title: 'Maksu',
      content: '<p>Näin maksat.</p>',
      nestedTabs: [{ slug: 'lasku', title: 'Lasku', content: '<p>Laskulla.</p>' }],
    },
  ],
};
type Answers = Readonly<Record<string, (request: Request) => Response>>;

/** The context of a screen's path in a shop whose backend gives these answers. */
function contextOf(path: string, answers: Answers) {
  const known: Answers = {
    '/api/init-config/': () => Response.json({ currencyRate: 1, taxAreaId: 1 }),
    '/api/delivery-countries/': () => Response.json({ countries: [], currencies: [] }),
    ...answers,
  };
  const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 });
  const backend = async (request: Request) => (known[new URL(request.url).pathname] ?? missing)(request);
  const request = new Request(new URL(path, 'http://fi.localhost:3000/'));
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  return shopContext({ request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs);
}
const out: Answers[string] = () => new Response('out', { status: 503 });
const tabs: Answers = { '/api/static-page-with-tabs/': () => Response.json(TABS) };

/** Where a loader leads, or the status of what it throws. */
async function outcomeOf(work: Promise<unknown>): Promise<string | number> {
  const thrown: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error('Nothing was thrown.');
  return thrown.headers.get('location') ?? thrown.status;
}

test('customer service begins with what people come for, and its telephone number can be dialled where there is one', async () => {
  const head = async (answers: Answers, page: object = TABS) => {
    purgeSharedAnswers();
    const known = { ...answers, '/api/static-page-with-tabs/': () => Response.json(page) };
    return (await loadTabs(await contextOf('/asiakaspalvelu/tilaus/', known))).service;
  };
  const store = { id: 1, name: 'Verkkokauppa', slug: 'verkkokauppa', type: 'web', phone: '+358 3 4245 0120' };
  const ways = await head({ '/api/resources/': () => Response.json({ stores: [store] }) });
  expect(ways?.tasks.map(({ to }) => to)).toContain('tel:+358342450120');
  expect((await head({ '/api/resources/': out }))?.tasks.map(({ to }) => to)).toEqual(
    ways?.tasks.map(({ to }) => to).filter((to) => !to.startsWith('tel:')),
  );
  expect(await head({}, { ...TABS, slugs: { fi: 'suksihuolto' } })).toBeNull();
});

test('a page with tabs leads to its first tab, an unknown tab to the page, and marks the tab and the nested one', async () => {
  const load = async (path: string) => loadTabs(await contextOf(path, tabs));
  expect(await outcomeOf(load('/asiakaspalvelu/?a=1'))).toBe('/asiakaspalvelu/tilaus/?a=1');
  expect(await outcomeOf(load('/asiakaspalvelu/muu/'))).toBe('/asiakaspalvelu/');
  const { links, html } = await load('/asiakaspalvelu/maksu/lasku/');
  expect(html).toContain('Laskulla.');
  const marked = links.flatMap((link) => [link, ...link.nested]).filter(({ isActive }) => isActive);
  expect(marked.map(({ title }) => title)).toEqual(['Maksu', 'Lasku']);
  const whole = await load('/asiakaspalvelu/maksu/?sections=all');
  expect(whole.sections.map(({ id, level }) => [id, level])).toEqual([
    ['tilaus', 2],
    ['maksu', 2],
    ['maksu-lasku', 3],
  ]);
});

test('a tab that cannot be loaded leads to its page, where the failure is told', async () => {
  const load = async (path: string) => loadTabs(await contextOf(path, { '/api/static-page-with-tabs/': out }));
  expect(await outcomeOf(load('/asiakaspalvelu/maksu/'))).toBe('/asiakaspalvelu/');
  await expect(load('/asiakaspalvelu/')).rejects.toMatchObject({ status: 503 });
});

test('a page that cannot be loaded is empty, one that does not exist is not found', async () => {
  const load = async (answers: Answers) => loadStaticPage(await contextOf('/sivu/toimitus/', answers));
  expect(await load({ '/api/static-page/': out })).toMatchObject({
    title: '',
    html: '',
    admin: { staticId: 'toimitus' },
  });
  expect(await outcomeOf(load({}))).toBe(404);
});

test('a campaign that does not run is not found, with the words of the specification', async () => {
  const work = contextOf('/kampanjat/ohi/', {}).then(loadCampaign);
  const thrown: unknown = await work.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(await (thrown as Response).text()).toBe('Kampanjaa ei löytynyt.');
});

test('a film is a link that asks for consent, and frames of other services are gone', async () => {
  const context = await contextOf('/sivu/toimitus/', {});
  const film = '<iframe src="https://www.youtube-nocookie.com/embed/abc" title="Voitelu"></iframe>';
  const { html } = await richHtml(`${film}<iframe src="https://tracker.example/"></iframe>`, context);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('class="embed-start embed-video"');
  expect(html).not.toContain('tracker.example');
});
