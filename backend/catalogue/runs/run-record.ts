/** Records a run while it goes on: how far it is, what it says, how it ended. */
import type { SaidKind } from 'contract/import-remarks';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { insertMany } from '../../db/many-rows';
import { importRemarks, importRuns } from '../../db/schema/imports';
import type { RemarkKind, WrittenRemark } from '../report/grouped-remarks';
import { printable } from '../report/printable';
import { english, type Said, SaidError, stored } from '../report/say';
import type { ImportState } from './run-rows';
import { openUndoRecord, type UndoRecord } from './undo-record';

/** Most remarks that are kept of a run; further ones are only counted. */
export const REMARKS_OF_RUN = 50_000;
/** Most lines of the printed report, and characters of a remark. */
const LINES = 300;
const REMARK_LENGTH = 500;
const TELL_EVERY_MS = 1000;

/** Somebody at the desk asked the run to stop. */
export class StopAsked extends SaidError {
  constructor() {
    super('It was stopped at the desk.');
  }
}

/** How a run ended. */
export interface RunEnd {
  readonly state: ImportState;
  readonly format?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly lines: readonly string[];
  /** Kinds of its remarks. */
  readonly kinds: readonly RemarkKind[];
  readonly error?: Said;
  /** It was a dry run. */
  readonly isCheck: boolean;
}

type Row = typeof importRemarks.$inferInsert;

/** The record of one run. A failure to tell how far it is stops nothing; how it ended is always written, or thrown. */
export class RunRecord {
  readonly undo: UndoRecord;
  private isStopAsked = false;
  private readonly timer: NodeJS.Timeout;
  private progress: Record<string, number> = {};
  private waiting: Row[] = [];
  private count = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    readonly id: number,
  ) {
    this.undo = openUndoRecord(db, id);
    this.timer = setInterval(() => this.tell(), TELL_EVERY_MS).unref();
  }

  /** Adds a remark. @param about the part of the run */
  add(about: string, { part, line, text, said, subject }: WrittenRemark): void {
    this.count += 1;
    if (this.count > REMARKS_OF_RUN) return;
    this.waiting.push({
      ...{ runId: this.id, number: this.count, about, part, line, text: printable(text, REMARK_LENGTH) },
      said: { said: stored(said), subject: printable(subject) },
    });
  }

  /** Notes how far the run is. */
  note(progress: Readonly<Record<string, number>>): void {
    this.progress = { ...this.progress, ...progress };
  }

  /** @throws StopAsked once somebody has asked for it */
  stopIfAsked(): void {
    if (this.isStopAsked) throw new StopAsked();
  }

  private tell(): void {
    this.writing = this.writing.then(() => this.write()).catch(() => {});
  }

  private async write(): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    if (rows.length > 0) await this.db.execute(sql`${insertMany(importRemarks, rows)} on conflict do nothing`);
    const [run] = await this.db
      .update(importRuns)
      .set({ progress: this.progress, remarkCount: this.count })
      .where(eq(importRuns.id, this.id))
      .returning({ isStopAsked: importRuns.isStopAsked });
    this.isStopAsked ||= run?.isStopAsked ?? false;
  }

  /** Whether it wrote to the catalogue. */
  async hasChanges(): Promise<boolean> {
    const [run] = await this.db
      .select({ hasChanges: importRuns.hasChanges })
      .from(importRuns)
      .where(eq(importRuns.id, this.id));
    return run?.hasChanges ?? false;
  }

  /** Writes how it ended. */
  async finish({ state, format, counts, lines, kinds, error, isCheck }: RunEnd): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.write();
    const how = {
      counts: { ...counts },
      lines: lines.slice(0, LINES).map((line) => printable(line, REMARK_LENGTH)),
      error: error === undefined ? '' : printable(english(error), REMARK_LENGTH),
      said: { error: error === undefined ? null : stored(error), kinds: kinds.slice(0, LINES).map(storedKind) },
    };
    await this.db
      .update(importRuns)
      .set({
        state,
        endedAt: sql`now()`,
        ...how,
        ...(format === undefined ? {} : { format }),
        ...(isCheck ? { checked: how } : {}),
      })
      .where(eq(importRuns.id, this.id));
  }

  /** Stops telling, for a run whose end something else writes. */
  close(): void {
    clearInterval(this.timer);
  }
}

const storedKind = ({ part, count, first: { said, subject } }: RemarkKind): SaidKind => ({
  ...{ part, count },
  ...{ said: stored(said), subject: printable(subject) },
});
