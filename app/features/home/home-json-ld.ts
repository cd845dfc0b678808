type Site = {
  readonly shopName: string;
  /** Scheme and host of the page. */
  readonly origin: string;
  /** Path of the search screen with its query string up to the search text. */
  readonly search: string;
  readonly language: string;
  readonly stores: readonly { readonly name: string; readonly to: string }[];
};

/** The shop with its stores, and its site, as structured data (schema.org Organization, WebSite). */
export function homeJsonLd({ shopName, origin, search, language, stores }: Site): readonly object[] {
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: shopName,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(stores.length > 0 && {
        department: stores.map(({ name, to }) => ({
          '@type': 'SportingGoodsStore',
          '@id': `${origin}${to}#store`,
          name,
          url: origin + to,
        })),
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shopName,
      url: `${origin}/`,
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
