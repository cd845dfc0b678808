import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { labelled } from './labelled';

test('a label has the colon of its language', () => {
  for (const language of LANGUAGE_CODES)
    expect(labelled('Olos', 'S1', language)).toBe(language === 'fr' ? 'Olos\u00a0: S1' : 'Olos: S1');
});
