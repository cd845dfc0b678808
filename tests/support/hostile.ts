import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIST_PARAMETERS } from '~/features/listing/rules/list-query';
import { type Screen, screenList } from '~/routing/screens';

/** Property names of every object: no look-up may find something under them. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

/** Marks that a server could put into pages: slots, gaps, nonces, templates, in several forms. */
const MARKS = [
  ...INHERITED.map((name) => `\uE000${name}\uE001{${name} cart}<!--${name} 0-->`),
  '\uE000cart\uE001',
  '{cart}',
  '<!--0 0-->',
  ' nonce="x"',
  '{{constructor}}',
  '\uF8FF\u{F0000}\u{10FFFD}',
];

/** Strings that often break web shops. */
const BREAKERS = [
  '',
  '\0',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '%_%\\',
  '"><script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<!--',
  '\u2028',
  '\u202Eabc',
  '\uD800',
  'İstanbul',
  ...INHERITED,
  '../../../etc/passwd',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a look-up of a logging library, not a template
  '${jndi:ldap://x}',
  '-1',
  '1e999',
  '9007199254740993',
  '2abc',
  'NaN',
  'a\r\nSet-Cookie: x=1',
];

const LONG = ['x'.repeat(3_000), ','.repeat(3_000), '💥'.repeat(500), '1-'.repeat(1_500)];

const LIST = path.resolve(import.meta.dirname, '../../../shared/data/payloads/blns.json');

export const hostile = {
  marks: MARKS,
  /** Each is sent in every parameter of every screen. */
  short: [...BREAKERS, ...MARKS],
  long: LONG,
  /** The long list outside the checkout, if available: each is sent to every screen. */
  listed: existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as string[]) : [],
};

export const everyString: readonly string[] = [...hostile.short, ...hostile.long, ...hostile.listed];

/** The text as a client can send it: a lone surrogate becomes the replacement character. */
export const wellFormed = (text: string) => Buffer.from(text).toString();

/** A text encoded for an address. */
export const encoded = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 6_000).replace(/%.?$/, '');

/** A text encoded for a header: its bytes without those that end a header. */
export const inHeader = (text: string) =>
  Buffer.from(wellFormed(text))
    .toString('latin1')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these cannot be sent
    .replace(/[\x00-\x1f\x7f]/g, '')
    .slice(0, 2_000);

/** Every parameter that an address of the shop may have. */
export const PARAMETERS: readonly string[] = [
  ...LIST_PARAMETERS,
  ...['price-min', 'price-max', 'description', 'recommendation', 'materiaali'],
  ...[
    'type',
    'select-color',
    'image',
    'added',
    'postcode',
    'amount',
    'preview',
    'original',
    'keyword',
    'reviews',
    'photo',
    'size-guide',
    'open',
    'variant',
  ],
  ...[
    'from',
    'status',
    'search',
    'who',
    'action',
    'subject',
    'item',
    'category',
    'sections',
    'kind',
    'state',
    'tab',
    'parent',
    'model',
    'format',
  ],
  ...['add', 'height', 'weight', 'level', 'style', 'sole', 'shoe', 'skis', 'bindings', 'boots'],
  ...['texts', 'parts', 'seen', 'came', 'back', 'cookie', 'theme', 'forced', 'shelf'],
  ...['to', 'next', 'language', 'delivery', 'delivery_country', 'currency', 'sealed'],
  ...[
    'giosg_chatter',
    'klarna_order_id',
    'reference',
    'email',
    'order_number',
    'intent',
    'go',
    'challenge',
    'utm_source',
    'index',
    '__proto__',
  ],
];

/** Parameters of shared pages, and shared pages of every kind. */
export const SHARED_PARAMETERS = [
  ...['color', 'group', 'manufacturer', 'page', 'price', 'select-color'],
  ...['show', 'size', 'sort', 'store', 'text', 'type'],
];
export const SHARED_PAGES = [
  '/',
  '/vaatteet/',
  '/hanki/',
  '/hanki/kasivarsi-3l/',
  '/uutuudet/',
  '/valikko/',
  '/merkit/',
  '/myymalat/helsinki/',
];

