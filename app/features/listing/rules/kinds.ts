import type { ListIndex } from './list-index';

/** A kind of goods in a list: a product group without subgroups. */
export type Kind = {
  /** Id of the group, as in addresses. */
  readonly value: string;
  readonly name: string;
  /** Number of the list's products in it. */
  readonly count: number;
};

/** A kind has at least two products that no other shown kind has. */
const LEAST = 2;

/**
 * The kinds of goods that a list consists of, the largest first. Each next one is that with the most products not yet in one before, so
 * a group across all kinds, an outlet, is none of them. Empty when there are fewer than two.
 * @param leaves ids of the groups without subgroups
 */
export function kindsOf(
  { group, total }: Pick<ListIndex, 'group' | 'total'>,
  leaves: ReadonlySet<string>,
  max: number,
): Kind[] {
  const isTaken = new Uint8Array(total);
  const candidates = group.values.flatMap(({ value, name }, place) =>
    leaves.has(value)
      ? [{ value, name, rows: [...group.rows.subarray(group.starts[place], group.starts[place + 1])] }]
      : [],
  );
  const kinds: Kind[] = [];
  while (kinds.length < max) {
    const left = candidates.map(({ rows }) => rows.filter((row) => isTaken[row] === 0).length);
    const most = Math.max(0, ...left);
    const next = candidates[left.indexOf(most)];
    if (!next || most < LEAST) break;
    for (const row of next.rows) isTaken[row] = 1;
    kinds.push({ value: next.value, name: next.name, count: next.rows.length });
  }
  return kinds.length > 1 ? kinds : [];
}
