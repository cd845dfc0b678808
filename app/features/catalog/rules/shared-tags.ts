type Tagged = { readonly tags: readonly { readonly name: string }[] };

/** Names of the tags that all cards have, of at least two: on each of them the ribbon would repeat the heading of the list. */
export function sharedTags([first, ...others]: readonly Tagged[]): ReadonlySet<string> {
  const has = (card: Tagged, name: string) => card.tags.some((tag) => tag.name === name);
  const names = others.length > 0 && first ? first.tags.map(({ name }) => name) : [];
  return new Set(names.filter((name) => others.every((card) => has(card, name))));
}
