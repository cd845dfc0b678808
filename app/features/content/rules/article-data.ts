const SCHEMA = 'https://schema.org';
/** Longest headline that search engines show. */
const MAX_HEADLINE = 110;

/** Who a page of structured data is published by, and where. */
export type Publisher = { readonly shopName: string; readonly origin: string; readonly language: string };

/** A guide or post for search engines; paths are of this site. */
export type ArticleFacts = {
  readonly kind: 'guide' | 'post';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path or address of the sharing picture. */
  readonly image: string | undefined;
  /** ISO 8601 times. */
  readonly published: string;
  readonly updated: string | null;
  readonly author: { readonly name: string; readonly to: string | null } | null;
  readonly section: string;
};

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** An ISO 8601 time as one; undefined for anything else, which search engines reject. */
function isoTime(text: string | null): string | undefined {
  const ms = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

const publisher = ({ shopName, origin }: Publisher) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: shopName,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
});

/**
 * A guide (schema.org Article) or a post of the blog (BlogPosting), by Google's rules for articles. Without an author the shop is
 * the author; unknown properties are left out.
 */
export function articleData(facts: ArticleFacts, site: Publisher): object {
  const { origin } = site;
  const published = isoTime(facts.published);
  const updated = isoTime(facts.updated) ?? published;
  const { author } = facts;
  return {
    '@context': SCHEMA,
    '@type': facts.kind === 'guide' ? 'Article' : 'BlogPosting',
    headline: facts.title.slice(0, MAX_HEADLINE),
    ...(facts.description !== '' && { description: facts.description }),
    ...(facts.image !== undefined && { image: [absolute(facts.image, origin)] }),
    ...(published !== undefined && { datePublished: published }),
    ...(updated !== undefined && { dateModified: updated }),
    ...(facts.section !== '' && { articleSection: facts.section }),
    inLanguage: site.language,
    mainEntityOfPage: { '@type': 'WebPage', '@id': origin + facts.path },
    author: author
      ? { '@type': 'Person', name: author.name, ...(author.to !== null && { url: origin + author.to }) }
      : { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.shopName, url: `${origin}/` },
    publisher: publisher(site),
  };
}

/** A person who writes (schema.org ProfilePage). */
export function profileData(
  {
    name,
    path,
    description,
    image,
  }: {
    readonly name: string;
    readonly path: string;
    readonly description: string;
    readonly image: string | undefined;
  },
  { origin }: Publisher,
): object {
  return {
    '@context': SCHEMA,
    '@type': 'ProfilePage',
    url: origin + path,
    mainEntity: {
      '@type': 'Person',
      '@id': `${origin}${path}#person`,
      name,
      url: origin + path,
      ...(description !== '' && { description }),
      ...(image !== undefined && { image: absolute(image, origin) }),
    },
  };
}
