import { isFilterName } from './list-query';

/** A property type as the backend sends it. */
export interface PropertyType {
  readonly slug: string;
  readonly translatedSlugs?: readonly { readonly language: string; readonly slug: string }[];
}

/** Names of a property in addresses. */
export interface PropertyNames {
  /** In this language. */
  readonly slug: string;
  /** Accepted aliases: the names in other languages and the backend's name. */
  readonly aliases: readonly string[];
}

/**
 * The names of properties in the addresses of one language. A property uses the language's slug when it is unique among
 * list parameters and properties, else the backend's name. Aliases are unambiguous: names of this language take precedence,
 * then the properties in order.
 * @param types in their order
 * @returns by the backend's slugs
 */
export function propertyNames(types: readonly PropertyType[], language: string): ReadonlyMap<string, PropertyNames> {
  const sources = new Set(types.map(({ slug }) => slug));
  const owners = new Map<string, string>();
  for (const { slug, translatedSlugs = [] } of types) {
    const own = translatedSlugs.find((each) => each.language === language)?.slug ?? slug;
    const isFree = isFilterName(own) && !owners.has(own) && (own === slug || !sources.has(own));
    owners.set(isFree ? own : slug, slug);
  }
  const slugOf = new Map([...owners].map(([slug, source]) => [source, slug]));
  const aliases = new Map<string, string[]>(types.map(({ slug }) => [slug, []]));
  for (const { slug, translatedSlugs = [] } of types) {
    for (const alias of [slug, ...translatedSlugs.map((each) => each.slug)]) {
      if (owners.has(alias) || !isFilterName(alias)) continue;
      owners.set(alias, slug);
      aliases.get(slug)?.push(alias);
    }
  }
  return new Map(types.map(({ slug }) => [slug, { slug: slugOf.get(slug) ?? slug, aliases: aliases.get(slug) ?? [] }]));
}
