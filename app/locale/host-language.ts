import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages';

/** Host names by language, the canonical one first; `any` lists hosts that name no language. */
export type HostTable = Readonly<Record<Language | 'any', readonly string[]>>;

/** The host name without its port, in lower case, without a trailing dot. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The language a host stands for; undefined for a host that names none. */
export function languageOfHost(host: string, hosts: HostTable): Language | undefined {
  const name = bareHost(host);
  return LANGUAGES.find((language) => hosts[language].includes(name));
}

/**
 * The language of a request: the host's; on a host that names none, `?language=`, then the cookie, then Finnish.
 * @param cookie value of the language cookie
 */
export function detectLanguage(url: URL, cookie: string | undefined, hosts: HostTable): Language {
  const asked = url.searchParams.get('language');
  return (
    languageOfHost(url.host, hosts) ??
    (isLanguage(asked) ? asked : undefined) ??
    (isLanguage(cookie) ? cookie : undefined) ??
    DEFAULT_LANGUAGE
  );
}

/**
 * The origin that shows the shop in a language, seen from the one the visitor is on: a host that names no language
 * (127.0.0.1, a preview) stays, as `?language=` switches there; else the language's own host with the same port.
 */
export function originFor(language: Language, from: URL, hosts: HostTable, scheme: string): string {
  const host = hosts[language][0];
  if (!host || languageOfHost(from.host, hosts) === undefined) return from.origin;
  return `${scheme}://${host}${from.port === '' ? '' : `:${from.port}`}`;
}
