import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { DEMO_MODELS } from './all-models';
import { DEMO_PAGES } from './all-pages';
import { DEMO_BLOGGERS } from './bloggers/all-bloggers';
import { DEMO_BRANDS } from './brands';
import { DEMO_CAMPAIGNS } from './campaigns/all-campaigns';
import { DEMO_CATEGORIES, type DemoTab } from './content-item';
import { DEMO_EXPERIENCES } from './experiences/all-experiences';
import { DEMO_GROUPS } from './groups';
import { DEMO_POSTS } from './posts/all-posts';
import type { Six } from './six';
import { DEMO_STORES } from './stores';
import { DEMO_TABBED_PAGES } from './tabbed-pages/all-tabbed-pages';

type Language = keyof Six;

/** Everything that is written, with a name for messages; tabs one by one. */
type Item = { name: string; title?: Six; excerpt?: Six; text: Six; languages?: readonly Language[] | undefined };

const withNested = (tab: DemoTab & { nested?: readonly DemoTab[] }): DemoTab[] => [tab, ...(tab.nested ?? [])];

const ITEMS: readonly Item[] = [
  ...DEMO_POSTS.map((post) => ({ ...post, name: `post ${post.key}` })),
  ...DEMO_BLOGGERS.map(({ key, excerpt, text }) => ({ name: `blogger ${key}`, excerpt, text })),
  ...DEMO_CAMPAIGNS.map((campaign) => ({ ...campaign, name: `campaign ${campaign.key}` })),
  ...DEMO_EXPERIENCES.map((experience) => ({ ...experience, name: `experience ${experience.key}` })),
  ...DEMO_PAGES.map((page) => ({ ...page, name: `page ${page.key}` })),
  ...DEMO_TABBED_PAGES.flatMap(({ key, tabs }) =>
    tabs.flatMap(withNested).map(({ slug, title, text }) => ({ name: `tab ${key} ${slug.en}`, title, text })),
  ),
];

const languagesOf = ({ languages }: Pick<Item, 'languages'>): readonly Language[] => languages ?? LANGUAGE_CODES;

/** Every sentence of the shop in a language, with the item's name. */
const allIn = (language: Language): [name: string, text: string][] =>
  ITEMS.filter((item) => languagesOf(item).includes(language)).flatMap(({ name, title, excerpt, text }) =>
    [title, excerpt, text].flatMap((six) => (six ? [[name, six[language]] as [string, string]] : [])),
  );

const LINK = /\[[^\]]+\]\(([^)]+)\)/g;
const targetsOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, target = '']) => target);

