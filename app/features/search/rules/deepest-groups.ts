/** Found groups without those that another found one is part of: what is left stands on one level and overlaps in nothing. */
export const deepestGroups = <Group extends { readonly path: string }>(groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ path }) => !groups.some((other) => other.path.startsWith(`${path}/`)));
