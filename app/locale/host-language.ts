import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages';

/** Host names by language, the canonical one first; `any` lists hosts without a language. */
export type HostTable = Readonly<Record<Language | 'any', readonly string[]>>;

/** The host name without its port, in lower case, without a trailing dot. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The language of a host; undefined for a host without a language. */
export function languageOfHost(host: string, hosts: HostTable): Language | undefined {
  const name = bareHost(host);
  return LANGUAGES.find((language) => hosts[language].includes(name));
}

/**
 * The language of a request: the host's; on a host without a language, `?language=`, then the cookie, then Finnish.
 * @param cookie value of the language cookie
 */
export function detectLanguage(url: URL, cookie: string | undefined, hosts: HostTable): Language {
  const requested = url.searchParams.get('language');
  return (
    languageOfHost(url.host, hosts) ??
    (isLanguage(requested) ? requested : undefined) ??
    (isLanguage(cookie) ? cookie : undefined) ??
    DEFAULT_LANGUAGE
  );
}

/**
 * The origin of the shop in another language: the language's own host with the visitor's port. A host without a language
 * (127.0.0.1, a preview) stays the same, because `?language=` switches there.
 */
export function originFor(language: Language, from: URL, hosts: HostTable, scheme: string): string {
  const host = hosts[language][0];
  if (!host || languageOfHost(from.host, hosts) === undefined) return from.origin;
  return `${scheme}://${host}${from.port === '' ? '' : `:${from.port}`}`;
}
