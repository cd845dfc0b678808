import { expect, test } from 'vitest';
import { reportText } from './report-problems';

test('a report names the error, the page and where it happened', () => {
  const error = new TypeError('x is undefined');
  error.stack =
    'TypeError: x is undefined\n    at a (http://h/app.js:1:2)\n    at <anonymous>\n    at b (http://h/app.js:3:4)';
  const lines = [
    'TypeError: x is undefined',
    'on /hanki/',
    '    at a (http://h/app.js:1:2)',
    '    at b (http://h/app.js:3:4)',
  ];
  expect(reportText(error, '/hanki/')).toBe(lines.join('\n'));
});

test('a thrown value that is not an error has nothing to report', () => {
  for (const thrown of [undefined, null, 'text', { message: 'x' }, new Response(null)])
    expect(reportText(thrown, '/')).toBe('');
});
