/** Imports a table of redirects, under the rules of the redirects that staff add at the desk. */

import { getRedirect } from 'contract/experiences';
import { eq } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { rolledBack } from '../../db/rolled-back';
import { redirects } from '../../db/schema/content-items';
import { redirectKey } from '../../domain/content/find-redirect';
import { isPathInUse } from '../../domain/content/path-in-use';
import { addRedirectIn, fromPathOf, lockRedirects } from '../../domain/content/redirects';
import type { SiteEditor } from '../../domain/content/site-editor';
import { Refusal } from '../../domain/errors/refusals';
import { NO_WATCH, type Watch } from '../import-progress';
import type { ImportReport } from '../import-report';
import { type Said, say } from '../report/say';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { addOldAddresses } from '../write/old-addresses';
import { findTarget } from './find-target';
import { type RedirectColumns, type RedirectLine, readRedirects } from './read-redirects';

/** Number of redirects per transaction, during which staff cannot change theirs. */
const BATCH = 200;

const NO_HOSTS: ReadonlySet<string> = new Set();

/** What became of the table's lines. */
export interface RedirectCounts {
  added: number;
  /** The shop had the same redirect already. */
  known: number;
}

export interface RedirectTarget {
  db: Db;
  /** Host names of the shop: addresses on them become paths. */
  ownHosts: ReadonlySet<string>;
  now: Date;
  /** Keeps what is changed. */
  record?: UndoRecord;
  /** Everything is rolled back: only what would become of it is told. */
  isTried?: boolean;
}

/**
 * Adds the redirects of a file. Those to a product or a group stay with it when its address changes; the others become redirects of
 * the desk. Every refused line is reported.
 * @param target undefined: only the form of the addresses is checked (a dry run)
 * @param how the columns of a table that calls them by no usual names, and who follows
 * @throws UnreadableFile
 */
export async function importRedirects(
  file: string,
  target: RedirectTarget | undefined,
  report: ImportReport,
  { columns, watch = NO_WATCH }: { readonly columns?: RedirectColumns | undefined; readonly watch?: Watch } = {},
): Promise<RedirectCounts> {
  const counts: RedirectCounts = { added: 0, known: 0 };
  let batch: RedirectLine[] = [];
  const write = async (): Promise<void> => {
    if (target) await writeBatch(batch, target, report, counts);
    else counts.added += batch.filter((line) => hasForm(line, report)).length;
    batch = [];
    watch.onDone(counts.added + counts.known);
  };
  for await (const line of readRedirects(file, report, columns, watch)) {
    batch.push(line);
    if (batch.length >= BATCH) await write();
  }
  await write();
  return counts;
}

function hasForm({ line, from }: RedirectLine, report: ImportReport): boolean {
  if (fromPathOf(onOwnSite(from, NO_HOSTS), NO_HOSTS)) return true;
  report.skip(line, 'the old address is no path of a shop', from);
  return false;
}

async function writeBatch(
  batch: readonly RedirectLine[],
  { db, ownHosts, now, record = NO_RECORD, isTried = false }: RedirectTarget,
  report: ImportReport,
  counts: RedirectCounts,
): Promise<void> {
  if (batch.length === 0) return;
  const editor: SiteEditor = { actor: 'command:catalogue-import', now, language: 'en', ownHosts };
  const work = { editor, report, record: isTried ? NO_RECORD : record };
  const writeAll = async (tx: Transaction): Promise<void> => {
    await lockRedirects(tx);
    for (const line of batch) {
      const outcome = await writeOne(tx, line, work);
      if (outcome) counts[outcome] += 1;
    }
    await announceCatalogueChange(tx, [getRedirect.name]);
  };
  await (isTried ? rolledBack(db, writeAll) : db.transaction(writeAll));
}

/** What writing one line needs. */
type LineWork = { readonly editor: SiteEditor; readonly report: ImportReport; readonly record: UndoRecord };

async function writeOne(
  tx: Transaction,
  { line, from, to }: RedirectLine,
  work: LineWork,
): Promise<keyof RedirectCounts | undefined> {
  const { editor, report, record } = work;
  const refuse = (why: Said): undefined => report.skip(line, why, from);
  const path = fromPathOf(onOwnSite(from, editor.ownHosts), editor.ownHosts);
  if (path === null) return refuse('the old address is no path of a shop');
  const found = await findTarget(tx, to);
  if (found.kind === 'none')
    return refuse(say('"{{to}}" is no address, and no product has it as SKU or handle', { to }));
  if (found.kind === 'address') return addAddress(tx, path, found.address, line, work);
  if (await isPathInUse(tx, path)) return refuse('a page answers at this address, so it cannot be redirected');
  const [staffs] = await tx.select().from(redirects).where(eq(redirects.fromPath, path));
  if (staffs?.target === to.trim()) return 'known';
  if (staffs) return refuse(say('this address is already redirected to {{target}}', { target: staffs.target }));
  const isNew = await addOldAddresses(tx, [{ path, ...found.owner }], record);
  return isNew ? 'added' : 'known';
}

async function addAddress(
  tx: Transaction,
  path: string,
  address: string,
  line: number,
  { editor, report, record }: LineWork,
): Promise<keyof RedirectCounts | undefined> {
  const [next] = address.startsWith('/')
    ? await tx
        .select()
        .from(redirects)
        .where(eq(redirects.fromPath, redirectKey(address)))
    : [];
  try {
    const target = next && redirectKey(next.target) !== path ? next.target : address;
    // What is kept of a refused one is rolled back.
    const { isNew } = await tx.transaction(async (part) => {
      await record.redirect(part, path);
      return addRedirectIn(part, { from: `/${path}`, target }, editor);
    });
    if (!address.startsWith('/')) report.tally('redirects lead to another site', line, address);
    else if (target !== '/' && !(await isPathInUse(tx, redirectKey(target))))
      report.tally('redirects lead to an address at which no page answers yet', line, target);
    return isNew ? 'added' : 'known';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [why = ''] = Object.values(error.fields).flat();
    return report.skip(line, refusalOfDesk(why), `/${path}`);
  }
}

/** An old address on the host of the shop that was left is one of this shop: its domain moves here. */
function onOwnSite(address: string, ownHosts: ReadonlySet<string>): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(address) ?? [];
  return host === undefined || ownHosts.has(host.toLowerCase()) ? address : rest || '/';
}

/** What became of a file, in one sentence. */
export function redirectsSentence({ added, known }: RedirectCounts, report: ImportReport, isDryRun: boolean): string {
  const result = isDryRun ? `${added} would be added` : `${added} added, ${known} were there already`;
  return `${report.counts.rows} redirects read, ${result}.`;
}

/** What the desk's rules say of a redirect, in English. */
const DESK_REFUSALS = [
  'Enter a path of the shop, for example /old-page/.',
  'A page answers at this address, so it cannot be redirected.',
  'Enter a path of the shop or an https address.',
  'The redirect would lead back to the same address.',
  'This address is already redirected to {{target}}. Remove that first.',
  'This address is itself redirected to {{target}}. Enter that one.',
] as const;

/** A refusal of the desk as it is said of a file. */
function refusalOfDesk(why: string): Said {
  for (const text of DESK_REFUSALS) {
    const [start = '', end] = text.split('{{target}}');
    if (end === undefined && why === text) return say(text, { target: '' });
    if (end !== undefined && why.startsWith(start) && why.endsWith(end))
      return say(text, { target: why.slice(start.length, why.length - end.length) });
  }
  return say('It failed: {{fault}}', { fault: why });
}
