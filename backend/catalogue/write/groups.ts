/**
 * Imports categories of a file as product groups. A group is identified by its path in the file, even when its texts were
 * changed later.
 */
import { eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { manufacturers } from '../../db/schema/manufacturers';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import { slugOf, uniqueSlug } from '../../domain/catalogue/slug';
import type { ShopLanguage } from '../../domain/locale/language';
import { isScreenPath, isScreenWord } from '../../domain/locale/screen-paths';
import { readGroupNames } from '../export/group-names';
import { groupPaths } from '../formats/old-paths';
import type { Format } from '../formats/recognise';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { addOldAddresses } from './old-addresses';

/** Ids of the groups of one import. */
export interface GroupTree {
  /**
   * The id of the group at the end of a path of names; missing groups of the path are created.
   * @param isOwn the file is an export of the shop: its groups are found by their names, also when they came from nowhere
   */
  idOf: (names: readonly string[], isOwn?: boolean) => Promise<number>;
}

interface KnownGroup {
  id: number;
  path: string;
}

/** Sort order of imported groups: after the shop's own groups. */
const SORT_OF_IMPORTED = 1000;

/**
 * @param source format, part of the groups' identity
 * @param language of the names
 * @param hasOldAddresses the groups' addresses in the shop of the file lead to them
 * @param record keeps which ones are made
 */
export function openGroups(
  db: Db,
  source: Format,
  language: ShopLanguage,
  hasOldAddresses = true,
  record: UndoRecord = NO_RECORD,
): GroupTree {
  const known = new Map<string, KnownGroup>();
  let byNames: Promise<ReadonlyMap<string, number>> | undefined;

  async function groupOf(names: readonly string[]): Promise<KnownGroup> {
    const key = `${source}:${names.map((name) => name.toLowerCase().replaceAll('_', ' ')).join(' / ')}`;
    const held = known.get(key);
    if (held) return held;
    const parent = names.length > 1 ? await groupOf(names.slice(0, -1)) : undefined;
    const group = (await findGroup(db, key)) ?? (await makeGroup(db, key, names.at(-1) ?? '', parent, record));
    known.set(key, group);
    if (hasOldAddresses)
      await addOldAddresses(
        db,
        groupPaths(source, names).map((path) => ({ path, groupId: group.id })),
        record,
      );
    return group;
  }

  return {
    async idOf(names, isOwn = false) {
      if (isOwn) {
        byNames ??= groupsByNames(db, language);
        const id = (await byNames).get(pathKey(names));
        if (id !== undefined) return id;
      }
      return (await groupOf(names)).id;
    },
  };
}

const pathKey = (names: readonly string[]): string => names.map((name) => name.trim().toLowerCase()).join('\n');

/** Groups by the names from the root to them, and by their own name where no other group has it. */
async function groupsByNames(db: Db, language: ShopLanguage): Promise<Map<string, number>> {
  const paths = await readGroupNames(db, language);
  const found = new Map<string, number>();
  const shared = new Set<string>();
  for (const [id, names] of paths) {
    const last = pathKey(names.slice(-1));
    if (found.has(last)) shared.add(last);
    found.set(last, id);
  }
  for (const last of shared) found.delete(last);
  for (const [id, names] of paths) found.set(pathKey(names), id);
  return found;
}

async function findGroup(db: Pick<Db, 'select'>, importKey: string): Promise<KnownGroup | undefined> {
  const [row] = await db
    .select({ id: productGroups.id, path: productGroupTexts.path })
    .from(productGroups)
    .innerJoin(productGroupTexts, eq(productGroupTexts.groupId, productGroups.id))
    .where(eq(productGroups.importKey, importKey))
    .orderBy(productGroupTexts.language)
    .limit(1);
  return row;
}

async function makeGroup(
  db: Db,
  importKey: string,
  name: string,
  parent: KnownGroup | undefined,
  record: UndoRecord,
): Promise<KnownGroup> {
  return db.transaction(async (tx) => {
    const siblings = await tx
      .select({ id: productGroups.id })
      .from(productGroups)
      .where(parent ? eq(productGroups.parentId, parent.id) : isNull(productGroups.parentId));
    const path = await freePath(
      tx,
      `${parent ? `${parent.path}/` : ''}${slugOf(name) || `group-${siblings.length + 1}`}`,
    );
    const [made] = await tx
      .insert(productGroups)
      .values({ parentId: parent?.id ?? null, sort: SORT_OF_IMPORTED + siblings.length, importKey })
      .onConflictDoNothing()
      .returning({ id: productGroups.id });
    if (!made) {
      const other = await findGroup(tx, importKey);
      if (other) return other;
      throw new Error(`The group ${importKey} could not be made.`);
    }
    await record.made(tx, 'group', [made.id]);
    await tx
      .insert(productGroupTexts)
      .values(LANGUAGE_CODES.map((language) => ({ groupId: made.id, language, name, shortName: name, path })));
    return { id: made.id, path };
  });
}

/** A path that is not used by any group in any language, by a brand page or by a screen. */
async function freePath(db: Pick<Db, 'select'>, preferred: string): Promise<string> {
  const candidates = [preferred, ...Array.from({ length: 50 }, (_, index) => `${preferred}-${index + 2}`)];
  const groups = await db
    .select({ path: productGroupTexts.path })
    .from(productGroupTexts)
    .where(inArray(productGroupTexts.path, candidates));
  const brands = await db
    .select({ path: manufacturers.slug })
    .from(manufacturers)
    .where(inArray(manufacturers.slug, candidates));
  const taken = new Set([...groups, ...brands].map(({ path }) => path));
  const isHidden = (path: string) => isScreenPath(path) || isScreenWord(path.split('/', 1)[0] ?? '');
  return uniqueSlug(preferred, (path) => taken.has(path) || isHidden(path));
}
