/** A form as values and lists of values, as deep as forms are. */
export type FormValue = string | boolean | readonly FormValue[] | { readonly [field: string]: FormValue };

/** What is saved where a typed form differs from it. */
export interface SavedBeside {
  /** Saved values by the name of the field, `hours.0.opens`; only those that differ. */
  readonly fields: Readonly<Record<string, string>>;
  /** Rows that are saved and that the typed form does not have, in a few words. */
  readonly rows: readonly string[];
}

/** What makes two rows of a list the same row: their date, or their product. */
const KEYS = ['date', 'product'] as const;

type Row = { readonly [field: string]: FormValue };
const isRow = (value: FormValue | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ownValue = (row: Row, key: string): FormValue | undefined => (Object.hasOwn(row, key) ? row[key] : undefined);
const keyOf = (row: Row): string | undefined => {
  const key = KEYS.map((name) => row[name]).find((value) => value !== undefined);
  return typeof key === 'string' ? key : undefined;
};

/**
 * Compares what an editor has typed with what somebody else has saved meanwhile. Rows of a list are compared by their date or
 * product, wherever they stand.
 */
export function savedBeside(typed: Row, saved: Row): SavedBeside {
  const fields = new Map<string, string>();
  const rows: string[] = [];
  const compare = (name: string, own: FormValue | undefined, other: FormValue | undefined): void => {
    if (Array.isArray(own) || Array.isArray(other)) {
      compareLists(name, asList(own), asList(other));
      return;
    }
    if (isRow(own) || isRow(other)) {
      const [ownRow, otherRow] = [isRow(own) ? own : {}, isRow(other) ? other : {}];
      for (const key of new Set([...Object.keys(ownRow), ...Object.keys(otherRow)]))
        compare(name === '' ? key : `${name}.${key}`, ownValue(ownRow, key), ownValue(otherRow, key));
      return;
    }
    if (text(own) !== text(other)) fields.set(name, text(other));
  };
  const compareLists = (name: string, own: readonly FormValue[], other: readonly FormValue[]): void => {
    const others = new Map(other.flatMap((row) => (isRow(row) && keyOf(row) !== undefined ? [[keyOf(row), row]] : [])));
    if (others.size === 0 && !own.some((row) => isRow(row) && keyOf(row) !== undefined)) {
      if (own.every((item) => typeof item === 'string') && other.every((item) => typeof item === 'string')) {
        if ([...own].sort().join() !== [...other].sort().join()) fields.set(name, other.join(', '));
        return;
      }
      for (let at = 0; at < Math.max(own.length, other.length); at++) compare(`${name}.${at}`, own[at], other[at]);
      return;
    }
    for (const [at, row] of own.entries()) {
      const same = isRow(row) ? others.get(keyOf(row)) : undefined;
      if (same) compare(`${name}.${at}`, row, same);
    }
    const known = new Set(own.flatMap((row) => (isRow(row) ? [keyOf(row)] : [])));
    for (const [key, row] of others) if (!known.has(key)) rows.push(inWords(row));
  };
  compare('', typed, saved);
  return { fields: Object.fromEntries(fields), rows };
}

const asList = (value: FormValue | undefined): readonly FormValue[] => (Array.isArray(value) ? value : []);

const text = (value: FormValue | undefined): string => (value === undefined ? '' : String(value).trim());

/** A row's own values, without its texts by language. */
const inWords = (row: Row): string =>
  Object.values(row)
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');
