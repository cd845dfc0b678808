import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { announceCatalogueChange, watchCatalogue } from './catalogue-changes';

const database = withDatabase();

const watched = async () => {
  const onChange = vi.fn();
  const { options } = database().pool;
  const watch = watchCatalogue({ ...options }, { onChange, onError: () => {} });
  await vi.waitFor(async () => expect(await listeners()).toBe(1));
  return { onChange, watch };
};

async function listeners(): Promise<number> {
  const { rows } = await database().pool.query(
    `select count(*)::int as n from pg_stat_activity
     where application_name = 'shop-watch' and datname = current_database() and query like 'listen%' and state = 'idle'`,
  );
  return rows[0].n;
}

test('a change is heard when its transaction commits', async () => {
  const { onChange, watch } = await watched();
  await database().db.transaction(async (tx) => {
    await announceCatalogueChange(tx);
    expect(onChange).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await watch.close();
});

test('a change that is rolled back is none', async () => {
  const { onChange, watch } = await watched();
  await database()
    .db.transaction(async (tx) => {
      await announceCatalogueChange(tx);
      throw new Error('no');
    })
    .catch(() => {});
  await announceCatalogueChange(database().db);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await watch.close();
});
