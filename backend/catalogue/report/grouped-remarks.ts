/** Remarks of one kind, which are told together. */
interface RemarkGroup {
  count: number;
  firsts: Remark[];
}

/** One remark about one line of the file. */
export interface Remark {
  line: number;
  text: string;
}

/** Max number of stored kinds and of stored remarks; further ones are only counted. */
const MAX_STORED = 1000;
/** Number of remarks of one kind that are printed. */
const FIRSTS = 3;
/** Max number of printed kinds. */
const MAX_PRINTED = 20;

/** Remarks of one part of the report, in bounded memory: equal ones are one entry with a count and the first of them. */
export class GroupedRemarks {
  readonly stored: Remark[] = [];
  count = 0;
  private readonly groups = new Map<string, RemarkGroup>();

  /** @param kind constant text, the same for every remark of the kind */
  add(line: number, text: string, kind: string): void {
    this.count += 1;
    if (this.stored.length < MAX_STORED) this.stored.push({ line, text });
    const group = this.groups.get(kind);
    if (group) {
      group.count += 1;
      if (group.firsts.length < FIRSTS) group.firsts.push({ line, text });
    } else if (this.groups.size < MAX_STORED) this.groups.set(kind, { count: 1, firsts: [{ line, text }] });
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

/** One line without control characters, so that a file cannot write to the terminal. */
export function printable(text: string, length = 300): string {
  const line = text.replace(/\p{C}/gu, '?');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
