/** A node of the tree of product groups. */
export interface GroupNode {
  /** Null where a backend does not tell it. */
  readonly id: number | null;
  readonly path: string;
  readonly children: readonly GroupNode[];
}

/** Ids of the group with that path and of every group below it; none when there is no such group or it tells no ids. */
export function idsWithin(tree: readonly GroupNode[], path: string): number[] {
  const found = find(tree, path);
  return found ? idsOf(found) : [];
}

function find(nodes: readonly GroupNode[], path: string): GroupNode | undefined {
  for (const node of nodes) {
    const found = node.path === path ? node : find(node.children, path);
    if (found) return found;
  }
  return undefined;
}

function idsOf({ id, children }: GroupNode): number[] {
  return [...(id === null ? [] : [id]), ...children.flatMap(idsOf)];
}
