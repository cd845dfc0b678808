import { type Connection, preparedQuery } from '../../reading/reader';
import { LISTED } from '../product-list/which-models';
import { plainQuery } from './query-words';

/** Min length of a text that may be a code. */
const SHORTEST_CODE = 3;
const MAX_BY_CODE = 20;
/** Max number of variants read by the beginning of an article number: twenty models with twenty sizes. */
const MAX_VARIANTS = 400;
/** Min length of a text that is searched for as the beginning of an article number. */
const SHORTEST_PREFIX = 5;
const LAST = '\u{10FFFF}';

const byCode = preparedQuery<{ id: number }, [code: string, last: string]>(
  'search-codes',
  `select m.id from (
     select id, 0 as place from models where model_number <> '' and upper(translate(model_number, ' -./_', '')) collate "C" = $1
     union all select model_id, 1 from variants where ean = $1
     union all select model_id, 2 from variants where upper(translate(sku, ' -./_', '')) collate "C" = $1
     union all (select model_id, 3 from variants
       where $2 <> '' and upper(translate(sku, ' -./_', '')) collate "C" > $1
         and upper(translate(sku, ' -./_', '')) collate "C" < $2
       order by upper(translate(sku, ' -./_', '')) collate "C" limit ${MAX_VARIANTS})
   ) found join models m on m.id = found.id
   where ${LISTED}
   group by m.id order by min(place), m.id limit ${MAX_BY_CODE}`,
);

/** Models that lists show whose model number, EAN or article number (SKU) is exactly this, then those whose article number begins with it. */
export async function modelsByCode(connection: Connection, text: string): Promise<number[]> {
  const code = plainQuery(text).replaceAll(/[ .]/g, '').toUpperCase();
  if (code.length < SHORTEST_CODE || code.length > 60 || !/\d/.test(code)) return [];
  const rows = await byCode(connection, code, code.length < SHORTEST_PREFIX ? '' : code + LAST);
  return rows.map(({ id }) => id);
}
