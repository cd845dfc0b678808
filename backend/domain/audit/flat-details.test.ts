import { expect, test } from 'vitest';
import { flatDetails } from './flat-details';

test('details are texts by the path of their names; lists are one text, and what has no value is left out', () => {
  const details = {
    before: { value: '', values: { fi: 'Retkelle', sv: 'Ut' } },
    models: [3, 'takki'],
    rows: [{ id: 1 }],
    limitCents: null,
    isPart: true,
  };
  expect(flatDetails(details)).toEqual([
    { name: 'before.value', value: '' },
    { name: 'before.values.fi', value: 'Retkelle' },
    { name: 'before.values.sv', value: 'Ut' },
    { name: 'models', value: '3, takki' },
    { name: 'rows', value: '{"id":1}' },
    { name: 'isPart', value: 'true' },
  ]);
});
