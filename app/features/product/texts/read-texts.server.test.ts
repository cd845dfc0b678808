import { beforeEach, expect, test } from 'vitest';
import type { Language } from '~/locale/languages';
import { purgeSharedAnswers, type ShopContext, shopContext } from '~/server/context.server';
import { readTexts } from './read-texts.server';

beforeEach(() => purgeSharedAnswers());

type Model = Parameters<typeof readTexts>[1];
const model = {
  descriptionHtml: '<p>Die Membran hält.</p>',
  tagline: 'Leicht',
  untranslated: { name: 'Kalvo', description: '<p>Kalvo pitää.<script>alert(1)</script></p>', tagline: 'Kevyt' },
  quote: { text: 'Pitää <b>vettä</b>.', name: 'Silja', image: null },
} as unknown as Model;

type Shop = { readonly settings?: object[]; readonly popup?: () => Response; readonly language?: Language };

/** Reads the texts on a page with a query, from a backend with a keyword. */
async function texts(query: string, { settings = [], popup, language = 'de' }: Shop = {}, of = model) {
  const answers: Record<string, () => Response> = {
    '/api/general-settings/': () => Response.json(settings),
    '/api/keyword-popups/': () => Response.json([{ id: 7, keyword: 'Membran' }]),
    '/api/keyword-popup/': popup ?? (() => Response.json({ text: '<p>Dicht<img src=x onerror=y></p>', url: '/mehr/' })),
  };
  const backend = async (request: Request) =>
    answers[new URL(request.url).pathname]?.() ?? Response.json({ currencyRate: 1, taxAreaId: 1 });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const request = new Request(`http://${language}.localhost:3000/hanki/kalvo/${query}`);
  const context: ShopContext = await shopContext({ request, context: { shop } } as never);
  return readTexts(context, of);
}

test('a machine translation is said, and its original is one press away and back', async () => {
  const translated = await texts('?size=m');
  expect(translated).toMatchObject({
    tagline: 'Leicht',
    translation: { isOriginal: false, otherTo: '/hanki/kalvo/?size=m&original=1' },
  });
  const original = await texts('?size=m&original=1');
  expect(original).toMatchObject({
    tagline: 'Kevyt',
    descriptionHtml: '<p>Kalvo pitää.</p>',
    translation: { isOriginal: true, otherTo: '/hanki/kalvo/?size=m&original=0' },
  });
  expect((await texts('?original=1', {}, { ...model, untranslated: null })).translation).toBeNull();
});

test('with the setting auto_translations_disabled the originals come first', async () => {
  const settings = [{ key: 'auto_translations_disabled', value: 'true' }];
  expect((await texts('', { settings })).translation?.isOriginal).toBe(true);
  expect((await texts('?original=0', { settings })).tagline).toBe('Leicht');
});

test('a keyword of the description opens its explanation, sanitised', async () => {
  const { descriptionHtml, keyword } = await texts('?size=m&keyword=7');
  expect(descriptionHtml).toContain('<a class="keyword" href="/hanki/kalvo/?size=m&amp;keyword=7">Membran</a>');
  expect(keyword).toMatchObject({ title: 'Membran', url: '/mehr/', closeTo: '/hanki/kalvo/?size=m' });
  expect(keyword?.html).toContain('Dicht');
  expect(keyword?.html).not.toContain('onerror');
  for (const query of ['', '?keyword=8', '?keyword=x', '?keyword=-7']) expect((await texts(query)).keyword).toBeNull();
});

test('an explanation that cannot be loaded is empty, and the modal says "Loading failed"', async () => {
  const failing = () => new Response(null, { status: 500 });
  expect((await texts('?keyword=7', { popup: failing })).keyword).toMatchObject({
    title: 'Membran',
    html: '',
    url: '',
  });
});

test('a quote is shown only in Finnish', async () => {
  expect((await texts('', { language: 'fi' })).quote).toEqual({
    text: 'Pitää <b>vettä</b>.',
    name: 'Silja',
    picture: null,
  });
  expect((await texts('', { language: 'en' })).quote).toBeNull();
});
