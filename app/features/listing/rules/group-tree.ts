/** A node of the tree of product groups. */
export interface GroupNode {
  /** Null where a backend does not tell it. */
  readonly id: number | null;
  readonly path: string;
  readonly children: readonly GroupNode[];
}

/** Id of the group with that path; null when there is no such group or it tells no id. */
export function idAtPath(tree: readonly GroupNode[], path: string): number | null {
  for (const node of tree) {
    const found = node.path === path ? node.id : idAtPath(node.children, path);
    if (found !== null) return found;
  }
  return null;
}
