import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { productGroupTexts } from '../../db/schema/product-groups';
import { taxClasses } from '../../db/schema/reference';
import { say } from '../report/say';
import { UnreadableFile } from '../unreadable-file';
import { IMPORTED_TAX_CLASS } from '../write/money';
import { groupsNamed } from './apply-mapping';
import type { Mapping } from './mapping';

/** What a mapping names of the shop. */
export interface MappedReferences {
  taxClassId: number;
  /** Ids of the existing groups that it names, by path. */
  groups: ReadonlyMap<string, number>;
}

/** Looks up the groups and the tax class that a mapping names. @throws UnreadableFile that names those which the shop does not have */
export async function checkMapping(db: Db, mapping: Mapping): Promise<MappedReferences> {
  const paths = groupsNamed(mapping);
  const groups = await knownGroupPaths(db, paths);
  const missing = paths.filter((path) => !groups.has(path));
  if (missing.length > 0) {
    const named = missing.map((path) => `/${path}/`).join(', ');
    throw new UnreadableFile(
      say('The mapping names groups that the shop does not have: {{groups}}', { groups: named }),
    );
  }
  return { groups, taxClassId: await taxClassOf(db, mapping.taxClass) };
}

/** Ids of the groups that have these paths, in any language. */
export async function knownGroupPaths(db: Db, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ path: productGroupTexts.path, id: productGroupTexts.groupId })
    .from(productGroupTexts)
    .where(inArray(productGroupTexts.path, [...paths]));
  return new Map(rows.map(({ path, id }) => [path, id]));
}

async function taxClassOf(db: Db, name: string | undefined): Promise<number> {
  if (name === undefined) return IMPORTED_TAX_CLASS;
  const [row] = await db.select({ id: taxClasses.id }).from(taxClasses).where(eq(taxClasses.name, name));
  if (row) return row.id;
  const all = await db.select({ name: taxClasses.name }).from(taxClasses).orderBy(taxClasses.id);
  const names = all.map((one) => one.name).join(', ');
  throw new UnreadableFile(say('The mapping names the tax class "{{name}}"; the shop has {{names}}.', { name, names }));
}

/** The path of the group of the shop with a name, in any language. */
export async function groupFinder(db: Db): Promise<(name: string) => string | undefined> {
  const rows = await db.select({ name: productGroupTexts.name, path: productGroupTexts.path }).from(productGroupTexts);
  const byName = new Map(rows.map(({ name, path }) => [name.trim().toLowerCase(), `/${path}/`]));
  return (name) => byName.get(name.trim().toLowerCase());
}
