import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { runShop } from '../support/run-shop';
import { ask } from '../support/shop';
import { fieldValue, visitor } from '../support/visitor';

const { port, host } = runShop();

/** Follows the footer's link from a language to the next in the table, as a browser does. @returns the visitor there */
async function follow(from: Language, cookies: ReadonlyMap<string, string>) {
  const to = LANGUAGES[(LANGUAGES.indexOf(from) + 1) % LANGUAGES.length] ?? 'fi';
  const before = visitor(port, host(from));
  for (const [name, value] of cookies) before.cookies.set(name, value);
  const home = await before.get('/');
  const link =
    new RegExp(`href="([^"]*)"[^>]*>${languageTable[to].name}<`).exec(
      home.body.slice(home.body.indexOf('<footer')),
    )?.[1] ?? '';
  let answer = await before.get(link.replaceAll('&amp;', '&'));
  const after = visitor(port, host(to));
  while (answer.status >= 300 && answer.status < 400) {
    const url = new URL(String(answer.headers['location']), `http://${host(to)}`);
    expect(url.host).toBe(host(to));
    answer = await after.get(url.pathname + url.search, { Referer: `http://${host(from)}/` });
  }
  return { to, after, page: answer };
}

const shown = (html: string) => /· [A-Z]{2} · [A-Z]{3}/.exec(html)?.[0];

for (const from of LANGUAGES) {
  test(`by the footer’s link from ${from} country, currency and cart follow, and stay on the next page`, async () => {
    const product = await ask(port, '/hanki/kaamos-trail-pant/?color=gray&size=32', { host: host('fi') });
    const shopper = visitor(port, host('fi'));
    await shopper.post('/ostoskori/', { intent: 'add', productId: fieldValue(product.body, 'productId'), amount: '2' });
    for (const cookies of [new Map<string, string>(), shopper.cookies]) {
      const { to, after, page } = await follow(from, new Map([...cookies, ['locale', 'no-nok']]));
      expect([page.status, shown(page.body)]).toEqual([200, '· NO · NOK']);
      const next = await after.get(pathTo('newest', to));
      expect([shown(next.body), after.cookies.get('cart')]).toEqual(['· NO · NOK', cookies.get('cart')]);
    }
  });

  test(`a visitor who chose nothing gets the country and currency of the language after ${from}`, async () => {
    const { to, after, page } = await follow(from, new Map());
    const { country, currency } = languageTable[to].start;
    expect(shown(page.body)).toBe(`· ${country.toUpperCase()} · ${currency.toUpperCase()}`);
    expect(after.cookies.size).toBe(0);
  });
}
