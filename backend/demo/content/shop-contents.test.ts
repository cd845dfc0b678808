import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { isValidSetting } from '../../domain/content/write-general-setting';
import { DEMO_MODELS } from './all-models';
import { DEMO_PAGES } from './all-pages';
import { DEMO_BANNERS } from './banners/all-banners';
import { DEMO_BLOGGERS } from './bloggers/all-bloggers';
import { DEMO_BRANDS } from './brands';
import { DEMO_CAMPAIGNS } from './campaigns/all-campaigns';
import { DEMO_DELIVERY_METHODS } from './delivery';
import { DEMO_EXPERIENCES } from './experiences/all-experiences';
import { DEMO_DISCOUNT_CODES, DEMO_GIFT_CAMPAIGNS, DEMO_GIFT_CARDS } from './gifts';
import { DEMO_KEYWORDS } from './keywords/all-keywords';
import { DEMO_ORDERS } from './orders';
import { DEMO_PICKUP_POINTS } from './pickup-points';
import { DEMO_POSTS } from './posts/all-posts';
import { DEMO_COUNTRIES, ZONE_DAYS } from './reference';
import { demoSettings } from './settings';
import type { Six } from './six';

const settings = demoSettings(
  () => 1,
  () => 1,
);

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Every text in the six languages of a thing, with the language. */
function textsOf(thing: object): [language: string, text: string][] {
  return Object.values(thing).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || !LANGUAGE_CODES.every((language) => language in value))
      return [];
    return Object.entries(value as Six);
  });
}

test('pages have an address of their own in every language', () => {
  for (const language of LANGUAGE_CODES) {
    expect(isUnique(DEMO_PAGES.map(({ slug }) => slug[language])), language).toBe(true);
    for (const { key, slug } of DEMO_PAGES)
      expect(slug[language], `${key} ${language}`).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);
  }
});

test('no text of pages and words is missing in a language', () => {
  for (const thing of [...DEMO_PAGES, ...DEMO_KEYWORDS])
    for (const [language, text] of textsOf(thing)) expect(text.trim(), `${thing.key} ${language}`).not.toBe('');
});

