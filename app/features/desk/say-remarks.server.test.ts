import { IMPORT_REMARKS, type SaidRemark } from 'contract/import-remarks';
import { describe, expect, test } from 'vitest';
import { openServerTexts } from '~/locale/i18n.server';
import { LANGUAGES, type Language } from '~/locale/languages';
import { allMessages } from '~/locale/messages';
import { refusalWords, remarkWords, saidOfRun, sayRemark } from './say-remarks.server';

const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
const entries = Object.entries(IMPORT_REMARKS);
const textsOf = (language: Language) => allMessages().get(`${language}:import-remarks`) ?? {};

/** What a file may hold, to be shown as it is. */
const HOSTILE = [
  'constructor',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '{{why}}',
  '$t(remark.skuMissing)',
  '$&',
  '\ue000',
  '',
];

const row = (said: SaidRemark | null, subject = '', part = 'skipped') => ({
  ...{ about: 'goods', part, line: 4, text: 'in English' },
  said: said && { said, subject },
});

test('no two texts of imports have one key', () => {
  const keys = entries.map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

const hosts = { fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: ['shop.example'] };
const texts = openServerTexts(hosts, () => undefined);

describe.each(LANGUAGES)('what an import says in %s', async (language) => {
  const t = (await texts.textsIn(language))('import-remarks');

  test('has a text for every remark of the contract, with its values, and no other', () => {
    const texts = textsOf(language);
    const named = Object.keys(texts).filter((key) => key.startsWith('remark.'));
    expect(named.sort()).toEqual(entries.map(([, key]) => `remark.${key}`).sort());
    for (const [text, key] of entries)
      expect([...new Set(holesOf(texts[`remark.${key}`] ?? ''))], key).toEqual([...new Set(holesOf(text))]);
  });

  test('shows what stands in the file as it stands there', () => {
    for (const [text, key] of entries) {
      const holes = [...new Set(holesOf(text))];
      for (const value of HOSTILE) {
        const said = sayRemark(t, { key, values: Object.fromEntries(holes.map((hole) => [hole, value])) });
        const expected = holes.reduce(
          (now, hole) => now.split(`{{${hole}}}`).join(`\0${hole}\0`),
          textsOf(language)[`remark.${key}`] ?? '',
        );
        expect(said, key).toBe(
          holes.reduce((now, hole) => now.split(`\0${hole}\0`).join(value.replaceAll('{{', '{\u2060{')), expected),
        );
      }
    }
  });

  test('says a reason inside a remark in the same language, with the name before it and examples behind it', () => {
    const why = { key: 'notLower', values: {} };
    const reason = sayRemark(t, why) ?? '';
    const { text, isEnglish } = remarkWords(t, row({ key: 'reducedLeftOut', values: { why } }, '=SKU-1'));
    expect(text).toContain(reason);
    expect(text.startsWith('=SKU-1')).toBe(true);
    expect(isEnglish).toBe(false);
    expect(remarkWords(t, row({ key: 'quantityUnreadable', values: {} }, '"abc"', 'counted')).text).toMatch(/: "abc"$/);
  });

  test('shows the stored English text of a run of before, of another version, or that lacks a value', () => {
    const english = { text: 'in English', isEnglish: true };
    const unknown = [
      null,
      { key: 'constructor', values: {} },
      { key: 'toString', values: {} },
      { key: 'noSuchRemark', values: {} },
      { key: 'skuTwice', values: { sku: 'A' } },
      { key: 'clubLeftOut', values: { why: { key: 'gone', values: {} } } },
    ];
    for (const said of unknown) expect(remarkWords(t, row(said)), JSON.stringify(said)).toEqual(english);
    const run = { error: 'It broke.', said: null };
    expect(saidOfRun(t, run)).toEqual({ error: { text: 'It broke.', isEnglish: true }, kinds: null });
    const kind = { part: 'skipped', count: 2, said: { key: 'gone', values: {} }, subject: '' };
    expect(saidOfRun(t, { error: null, said: { error: null, kinds: [kind] } })).toEqual({ error: null, kinds: null });
    expect(refusalWords(t, { key: 'gone', values: {} })).toBe('');
  });

  test('says why a run ended and counts its remarks by kind', () => {
    const error = { key: 'diskFull', values: { fault: 'ENOSPC' } };
    const kind = { part: 'counted', count: 3, said: { key: 'noGroup', values: {} }, subject: '"Pan"' };
    const said = saidOfRun(t, { error: 'The disk is full', said: { error, kinds: [kind] } });
    expect(said.error?.text).toContain('ENOSPC');
    expect(said.error?.isEnglish).toBe(false);
    expect(said.kinds).toEqual([
      { part: 'counted', count: 3, isEnglish: false, text: expect.stringMatching(/: "Pan"$/) },
    ]);
  });
});
