import { ACT_NAMES } from 'contract/act-names';
import { describe, expect, test } from 'vitest';
import { openServerTexts } from './i18n.server';
import { LANGUAGES, type Language } from './languages';
import { allMessages, translate } from './messages';
import type { MessageKey, Namespace } from './namespaces';

const PLURAL = /_(one|few|many|other)$/;
const namespaces = [...new Set([...allMessages().keys()].map((key) => key.split(':')[1] ?? ''))].sort();

const texts = (language: Language, namespace: string) => allMessages().get(`${language}:${namespace}`) ?? {};
const baseKeys = (messages: object) => [...new Set(Object.keys(messages).map((key) => key.replace(PLURAL, '')))].sort();
const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();

/** The forms a language cannot do without; French's `many` (millions) is optional. */
function neededForms(language: Language): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return language === 'fr' ? forms.filter((form) => form !== 'many') : forms;
}

const hosts = { fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: ['preview.example'] };
const server = openServerTexts(hosts, () => undefined);

describe.each(namespaces)('the texts of %s', (namespace) => {
  const finnish = texts('fi', namespace);

  test('have the same keys in all six languages', () => {
    for (const language of LANGUAGES) expect(baseKeys(texts(language, namespace)), language).toEqual(baseKeys(finnish));
  });

  test('have all plural forms their language needs', () => {
    for (const language of LANGUAGES) {
      const messages = texts(language, namespace);
      for (const key of Object.keys(messages).filter((each) => each.endsWith('_other'))) {
        const base = key.replace(PLURAL, '');
        for (const form of neededForms(language)) expect(messages, language).toHaveProperty([`${base}_${form}`]);
      }
    }
  });

  test('fill the same placeholders, and none is empty', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(texts(language, namespace))) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        const model = finnish[key] ?? finnish[key.replace(PLURAL, '_other')] ?? '';
        const own = holes(text).filter((hole) => hole !== 'count');
        expect(own, `${language} ${key}`).toEqual(holes(model).filter((hole) => hole !== 'count'));
      }
    }
  });

  test('have a French singular for every count with a plural noun or participle', () => {
    for (const [key, text] of Object.entries(texts('fr', namespace)))
      if (!PLURAL.test(key)) expect(text, key).not.toMatch(/(?<!\bles )\{\{count\}\} \p{Ll}+s\b/u);
  });

  test('keep French double punctuation with its word', () => {
    for (const [key, text] of Object.entries(texts('fr', namespace))) expect(text, key).not.toMatch(/ [:;!?»]|« /);
  });

  test('read the same through the browser’s translator and through i18next on the server', async () => {
    const different: string[] = [];
    for (const language of LANGUAGES) {
      const messages = texts(language, namespace);
      const own = translate(language, namespace as Namespace);
      const theirs = (await server.textsIn(language))(namespace as Namespace);
      for (const key of baseKeys(messages) as MessageKey<Namespace>[]) {
        const names = holes(messages[`${key}_other`] ?? messages[key] ?? '');
        // what could be taken for a nested text, for a pattern or for markup
        const filled = Object.fromEntries(names.map((name) => [name, `${name} $t(${key}) $& <b>`]));
        if (own(key, filled) !== theirs(key, filled)) different.push(`${language} ${key}`);
        for (const count of [0, 1, 2, 3, 5, 11, 21, 1.5, 1_000_000]) {
          const values = { ...filled, count };
          if (own(key, values) !== theirs(key, values)) different.push(`${language} ${key} ${count}`);
        }
      }
    }
    expect(different).toEqual([]);
  });
});

test('the log of acts has words for every act of the contract, and for no other', () => {
  for (const language of LANGUAGES) {
    const named = Object.keys(texts(language, 'desk-lists')).filter((key) => key.startsWith('log.action.'));
    expect(named.map((key) => key.slice('log.action.'.length)).sort(), language).toEqual([...ACT_NAMES].sort());
  }
});

test('the server detects a language as the shop does everywhere: by host, then by query, then by cookie', async () => {
  const hosts = { fi: ['hanki.fi'], en: [], sv: ['hanki.se'], de: [], fr: [], ru: [], any: ['preview.example'] };
  const { languageOf } = openServerTexts(hosts, (request) => request.headers.get('x-chosen') ?? undefined);
  const ask = (address: string, chosen?: string) =>
    languageOf(new Request(address, { headers: { 'Accept-Language': 'de', ...(chosen && { 'x-chosen': chosen }) } }));
  expect(await ask('http://hanki.se/?language=fr', 'ru')).toBe('sv');
  expect(await ask('http://preview.example/?language=fr', 'ru')).toBe('fr');
  expect(await ask('http://preview.example/?language=xx', 'ru')).toBe('ru');
  expect(await ask('http://preview.example/')).toBe('fi');
});
