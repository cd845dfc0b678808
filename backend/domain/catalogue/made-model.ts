import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** The page of a model that the desk made: its id, and its path below the site root without slashes at the ends. */
export interface MadeModel {
  readonly id: number;
  readonly path: string;
}

/** The id of the next model. */
export async function nextModelId(reader: Reader): Promise<number> {
  const [next] = await rowsOf<{ id: number }>(
    reader,
    sql`select nextval(pg_get_serial_sequence('models', 'id'))::int as id`,
  );
  if (!next) throw new Error('There is no id for a model.');
  return next.id;
}

/** Where a model that was made is shown. */
export async function madeModel(reader: Reader, id: number): Promise<MadeModel> {
  const [found] = await rowsOf<{ path: string }>(
    reader,
    sql`select b.slug || '/' || m.slug as path from models m join manufacturers b on b.id = m.manufacturer_id where m.id = ${id}`,
  );
  return { id, path: found?.path ?? '' };
}
