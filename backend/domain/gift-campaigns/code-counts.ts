import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** How many codes of a category are in which state; as the contract has it. */
export interface CodeCounts extends Record<string, unknown> {
  readonly total: number;
  readonly free: number;
  readonly out: number;
  readonly used: number;
  readonly void: number;
  readonly mails: number;
  readonly waiting: number;
  readonly unknown_tries: number;
  readonly repeated_tries: number;
}

const NONE: CodeCounts = {
  ...{ total: 0, free: 0, out: 0, used: 0, void: 0, mails: 0, waiting: 0 },
  ...{ unknown_tries: 0, repeated_tries: 0 },
};

/** SQL of whether the code `k` was handed out or promised to nobody yet. */
export const IS_FREE = 'k.code_hash is null and k.email is null and k.voided_at is null';

/** The counts of categories, by their ids. */
export async function countCodes(reader: Reader, categoryIds: readonly number[]): Promise<(id: number) => CodeCounts> {
  const rows = await rowsOf<CodeCounts & { id: number }>(
    reader,
    sql`
      select g.id, g.unknown_tries, count(k.id) filter (where k.voided_at is null)::int as total,
        count(k.id) filter (where ${sql.raw(IS_FREE)})::int as free,
        count(k.id) filter (where k.code_hash is not null and k.order_id is null and k.voided_at is null)::int as out,
        count(k.id) filter (where k.order_id is not null)::int as used,
        count(k.id) filter (where k.voided_at is not null)::int as void,
        count(k.id) filter (where k.email is not null and k.voided_at is null)::int as mails,
        count(k.id) filter (where k.email is not null and k.mailed_at is null and k.voided_at is null)::int as waiting,
        coalesce(sum(k.refused_tries), 0)::int as repeated_tries
      from gift_categories g left join gift_codes k on k.category_id = g.id
      where g.id = any(${sql.param([...categoryIds])}::int[]) group by g.id`,
  );
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts as CodeCounts]));
  return (id) => byId.get(id) ?? NONE;
}

/** The sums over several categories. */
export function sumCounts(all: readonly CodeCounts[]): CodeCounts {
  const names = Object.keys(NONE) as (keyof typeof NONE)[];
  const sum = (name: keyof typeof NONE) => all.reduce((total, counts) => total + Number(counts[name]), 0);
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as unknown as CodeCounts;
}
