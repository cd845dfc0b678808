/** What the desk shows of a run. */
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { importRemarks } from '../../db/schema/imports';
import { productGroupTexts } from '../../db/schema/product-groups';
import type { ShopLanguage } from '../../domain/locale/language';
import { readCurrencies } from '../../domain/pricing/currency';
import { type ImportRun, undoRefusal } from '../runs/run-rows';
import { canStart } from './control-run';
import { deskOptionsOf, kindsOfFile, questionsOf } from './desk-form';
import { listStores } from './stock-locations';

type Checked = {
  readonly counts?: Record<string, number>;
  readonly lines?: readonly string[];
  readonly error?: string;
  readonly said?: ImportRun['said'];
};

const ENDED: readonly ImportRun['state'][] = ['done', 'stopped', 'failed'];

/** Most groups that a choice of one offers. */
const GROUPS = 1000;

/** A run with its form, how far it is, what it said, and what may be done with it. */
export async function readDetails(db: Db, run: ImportRun, language: ShopLanguage, now: Date) {
  const isStartable = canStart(run);
  const options = deskOptionsOf(run);
  const asks = isStartable && options ? questionsOf(options, options.form.kind) : [];
  const checked = run.checked as Checked | null;
  return {
    file_bytes: run.fileBytes,
    progress: run.progress,
    lines: [...run.lines],
    error: run.error || null,
    said: ofWire(run.said),
    remark_count: run.remarkCount,
    form: options?.form ?? null,
    examples: isStartable ? [...(options?.examples ?? [])] : [],
    checked: checked && {
      counts: checked.counts ?? {},
      lines: [...(checked.lines ?? [])],
      error: checked.error || null,
      said: ofWire(checked.said ?? null),
    },
    can_start: isStartable,
    can_undo: ENDED.includes(run.state) && (await undoRefusal(db, run.id)) === undefined,
    currencies: isStartable ? [...new Set(['eur', ...(await readCurrencies(db, now)).map(({ code }) => code)])] : [],
    groups: isStartable ? await groupsOf(db, language) : [],
    kinds: options ? [...kindsOfFile(options)] : [],
    asks,
    stores: asks.includes('stores') ? await listStores(db) : [],
  };
}

const ofWire = (said: ImportRun['said']) => said && { error: said.error, kinds: [...said.kinds] };

/** The groups of the shop, for the choice of one. */
async function groupsOf(db: Db, language: ShopLanguage) {
  const rows = await db
    .select({ path: productGroupTexts.path, name: productGroupTexts.name })
    .from(productGroupTexts)
    .where(eq(productGroupTexts.language, language))
    .orderBy(asc(productGroupTexts.path))
    .limit(GROUPS);
  return rows.map(({ path, name }) => ({ path: `/${path}/`, name }));
}

/** A page of what a run left out, changed or assumed, and how many remarks are kept. @param page 1-based */
export async function readRemarks(
  db: Db,
  runId: number,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const ofRun = eq(importRemarks.runId, runId);
  const [row] = await db.select({ count: count() }).from(importRemarks).where(ofRun);
  const { about, part, line, text, said } = importRemarks;
  const remarks = await db
    .select({ about, part, line, text, said })
    .from(importRemarks)
    .where(ofRun)
    .orderBy(asc(importRemarks.number))
    .limit(size)
    .offset((page - 1) * size);
  return { remarks, count: row?.count ?? 0 };
}