/** The marks at the beginnings of a text's lines: what each block is. */
const blocksOf = (text: string): string[] =>
  text
    .split('\n')
    .map(
      (line) =>
        /^(# |## |- |1\. |1\) |\+ |\* |: |-> |=> |\| |> |! )/.exec(line.trim().replace(/^\d+([.)]) /, '1$1 '))?.[0] ??
        '',
    );

test('every text is there in each language that it is said to have', () => {
  for (const { name, title, excerpt, text, languages } of ITEMS)
    for (const language of languagesOf({ languages }))
      for (const six of [title, excerpt, text])
        if (six) expect(six[language].trim(), `${name} ${language}`).not.toBe('');
});

test('a text has the same headings, lists and tips in every language', () => {
  for (const item of ITEMS)
    for (const language of languagesOf(item))
      expect(blocksOf(item.text[language]), `${item.name} ${language}`).toEqual(blocksOf(item.text.fi));
});

test('a text links the same things in every language', () => {
  const inner = (text: string) =>
    targetsOf(text)
      .filter((target) => !target.startsWith('https:'))
      .sort();
  for (const item of ITEMS)
    for (const language of languagesOf(item))
      expect(inner(item.text[language]), `${item.name} ${language}`).toEqual(inner(item.text.fi));
});

test('what texts link exists', () => {
  const known: Record<string, ReadonlySet<string>> = {
    model: new Set(DEMO_MODELS.map(({ slug }) => slug)),
    group: new Set(DEMO_GROUPS.map(({ key }) => key)),
    brand: new Set(Object.keys(DEMO_BRANDS)),
    guide: new Set(DEMO_POSTS.filter(({ kind }) => kind === 'guide').map(({ key }) => key)),
    post: new Set(DEMO_POSTS.filter(({ kind }) => kind === 'post').map(({ key }) => key)),
    page: new Set(DEMO_PAGES.map(({ key }) => key)),
    store: new Set(DEMO_STORES.map(({ slug }) => slug)),
  };
  for (const { name, text } of ITEMS)
    for (const target of Object.values(text).flatMap(targetsOf)) {
      const [kind = '', key = ''] = target.split(/:(.*)/);
      if (kind === 'screen') continue; // tests/contract/content-addresses.test.ts
      if (kind === 'https') expect(target, name).toMatch(/^https:\/\/[a-z0-9.-]+\/[a-z]*$/);
      else if (kind === 'tel') expect(target, name).toMatch(/^tel:\+\d{7,15}$/);
      else expect(known[kind]?.has(key), `${name}: ${target}`).toBe(true);
    }
});

test('no text keeps a link of the notation that does not close', () => {
  for (const language of LANGUAGE_CODES)
    for (const [name, text] of allIn(language))
      expect(text.replace(LINK, '').replace(/\[[^[\]]*\{[^[\]]*\]/g, ''), `${name} ${language}`).not.toMatch(
        /[[\]]|\]\(/,
      );
});

test('products that posts, campaigns and experiences show exist and are for everybody', () => {
  for (const { key, models } of [...DEMO_POSTS, ...DEMO_EXPERIENCES, ...DEMO_CAMPAIGNS])
    for (const slug of models ?? []) expect(DEMO_MODELS.find((model) => model.slug === slug)?.slug, key).toBe(slug);
  for (const { key, models } of DEMO_POSTS) {
    expect(models.length, key).toBeGreaterThanOrEqual(3);
    expect(models.length, key).toBeLessThanOrEqual(6);
  }
  for (const { brand, models } of DEMO_EXPERIENCES)
    for (const slug of models) expect(DEMO_MODELS.find((model) => model.slug === slug)?.brand, slug).toBe(brand);
});

test('every author is a person of the shop, and every category has something', () => {
  const people = DEMO_BLOGGERS.map(({ key }) => key);
  for (const { key, blogger } of DEMO_POSTS) expect(people, key).toContain(blogger);
  for (const person of people) expect(DEMO_POSTS.map(({ blogger }) => blogger)).toContain(person);
  for (const category of DEMO_CATEGORIES) expect(DEMO_POSTS.map((post) => post.category)).toContain(category);
});

test('addresses of a kind are all different in each language, and a Finnish one leads from the menu to the repair campaign', () => {
  const kinds: Record<string, readonly { slug: Six; languages?: readonly Language[] }[]> = {
    posts: DEMO_POSTS,
    campaigns: DEMO_CAMPAIGNS,
    experiences: DEMO_EXPERIENCES,
    roots: [...DEMO_PAGES, ...DEMO_TABBED_PAGES],
    ...Object.fromEntries(DEMO_TABBED_PAGES.map(({ key, tabs }) => [key, tabs])),
    ...Object.fromEntries(
      DEMO_TABBED_PAGES.flatMap(({ key, tabs }) =>
        tabs.map((tab) => [`${key}/${tab.slug.en}`, withNested(tab).slice(1)]),
      ),
    ),
  };
  for (const [kind, items] of Object.entries(kinds))
    for (const language of LANGUAGE_CODES) {
      const slugs = items.filter((item) => languagesOf(item).includes(language)).map(({ slug }) => slug[language]);
      expect(new Set(slugs).size, `${kind} ${language}`).toBe(slugs.length);
      for (const slug of slugs) expect(slug, kind).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/);
    }
  expect(new Set(DEMO_BLOGGERS.map(({ slug }) => slug)).size).toBe(DEMO_BLOGGERS.length);
  expect(DEMO_CAMPAIGNS.map(({ slug }) => slug.fi)).toContain('korjauspalvelu');
});

test('no text is the same in two languages', () => {
  const long = (six: Six) => Object.values(six).filter((text) => text.length > 40);
  for (const { name, title, excerpt, text } of ITEMS)
    for (const six of [title, excerpt, text]) if (six) expect(new Set(long(six)).size, name).toBe(long(six).length);
});

test('a guide is worth its page: at least 250 words in each language, a tip and a way to go on', () => {
  for (const post of DEMO_POSTS.filter(({ kind }) => kind === 'guide'))
    for (const language of languagesOf(post)) {
      const text = post.text[language];
      const words = text
        .replace(LINK, 'x')
        .split(/\s+/)
        .filter((word) => /\p{L}|\d/u.test(word));
      expect(words.length, `${post.key} ${language}`).toBeGreaterThanOrEqual(250);
      expect(text.match(/^\s*! /gm), `${post.key} ${language}`).toHaveLength(1);
      expect(targetsOf(text).length, `${post.key} ${language}`).toBeGreaterThanOrEqual(2);
    }
});

/** What no text of a language may contain: quotation marks and dashes of other languages, and straight ones. */
const STRANGE: Readonly<Record<Language, RegExp>> = {
  fi: /["'“„«»—]| - |\d-\d/,
  en: /["'”][A-Za-z]|["'„«»]| - |\d-\d/,
  sv: /["'“„«»—]| - |\d-\d/,
  de: /["'”«»—]| - |\d-\d/,
  fr: /["'“”„—]| - |\d-\d/,
  ru: /["'“”„]| - |\s–\s/,
};

test('quotation marks, apostrophes and dashes are those of the language', () => {
  for (const language of LANGUAGE_CODES)
    for (const [name, text] of allIn(language))
      expect(text.replace(LINK, 'x').replace(/\d{3} \d-\d|^\s*- /gm, ''), `${name} ${language}`).not.toMatch(
        STRANGE[language],
      );
});

test('lines do not break before French punctuation, a Russian dash or a unit', () => {
  for (const [name, text] of allIn('fr')) expect(text, name).not.toMatch(/\S [:;?!»]|« /);
  for (const [name, text] of allIn('ru')) expect(text, name).not.toMatch(/ —/);
  for (const language of LANGUAGE_CODES)
    for (const [name, text] of allIn(language))
      expect(text, `${name} ${language}`).not.toMatch(/\d (km|cm|mm|kg|°C|%)/);
});

test('campaigns show all their states: three that run, one that is over, one to come', () => {
  const today = DEMO_CAMPAIGNS.map(({ days: [starts, ends] }) => (ends < 0 ? 'over' : starts > 0 ? 'to come' : 'runs'));
  expect(today.sort()).toEqual(['over', 'runs', 'runs', 'runs', 'to come']);
  for (const { key, models, group, brand } of DEMO_CAMPAIGNS) expect(models ?? group ?? brand, key).toBeTruthy();
});
