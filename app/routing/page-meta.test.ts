import type { LoaderFunction, MetaArgs, MetaDescriptor } from '@remix-run/node';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { type PageMeta, pageMeta, type SiteMeta } from './page-meta';

const byLanguage = (make: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, string>;

const site: SiteMeta = {
  shopName: 'Hanki',
  language: 'fi',
  origin: 'https://hanki.fi',
  origins: byLanguage((language) => `https://${language}.hanki.example`),
  path: '/takit/',
  paths: byLanguage((language) => `/${language}/`),
};

function tags(page: PageMeta, pathname = '/takit', of: SiteMeta = site): MetaDescriptor[] {
  const args = { data: {}, location: { pathname }, matches: [{ id: 'root', data: { site: of } }] };
  return pageMeta(() => page)(args as unknown as MetaArgs<LoaderFunction>) ?? [];
}

type LinkTag = { readonly href?: string; readonly rel?: string; readonly hrefLang?: string };

const links = (found: MetaDescriptor[]) =>
  (found as LinkTag[]).flatMap(({ href, hrefLang, rel }) => (href ? [`${hrefLang ?? rel} ${href}`] : []));

test('a page names itself, its address and its sisters in all languages', () => {
  const found = tags({ title: 'Takit | Hanki', description: '<p>Kuorta</p>', image: '/media/a/1200x630' });
  expect(found).toContainEqual({ title: 'Takit – Hanki' });
  expect(found).toContainEqual({ name: 'description', content: 'Kuorta' });
  expect(found).toContainEqual({ property: 'og:image', content: 'https://hanki.fi/media/a/1200x630' });
  const sharing = { width: '1200', height: '630', alt: 'Takit | Hanki' };
  for (const [name, content] of Object.entries(sharing))
    expect(found).toContainEqual({ property: `og:image:${name}`, content });
  expect(links(found)).toEqual([
    'canonical https://hanki.fi/takit/',
    ...LANGUAGES.map((language) => `${language} https://${language}.hanki.example/${language}/`),
    'x-default https://en.hanki.example/en/',
  ]);
});

test('a page that knows its addresses names no others', () => {
  expect(links(tags({ title: 'Takit', alternates: { fi: '/takit/', sv: '/jackor/' } }))).toEqual([
    'canonical https://hanki.fi/takit/',
    'fi https://fi.hanki.example/takit/',
    'sv https://sv.hanki.example/jackor/',
  ]);
});

test('a page kept out of search engines has neither canonical nor sisters', () => {
  const found = tags({ title: 'Ostoskori', noindex: true });
  expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links(found)).toEqual([]);
});

test('where one host serves all languages, and after scripts navigated, there are no sisters', () => {
  expect(links(tags({ title: 'Takit' }, '/takit/', { ...site, origins: null }))).toEqual([
    'canonical https://hanki.fi/takit/',
  ]);
  expect(links(tags({ title: 'Kengät' }, '/kengat'))).toEqual(['canonical https://hanki.fi/kengat/']);
});
