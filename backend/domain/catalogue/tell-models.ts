import { sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Transaction } from '../../db/client';

/** Marks the search documents of models as stale, in the transaction that changes them, and tells every copy of the shop. */
export async function tellModels(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into search_stale select id from models where id = any(${sql.param([...ids])}::int[]) order by 1
    on conflict (model_id) do update set model_id = excluded.model_id`);
  await announceCatalogueChange(tx);
}
