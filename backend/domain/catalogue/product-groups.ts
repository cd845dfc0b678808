import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A product group in one language. */
export interface ProductGroup {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly shortName: string;
  /** Below the site root, lower case, without slashes at the ends. */
  readonly path: string;
  readonly showInMenu: boolean;
  readonly image: PictureWire | null;
}

/** A node of the tree with its children. */
export interface ProductGroupNode extends Omit<ProductGroup, 'parentId'> {
  /** Last segment of the path. */
  readonly slug: string;
  readonly children: ProductGroupNode[];
  readonly links: never[];
}

/** The group of a path with the content of its page. */
export interface ProductGroupPage extends ProductGroup {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly descriptionHtml: string;
  readonly groupSorting: string;
  readonly filterableProperties: string[];
}

const GROUP_COLUMNS = `g.id, g.parent_id as "parentId", gt.name, gt.short_name as "shortName", gt.path,
  g.show_in_menu as "showInMenu", ${pictureJson('md')} as image`;
const GROUP_TABLES = `product_groups g
  ${textsIn('product_group_texts', 'gt', 't.group_id = g.id', '$1')}
  left join media md on md.hash = g.image`;

const allGroups = preparedQuery<ProductGroup, [language: ShopLanguage]>(
  'product-groups',
  `select ${GROUP_COLUMNS} from ${GROUP_TABLES} order by g.sort, g.id`,
);

const groupPages = preparedQuery<ProductGroupPage, [language: ShopLanguage, path: string]>(
  'product-group-page',
  `select ${GROUP_COLUMNS}, gt.meta_title as "metaTitle", gt.meta_description as "metaDescription",
     gt.description_html as "descriptionHtml", g.group_sorting as "groupSorting",
     array(select pt.slug from group_filters gf join property_types pt on pt.id = gf.property_type_id
       where gf.group_id = g.id order by gf.sort, pt.sort, pt.id) as "filterableProperties"
   from ${GROUP_TABLES} where gt.path = $2`,
);

/** All groups; siblings in display order. */
export const readProductGroups = (pool: Connection, language: ShopLanguage): Promise<ProductGroup[]> =>
  allGroups(pool, language);

/** The page of a group by its path in the language; null when there is none. */
export async function readProductGroupPage(
  pool: Connection,
  language: ShopLanguage,
  path: string,
): Promise<ProductGroupPage | null> {
  const [page] = await groupPages(pool, language, normalisedPath(path));
  return page ?? null;
}

/** A path in its stored form: lower case, NFC, without leading and trailing slashes (Specification 2 §2, product group page). */
export const normalisedPath = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');

/** The groups as a tree. */
export function productGroupTree(groups: readonly ProductGroup[]): ProductGroupNode[] {
  const nodes = new Map(groups.map((group) => [group.id, toNode(group)]));
  const roots: ProductGroupNode[] = [];
  for (const { id, parentId } of groups) {
    const node = nodes.get(id);
    if (!node) continue;
    const parent = parentId === null ? undefined : nodes.get(parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

function toNode({ parentId: _, ...group }: ProductGroup): ProductGroupNode {
  return { ...group, slug: group.path.split('/').at(-1) ?? group.path, children: [], links: [] };
}

/** The ancestors of a group, from the root down to its parent. When a parent is missing, the list starts below it. */
export function parentsOf(group: Pick<ProductGroup, 'parentId'>, groups: readonly ProductGroup[]): ProductGroup[] {
  const byId = new Map(groups.map((one) => [one.id, one]));
  const parents: ProductGroup[] = [];
  let parent = group.parentId === null ? undefined : byId.get(group.parentId);
  while (parent && !parents.includes(parent)) {
    parents.unshift(parent);
    parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
  }
  return parents;
}
