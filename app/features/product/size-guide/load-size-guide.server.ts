import { readSizes } from '~/api/account';
import { getSizeTables } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { ProductModel } from '~/features/catalog/product';
import { shopPictures } from '~/features/catalog/shop-picture.server';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { orLogged } from '~/server/unavailable.server';
import { sizeHints } from '../rules/size-hints';
import { requestedUnit } from '../rules/size-units';

/** The sizes of one kind of people, with a row per size. */
export type SizeGroup = {
  /** "Women"; empty when the table has one kind only. */
  readonly name: string;
  readonly measures: readonly { readonly name: string; readonly unit: string }[];
  /** `values` in the order of the measures; empty where there is none. */
  readonly sizes: readonly { readonly name: string; readonly isOwn: boolean; readonly values: readonly string[] }[];
};

/** A size table as the guide shows it. */
export type SizeTable = {
  readonly name: string;
  readonly groups: readonly SizeGroup[];
  /** Sanitised. */
  readonly infoHtml: string;
  readonly pictures: readonly ShopPicture[];
};

/** The size guide of a product. */
export type SizeGuide = {
  /** Null while the guide is closed. */
  readonly tables: readonly SizeTable[] | null;
  /** What the first table says of the product's sizes, by their slugs: "Skier’s height 176–184 cm". */
  readonly hints: Readonly<Record<string, string>>;
  /** Personal: a customer is signed in, and whether the customer's sizes are among those of the tables. */
  readonly own: { readonly isMarked: boolean } | null;
};

type Wire = Awaited<ReturnType<typeof getSizeTables>>[number];
type OwnSizes = Awaited<ReturnType<typeof readSizes>>;

/** A table is shown when it has sizes and rows. Specification 2 §5. */
const isFilled = ({ sizes, rows }: Wire): boolean => sizes.length > 0 && rows.length > 0;

/**
 * The size guide of a model; null when it has none, or it cannot be read (#2664). Its tables are part of the page only when the
 * address opens it. Specification 2 §5, §8.
 */
export async function loadSizeGuide(
  context: ShopContext,
  model: Pick<ProductModel, 'slug' | 'sizeTablePath' | 'variants'>,
): Promise<SizeGuide | null> {
  const { api, locale, language, url, auth, shared } = context;
  const hasSizes = new Set(model.variants.map(({ sizeSlug }) => sizeSlug)).size > 1;
  if (model.sizeTablePath === null && !hasSizes) return null;
  const tables = await orLogged(getSizeTables(withShortTimeout(api), model.slug, locale.country), [], '#2664');
  const filled = tables.filter(isFilled);
  const [first] = filled;
  if (!first) return null;
  const hints = sizeHints(first, model.variants, language);
  if (requestedUnit(url.searchParams.get('size-guide')) === null) return { tables: null, hints, own: null };
  const own = auth && !shared ? await orLogged(readSizes(withShortTimeout(api)), null, 'own sizes') : null;
  const shown = await Promise.all(filled.map((table, at) => toTable(table, model, ownSizes(own, table, at, model))));
  const isMarked = shown.some(({ groups }) => groups.some(({ sizes }) => sizes.some(({ isOwn }) => isOwn)));
  return { tables: shown, hints, own: own && { isMarked } };
}

/** The customer's sizes of a table: the product names the first table, others are found by their name. */
function ownSizes(
  own: OwnSizes | null,
  { name }: Wire,
  at: number,
  { sizeTablePath }: Pick<ProductModel, 'sizeTablePath'>,
): ReadonlySet<string> {
  const slug = at === 0 && sizeTablePath ? sizeTablePath : own?.types.find((type) => type.name === name)?.slug;
  return new Set(slug === undefined ? [] : own?.own.get(slug));
}

/** A table of more sizes than this, such as all lengths of skis, is shortened. */
const LONG_TABLE = 16;

/** The sizes of a table; of a long one those that the product comes in or that are the customer's own, if there are any. */
function shownSizes<Size extends { readonly name: string; readonly isOwn: boolean }>(
  sizes: readonly Size[],
  { variants }: Pick<ProductModel, 'variants'>,
): readonly Size[] {
  const made = new Set(variants.map(({ size }) => size));
  if (sizes.length <= LONG_TABLE || !sizes.some(({ name }) => made.has(name))) return sizes;
  return sizes.filter(({ name, isOwn }) => isOwn || made.has(name));
}

async function toTable(
  { name, sizes, rows, images, info }: Wire,
  model: Pick<ProductModel, 'variants'>,
  own: ReadonlySet<string>,
): Promise<SizeTable> {
  const measures = rows.map(({ category, unit }) => ({ name: category, unit }));
  const hosts = Object.values(storefrontSettings().hosts).flat();
  const all = sizes.map((size, column) => ({
    kind: size.productType,
    name: size.name,
    isOwn: own.has(size.name),
    values: rows.map(({ values }) => values[column] ?? ''),
  }));
  const columns = shownSizes(all, model);
  const kinds = [...new Set(columns.map(({ kind }) => kind))];
  return {
    name,
    groups: kinds.map((kind) => ({
      name: kind,
      measures,
      sizes: columns.filter((column) => column.kind === kind).map(({ kind: _, ...size }) => size),
    })),
    infoHtml: await sanitiseHtml(info, hosts),
    pictures: shopPictures(images),
  };
}
