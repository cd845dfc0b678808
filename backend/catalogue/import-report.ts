/** The report of an import, collected while it runs and printed at its end. */
import {
  GroupedRemarks,
  type PrintedRemark,
  type RemarkKind,
  type RemarkPart,
  remark,
  type WrittenRemark,
} from './report/grouped-remarks';
import { printable } from './report/printable';
import { english, type Said } from './report/say';

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
  said: Said;
  count: number;
  firstLine: number;
  examples: Set<string>;
}

const LEGACY = 'rows are not UTF-8 and were read as Windows-1252';

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
  /** Pictures that were fetched by address, and those that had not changed. */
  fetched: { fetched: number; unchanged: number } | undefined;
  /** Models on sale that the file does not name, where they would be taken out of sale. */
  leaving: { missing: number; onSale: number } | undefined;
  legacyRows = 0;
  /** Number of rows that could not be read at all, so that even their model is unknown. */
  unreadRows = 0;
  private readonly skips = new GroupedRemarks();
  private readonly changes = new GroupedRemarks();
  private readonly pictures = new GroupedRemarks();
  private firstLegacyLine = 0;
  private readonly tallies = new Map<string, Tally>();

  /** @param onRemark gets every remark when it is made, for a file that holds all of them */
  constructor(private readonly onRemark: (remark: WrittenRemark) => void = () => {}) {}

  /** Skipped rows and models with the reason, the first thousand. */
  get skipped(): readonly PrintedRemark[] {
    return this.skips.stored;
  }

  get skippedCount(): number {
    return this.skips.count;
  }

  /** Values that were changed during the import, the first thousand. */
  get notices(): readonly PrintedRemark[] {
    return this.changes.stored;
  }

  /** References of pictures that could not be imported, the first thousand. */
  get lostImages(): readonly PrintedRemark[] {
    return this.pictures.stored;
  }

  countRow(): void {
    this.counts.rows += 1;
  }

  /** Reports a skipped row or model. @param subject the name of the item, which is told before it */
  skip(line: number, said: Said, subject = ''): undefined {
    const made = remark(line, said, subject);
    this.skips.add(made);
    this.onRemark({ part: 'skipped', ...made });
  }

  /** Reports a row that could not be read at all. */
  unread(line: number, said: Said, subject = ''): void {
    this.unreadRows += 1;
    this.skip(line, said, subject);
  }

  /** Reports a changed or assumed value. @param subject the name of the item, which is told before it */
  notice(line: number, said: Said, subject = ''): void {
    const made = remark(line, said, subject);
    this.changes.add(made);
    this.onRemark({ part: 'noticed', ...made });
  }

  /**
   * Counts a problem that may occur in every row, and reports it once.
   * @param example the concrete value, such as the unreadable word
   */
  tally(said: Said, line: number, example = ''): void {
    const kind = english(said);
    const tally = this.tallies.get(kind) ?? { said, count: 0, firstLine: line, examples: new Set<string>() };
    tally.count += 1;
    tally.firstLine = Math.min(tally.firstLine, line);
    if (example !== '' && tally.examples.size < MAX_STORED_EXAMPLES) tally.examples.add(example.slice(0, 60));
    this.tallies.set(kind, tally);
    const text = example === '' ? kind : `${kind}: ${example}`;
    this.onRemark({ part: 'counted', line, text, said, subject: example });
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
  loseImage(line: number, why: 'missing' | 'remote' | 'refused', said: Said, subject = ''): void {
    if (why === 'remote') this.counts.remoteImages += 1;
    else this.counts.missingImages += 1;
    const made = remark(line, said, subject);
    this.pictures.add(made);
    this.onRemark({ part: 'picture', ...made });
  }

  /** True when nothing was imported. */
  get isEmpty(): boolean {
    return this.counts.models === 0 && this.counts.variants === 0;
  }

  /** The report as lines of text. */
  lines(isDryRun: boolean): string[] {
    return [...this.countLines(isDryRun), ...this.remarkLines()];
  }

  /** Kinds of remarks with their counts, in the order in which they are printed. */
  kinds(): RemarkKind[] {
    const of = (part: RemarkPart, remarks: GroupedRemarks): RemarkKind[] =>
      remarks.kinds().flatMap(({ kind, count, firsts }) => {
        const [first] = firsts;
        return first ? [{ part, kind, count, firstLines: firsts.map(({ line }) => line), first }] : [];
      });
    const counted = [...this.tallies].map(([kind, { said, count, firstLine, examples }]) => ({
      ...{ part: 'counted' as const, kind, count },
      ...{ firstLines: [firstLine], first: { said, subject: [...examples].join(', ') } },
    }));
    return [
      ...this.legacyKind(),
      ...of('skipped', this.skips),
      ...of('noticed', this.changes),
      ...counted,
      ...of('picture', this.pictures),
    ];
  }

  private legacyKind(): RemarkKind[] {
    if (this.legacyRows === 0) return [];
    const first = { said: LEGACY, subject: '' } as const;
    return [{ part: 'counted', kind: LEGACY, count: this.legacyRows, firstLines: [this.firstLegacyLine], first }];
  }

  private countLines(isDryRun: boolean): string[] {
    const { counts } = this;
    if (counts.models === 0 && counts.variants > 0)
      return [
        `${counts.rows} rows read, prices and stock of ${counts.variants} variants ${isDryRun ? 'would be updated' : 'updated'}.`,
      ];
    const result = isDryRun
      ? `${counts.models} models would be written${counts.createdModels + counts.updatedModels > 0 ? ` (${counts.createdModels} new, ${counts.updatedModels} updated)` : ''}`
      : `${counts.models} models (${counts.createdModels} new, ${counts.updatedModels} updated)`;
    return [
      `${counts.rows} rows read, ${result}, ${counts.variants} variants, ${counts.images} images ${isDryRun ? 'found' : 'stored'}.`,
      ...(this.fetched
        ? [`${this.fetched.fetched} images were fetched, ${this.fetched.unchanged} have not changed.`]
        : []),
      ...(this.leaving
        ? [
            `${this.leaving.missing} of ${this.leaving.onSale} models on sale are not in the file and would be taken out of sale.`,
          ]
        : []),
      ...(counts.refusedModels > 0 ? [`${counts.refusedModels} models of the file were not imported.`] : []),
      ...(counts.withdrawnVariants > 0
        ? [
            `${counts.withdrawnVariants} variants were taken out of sale because the file no longer sells them` +
              `${counts.withdrawnModels > 0 ? `, with all of ${counts.withdrawnModels} models` : ''}.`,
          ]
        : []),
    ];
  }

  /** Everything that was left out, changed or assumed. */
  remarkLines(): string[] {
    const { missingImages, remoteImages } = this.counts;
    return [
      ...(this.legacyRows > 0 ? [`${this.legacyRows} ${LEGACY}, first on line ${this.firstLegacyLine}.`] : []),
      ...this.skips.lines('Skipped'),
      ...this.changes.lines('Noticed'),
      ...this.tallyLines(),
      ...this.pictures.lines(`Images not taken (${missingImages} missing or refused, ${remoteImages} remote)`),
      ...(remoteImages > 0
        ? [
            `${remoteImages} images are named by address: --fetch-images fetches them, --list-images FILE lists them for another program.`,
          ]
        : []),
    ];
  }

  private tallyLines(): string[] {
    return [...this.tallies].map(([kind, { count, firstLine, examples }]) => {
      const such = [...examples].map((example) => printable(example)).join(', ');
      const rest = examples.size === MAX_STORED_EXAMPLES ? ' …' : '';
      return `${count} × ${kind}${firstLine > 0 ? `, first on line ${firstLine}` : ''}${such ? `: ${such}${rest}` : ''}`;
    });
  }
}
