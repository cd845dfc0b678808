import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import type { CheckedPick } from './checked-store';
import type { StoreFaults } from './typed-fields';

/**
 * The models that picks name, by the picks' rows in the form. A model that is not public, is unknown, or is named twice is noted in
 * `faults`.
 */
export async function modelsNamed(
  reader: Reader,
  picks: readonly CheckedPick[],
  faults: StoreFaults,
): Promise<ReadonlyMap<number, number>> {
  const named = new Map<number, number>();
  const slugs = picks.map(({ slug }) => slug).filter((slug) => slug !== '');
  if (slugs.length === 0) return named;
  const models = await rowsOf<{ id: number; slug: string; brand: string }>(
    reader,
    sql`select m.id, m.slug, b.slug as brand from models m join manufacturers b on b.id = m.manufacturer_id
      where m.is_public and m.slug in ${slugs}`,
  );
  for (const { row, slug, brand } of picks) {
    const field = `picks.${row}.product`;
    const model = models.find((each) => each.slug === slug && (brand === null || each.brand === brand));
    if (!model) faults[field] ??= ['UNKNOWN_MODEL'];
    else if ([...named.values()].includes(model.id)) faults[field] ??= ['SAME_MODEL'];
    else named.set(row, model.id);
  }
  return named;
}
