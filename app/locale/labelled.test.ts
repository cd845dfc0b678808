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

test('a text that begins with the name of its field is not told under it once more', () => {
  const t = translate('de', 'common');
  expect(fieldProblem(t, 'Name', 'Der Name ist ein Pflichtfeld')).toBe('Der Name ist ein Pflichtfeld');
  expect(fieldProblem(t, 'E-Mail', 'E-Mail ist nötig')).toBe('E-Mail ist nötig');
  expect(fieldProblem(t, 'Ort', 'Ortsname ist zu lang')).toBe('Ort: Ortsname ist zu lang');
  expect(fieldProblem(t, 'M', 'Zum Beispiel 12,50')).toBe('M: Zum Beispiel 12,50');
});
