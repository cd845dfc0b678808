import { printable } from './printable';
import { english, kindOf, type Said } from './say';

/** Remarks of one kind, which are told together. */
interface RemarkGroup {
  count: number;
  firsts: Remark[];
}

/** What the command line prints of one line of the file. */
export interface PrintedRemark {
  line: number;
  text: string;
}

/** One remark about one line of the file. */
export interface Remark extends PrintedRemark {
  said: Said;
  /** The name or value of the file that it is about; empty: it stands alone. */
  subject: string;
}

/** What a remark is about: a skipped row or model, a changed or assumed value, a picture, or a case of a problem of many rows. */
export type RemarkPart = 'skipped' | 'noticed' | 'picture' | 'counted';

/** A remark with its part of the report. */
export interface WrittenRemark extends Remark {
  part: RemarkPart;
}

/** Remarks of one kind: how many there are, and the first of them. */
export interface RemarkKind {
  part: RemarkPart;
  kind: string;
  count: number;
  firstLines: number[];
  /** The first remark; of counted ones with examples. */
  first: Pick<Remark, 'said' | 'subject'>;
}

/** A remark on a line. @param subject name of the item that it is about */
export const remark = (line: number, said: Said, subject = ''): Remark => ({
  ...{ line, said, subject },
  text: subject === '' ? english(said) : `${subject}: ${english(said)}`,
});

/** Max number of stored kinds and of stored remarks; further ones are only counted. */
const MAX_STORED = 1000;
/** Number of remarks of one kind that are printed. */
const FIRSTS = 3;
/** Max number of printed kinds. */
const MAX_PRINTED = 20;

/** Remarks of one part of the report, in bounded memory: equal ones are one entry with a count and the first of them. */
export class GroupedRemarks {
  readonly stored: PrintedRemark[] = [];
  count = 0;
  private readonly groups = new Map<string, RemarkGroup>();

  add(made: Remark): void {
    const kind = kindOf(made.said);
    this.count += 1;
    if (this.stored.length < MAX_STORED) this.stored.push({ line: made.line, text: made.text });
    const group = this.groups.get(kind);
    if (group) {
      group.count += 1;
      if (group.firsts.length < FIRSTS) group.firsts.push(made);
    } else if (this.groups.size < MAX_STORED) this.groups.set(kind, { count: 1, firsts: [made] });
  }

  /** Kinds with their counts and first lines, the kind that comes first in the file first. */
  kinds(): { kind: string; count: number; firsts: readonly Remark[] }[] {
    return [...this.groups]
      .map(([kind, group]) => ({ kind, ...group }))
      .toSorted((one, other) => (one.firsts[0]?.line ?? 0) - (other.firsts[0]?.line ?? 0));
  }

  /** Lines of text below a title; none without remarks. */
  lines(title: string): string[] {
    if (this.count === 0) return [];
    const shown = this.kinds().slice(0, MAX_PRINTED);
    const rest = this.count - shown.reduce((sum, { count }) => sum + count, 0);
    return [`${title}: ${this.count}`, ...shown.map(groupLine), ...(rest > 0 ? [`  and ${rest} more`] : [])];
  }
}

function groupLine({ kind, count, firsts }: { kind: string; count: number; firsts: readonly Remark[] }): string {
  const [first] = firsts;
  if (count === 1) return `  line ${first?.line}: ${printable(first?.text ?? kind)}`;
  const such = firsts.map(({ line, text }) => `line ${line}${text === kind ? '' : ` (${printable(text, 80)})`}`);
  return `  ${count} × ${printable(kind)}: ${such.join(', ')}${count > firsts.length ? ' …' : ''}`;
}
