import { ensureReference } from 'backend/catalogue/write/ensure-reference';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../tests/support/database';
import { WrongCommand } from './database-command';
import { ratesCommand } from './rates-command';

const database = withDatabase();
beforeAll(() => ensureReference(database().db));

const run = (...args: string[]) => ratesCommand(args)(database().db);

test('rates are set from today on, again too, and listed; a currency that the shop does not have is added', async () => {
  expect(await run('usd=1.25', 'XTS=7,5')).toMatch(/^usd {2}1\.25$/m);
  await run('usd=1.5');
  const listed = await run();
  expect(listed).toMatch(/^usd {2}1\.5$/m);
  expect(listed).toMatch(/^xts {2}7\.5$/m);
});

test.each(['usd', 'usd=', 'usd=0', 'usd=-1', 'usd=1e3', 'eur=1', 'us=1', 'constructor=1', 'usd=1;drop'])(
  'the rate %s is refused',
  (arg) => {
    expect(() => ratesCommand([arg])).toThrow(WrongCommand);
  },
);
