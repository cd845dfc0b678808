import { SCREEN_PATHS } from 'contract/screen-paths';
import type { ShopLanguage } from './language';

export type ScreenName = keyof typeof SCREEN_PATHS;

/** The order of the languages in `SCREEN_PATHS`. */
const ORDER = ['en', 'fi', 'sv', 'de', 'fr', 'ru'] as const satisfies readonly ShopLanguage[];

/** Patterns of each screen in the order of the languages. */
const PATTERNS = new Map(Object.entries(SCREEN_PATHS).map(([screen, paths]) => [screen, paths.split(' ')]));

/** The path of a screen in a language as the table has it: without a slash at its end, parameters as `{name}` or `{name*}`. */
export function screenPattern(screen: ScreenName, language: ShopLanguage): string {
  return PATTERNS.get(screen)?.[ORDER.indexOf(language)] ?? '/';
}

/**
 * The path of a screen with at most one parameter.
 * @param slug the parameter, of several segments where the pattern ends in `*}`
 * @example screenPath('page', 'fi', 'toimitus') // '/sivu/toimitus/'
 */
export function screenPath(screen: ScreenName, language: ShopLanguage, slug = ''): string {
  const path = screenPattern(screen, language).replace(/\{\w+\*?\}/, slug);
  return path === '/' ? path : `${path}/`.replace(/\/+$/, '/');
}

/** A pattern as an expression that captures its parameters, decoded paths without slashes at their ends. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .slice(1)
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\*\}/g, '(.+)')
    .replace(/\{\w+\}/g, '([^/]+)');
  return new RegExp(`^${source}$`);
}

const expressions = new Map<string, RegExp>();

/** What a path has in the place of a screen's parameter; undefined for a path of another screen. @param path without slashes at its ends */
export function screenParameter(screen: ScreenName, language: ShopLanguage, path: string): string | undefined {
  const pattern = screenPattern(screen, language);
  const known = expressions.get(pattern) ?? expressionOf(pattern);
  expressions.set(pattern, known);
  const match = known.exec(path);
  return match ? (match[1] ?? '') : undefined;
}

const SCREENS = Object.keys(SCREEN_PATHS) as ScreenName[];

/** Screens whose paths hold the slugs of editors: what they match is not reserved. */
const OPEN_SCREENS: ReadonlySet<ScreenName> = new Set(['catchAll', 'page', 'menu']);

/**
 * Whether a path is one of a screen in any language, so that no page of an editor can have it.
 * @param path without slashes at its ends
 * @param own screens that may have it
 */
export function isScreenPath(path: string, ...own: readonly ScreenName[]): boolean {
  return SCREENS.some(
    (screen) =>
      !own.includes(screen) &&
      !OPEN_SCREENS.has(screen) &&
      ORDER.some((language) => screenParameter(screen, language, path) !== undefined),
  );
}

/** First parts of the paths of screens, and of what the shop serves beside its screens. */
const SCREEN_WORDS: ReadonlySet<string> = new Set([
  ...SCREENS.flatMap((screen) => SCREEN_PATHS[screen].split(' ').map((pattern) => pattern.split('/')[1] ?? '')),
  ...['api', 'assets', 'build', 'feeds', 'healthz', 'media', 'readyz'],
]);

/** Whether a first part of a path is one of a screen in any language: a brand or a group of this name would be hidden. */
export const isScreenWord = (word: string): boolean => !word.startsWith('{') && SCREEN_WORDS.has(word);
