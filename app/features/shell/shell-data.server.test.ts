import { beforeEach, expect, test, vi } from 'vitest';
import { baseContext, purgeSharedAnswers } from '~/server/context.server';
import { unpack } from '~/ui/packed';
import { loadShell } from './shell-data.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const slugs = {
  staticPageSlugs: ['toimitus'],
  staticPageWithTabsSlugs: [],
  navigationSlugs: [],
  manufacturerSlugs: [],
};

/** The frame of a page; `lacks` tells whether the page was told of something it does without. */
async function frame(answers: Readonly<Record<string, () => Response>>, host = 'fi.localhost') {
  let isWhole = true;
  const backend = async (request: Request) =>
    answers[new URL(request.url).pathname]?.() ?? Response.json({}, { status: 404 });
  const lacks = () => {
    isWhole = false;
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: true, lacks };
  const context = await baseContext({ request: new Request(`http://${host}/`), context: { shop } });
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

test('a part that fails is left out and the page told; a part that the backend does not have is only left out', async () => {
  expect((await frame({})).isWhole).toBe(true);
  purgeSharedAnswers();
  const failing = await frame({ '/api/banners/': () => new Response('', { status: 500 }) });
  expect([failing.isWhole, failing.notices]).toEqual([false, []]);
});
