/** A node of the tree of product groups. */
export interface GroupNode {
  /** Null when the backend does not send it. */
  readonly id: number | null;
  readonly path: string;
  readonly children: readonly GroupNode[];
}

/** The ancestors of the group with that path, from the root down; empty when the tree does not contain it. */
export function groupsAbove<Node extends { readonly path: string; readonly children: readonly Node[] }>(
  tree: readonly Node[],
  path: string,
): Node[] {
  for (const node of tree) {
    if (node.children.some((child) => child.path === path)) return [node];
    const above = groupsAbove(node.children, path);
    if (above.length > 0) return [node, ...above];
  }
  return [];
}

/** Id of the group with that path; null when there is no such group or it has no id. */
export function idAtPath(tree: readonly GroupNode[], path: string): number | null {
  for (const node of tree) {
    const found = node.path === path ? node.id : idAtPath(node.children, path);
    if (found !== null) return found;
  }
  return null;
}
