/** The report of an import, collected while it runs and printed at its end. */

/** One remark about one line of the file. */
export interface Remark {
  line: number;
  text: string;
}

/** Numbers of written, changed and skipped items. */
export interface ImportCounts {
  rows: number;
  models: number;
  createdModels: number;
  updatedModels: number;
  /** Models of the file that were not imported. */
  refusedModels: number;
  variants: number;
  /** Models and variants withdrawn from sale because the file no longer has them or disables them. */
  withdrawnModels: number;
  withdrawnVariants: number;
  images: number;
  missingImages: number;
  remoteImages: number;
}

/** A problem that occurs many times and is reported once. */
interface Tally {
  count: number;
  firstLine: number;
  examples: Set<string>;
}

/** Max number of stored remarks of one kind; further ones are only counted. */
const MAX_STORED_REMARKS = 1000;
/** Max number of printed remarks of one kind. */
const MAX_PRINTED_REMARKS = 20;
/** Max number of examples stored and printed for one tally. */
const MAX_STORED_EXAMPLES = 5;

/** Collects remarks and counts in bounded memory. */
export class ImportReport {
  readonly counts: ImportCounts = {
    rows: 0,
    models: 0,
    createdModels: 0,
    updatedModels: 0,
    refusedModels: 0,
    variants: 0,
    withdrawnModels: 0,
    withdrawnVariants: 0,
    images: 0,
    missingImages: 0,
    remoteImages: 0,
  };
  /** Skipped rows and models with the reason. */
  readonly skipped: Remark[] = [];
  /** Values that were changed during the import. */
  readonly notices: Remark[] = [];
  /** References of pictures that could not be imported. */
  readonly lostImages: Remark[] = [];
  skippedCount = 0;
  noticeCount = 0;
  legacyRows = 0;
  /** Number of rows that could not be read at all, so that even their model is unknown. */
  unreadRows = 0;
  private firstLegacyLine = 0;
  private readonly tallies = new Map<string, Tally>();

  countRow(): void {
    this.counts.rows += 1;
  }

  /** Reports a skipped row or model. */
  skip(line: number, text: string): undefined {
    this.skippedCount += 1;
    if (this.skipped.length < MAX_STORED_REMARKS) this.skipped.push({ line, text });
  }

  /** Reports a row that could not be read at all. */
  unread(line: number, text: string): void {
    this.unreadRows += 1;
    this.skip(line, text);
  }

  /** Reports a changed or assumed value. */
  notice(line: number, text: string): void {
    this.noticeCount += 1;
    if (this.notices.length < MAX_STORED_REMARKS) this.notices.push({ line, text });
  }

  /**
   * Counts a problem that may occur in every row, and reports it once.
   * @param kind a constant text, the same for every case
   * @param example the concrete value, such as the unreadable word
   */
  tally(kind: string, line: number, example = ''): void {
    const tally = this.tallies.get(kind) ?? { count: 0, firstLine: line, examples: new Set<string>() };
    tally.count += 1;
    tally.firstLine = Math.min(tally.firstLine, line);
    if (example !== '' && tally.examples.size < MAX_STORED_EXAMPLES) tally.examples.add(example.slice(0, 60));
    this.tallies.set(kind, tally);
  }

  /** The number of occurrences of one kind. */
  countOf(kind: string): number {
    return this.tallies.get(kind)?.count ?? 0;
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
    if (this.lostImages.length < MAX_STORED_REMARKS) this.lostImages.push({ line, text });
  }

  /** True when nothing was imported. */
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
      ...(counts.refusedModels > 0 ? [`${counts.refusedModels} models of the file were not imported.`] : []),
      ...(counts.withdrawnVariants > 0
        ? [
            `${counts.withdrawnVariants} variants were taken out of sale because the file no longer sells them` +
              `${counts.withdrawnModels > 0 ? `, with all of ${counts.withdrawnModels} models` : ''}.`,
          ]
        : []),
      ...(this.legacyRows > 0
        ? [
            `${this.legacyRows} rows are not UTF-8 and were read as Windows-1252, first on line ${this.firstLegacyLine}.`,
          ]
        : []),
      ...listed('Skipped', this.skipped, this.skippedCount),
      ...listed('Noticed', this.notices, this.noticeCount),
      ...this.tallyLines(),
      ...listed(
        `Images not taken (${counts.missingImages} missing or refused, ${counts.remoteImages} remote)`,
        this.lostImages,
        lost,
      ),
    ];
  }

  private tallyLines(): string[] {
    return [...this.tallies].map(([kind, { count, firstLine, examples }]) => {
      const such = [...examples].map(printable).join(', ');
      const rest = examples.size === MAX_STORED_EXAMPLES ? ' …' : '';
      return `${count} × ${kind}${firstLine > 0 ? `, first on line ${firstLine}` : ''}${such ? `: ${such}${rest}` : ''}`;
    });
  }
}

function listed(title: string, remarks: readonly Remark[], total: number): string[] {
  if (total === 0) return [];
  const shown = remarks
    .toSorted((left, right) => left.line - right.line)
    .slice(0, MAX_PRINTED_REMARKS)
    .map(({ line, text }) => `  line ${line}: ${printable(text)}`);
  const rest = total - shown.length;
  return [`${title}: ${total}`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** One line without control characters, so that a file cannot write to the terminal. */
function printable(text: string): string {
  const line = text.replace(/\p{C}/gu, '?');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
