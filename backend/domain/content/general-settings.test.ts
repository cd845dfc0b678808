import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { settings } from '../../db/schema/reference';
import { readGeneralSettings } from './general-settings';

const database = withDatabase();

test('a key of a language stands in that language only, in place of the plain one', async () => {
  await database()
    .db.insert(settings)
    .values([
      { key: 'frontpage_title', value: 'Any' },
      { key: 'frontpage_title@sv', value: 'Svensk' },
      { key: 'search_bar_placeholder@fi', value: 'Hae' },
    ]);
  const title = { key: 'frontpage_title', value: 'Svensk' };
  expect(await readGeneralSettings(database().pool, 'sv')).toEqual([title]);
  expect(await readGeneralSettings(database().pool, 'fi')).toEqual([
    { key: 'frontpage_title', value: 'Any' },
    { key: 'search_bar_placeholder', value: 'Hae' },
  ]);
});
