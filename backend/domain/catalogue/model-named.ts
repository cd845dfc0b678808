import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';

/** A model that somebody of the staff has named. */
export interface NamedModel {
  readonly id: number;
  readonly slug: string;
  readonly brand: string;
}

/** Brand and slug of a product by `brand/model` or the address of its page; null for what names none. */
export function productNamed(typed: string): { readonly brand: string | null; readonly slug: string } | null {
  const text = typed.trim();
  const path = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).pathname : text.split(/[?#]/, 1)[0];
  const [slug, brand = null] = (path ?? '').toLowerCase().split('/').filter(Boolean).reverse();
  return slug !== undefined && /^[a-z0-9][a-z0-9-]{0,199}$/.test(slug) ? { brand, slug } : null;
}

/** The models that were named, in their order; null in place of one that there is not. */
export async function modelsNamed(reader: Reader, typed: readonly string[]): Promise<(NamedModel | null)[]> {
  const named = typed.map(productNamed);
  const slugs = named.flatMap((each) => (each ? [each.slug] : []));
  if (slugs.length === 0) return named.map(() => null);
  const found = await rowsOf<NamedModel & Record<string, unknown>>(
    reader,
    sql`select m.id, m.slug, b.slug as brand from models m join manufacturers b on b.id = m.manufacturer_id
      where m.slug = any(${sql.param(slugs)}::text[])`,
  );
  return named.map((wanted) =>
    wanted === null
      ? null
      : (found.find(({ slug, brand }) => slug === wanted.slug && (wanted.brand === null || brand === wanted.brand)) ??
        null),
  );
}
