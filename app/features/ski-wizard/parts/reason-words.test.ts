import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { needs } from '~/locale/translator';
import { reasonWords } from './reason-words';

await needs('ski-wizard');

test('a reason tells numbers and sizes as its reader writes them', () => {
  for (const language of LANGUAGES) {
    const t = translate(language, 'ski-wizard');
    const words = [
      reasonWords({ kind: 'shoe', isCaveat: false, values: { size: '26.5', shoe: 42 } }, t, language),
      reasonWords({ kind: 'shoe', isCaveat: false, values: { size: 26.5, shoe: 42 } }, t, language),
      reasonWords({ kind: 'width', isCaveat: false, values: { mm: 84.5, snow: 'mixed' } }, t, language),
    ];
    const mark = language === 'en' ? '.' : ',';
    expect(words, language).toEqual(['26', '26', '84'].map((whole) => expect.stringContaining(`${whole}${mark}5`)));
  }
});
