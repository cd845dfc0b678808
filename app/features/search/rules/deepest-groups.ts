/**
 * Found groups on one level: without those that another found one is part of. The best match stays: its own name was asked for.
 * @param groups best matches first
 */
export const deepestGroups = <Group extends { readonly path: string }>(groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ path }, place) => place === 0 || !groups.some((other) => other.path.startsWith(`${path}/`)));
