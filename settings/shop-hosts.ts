export const SHOP_LANGUAGES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
export type ShopLanguage = (typeof SHOP_LANGUAGES)[number];

/** Host names by language; the first of a language is its canonical one. `any` lists hosts that name no language. */
export type ShopHosts = Record<ShopLanguage | 'any', string[]>;

/** Top-level domains of a language's production hosts, the canonical one first. Specification 1 §3, 0-product. */
const TOP_LEVEL_DOMAINS: Record<ShopLanguage, readonly string[]> = {
  fi: ['fi'],
  en: ['com', 'eu'],
  sv: ['se'],
  de: ['de'],
  fr: ['fr'],
  ru: ['ru'],
};

/** No host for any language. */
export const noHosts = (): ShopHosts => ({ fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: [] });

/** `fi.localhost` … and plain `localhost` (Finnish) work on a developer's machine with no set-up. */
export function developmentHosts(): ShopHosts {
  const hosts = noHosts();
  for (const language of SHOP_LANGUAGES) hosts[language].push(`${language}.localhost`);
  hosts.any.push('localhost');
  return hosts;
}

/** The production host is the base name plus the language's top-level domain. Specification 1 §9. */
export function productionHosts(baseName: string): ShopHosts {
  const hosts = noHosts();
  for (const language of SHOP_LANGUAGES) {
    hosts[language].push(...TOP_LEVEL_DOMAINS[language].map((domain) => `${baseName}.${domain}`));
  }
  return hosts;
}
