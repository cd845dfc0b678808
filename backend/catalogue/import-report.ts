/** What an import did, counted while it runs and printed at its end. */

/** One remark about one line of the file. */
export interface Remark {
  line: number;
  text: string;
}

/** What was written, in numbers. */
export interface ImportCounts {
  rows: number;
  models: number;
  createdModels: number;
  updatedModels: number;
  variants: number;
  images: number;
  missingImages: number;
  remoteImages: number;
}

/** Remarks of one kind that are kept word for word; more of them are only counted. */
const KEPT_REMARKS = 1000;
/** Remarks of one kind that are printed. */
const PRINTED_REMARKS = 20;

/** Collects remarks and counts. Its memory does not grow with the file. */
export class ImportReport {
  readonly counts: ImportCounts = {
    rows: 0,
    models: 0,
    createdModels: 0,
    updatedModels: 0,
    variants: 0,
    images: 0,
    missingImages: 0,
    remoteImages: 0,
  };
  /** Rows and models left out, and why. */
  readonly skipped: Remark[] = [];
  /** What was imported differently from how it is written in the file. */
  readonly notices: Remark[] = [];
  /** References of pictures that could not be taken. */
  readonly lostImages: Remark[] = [];
  skippedCount = 0;
  noticeCount = 0;
  legacyRows = 0;
  private firstLegacyLine = 0;

  countRow(): void {
    this.counts.rows += 1;
  }

  /** Something was left out. */
  skip(line: number, text: string): void {
    this.skippedCount += 1;
    if (this.skipped.length < KEPT_REMARKS) this.skipped.push({ line, text });
  }

  /** Something was changed or assumed. */
  notice(line: number, text: string): void {
    this.noticeCount += 1;
    if (this.notices.length < KEPT_REMARKS) this.notices.push({ line, text });
  }

  /** A row holds text that is not UTF-8. */
  legacyText(line: number): void {
    if (this.legacyRows === 0) this.firstLegacyLine = line;
    this.legacyRows += 1;
  }

  /** A picture is not under the images' folder, is remote, or cannot be read. */
  loseImage(line: number, kind: 'missing' | 'remote' | 'refused', text: string): void {
    if (kind === 'remote') this.counts.remoteImages += 1;
    else this.counts.missingImages += 1;
    if (this.lostImages.length < KEPT_REMARKS) this.lostImages.push({ line, text });
  }

  /** True when the file gave nothing at all. */
  get isEmpty(): boolean {
    return this.counts.models === 0;
  }

  /** The report as lines of text. */
  lines(isDryRun: boolean): string[] {
    const { counts } = this;
    const lost = counts.missingImages + counts.remoteImages;
    const result = isDryRun
      ? `${counts.models} models would be written`
      : `${counts.models} models (${counts.createdModels} new, ${counts.updatedModels} updated)`;
    return [
      `${counts.rows} rows read, ${result}, ${counts.variants} variants, ${counts.images} images ${isDryRun ? 'found' : 'stored'}.`,
      ...(this.legacyRows > 0
        ? [
            `${this.legacyRows} rows are not UTF-8 and were read as Windows-1252, first on line ${this.firstLegacyLine}.`,
          ]
        : []),
      ...listed('Skipped', this.skipped, this.skippedCount),
      ...listed('Noticed', this.notices, this.noticeCount),
      ...listed(
        `Images not taken (${counts.missingImages} missing or refused, ${counts.remoteImages} remote)`,
        this.lostImages,
        lost,
      ),
    ];
  }
}

function listed(title: string, remarks: readonly Remark[], total: number): string[] {
  if (total === 0) return [];
  const shown = remarks
    .toSorted((left, right) => left.line - right.line)
    .slice(0, PRINTED_REMARKS)
    .map(({ line, text }) => `  line ${line}: ${printable(text)}`);
  const rest = total - shown.length;
  return [`${title}: ${total}`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** One line without control characters, so that a file cannot write to the terminal. */
function printable(text: string): string {
  const line = text.replace(/\p{C}/gu, '?');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
