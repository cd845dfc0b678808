import { expect, test } from 'vitest';
import { fieldProblem, labelled } from './labelled';
import { LANGUAGES } from './languages';
import { translate } from './translator';

test('a label has the colon of its language', () => {
  for (const language of LANGUAGES) {
    const space = language === 'fr' ? '\u00a0' : '';
    expect(labelled(translate(language, 'common'), 'Olos', '12,50')).toBe(`Olos${space}: 12,50`);
  }
});

test('an error of a field begins with the name of the field', () => {
  const t = translate('en', 'common');
  expect(fieldProblem(t, 'Phone (optional)', 'Check the number')).toBe('Phone: Check the number');
  expect(fieldProblem(t, 'Where did you buy it?', 'Choose one')).toBe('Where did you buy it? Choose one');
});