test('a list of a page is as long in every language', () => {
  const items = (text: string): number => text.split('\n').filter((line) => /^\s*[-#] /.test(line)).length;
  for (const { key, text } of DEMO_PAGES)
    for (const language of LANGUAGE_CODES) expect(items(text[language]), `${key} ${language}`).toBe(items(text.fi));
});

const pageText = (key: string): Six => {
  const page = DEMO_PAGES.find((each) => each.key === key);
  if (!page) throw new Error(`no page ${key}`);
  return page.text;
};

test('pages that speak of the workshop put it where product pages do, in every language', () => {
  const town = {
    fi: 'Tamperee',
    en: 'Tampere',
    sv: 'Tammerfors',
    de: 'Tampere',
    fr: 'Tampere',
    ru: 'Тампере',
  } as const;
  for (const key of ['repair', 'complaints', 'sustainability'])
    for (const language of LANGUAGE_CODES) {
      const before = pageText(key)[language].split(town[language])[0] ?? '';
      expect(pageText(key)[language], `${key} ${language}`).toContain(town[language]);
      // the ski service in Helsinki is told after the workshop
      expect(before, `${key} ${language}`).not.toMatch(/Helsin|Хельсинки/);
    }
});

test('no text of goods asks for an address that there is no field for', () => {
  const asks =
    /jätä sähköpost|leave your e-mail|lämna din e-post|hinterlassen Sie|laissez votre e-mail|оставьте (адрес|почту)/i;
  for (const { slug, description, tagline } of DEMO_MODELS)
    for (const text of [...Object.values(description), ...Object.values(tagline)]) expect(text, slug).not.toMatch(asks);
  for (const [key, value] of Object.entries(settings)) expect(value, key).not.toMatch(asks);
});

test('in French no space before a sign of punctuation lets the line break', () => {
  for (const thing of [...DEMO_PAGES, ...DEMO_KEYWORDS, ...DEMO_BANNERS])
    for (const [language, text] of textsOf(thing)) if (language === 'fr') expect(text).not.toMatch(/\S [:;?!»]/);
});

test('four banners of the front page and more show from the first day, others before or after their days', () => {
  const showing = DEMO_BANNERS.filter(({ season, days: [from, to] = [0, 1] }) => !season && from <= 0 && to > 0);
  const frontPage = showing.filter(({ kind }) => kind === 'dynamic_page');
  expect(frontPage.length).toBeGreaterThan(4);
  expect(frontPage.every(({ landscape }) => landscape !== undefined)).toBe(true);
  expect(showing.some(({ kind }) => kind === 'image')).toBe(true);
  expect(DEMO_BANNERS.length).toBeGreaterThan(showing.length);
});

test('each picture of a landscape stands for one message: a banner, a campaign, a guide, a page, a brand, a writer', () => {
  const scenes = [
    ...DEMO_BANNERS.flatMap(({ landscape }) => landscape ?? []),
    ...[...DEMO_CAMPAIGNS, ...DEMO_POSTS, ...DEMO_EXPERIENCES, ...DEMO_BLOGGERS].map(({ scene }) => scene),
    ...DEMO_PAGES.flatMap(({ scene }) => scene ?? []),
    ...Object.values(DEMO_BRANDS).flatMap(({ scenes: own }) => own),
  ];
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});

test('words that open an explanation are unlike each other and stand in the descriptions of goods', () => {
  const descriptions = DEMO_MODELS.map(({ description }) => description.fi.toLowerCase());
  for (const language of LANGUAGE_CODES)
    expect(isUnique(DEMO_KEYWORDS.map(({ keyword }) => keyword[language].toLowerCase())), language).toBe(true);
  const told = DEMO_KEYWORDS.filter(({ keyword }) =>
    descriptions.some((text) => text.includes(keyword.fi.toLowerCase())),
  );
  expect(told.length).toBeGreaterThanOrEqual(8);
});

test('every setting that is JSON parses, and texts are there in six languages', () => {
  for (const [key, value] of Object.entries(settings)) expect(isValidSetting(key, value), key).toBe(true);
  for (const language of LANGUAGE_CODES) expect(settings[`frontpage_title@${language}`]).toBeTruthy();
  const { countries } = JSON.parse(settings['target_country_delivery_added_days'] ?? '') as { countries: unknown[] };
  expect(countries).toHaveLength(3);
});

test('the shop delivers to over fifty countries and has pick-up points in some of them', () => {
  const open = DEMO_COUNTRIES.filter(({ isEnabled }) => isEnabled).map(({ code }) => code);
  expect(open.length).toBeGreaterThan(50);
  expect(DEMO_PICKUP_POINTS.filter(({ country }) => !open.includes(country))).toEqual([]);
  expect(new Set(DEMO_PICKUP_POINTS.map(({ country }) => country)).size).toBeGreaterThan(5);
});

test('no way of delivery takes longer than product pages promise for its country', () => {
  const slower = DEMO_DELIVERY_METHODS.filter(({ kind }) => kind !== 'store').flatMap(({ slug, prices }) =>
    Object.entries(prices).filter(([zone, { days }]) => {
      const { usual } = ZONE_DAYS[zone as keyof typeof ZONE_DAYS];
      return days && days[1] > usual.end && slug;
    }),
  );
  expect(slower).toEqual([]);
});

test('codes are all different, and those that orders used exist', () => {
  const gifts = DEMO_GIFT_CAMPAIGNS.flatMap(({ codes }) => codes);
  const cards = DEMO_GIFT_CARDS.map(({ code }) => code);
  expect(isUnique([...gifts, ...cards, ...DEMO_DISCOUNT_CODES.map(({ code }) => code)])).toBe(true);
  for (const { giftCode, giftCard, discountCode } of DEMO_ORDERS) {
    if (discountCode) expect(DEMO_DISCOUNT_CODES.map(({ code }) => code)).toContain(discountCode);
    if (giftCode) expect(gifts).toContain(giftCode);
    if (giftCard) expect(cards).toContain(giftCard);
  }
});
