import { describe, expect, test } from 'vitest';
import { createI18n } from './i18n.server';
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

  test('read the same through the shop and through i18next', async () => {
    const nobody = () => undefined;
    const i18n = createI18n({ fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: [] }, nobody);
    for (const language of LANGUAGES) {
      const own = translate(language, namespace as Namespace) as (key: string, values: object) => string;
      const theirs = await i18n.getFixedT(language, namespace as never);
      for (const key of baseKeys(texts(language, namespace))) {
        for (const count of [1, 3, 5, 21]) {
          const text = texts(language, namespace)[`${key}_other`] ?? texts(language, namespace)[key] ?? '';
          const values = { ...Object.fromEntries(holes(text).map((name) => [name, `<${name}>`])), count };
          const expected = (theirs as unknown as (key: string, values: object) => string)(key, values);
          expect(own(key as MessageKey<Namespace>, values), `${language} ${key} ${count}`).toBe(expected);
        }
      }
    }
  });
});
