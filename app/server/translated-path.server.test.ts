import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { screenList } from '~/routing/screens';
import { findTranslatedPage } from './translated-path.server';

const slugs = (word: string) => LANGUAGES.map((language) => ({ path: `${word}-${language}`, languageCode: language }));

/** A shop with the page `delivery-xx`, the group `ski-xx` and, in Finnish only, the page `only-fi`; groups have ids or not. */
function api(language: Language, hasIds: boolean) {
  const send = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const asked = request.headers.get('accept-language') ?? '';
    if (pathname === '/api/product-groups/') {
      const group = {
        id: hasIds ? 7 : null,
        name: 'x',
        slug: `ski-${asked}`,
        path: `shop/ski-${asked}`,
        showInMenu: true,
      };
      const child = { id: 8, name: 'y', slug: 'y', path: 'shop/y', showInMenu: true, children: [] };
      const closed = { ...group, id: 9, slug: `closed-${asked}`, path: `closed-${asked}`, children: [] };
      return Response.json({ productGroups: [{ ...group, children: [child] }, closed] });
    }
    if (pathname !== '/api/translated_paths/') return Response.json({}, { status: 404 });
    const path = searchParams.get('path') ?? '';
    const known = [...['delivery', 'shop/ski', 'closed'].map(slugs), [{ path: 'only-fi', languageCode: 'fi' }]];
    return Response.json(known.find((each) => each.some((one) => one.path === path)) ?? []);
  };
  return { send, language, cache: createSharedCache() };
}

const everyWay = LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const));
/** Words that two languages share are the screen's own, which translates by itself. */
const differs = (screen: 'page' | 'menu', from: Language, to: Language) => pathTo(screen, from) !== pathTo(screen, to);

test.each(everyWay)(
  'a page and a place in the menu in the words of %s are gone to in %s, whole and for good',
  async (from, to) => {
    for (const hasIds of [true, false]) {
      const lead = (screen: 'page' | 'menu', slug: string) =>
        findTranslatedPage(api(to, hasIds), pathTo(screen, from, { slug }));
      const page = await lead('page', `delivery-${from}`);
      const menu = await lead('menu', `ski-${from}`);
      if (differs('page', from, to)) {
        expect(page).toEqual({ path: pathTo('page', to, { slug: `delivery-${to}` }), status: 301 });
        expect(await lead('page', `DELIVERY-${from}`)).toEqual(page);
      }
      if (differs('menu', from, to))
        expect(menu).toEqual({ path: pathTo('menu', to, { slug: `ski-${to}` }), status: 301 });
    }
  },
);

test.each(everyWay)('what %s names and %s lacks leads nowhere', async (from, to) => {
  const paths = [
    pathTo('page', from),
    pathTo('page', from, { slug: 'none' }),
    ...(to === 'fi' ? [] : [pathTo('page', from, { slug: 'only-fi' })]),
    pathTo('menu', from, { slug: 'none' }),
    pathTo('menu', from, { slug: `closed-${from}` }),
    pathTo('skiWizardSport', from, { sport: 'curling' }),
    ...screenList.filter(({ isNameless }) => isNameless).map(({ name }) => pathTo(name, from)),
  ];
  for (const path of paths) expect(await findTranslatedPage(api(to, true), path), path).toBeUndefined();
});

test.each(everyWay)(
  'a screen in the words of %s is gone to in %s: for good, unless a thing must be there',
  async (from, to) => {
    const cart = pathTo('cart', from);
    expect(await findTranslatedPage(api(to, true), cart)).toEqual({ path: pathTo('cart', to), status: 301 });
    const order = await findTranslatedPage(api(to, true), pathTo('paymentOk', from, { slug: 'REFERENCE-1' }));
    expect(order).toEqual({ path: pathTo('paymentOk', to, { slug: 'REFERENCE-1' }), status: 302 });
  },
);
