import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../db/client';
import { reviews } from '../../db/schema/content';
import { models } from '../../db/schema/models';
import { modelProperties } from '../../db/schema/properties';
import { variants } from '../../db/schema/variants';
import { continueIdentities } from '../rows/insert';
import { COPIED_TABLES, type CopiedTable, type Numbered } from './copied-tables';

export type Multiplication = {
  /** models that the shop shall have in all */
  total: number;
  /** what models, texts, prices and stock need only, with one variant a model: enough for searching and listing */
  lean: boolean;
  progress?: (done: number, total: number, label: string) => void;
};

const NUMBERED_TABLES: Readonly<Record<Numbered, PgTable>> = {
  models,
  variants,
  properties: modelProperties,
  reviews,
};

/** Gift cards are known by their numbers and stay alone; copies are not copied again. */
const COPYABLE = sql`kind = 'product' and coalesce(import_key, '') not like 'seed:%'`;

/**
 * Copies the models of the shop, with numbers after their names and everything that belongs to them, until it has as many
 * as wanted. The database copies the rows itself, with one statement per table, in one transaction.
 * @returns the number of models afterwards
 */
export async function multiplyModels(db: Db, { total, lean, progress }: Multiplication): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table models in share row exclusive mode`);
    const { count } = await counts(tx);
    if (count >= total) return count;
    await planCopies(tx, total - count, lean);
    const tables = COPIED_TABLES.filter((each) => !lean || each.lean !== undefined);
    for (const [done, copied] of tables.entries()) {
      await tx.execute(copyStatement(copied, lean));
      progress?.(done + 1, tables.length, getTableConfig(copied.table).name);
    }
    await continueIdentities(tx, Object.values(NUMBERED_TABLES));
    return (await counts(tx)).count;
  });
}

async function counts(tx: Transaction): Promise<{ count: number; rounds: number }> {
  const { rows } = await tx.execute<{ count: number; rounds: number }>(sql`
    select count(*)::int as count, coalesce(max(split_part(import_key, ':', 2)::int)
      filter (where import_key like 'seed:%'), 0) as rounds from models`);
  return rows[0] ?? { count: 0, rounds: 0 };
}

/** Numbers the copies: in round k, what had the number n gets n + k × stride, where the stride is above every number. */
async function planCopies(tx: Transaction, count: number, lean: boolean): Promise<void> {
  const { rounds } = await counts(tx);
  await tx.execute(sql`create temp table seed_base on commit drop as
    select id, row_number() over (order by id) as place from models where ${COPYABLE}`);
  const { rows } = await tx.execute<{ size: number }>(sql`select count(*)::int as size from seed_base`);
  const size = rows[0]?.size ?? 0;
  if (size === 0) throw new Error('The shop has no models that could be copied.');
  const more = Math.ceil(count / size);
  await tx.execute(sql`create temp table seed_models on commit drop as
    select b.id as old_id, b.id + k * ${strideOf('models')} as new_id, k
    from seed_base b cross join generate_series(${rounds + 1}::int, ${rounds + more}::int) k
    where (k - ${rounds + 1}::int) * ${size}::int + b.place <= ${count}::int`);
  const ofModels = (numbered: Numbered, which: SQL) => sql`
    create temp table ${sql.identifier(`seed_${numbered}`)} on commit drop as
    select x.id as old_id, x.id + c.k * ${strideOf(numbered)} as new_id, c.k
    from ${NUMBERED_TABLES[numbered]} x join seed_models c on c.old_id = x.model_id where ${which}`;
  const firstOnly = sql`x.id = (select min(id) from variants where model_id = x.model_id)`;
  await tx.execute(ofModels('variants', lean ? firstOnly : sql`true`));
  await tx.execute(ofModels('properties', lean ? sql`false` : sql`true`));
  await tx.execute(ofModels('reviews', lean ? sql`false` : sql`true`));
  for (const numbered of Object.keys(NUMBERED_TABLES)) {
    const name = sql.identifier(`seed_${numbered}`);
    await tx.execute(sql`create index on ${name} (old_id, k)`);
    await tx.execute(sql`analyze ${name}`);
  }
}

/** The id offset between rounds: above every id of the original shop, the same for every run. */
function strideOf(numbered: Numbered): SQL {
  const table = NUMBERED_TABLES[numbered];
  const first = sql`coalesce(m.import_key, '') not like 'seed:%'`;
  if (numbered === 'models') return sql`(select max(m.id) from models m where ${first})`;
  return sql`(select max(y.id) from ${table} y join models m on m.id = y.model_id where ${first})`;
}

function copyStatement(
  { table, of, by, also = {}, set = {}, omit = [], lean: which }: CopiedTable,
  lean: boolean,
): SQL {
  const columns = getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => !omit.includes(name));
  const others = Object.entries(also);
  const joins = others.map(
    ([column, numbered]) => sql`join ${sql.identifier(`seed_${numbered}`)} ${sql.identifier(`of_${column}`)}
      on ${sql.identifier(`of_${column}`)}.old_id = s.${sql.identifier(column)}
      and ${sql.identifier(`of_${column}`)}.k = c.k`,
  );
  const value = (column: string): SQL => {
    if (set[column]) return set[column];
    if (column === by) return sql`c.new_id`;
    if (also[column]) return sql`${sql.identifier(`of_${column}`)}.new_id`;
    return sql`s.${sql.identifier(column)}`;
  };
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  return sql`insert into ${table} (${listed(columns.map((column) => sql`${sql.identifier(column)}`))})
    select ${listed(columns.map(value))}
    from ${table} s join ${sql.identifier(`seed_${of}`)} c on c.old_id = s.${sql.identifier(by)}
    ${sql.join(joins, sql` `)}
    where ${lean && which ? which : sql`true`}`;
}
