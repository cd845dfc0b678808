import type { Connection } from '../reading/reader';
import { question } from '../reading/reader';
import { newestModels, ORDINARY, usedModels } from './named-lists';
import { type CardReader, type ProductCard, readCards } from './product-list/read-cards';
import { LISTED } from './product-list/which-models';

/** Products in a row of the front page. */
const ROW = 10;
/** Models whose offers are looked at: what is reduced may be sold out, or dearer than what the card shows. */
const MOST_OFFERS = 3 * ROW;
/** Among how many best sellers of a department its picture is chosen. */
const CANDIDATES = 12;

const popularModels = question<{ id: number }, [most: number]>(
  'front-page-popular',
  `select m.id from models m where ${ORDINARY} order by m.sold_amount desc, m.viewed_amount desc, m.id limit $1`,
);

/** From the reduced prices to their models: few prices are reduced, however many there are. */
const reducedModels = question<{ id: number }, [most: number, now: Date]>(
  'front-page-offers',
  `select m.id
   from prices p join variants v on v.id = p.variant_id join models m on m.id = v.model_id
   where p.tax_area_id = 1 and p.discount_cents is not null and p.regular_cents > 0 and not v.is_withdrawn
     and (p.discount_starts_at is null or p.discount_starts_at <= $2)
     and (p.discount_ends_at is null or p.discount_ends_at > $2)
     and m.allow_discount and ${ORDINARY}
   group by m.id
   order by max(1 - p.discount_cents::float8 / p.regular_cents) desc, m.sold_amount desc, m.id
   limit $1`,
);

const BELOW_ROOTS = `with recursive below(root, id) as (
     select g.id, g.id from product_groups g where g.parent_id is null and g.show_in_menu
     union
     select b.root, g.id from product_groups g join below b on g.parent_id = b.id
   ), inside as (
     select distinct b.root, mg.model_id from below b join model_groups mg on mg.group_id = b.id
   )`;

interface DepartmentRow {
  readonly id: number;
  readonly count: number;
  /** What sells most in it, best first. */
  readonly modelIds: number[];
}

const departmentRows = question<DepartmentRow, [candidates: number]>(
  'front-page-departments',
  `${BELOW_ROOTS}
   select root as id, max(total)::int as count, json_agg(model_id order by place) as "modelIds"
   from (
     select i.root, i.model_id, count(*) over (partition by i.root) as total,
       row_number() over (partition by i.root order by m.sold_amount desc, m.id) as place
     from inside i join models m on m.id = i.model_id
     where ${LISTED}
   ) ranked
   where place <= $1
   group by root`,
);

/** What the front page shows of the catalogue. */
export interface FrontPage {
  readonly newest: readonly ProductCard[];
  readonly popular: readonly ProductCard[];
  readonly offers: readonly ProductCard[];
  readonly secondHand: readonly ProductCard[];
  readonly departments: readonly {
    readonly id: number;
    readonly count: number;
    readonly image: ProductCard['image'];
  }[];
}

/** Reads the rows of the front page: five questions for the ids, then the cards of all of them at once. */
export async function readFrontPage(pool: Connection, reader: CardReader, now: Date): Promise<FrontPage> {
  const [newest, popular, offers, secondHand, departments] = await Promise.all([
    newestModels(pool, ROW),
    popularModels(pool, ROW),
    reducedModels(pool, MOST_OFFERS, now),
    usedModels(pool, ROW),
    departmentRows(pool, CANDIDATES),
  ]);
  const rows = [newest, popular, offers, secondHand].flat().map(({ id }) => id);
  const ids = new Set([...rows, ...departments.flatMap(({ modelIds }) => modelIds)]);
  const cards = await readCards(pool, [...ids], reader, now);
  const cardById = new Map(cards.map((card) => [card.facts.id, card]));
  const cardsOf = (models: readonly { id: number }[]) => models.flatMap(({ id }) => cardById.get(id) ?? []);
  const taken = new Set<number>();
  return {
    newest: cardsOf(newest),
    popular: cardsOf(popular),
    offers: cardsOf(offers)
      .filter(({ price }) => price !== null && price.referenceCents !== null)
      .slice(0, ROW),
    secondHand: cardsOf(secondHand),
    departments: departments.map(({ id, count, modelIds }) => {
      // The dearest stands for its department: skis rather than wax. Departments share products, but not pictures.
      const pictured = cardsOf(modelIds.map((modelId) => ({ id: modelId })))
        .filter(({ image }) => image !== null)
        .sort((a, b) => (b.price?.activeCents ?? 0) - (a.price?.activeCents ?? 0));
      const shown = pictured.find(({ facts }) => !taken.has(facts.id)) ?? pictured[0];
      if (shown) taken.add(shown.facts.id);
      return { id, count, image: shown?.image ?? null };
    }),
  };
}
