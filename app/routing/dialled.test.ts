import { expect, test } from 'vitest';
import { dialled } from './dialled';

test('only a telephone number is dialled', () => {
  expect(dialled('+358 (0)9 4245-0101')).toBe('tel:+3580942450101');
  for (const wrong of ['', 'call us', '12', 'javascript:alert(1)', '+358;ext=1'])
    expect(dialled(wrong), wrong).toBeUndefined();
});