/** A valid value for each path parameter of the screens. */
const HOLES: ReadonlyMap<string, string> = new Map([
  ['email', 'a@example.com'],
  ['id', 'abcdefghijklmnopqrstuv'],
  ['sport', 'alpine'],
  ['hash', 'abcdefghijklmnop'],
  ['token', 'abcdefghijklmnop'],
  ['campaignSlug', 'pohjanpuu-joulu'],
  ['productSlug', 'lahja-termos'],
  ['store', 'helsinki'],
  ['vat', 'FI12345671'],
  ['service', 'suksihuolto'],
  ['country', 'fi'],
]);
const hole = /\{(\w+)\*?\}/g;

const pathOf = ({ paths }: Screen) =>
  `${paths.fi.replace(hole, (_, name: string) => HOLES.get(name) ?? 'x')}/`.replace('//', '/');

/** One screen for each module, because screens of the same module run the same code. */
const modules = new Map(screenList.filter(({ isNameless }) => !isNameless).map((screen) => [screen.module, screen]));

/** A group, a brand, a product, a text page and a department. */
const CATCH_ALL = ['/vaatteet/kuoret/', '/hanki/', '/hanki/kasivarsi-3l/', '/sivu/toimitus/', '/valikko/hiihto/'];
const byModule = new Map(screenList.map((screen) => [screen.module, screen]));

export const screensAt = {
  /** One address of each screen. */
  every: screenList.map(pathOf),
  /** One address of each module that renders a screen, and several of the catch-all. */
  modules: [...[...byModule.values()].map(pathOf), ...CATCH_ALL],
  /** Screens that read parameters, and several of the catch-all. */
  reading: [...[...modules.values()].map(pathOf), ...CATCH_ALL],
};

/** Paths with a text in all their parameters. */
export const pathsWith = (text: string): readonly string[] =>
  [
    ...new Set(screenList.map(({ paths }) => paths.fi)),
    '/media/{hash}/320',
    '/feeds/merchant-{x}.xml',
    '/{a}/{b}',
    '/hanki/{a}',
  ]
    .filter((pattern) => pattern.includes('{'))
    .map((pattern) => `${pattern.replace(hole, () => encoded(text))}${/\.|media/.test(pattern) ? '' : '/'}`);

/** A query with a text in each of the parameters. */
export const queryWith = (text: string, names: readonly string[]): string =>
  `?${names.map((name) => `${encodeURIComponent(name)}=${encoded(text)}`).join('&')}`;

const MAX_QUERY_LENGTH = 7_500;

/**
 * Queries that together carry many texts, each text in a different parameter, as many as fit into an address.
 * @param from number of the first parameter, so that each text is sent in a different one on each screen
 */
export function queriesWith(
  texts: readonly string[],
  from: number,
): { readonly query: string; readonly texts: string[] }[] {
  const queries: { query: string; texts: string[] }[] = [];
  for (const text of texts) {
    const last = queries.at(-1);
    const at = last?.texts.length ?? 0;
    const pair = `${encodeURIComponent(turn(PARAMETERS, from + at))}=${encoded(text)}`;
    if (!last || at === PARAMETERS.length || last.query.length + pair.length > MAX_QUERY_LENGTH) {
      queries.push({ query: `?${pair}`, texts: [text] });
      continue;
    }
    last.query += `&${pair}`;
    last.texts.push(text);
  }
  return queries;
}

/** An item of a list, which starts again after its end. */
export const turn = <Thing>(things: readonly Thing[], at: number): Thing => things[at % things.length] as Thing;

/** Runs an asynchronous function for each item, eight at a time. */
export async function each<Thing>(
  things: readonly Thing[],
  work: (thing: Thing, at: number) => Promise<void>,
): Promise<void> {
  const left = [...things.entries()];
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** The names of all parameters that the storefront's sources read. */
export function parametersRead(): readonly string[] {
  const root = path.resolve(import.meta.dirname, '../../app');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(READ)].map(([, name = '']) => name));
  return [...new Set(named)];
}

const READ = /(?:[sS]earch|[qQ]uery|[pP]aram(?:eter)?)s?\.(?:get|getAll|has)\('([^']+)'\)/g;
