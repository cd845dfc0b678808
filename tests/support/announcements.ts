import { type CatalogueChange, watchCatalogue } from 'backend/db/catalogue-changes';
import type { Db } from 'backend/db/client';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventually } from './eventually';

const END = 'end-of-test';

/** Listens on a database. The returned function gives what was announced since the last time: names of calls, joined by commas. */
export async function watchAnnouncements({ db, url }: { readonly db: Db; readonly url: string }) {
  let heard: string[] = [];
  const onChange = ({ calls }: CatalogueChange) => heard.push(calls.join(','));
  const watch = watchCatalogue(url, { onChange, onError: () => {} });
  const mark = () => db.execute(sql`select pg_notify('catalogue_changed', ${END})`);
  // it hears nothing before it is connected
  await eventually(async () => {
    await mark();
    expect(heard).toContain(END);
  });
  const told = async () => {
    await mark();
    await eventually(() => expect(heard.at(-1)).toBe(END));
    const all = heard.filter((calls) => calls !== END);
    heard = [];
    return all;
  };
  await told();
  return { told, close: watch.close };
}
