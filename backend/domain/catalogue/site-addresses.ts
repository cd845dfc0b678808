import { LANGUAGE_CODES } from '../../db/schema/columns';
import { preparedQuery } from '../reading/reader';
import { LISTED } from './product-list/which-models';

/** The URL paths of a page by language, and the time of its last change. */
export interface SiteAddress {
  readonly paths: Record<string, string>;
  /** ISO 8601 time; null when unknown. */
  readonly changed: string | null;
}

interface Place {
  readonly paths: Record<string, string>;
  readonly changedMs: number | null;
}

/** SQL for a path that is the same in every language. */
const everywhere = (path: string): string =>
  `json_build_object(${LANGUAGE_CODES.map((language) => `'${language}', ${path}`).join(', ')})`;

type Slice = [offset: number, limit: number];

const products = preparedQuery<Place, Slice>(
  'addresses-of-products',
  `with page as materialized (select m.id from models m where ${LISTED} order by m.id offset $1 limit $2),
     priced as (
       select v.model_id as id, max(p.updated_at) as at from variants v join prices p on p.variant_id = v.id
       where v.model_id between (select min(id) from page) and (select max(id) from page) group by 1
     )
   select ${everywhere(`b.slug || '/' || m.slug`)} as paths,
     (extract(epoch from greatest(m.published_at, priced.at)) * 1000)::float8 as "changedMs"
   from page join models m on m.id = page.id join manufacturers b on b.id = m.manufacturer_id
   left join priced on priced.id = m.id
   order by m.id`,
);

const brands = preparedQuery<Place, Slice>(
  'addresses-of-brands',
  `select ${everywhere('b.slug')} as paths, null::float8 as "changedMs" from manufacturers b
   where exists (select 1 from models m where m.manufacturer_id = b.id and ${LISTED})
   order by b.id offset $1 limit $2`,
);

const groups = preparedQuery<Place, Slice>(
  'addresses-of-groups',
  `select json_object_agg(t.language, t.path) as paths, null::float8 as "changedMs"
   from product_group_texts t group by t.group_id order by t.group_id offset $1 limit $2`,
);

const pages = preparedQuery<Place, Slice>(
  'addresses-of-pages',
  `select json_object_agg(t.language, t.slug) as paths, null::float8 as "changedMs"
   from static_page_texts t group by t.page_id order by t.page_id offset $1 limit $2`,
);

const ADDRESSES = { product: products, brand: brands, group: groups, page: pages };
export type AddressKind = keyof typeof ADDRESSES;

const COUNTED: Record<AddressKind, string> = {
  product: `models m where ${LISTED}`,
  brand: `manufacturers b where exists (select 1 from models m where m.manufacturer_id = b.id and ${LISTED})`,
  group: '(select distinct group_id from product_group_texts) g',
  page: '(select distinct page_id from static_page_texts) p',
};

const count = (kind: AddressKind) =>
  preparedQuery<{ total: number }, []>(
    `count-of-${kind}-addresses`,
    `select count(*)::int as total from ${COUNTED[kind]}`,
  );

const COUNTS = { product: count('product'), brand: count('brand'), group: count('group'), page: count('page') };

/**
 * A slice of the addresses of one kind, ordered by id. With a limit of 0 it returns only their number, because counting
 * reads the whole catalogue and a slice does not need it.
 */
export async function readSiteAddresses(
  pool: Parameters<typeof products>[0],
  kind: AddressKind,
  [offset, limit]: Slice,
): Promise<{ readonly total: number | null; readonly addresses: SiteAddress[] }> {
  if (limit === 0) {
    const [counted] = await COUNTS[kind](pool);
    return { total: counted?.total ?? 0, addresses: [] };
  }
  const places = await ADDRESSES[kind](pool, offset, limit);
  const addresses = places.map(({ paths, changedMs }) => ({
    paths,
    changed: changedMs === null ? null : new Date(changedMs).toISOString(),
  }));
  return { total: null, addresses };
}
