import { getRedirect } from 'contract/experiences';
import { and, eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { REDIRECT_TARGET_KEY, redirects } from '../../db/schema/content-items';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../errors/refusals';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import { Faults } from './check-fields';
import { contentTexts } from './content-texts';
import { editorLink } from './editor-link';
import { redirectKey } from './find-redirect';
import { isPathInUse } from './path-in-use';
import type { SiteEditor } from './site-editor';

/** A redirect as its editor typed it. */
interface TypedRedirect {
  readonly from: string;
  readonly target: string;
}

/** A page of the redirects whose path or target holds a text, and how many there are. */
export async function findRedirects(
  reader: Reader,
  search: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const pattern = anywhere(search.trim());
  const condition = search.trim() === '' ? undefined : sql`(from_path ilike ${pattern} or target ilike ${pattern})`;
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(redirects).where(condition);
  const found = await reader
    .select()
    .from(redirects)
    .where(condition)
    .orderBy(redirects.fromPath)
    .limit(limit)
    .offset(offset);
  return { redirects: found, count: row?.count ?? 0 };
}

/** The path of a redirect as it is stored; null for what is no path of the shop, or has a query. */
export function fromPathOf(typed: string, ownHosts: SiteEditor['ownHosts']): string | null {
  const text = typed.trim();
  const link = editorLink(/^(?:https?:|\/)/i.test(text) ? text : `/${text}`, ownHosts);
  if (!link?.startsWith('/') || /[?#]/.test(link)) return null;
  return redirectKey(link) || null;
}

/** A redirect as it is stored, and how many others lead on to its target. */
interface AddedRedirect {
  readonly from: string;
  readonly moved: number;
}

/** Changes of redirects come one after the other, so that two of them never make a circle. */
export const lockRedirects = (tx: Transaction) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`);

/** @throws Refusal with the reason at `from` or `target` */
async function checked(tx: Transaction, typed: TypedRedirect, { language, ownHosts }: SiteEditor) {
  const faults = new Faults(contentTexts(language));
  const from = fromPathOf(typed.from, ownHosts);
  const target = editorLink(typed.target, ownHosts);
  if (from === null) faults.add('from', 'from.form');
  else if (await isPathInUse(tx, from)) faults.add('from', 'from.inUse');
  if (target === null) faults.add('target', 'target.form');
  else if (target.startsWith('/')) await checkTarget(tx, from, target, faults);
  if (from === null || target === null || Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return { from, target };
}

async function checkTarget(tx: Transaction, from: string | null, target: string, faults: Faults): Promise<void> {
  const key = redirectKey(target);
  const [next] = await tx.select().from(redirects).where(eq(redirects.fromPath, key));
  if (key === from || (next && redirectKey(next.target) === from)) faults.add('target', 'target.circle');
  else if (next) faults.add('target', 'target.redirected', { target: next.target });
}

/**
 * Adds a redirect that visitors follow at once. Those that led to its path lead on to its target, so that nobody is sent on twice.
 * The same redirect again does nothing.
 * @returns the path as it is stored, and how many others lead on
 * @throws Refusal with the reason at `from` or `target`
 */
export function addRedirect(db: Db, typed: TypedRedirect, editor: SiteEditor): Promise<AddedRedirect> {
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const added = await addRedirectIn(tx, typed, editor);
    if (added.isNew) await announceCatalogueChange(tx, [getRedirect.name]);
    return { from: added.from, moved: added.moved };
  });
}

/**
 * `addRedirect` in a transaction that adds many: its caller locks first (`lockRedirects`) and announces the change. A refusal leaves
 * the transaction usable.
 */
export async function addRedirectIn(
  tx: Transaction,
  typed: TypedRedirect,
  editor: SiteEditor,
): Promise<AddedRedirect & { readonly isNew: boolean }> {
  const { from, target } = await checked(tx, typed, editor);
  const [known] = await tx.select().from(redirects).where(eq(redirects.fromPath, from));
  if (known?.target === target) return { from, moved: 0, isNew: false };
  if (known) throw new Refusal({ from: [contentTexts(editor.language)('from.taken', { target: known.target })] });
  await tx.insert(redirects).values({ fromPath: from, target, createdAt: editor.now });
  const moved = await tx
    .update(redirects)
    .set({ target })
    .where(sql`${REDIRECT_TARGET_KEY} = ${from}`)
    .returning({ from: redirects.fromPath });
  const details = { target, ...(moved.length > 0 && { moved: moved.map((each) => each.from) }) };
  await audit(tx, 'add-redirect', from, details, editor);
  return { from, moved: moved.length, isNew: true };
}

/**
 * Removes a redirect that leads where its reader saw it leading.
 * @returns where it leads now when that is elsewhere, and nothing is removed; null when it is gone
 */
export function removeRedirect(db: Db, { from, target }: TypedRedirect, editor: SiteEditor): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const removed = await tx
      .delete(redirects)
      .where(and(eq(redirects.fromPath, from), eq(redirects.target, target)))
      .returning({ from: redirects.fromPath });
    if (removed.length === 0) {
      const [other] = await tx.select().from(redirects).where(eq(redirects.fromPath, from));
      return other?.target ?? null;
    }
    await audit(tx, 'remove-redirect', from, { target }, editor);
    await announceCatalogueChange(tx, [getRedirect.name]);
    return null;
  });
}

const audit = (
  tx: Transaction,
  action: 'add-redirect' | 'remove-redirect',
  from: string,
  details: Record<string, unknown>,
  { actor, now }: SiteEditor,
) => writeAudit(tx, { actor, action, subject: 'redirect', subjectId: from, details, now });
