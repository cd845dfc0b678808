import { expect, test } from 'vitest';
import { readAddresses } from './address-list';

const emails = (text: string) => readAddresses(text).addresses.map(({ email }) => email);

test.each([
  ['one a line', 'aino@example.com\neero@example.com'],
  ['with the line ends of Windows and of old Macs', 'aino@example.com\r\neero@example.com\r'],
  [
    'from a spreadsheet: a byte order mark, a heading, semicolons, quotes',
    '\uFEFFNimi;Sähköposti;Tiimi\r\n"Aho; Aino";aino@example.com;A\r\n"Eero ""Eki"" Elo";"eero@example.com";B\r\n',
  ],
  ['separated by tabs or commas in one line', 'Aino\taino@example.com\neero@example.com, '],
  ['with names and angle brackets, in other case', 'Aino Aho <AINO@Example.com>\nmailto:eero@example.com'],
])('addresses are read %s', (_, text) => {
  expect(readAddresses(text)).toMatchObject({
    bad: [],
    addresses: [{ email: 'aino@example.com' }, { email: 'eero@example.com' }],
  });
});

test('what is wrong is told by its line, as editors count them, and the rest is read', () => {
  const text = [
    'aino@example.com',
    '',
    'nobody',
    'eero@',
    'AINO@example.com',
    '=cmd|calc!A1@example.com',
    'liisa@example.com',
  ].join('\n');
  const { addresses, bad } = readAddresses(text);
  expect(addresses).toEqual([
    { email: 'aino@example.com', line: 1 },
    { email: 'liisa@example.com', line: 7 },
  ]);
  expect(bad).toEqual([
    { line: 3, fault: 'malformed', value: 'nobody', first: null },
    { line: 4, fault: 'malformed', value: 'eero@', first: null },
    { line: 5, fault: 'twice', value: 'aino@example.com', first: 1 },
    { line: 6, fault: 'malformed', value: '=cmd|calc!A1@example.com', first: null },
  ]);
});

test('a hostile file gives no address, no error and no long answer', () => {
  const hostile = [
    'a@b.fi\u202Emoc',
    'a@b.fi\0',
    'x'.repeat(50_000),
    '"'.repeat(999),
    'a@b@c.fi',
    'a@b.fi\u200Bc',
    'a@-.fi',
    '@',
    'å@ä.ö',
  ];
  const { addresses, bad } = readAddresses(['heading', ...hostile].join('\n'));
  expect(addresses).toEqual([]);
  expect(bad).toHaveLength(hostile.length);
  expect(Math.max(...bad.map(({ value }) => value.length))).toBeLessThanOrEqual(80);
  expect(emails('aino@example.com\r\nBcc: all@example.com, x@example.com')).toContain('x@example.com');
});

test('ten thousand addresses are read at once', () => {
  const text = Array.from({ length: 10_000 }, (_, n) => `"Person ${n}";person-${n}@example.com;Team`).join('\n');
  expect(emails(text)).toHaveLength(10_000);
});
