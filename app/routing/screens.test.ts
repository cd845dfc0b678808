import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { ROOT_DATA } from '~/rendering/remix-adapter';
import { layoutOfRouteId } from './browser-layouts';
import { matchScreen } from './match-screen';
import { pathTo } from './path-to';
import { fromRemixPath, parsePattern, toRemixPath } from './route-pattern';
import { routeId, screenList } from './screens';
import { matchOtherLanguages, samePathIn } from './translate-path';

/** First path segments that the server handles itself. */
const SERVER_WORDS: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'media',
  'fonts',
  'sitemaps',
  'feeds',
  'healthz',
  'readyz',
  '__manifest',
  ROOT_DATA,
]);

/** A value for each hole that the screen's other paths cannot mistake for a word of their own. */
function sampleParams(pattern: string): Record<string, string> {
  const params: Record<string, string> = {};
  for (const part of parsePattern(pattern)) {
    if (part.kind === 'one') params[part.name] = 'Näyte-1';
    if (part.kind === 'rest') params[part.name] = 'ensimmäinen/toinen osa';
  }
  return params;
}

describe('the screen table', () => {
  test('gives every screen a path of its own in every language', () => {
    for (const language of LANGUAGES) {
      const paths = screenList.map(({ paths }) => paths[language].replace(/\{\w+/g, '{'));
      expect(new Set(paths).size, language).toBe(paths.length);
    }
  });

  test('finds every screen again by the path made for it', () => {
    for (const language of LANGUAGES) {
      for (const { name, paths } of screenList) {
        const params = sampleParams(paths[language]);
        expect(matchScreen(pathTo(name, language, params), language), `${name} ${language}`).toEqual({
          screen: name,
          params,
        });
      }
    }
  });

  test('is known to the browser by its layouts and its rest parameters', () => {
    for (const { name, layout, paths } of screenList) {
      expect(layoutOfRouteId(routeId(name, 'fi')), name).toBe(layout);
      for (const path of Object.values(paths))
        expect(fromRemixPath(toRemixPath(path)), path).toEqual(parsePattern(path));
    }
    expect(layoutOfRouteId('root')).toBe('default');
  });

  test('gives a path that two languages share to one screen', () => {
    const owners = new Map<string, string>();
    for (const { name, paths } of screenList) {
      for (const path of Object.values(paths)) {
        expect(owners.get(path) ?? name, path).toBe(name);
        owners.set(path, name);
      }
    }
  });

  test('keeps the same holes in every language', () => {
    for (const { name, paths } of screenList) {
      const holes = LANGUAGES.map((language) => Object.keys(sampleParams(paths[language])).sort().join());
      expect(new Set(holes).size, name).toBe(1);
    }
  });

  test('begins no path with a word that the server answers itself', () => {
    for (const { name, paths } of screenList) {
      for (const path of Object.values(paths))
        expect(SERVER_WORDS.has(path.split('/')[1] ?? ''), `${name} ${path}`).toBe(false);
    }
  });
});

describe('matching a path', () => {
  test('takes the exact word before the parameter and the parameter before the rest', () => {
    expect(matchScreen('/elamaa-ulkona/blogi/', 'fi')?.screen).toBe('blog');
    expect(matchScreen('/elamaa-ulkona/talviretki/', 'fi')?.screen).toBe('lifeOutdoorsPost');
    expect(matchScreen('/elamaa-ulkona/talviretki/osa/', 'fi')?.screen).toBe('catchAll');
    expect(matchScreen('/old/giftcampaigns/joulu/takki/', 'en')?.screen).toBe('oldGiftCampaignProduct');
    expect(matchScreen('/old/haglofs/takki/', 'en')?.screen).toBe('oldProduct');
  });

  test('reads a path with and without the slash, in any case of its words', () => {
    expect(matchScreen('/kassa', 'fi')?.screen).toBe('payment');
    expect(matchScreen('/KASSA/', 'fi')?.screen).toBe('payment');
  });

  test('knows no screen for a path longer than the contract takes', () => {
    expect(matchScreen(`/${'a'.repeat(200)}/`, 'fi')?.screen).toBe('catchAll');
    expect(matchScreen(`/${'a'.repeat(201)}/`, 'fi')).toBeUndefined();
    expect(matchScreen(`/${'a'.repeat(180)}/${'b'.repeat(180)}/`, 'fi')).toBeUndefined();
  });

  test('knows no screen for a malformed path', () => {
    for (const path of ['//', '//evil.example/', '/a//b/', '/%E0%A4%A/', '/a%00b/']) {
      expect(matchScreen(path, 'fi'), path).toBeUndefined();
    }
  });
});

describe('another language', () => {
  test("knows a path in another language's words", () => {
    expect(matchOtherLanguages('/checkout/', 'fi')).toMatchObject([{ screen: 'cart' }]);
    expect(matchOtherLanguages('/korzina/', 'de')).toMatchObject([{ screen: 'cart' }]);
    expect(matchOtherLanguages('/page/delivery/', 'fi')[0]).toMatchObject({
      screen: 'page',
      params: { slug: 'delivery' },
    });
  });

  test("leaves this language's own paths and the catalogue's slugs alone", () => {
    expect(matchOtherLanguages('/ostoskori/', 'fi')).toEqual([]);
    expect(matchOtherLanguages('/takit/kuoritakit/', 'fi')).toEqual([]);
  });

  test('finds the same screen for a language switch', () => {
    expect(samePathIn('/kampanjat/kevät/', 'fi', 'sv')).toBe('/kampanjer/kev%C3%A4t/');
    expect(samePathIn('/takit/', 'fi', 'ru')).toBe('/takit/');
  });
});

describe('making a path', () => {
  test('escapes what a Location header and an attribute cannot carry', () => {
    expect(pathTo('campaign', 'ru', { campaignSlug: 'зима' }, { color: 'синий', size: undefined })).toBe(
      '/akcii/%D0%B7%D0%B8%D0%BC%D0%B0/?color=%D1%81%D0%B8%D0%BD%D0%B8%D0%B9',
    );
    expect(pathTo('page', 'fi', { slug: '/a/../b?c/' })).toBe('/sivu/a/b%3Fc/');
  });
});
