import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PAGES } from 'backend/demo/content/all-pages';
import { DEMO_BANNERS } from 'backend/demo/content/banners/all-banners';
import { demoSettings } from 'backend/demo/content/settings';
import { mailTexts } from 'backend/mail/mail-texts';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';

/** Days to return an unused product, and the legal number of days for withdrawal and for the refund. */
const RETURN_DAYS = 100;
const LEGAL_DAYS = 14;

const ABOUT_RETURNS =
  /palaut|öppet köp|changer d’avis|peruut|return|withdraw|refund|retur|ånger|ångra|rückgabe|zurück|widerruf|retour|rétract|rembours|возвр|вернуть|отказ/i;
const DAYS = /(\d+)[\s\u00a0\u202f-]*(?:päiv|day|dag|tag|jour|дн)/gi;

const messages = path.join(import.meta.dirname, '../../app/locale/messages');

/** Every text of a language that a page or a mail of the demo shop can show, with its place in the sources. */
function textsOf(language: Language): [place: string, text: string][] {
  const files = readdirSync(path.join(messages, language));
  const said = files.flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(path.join(messages, language, file), 'utf8'));
    return Object.entries(texts).map(([key, text]): [string, string] => [`${file} ${key}`, text]);
  });
  const inLanguage = (thing: object) => JSON.stringify(Object.values(thing).map((six) => six?.[language] ?? ''));
  return [
    ...said,
    ['mail withdrawalText', mailTexts(language)('withdrawalText', { email: '' })],
    ...DEMO_PAGES.map((page): [string, string] => [`page ${page.key}`, inLanguage(page)]),
    ...DEMO_BANNERS.map((banner): [string, string] => ['banner', inLanguage(banner)]),
    ...Object.entries(
      demoSettings(
        () => 1,
        () => 1,
      ),
    ).map(([key, text]): [string, string] => [key, String(text)]),
  ];
}

/** The numbers of days in a text's sentences about returns. */
const daysIn = (text: string): number[] =>
  text
    .split(/[.!?](?:\s|$)|["\n]/)
    .filter((sentence) => ABOUT_RETURNS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(DAYS)].map(([, days]) => Number(days)));

/** Texts that must name the shop's own number of days in every language. */
const PROMISING = [
  'cart.json promise.returns',
  'checkout.json terms.rights',
  'home.json club.returns',
  'home.json description',
  'mail withdrawalText',
  'page returns',
  'product-more.json details.deliveryText',
  'product-more.json promise.returns',
];

test('all texts name the same number of days for returns', () => {
  for (const language of LANGUAGES) {
    const found = textsOf(language).map(([place, text]) => ({ place, days: daysIn(text) }));
    // fewer days than the legal ones are the time until the refund
    const wrong = found.filter(({ days }) => days.some((each) => each > LEGAL_DAYS && each !== RETURN_DAYS));
    expect(wrong, language).toEqual([]);
    const promising = found.filter(({ days }) => days.includes(RETURN_DAYS)).map(({ place }) => place);
    expect(promising, language).toEqual(expect.arrayContaining(PROMISING));
    expect(
      promising.filter((place) => place === 'banner'),
      language,
    ).toHaveLength(1);
    const legal = found.filter(({ days }) => days.includes(LEGAL_DAYS)).map(({ place }) => place);
    expect(legal, language).toEqual(
      expect.arrayContaining(['checkout.json terms.rights', 'mail withdrawalText', 'page returns']),
    );
  }
});
