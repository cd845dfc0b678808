/**
 * A report as a file: every remark, one after the other. While the import runs, `FILE.partial` holds what was said so far, so that a
 * killed import leaves it; at the end the report takes its place.
 */
import { closeSync, createReadStream, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ImportReport } from '../import-report';
import type { WrittenRemark } from './grouped-remarks';
import { printable } from './printable';
import { keyOf } from './say';

/** How the import ended. */
export interface ReportEnd {
  exitCode: number;
  /** Why it stopped early. */
  error?: string;
  finishedAt: Date;
}

/** What the report says about the run itself. */
export interface ReportHead {
  command: readonly string[];
  startedAt: Date;
}

/** One part of a run with its report: the goods, the redirects. */
export interface ReportPart {
  title: string;
  lines: readonly string[];
  report: ImportReport;
  /** What became of records. */
  counts?: Readonly<Record<string, number>>;
}

/** Characters that are held back before they are written. */
const BUFFERED = 32_000;

/** Opens and closes a report file. Write errors never stop an import: they are kept in `problem`. */
export class ReportFile {
  /** Why the report cannot be written. */
  problem: string | undefined;
  private readonly partial: string;
  private file: number | undefined;
  private buffer = '';

  constructor(
    private readonly path: string,
    private readonly head: ReportHead,
  ) {
    this.partial = `${path}.partial`;
    this.attempt(() => {
      this.file = openSync(this.partial, 'w');
    });
  }

  /** Adds a remark. @param about the part of the run */
  add(about: string, { part, line, text, said }: WrittenRemark): void {
    this.buffer += `${JSON.stringify({ about, part, line, text, key: keyOf(said) })}\n`;
    if (this.buffer.length > BUFFERED) this.flush();
  }

  /** Writes out what is held back, so that it survives a kill. */
  flush(): void {
    const text = this.buffer;
    this.buffer = '';
    const { file } = this;
    if (file !== undefined && text !== '') this.attempt(() => writeSync(file, text));
  }

  /** Writes the report in the place of the partial one: JSON if the file's name ends so, otherwise text. */
  async finish(parts: readonly ReportPart[], end: ReportEnd): Promise<void> {
    this.flush();
    const { file } = this;
    if (file === undefined) return;
    this.attempt(() => closeSync(file));
    const complete = `${this.path}.new`;
    const isJson = this.path.toLowerCase().endsWith('.json');
    try {
      const out = openSync(complete, 'w');
      const pieces = isJson ? this.json(parts, end) : this.text(parts, end);
      for await (const piece of pieces) writeSync(out, piece);
      closeSync(out);
      renameSync(complete, this.path);
      rmSync(this.partial, { force: true });
    } catch (error) {
      this.problem ??= reasonOf(error);
      rmSync(complete, { force: true });
    }
  }

  private async *json(parts: readonly ReportPart[], end: ReportEnd): AsyncGenerator<string> {
    const summary = {
      ...this.head,
      ...end,
      state: end.error === undefined ? 'finished' : 'stopped',
      parts: parts.map(({ title, lines, report }) => ({
        title,
        lines,
        counts: report.counts,
        skipped: report.skippedCount,
        kinds: report.kinds().map(({ first, ...kind }) => ({ ...kind, key: keyOf(first.said) })),
      })),
    };
    yield `${JSON.stringify(summary, null, 2).slice(0, -2)},\n  "remarks": [`;
    let separator = '\n';
    for await (const line of this.remarks()) {
      yield `${separator}    ${line}`;
      separator = ',\n';
    }
    yield '\n  ]\n}\n';
  }

  private async *text(parts: readonly ReportPart[], end: ReportEnd): AsyncGenerator<string> {
    const { startedAt, command } = this.head;
    yield `${command.join(' ')}\n${startedAt.toISOString()} – ${end.finishedAt.toISOString()}, exit code ${end.exitCode}\n`;
    if (end.error !== undefined) yield `Stopped: ${printable(end.error)}\n`;
    for (const { title, lines } of parts) yield `\n${title}\n${lines.join('\n')}\n`;
    yield '\nEvery remark\n';
    for await (const line of this.remarks()) {
      const { line: number, part, text, about } = JSON.parse(line) as WrittenRemark & { about: string };
      yield `${about}, line ${number}, ${part}: ${printable(text, 2000)}\n`;
    }
  }

  private async *remarks(): AsyncGenerator<string> {
    const lines = createInterface({ input: createReadStream(this.partial), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line !== '') yield line;
  }

  private attempt(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.problem ??= reasonOf(error);
    }
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
