import { LANGUAGE_CODES } from '../../db/schema/columns';
import { type Connection, preparedQuery } from '../reading/reader';
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

/** SQL of models whose page is under their brand; that of a bundle is elsewhere in each language. */
const UNDER_BRAND = `${LISTED} and not exists (select 1 from bundle_parts where bundle_id = m.id)`;

/** SQL for a path that is the same in every language. */
const everywhere = (path: string): string =>
  `json_build_object(${LANGUAGE_CODES.map((language) => `'${language}', ${path}`).join(', ')})`;

type Slice = [offset: number, limit: number];
type SliceNow = [...Slice, now: Date];

const products = preparedQuery<Place, Slice>(
  'addresses-of-products',
  `with page as materialized (select m.id from models m where ${UNDER_BRAND} order by m.id offset $1 limit $2),
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

/** Kinds of editors' items, each under an address of its own. */
const CONTENT = ['page', 'guide', 'post', 'blogger', 'campaign', 'experience'] as const;
type ContentAddresses = (typeof CONTENT)[number];

/** SQL of published items of a kind that are shown at a time; a withdrawn item has no texts. */
const itemsOf = (kind: ContentAddresses, now: string): string => `content_items i where i.kind = '${kind}'
     and (i.starts_at is null or i.starts_at <= ${now}) and (i.ends_at is null or i.ends_at > ${now})
     and exists (select 1 from content_texts t where t.item_id = i.id)`;

const CHANGED = `(extract(epoch from i.updated_at) * 1000)::float8 as "changedMs"`;

const items = (kind: ContentAddresses): Addresses => ({
  slice: preparedQuery<Place, SliceNow>(
    `addresses-of-${kind}`,
    `select (select json_object_agg(t.language, t.slug) from content_texts t where t.item_id = i.id) as paths, ${CHANGED}
     from ${itemsOf(kind, '$3')} order by i.id offset $1 limit $2`,
  ),
  count: preparedQuery<{ total: number }, [now: Date]>(
    `count-of-${kind}-addresses`,
    `select count(*)::int as total from ${itemsOf(kind, '$1')}`,
  ),
});

/** Tabs of pages: the tabs of one place in their page are the same one in different languages. */
const TABS = `content_items i join content_texts t on t.item_id = i.id,
     jsonb_array_elements(t.tabs) with ordinality as tab(value, place) where i.kind = 'tabs'`;

const tabs = preparedQuery<Place, Slice>(
  'addresses-of-tabs',
  `select json_object_agg(t.language, t.slug || '/' || (tab.value ->> 'slug')) as paths, ${CHANGED}
   from ${TABS} group by i.id, tab.place order by i.id, tab.place offset $1 limit $2`,
);

interface Addresses {
  readonly slice: (pool: Connection, offset: number, limit: number, now: Date) => Promise<Place[]>;
  readonly count: (pool: Connection, now: Date) => Promise<{ total: number }[]>;
}

/** Addresses that do not depend on the time. */
function always(kind: string, slice: typeof products, counted: string): Addresses {
  const count = preparedQuery<{ total: number }, []>(
    `count-of-${kind}-addresses`,
    `select count(*)::int as total from ${counted}`,
  );
  return { slice: (pool, offset, limit) => slice(pool, offset, limit), count: (pool) => count(pool) };
}

const PUBLIC_BRANDS = `manufacturers b where exists (select 1 from models m where m.manufacturer_id = b.id and ${LISTED})`;

const ADDRESSES = {
  product: always('product', products, `models m where ${UNDER_BRAND}`),
  brand: always('brand', brands, PUBLIC_BRANDS),
  group: always('group', groups, '(select distinct group_id from product_group_texts) g'),
  tab: always('tab', tabs, `(select distinct i.id, tab.place from ${TABS}) tabs`),
  page: items('page'),
  guide: items('guide'),
  post: items('post'),
  blogger: items('blogger'),
  campaign: items('campaign'),
  experience: items('experience'),
} satisfies Record<string, Addresses>;
export type AddressKind = keyof typeof ADDRESSES;

/**
 * A slice of the addresses of one kind, ordered by id. With a limit of 0 it returns only their number, because counting
 * reads the whole catalogue and a slice does not need it.
 */
export async function readSiteAddresses(
  pool: Connection,
  kind: AddressKind,
  [offset, limit]: Slice,
  now: Date,
): Promise<{ readonly total: number | null; readonly addresses: SiteAddress[] }> {
  if (limit === 0) {
    const [counted] = await ADDRESSES[kind].count(pool, now);
    return { total: counted?.total ?? 0, addresses: [] };
  }
  const places = await ADDRESSES[kind].slice(pool, offset, limit, now);
  const addresses = places.map(({ paths, changedMs }) => ({
    paths,
    changed: changedMs === null ? null : new Date(changedMs).toISOString(),
  }));
  return { total: null, addresses };
}
