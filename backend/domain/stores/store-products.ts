import { BELOW_ROOTS } from '../catalogue/front-page';
import { type CardReader, type ProductCard, readCards } from '../catalogue/product-list/read-cards';
import { LISTED } from '../catalogue/product-list/which-models';
import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { bestTextOf } from '../reading/text-fallback';

/** Products in stock that a store's page shows. */
const SHOWN = 8;

/** SQL condition: a variant of the model `m` lies in the store `$1`. The filter of listings by store means the same. */
const LIES_THERE = `exists (
  select 1 from variants held join stock k on k.variant_id = held.id
  where held.model_id = m.id and not held.is_withdrawn and k.store_id = $1 and k.quantity > 0)`;

const pickRows = preparedQuery<
  { modelId: number; seller: string; sentence: string },
  [storeId: number, language: ShopLanguage]
>(
  'store-picks',
  `select p.model_id as "modelId", p.seller,
     coalesce(${bestTextOf('store_pick_texts', 'sentence', 't.store_id = p.store_id and t.model_id = p.model_id', '$2')}, '')
       as sentence
   from store_picks p join models m on m.id = p.model_id
   where p.store_id = $1 and ${LISTED} order by p.sort, p.model_id`,
);

const modelsThere = preparedQuery<{ id: number }, [storeId: number, max: number]>(
  'store-best-sellers',
  `select m.id from models m where ${LISTED} and m.kind = 'product' and ${LIES_THERE}
   order by m.sold_amount desc, m.viewed_amount desc, m.id limit $2`,
);

const departmentRows = preparedQuery<{ id: number; count: number }, [storeId: number]>(
  'store-departments',
  `${BELOW_ROOTS}
   select i.root as id, count(*)::int as count from inside i join models m on m.id = i.model_id
   where ${LISTED} and ${LIES_THERE} group by i.root`,
);

const walkInStore = preparedQuery<{ id: number }, [slug: string]>(
  'walk-in-store',
  `select id from stores where slug = $1 and type = 'retail'`,
);

/** The products of a store. */
export interface StoreProducts {
  readonly picks: readonly { readonly card: ProductCard; readonly sentence: string; readonly seller: string }[];
  readonly inStock: readonly ProductCard[];
  /** Products in stock there, by root group. */
  readonly departments: readonly { readonly id: number; readonly count: number }[];
}

/** The products of a store that people can walk into; null when there is none with the slug. */
export async function readStoreProducts(
  pool: Connection,
  slug: string,
  reader: CardReader,
  now: Date,
): Promise<StoreProducts | null> {
  const [store] = await walkInStore(pool, slug);
  if (!store) return null;
  const [picks, there, departments] = await Promise.all([
    pickRows(pool, store.id, reader.language),
    modelsThere(pool, store.id, SHOWN),
    departmentRows(pool, store.id),
  ]);
  const ids = new Set([...picks.map(({ modelId }) => modelId), ...there.map(({ id }) => id)]);
  const cards = new Map((await readCards(pool, [...ids], reader, now)).map((card) => [card.facts.id, card]));
  return {
    picks: picks.flatMap(({ modelId, sentence, seller }) => {
      const card = cards.get(modelId);
      return card ? [{ card, sentence, seller }] : [];
    }),
    inStock: there.flatMap(({ id }) => cards.get(id) ?? []),
    departments,
  };
}
