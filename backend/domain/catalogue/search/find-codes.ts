import { type Connection, question } from '../../reading/reader';
import { plainQuery } from './query-words';

/** Shortest text that may be a code. */
const SHORTEST_CODE = 3;
const MOST_BY_CODE = 20;
/** From this length on the beginning of an article number is enough. */
const SHORTEST_PREFIX = 5;
const LAST = '\u{10FFFF}';

const byCode = question<{ id: number }, [code: string, last: string]>(
  'search-codes',
  `select id from (
     select id, 0 as place from models where model_number <> '' and upper(translate(model_number, ' -./_', '')) collate "C" = $1
     union all select model_id, 1 from variants where ean = $1
     union all select model_id, 2 from variants where upper(translate(sku, ' -./_', '')) collate "C" = $1
     union all (select model_id, 3 from variants
       where $2 <> '' and upper(translate(sku, ' -./_', '')) collate "C" > $1
         and upper(translate(sku, ' -./_', '')) collate "C" < $2 limit ${MOST_BY_CODE})
   ) found group by id order by min(place), id limit ${MOST_BY_CODE}`,
);

/** Models whose model number, EAN or article number (SKU) is exactly this, then those whose article number begins with it. */
export async function modelsByCode(connection: Connection, text: string): Promise<number[]> {
  const code = plainQuery(text).replaceAll(' ', '').toUpperCase();
  if (code.length < SHORTEST_CODE || code.length > 60 || !/\d/.test(code)) return [];
  const rows = await byCode(connection, code, code.length < SHORTEST_PREFIX ? '' : code + LAST);
  return rows.map(({ id }) => id);
}
