import { type PictureWire, pictureJson } from '../reading/picture';
import type { Connection } from '../reading/reader';
import { preparedQuery } from '../reading/reader';
import { NEW_GOODS, newestModels, ORDINARY, usedModels } from './named-lists';
import { type CardReader, type ProductCard, readCards } from './product-list/read-cards';
import { frontPageLeads, LISTED } from './product-list/which-models';

/** Products in a row of the front page. */
const ROW = 10;
/** Max number of reduced models that are checked: some are sold out, or the reduced variant is not the one that the card shows. */
const MAX_OFFERS = 3 * ROW;
/** Number of best sellers from which a department's picture is chosen. */
const CANDIDATES = 12;

const popularModels = preparedQuery<{ id: number }, [max: number]>(
  'front-page-popular',
  `select m.id from models m where ${ORDINARY} order by m.sold_amount desc, m.viewed_amount desc, m.id limit $1`,
);

/** The largest reductions, the outlet's too. Starts from the reduced prices, which are few even in a large catalogue, and reads their models. */
const reducedModels = preparedQuery<{ id: number }, [max: number, now: Date]>(
  'front-page-offers',
  `select m.id
   from prices p join variants v on v.id = p.variant_id join models m on m.id = v.model_id
   where p.tax_area_id = 1 and p.discount_cents is not null and p.regular_cents > 0 and not v.is_withdrawn
     and (p.discount_starts_at is null or p.discount_starts_at <= $2)
     and (p.discount_ends_at is null or p.discount_ends_at > $2)
     and m.allow_discount and ${NEW_GOODS}
   group by m.id
   order by max(1 - p.discount_cents::float8 / p.regular_cents) desc, m.sold_amount desc, m.id
   limit $1`,
);

/** SQL that finds the models (`inside`) in and below each root group that the menu shows (`root`). */
export const BELOW_ROOTS = `with recursive below(root, id) as (
     select g.id, g.id from product_groups g where g.parent_id is null and g.show_in_menu
     union
     select b.root, g.id from product_groups g join below b on g.parent_id = b.id
   ), inside as (
     select distinct b.root, mg.model_id from below b join model_groups mg on mg.group_id = b.id
   )`;

interface DepartmentRow {
  readonly id: number;
  readonly count: number;
  /** The picture that the shop has chosen for it. */
  readonly image: PictureWire | null;
  /** Best-selling models of the department, best first. */
  readonly modelIds: number[];
}

const departmentRows = preparedQuery<DepartmentRow, [candidates: number]>(
  'front-page-departments',
  `${BELOW_ROOTS}
   select root as id, max(total)::int as count, json_agg(model_id order by place) as "modelIds",
     (select ${pictureJson('md')} from product_groups g join media md on md.hash = g.image where g.id = root) as image
   from (
     select i.root, i.model_id, count(*) over (partition by i.root) as total,
       row_number() over (partition by i.root order by m.sold_amount desc, m.id) as place
     from inside i join models m on m.id = i.model_id
     where ${LISTED}
   ) ranked
   where place <= $1
   group by root`,
);

/** The catalogue content of the front page. */
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

/** Reads the rows of the front page: six queries for the ids, then one read for all cards. */
export async function readFrontPage(pool: Connection, reader: CardReader, now: Date): Promise<FrontPage> {
  const [newest, leads, sold, offers, secondHand, departments] = await Promise.all([
    newestModels(pool, ROW),
    frontPageLeads(pool, ROW),
    popularModels(pool, ROW),
    reducedModels(pool, MAX_OFFERS, now),
    usedModels(pool, ROW),
    departmentRows(pool, CANDIDATES),
  ]);
  // chosen by hand first, then what sells most
  const popular = [...new Set([...leads, ...sold].map(({ id }) => id))].slice(0, ROW).map((id) => ({ id }));
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
    departments: departments.map(({ id, count, image, modelIds }) => {
      if (image) return { id, count, image };
      // The most expensive product represents its department: skis rather than wax. Departments share products, but no
      // picture is used twice.
      const pictured = cardsOf(modelIds.map((modelId) => ({ id: modelId })))
        .filter(({ image }) => image !== null)
        .sort((a, b) => (b.price?.activeCents ?? 0) - (a.price?.activeCents ?? 0));
      const shown = pictured.find(({ facts }) => !taken.has(facts.id)) ?? pictured[0];
      if (shown) taken.add(shown.facts.id);
      return { id, count, image: shown?.image ?? null };
    }),
  };
}
