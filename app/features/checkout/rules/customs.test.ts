import { DEMO_TAX_AREAS } from 'backend/demo/content/reference';
import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { customsText } from './customs';

/** “Included in the price” in the six languages. */
const INCLUDED =
  /sisältyy hintaan|included in the price|ingår i priset|im Preis enthalten|comprise dans le prix|включён в цену/;

test('where prices include the country’s VAT, its customs text says so, and at its rate', () => {
  for (const code of ['gb', 'ch']) {
    const area = DEMO_TAX_AREAS.find(({ country }) => country === code);
    const rate = area?.standard.at(-1)?.percentage ?? expect.fail(code);
    for (const language of LANGUAGES) {
      const text = translate(language, 'checkout')(`customs.${customsText(code) ?? expect.fail(code)}`);
      expect(text).toMatch(INCLUDED);
      expect(text.replace(/(\d),(\d)/g, '$1.$2')).toContain(String(rate));
    }
  }
});
