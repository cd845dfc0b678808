import { z } from 'zod';
import { checkPaymentSettings, paymentEnvironment, paymentSettings } from './payment-settings';
import {
  developmentHosts,
  noHosts,
  productionHosts,
  SHOP_LANGUAGES,
  type ShopHosts,
  type ShopLanguage,
} from './shop-hosts';

/**
 * Every setting of the shop, read from the environment. This is the only list of them: `.env.example` explains each in
 * words, `app/server/env.server.ts` and `backend/env.ts` are the only readers of the environment.
 */

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const ADDRESS_OR_RANGE = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** A range of every address would believe whatever a visitor says of themselves. */
const isAddressOrRange = (item: string) => ADDRESS_OR_RANGE.safeParse(item).success && !item.endsWith('/0');

/** Parses `fi=shop.fi, en=shop.com shop.eu, any=preview.shop.fi`. */
function parseHosts(text: string, context: z.RefinementCtx): ShopHosts {
  const hosts = noHosts();
  for (const part of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name = '', list = ''] = part.split('=').map((piece) => piece.trim());
    const names = list.toLowerCase().split(/\s+/).filter(Boolean);
    if (!Object.hasOwn(hosts, name)) context.addIssue(`names the language "${name}", which the shop does not have`);
    else if (names.length === 0) context.addIssue(`gives no host for "${name}"`);
    else hosts[name as keyof ShopHosts].push(...names);
    for (const wrong of names.filter((host) => !HOST_NAME.test(host))) {
      context.addIssue(`holds "${wrong}", which is not a host name (no scheme, no port)`);
    }
  }
  return hosts;
}

const words = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const address = (schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  });

/** An address of a search service for all languages, or for some: `fi=https://a.example en=https://b.example`. */
export type ServiceAddresses = Partial<Record<ShopLanguage, string>>;

function parseAddresses(text: string, context: z.RefinementCtx): ServiceAddresses {
  const addresses: ServiceAddresses = {};
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name, url = ''] = /^(?:([a-z]+)=)?(.*)$/.exec(part) ?? [];
    const languages = SHOP_LANGUAGES.filter((language) => name === undefined || name === language);
    if (languages.length === 0) context.addIssue(`names the language "${name}", which the shop does not have`);
    if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
      context.addIssue(`holds "${url}", which is no address that starts with http:// or https://`);
    for (const language of languages) addresses[language] = url.replace(/\/+$/, '');
  }
  return addresses;
}

/** Savings of rendering that can be left out, to measure what each saves; docs/rendering.md explains them. */
export const SAVINGS = ['cached-markup', 'late-scripts', 'packed-data', 'page-bytes', 'screen-routes'] as const;
export type Saving = (typeof SAVINGS)[number];

const isSaving = (name: string): name is Saving => (SAVINGS as readonly string[]).includes(name);

const environment = z.object({
  ...paymentEnvironment,
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  SHOP_ENV: z
    .enum(['development', 'production'], { error: 'must be development or production' })
    .default('development'),
  SHOP_NAME: z.string().max(60).default('Hanki'),
  SHOP_EMAIL: z.email({ error: 'must be one e-mail address' }).default('asiakaspalvelu@hanki.example'),
  BASE_NAME: z
    .string()
    .regex(HOST_NAME, { error: 'must be a host name without its top-level domain, like hanki' })
    .default('hanki'),
  SHOP_HOSTS: z.string().transform(parseHosts).optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https'], { error: 'must be http or https' }).optional(),
  SESSION_SECRET: words.refine((secrets) => secrets.every((secret) => secret.length >= 32), {
    error: 'must hold secrets of at least 32 characters',
  }),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DEMO_SHOP: z.enum(['yes', 'no'], { error: 'must be yes or no' }).optional(),
  DATABASE_POOL: wholeNumber(2, 200, 10),
  API_URL: address(['http:', 'https:'])
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  API_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  TRUSTED_PROXIES: words.refine((list) => list.every(isAddressOrRange), {
    error: 'must list IP addresses or ranges like 10.0.0.0/8',
  }),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, { error: 'must be the name of one request header' })
    .transform((name) => name.toLowerCase())
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/, { error: 'must be one line' })
    .optional(),
  MEDIA_HOSTS: words.refine((list) => list.every((host) => HOST_NAME.test(host)), { error: 'must list host names' }),
  IMPORT_PRIVATE_HOSTS: words.refine((list) => list.every((host) => HOST_NAME.test(host)), {
    error: 'must list host names',
  }),
  BOOKING_HOSTS: words.refine((list) => list.every((host) => HOST_NAME.test(host)), { error: 'must list host names' }),
  ROUTE_RULES: z.string().optional(),
  TYPESENSE_URL: z.string().default('').transform(parseAddresses),
  TYPESENSE_KEY: z.string().default(''),
  TYPESENSE_COLLECTION: z.string().default('products_{language}'),
  FROSMO_URL: z.string().default('').transform(parseAddresses),
  FROSMO_ORIGIN: z.string().default(''),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,300}$/, { error: 'must be a client id of Google' })
    .optional(),
  GOOGLE_TOKEN_INFO: address(['http:', 'https:']).optional(),
  BOOKING_URL: address(['https:'])
    .transform((text) => new URL(text).href)
    .optional(),
  BOOKING_SCRIPT: address(['https:'])
    .transform((text) => new URL(text).href)
    .optional(),
  RENTLE_URL: address(['https:'])
    .transform((text) => new URL(text).href)
    .optional(),
  XDG_CACHE_HOME: z.string().optional(),
  PAGE_CACHE_MB: wholeNumber(0, 10_000, 16),
  RENDERING_WITHOUT: words
    .refine((names) => names.every(isSaving), { error: `must list some of ${SAVINGS.join(', ')}` })
    .transform((names): ReadonlySet<Saving> => new Set(names.filter(isSaving))),
  PICTURES_AHEAD: wholeNumber(0, 100_000, 3_000),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be silent, fatal, error, warn, info, debug or trace',
    })
    .default('info'),
});

/** The settings as the code uses them; what each means stands in `.env.example`. */
export const settingsSchema = environment.superRefine(checkPaymentSettings).transform((env) => {
  const production = env.SHOP_ENV === 'production';
  return {
    port: env.PORT,
    /** Address to listen on; undefined: every address of the machine. */
    host: env.HOST ?? (production ? undefined : '127.0.0.1'),
    dataDir: env.DATA_DIR,
    production,
    shopName: env.SHOP_NAME,
    shopEmail: env.SHOP_EMAIL,
    baseName: env.BASE_NAME,
    hosts: env.SHOP_HOSTS ?? (production ? productionHosts(env.BASE_NAME) : developmentHosts()),
    publicScheme: env.PUBLIC_SCHEME ?? (production ? ('https' as const) : ('http' as const)),
    /** Secrets for cookies, the newest first; older ones are still read. Empty: created and stored in the data folder. */
    sessionSecrets: env.SESSION_SECRET,
    /** Whether an empty shop is filled with the demo catalogue. */
    demoShop: env.DEMO_SHOP === undefined ? !production : env.DEMO_SHOP === 'yes',
    databaseUrl: env.DATABASE_URL,
    /** Connections for visitors that one process keeps to PostgreSQL, at most; three more serve jobs and notices. */
    databasePool: env.DATABASE_POOL,
    apiUrl: env.API_URL,
    apiSecret: env.API_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeader: env.COUNTRY_HEADER,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.SHOP_NAME} <${env.SHOP_EMAIL}>`,
    mediaHosts: env.MEDIA_HOSTS,
    /** Hosts that imports may fetch pictures from although their addresses are private. */
    importPrivateHosts: env.IMPORT_PRIVATE_HOSTS,
    bookingHosts: env.BOOKING_HOSTS,
    /** Search services, by language. Which engine searches is the general setting `default_search_engine`. */
    typesense: { urls: env.TYPESENSE_URL, key: env.TYPESENSE_KEY, collection: env.TYPESENSE_COLLECTION },
    googleClientId: env.GOOGLE_CLIENT_ID,
    /** Where to ask whose a token of Google is, instead of Google: for tests, so never in production. */
    googleTokenInfo: production ? undefined : env.GOOGLE_TOKEN_INFO,
    /** Service of appointments: what its embedded pages' addresses begin with, and the script that fits their height. */
    booking: env.BOOKING_URL === undefined ? undefined : { url: env.BOOKING_URL, script: env.BOOKING_SCRIPT },
    /** The shop's store at Rentle, the rental service; undefined: none. */
    rentleUrl: env.RENTLE_URL,
    frosmo: { urls: env.FROSMO_URL, origin: env.FROSMO_ORIGIN },
    /** JSON file with the route-rules manifest (redirects); undefined: none. */
    routeRules: env.ROUTE_RULES,
    /** The user's cache folder (XDG base directories); undefined: `~/.cache`. */
    cacheDir: env.XDG_CACHE_HOME,
    /** Max size of the cache of shared pages; 0: no cache. */
    pageCacheMegabytes: env.PAGE_CACHE_MB,
    renderingWithout: env.RENDERING_WITHOUT,
    picturesAhead: env.PICTURES_AHEAD,
    logLevel: env.LOG_LEVEL,
    ...paymentSettings(env, production, env.SHOP_NAME),
  };
});

export type Settings = z.infer<typeof settingsSchema>;

/** A start is refused: `problems` holds one sentence for each setting that is wrong. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @param who the storefront signs cookies: it needs SESSION_SECRET as soon as several copies can run
 * @throws SettingsError with one clear sentence a problem
 */
export function readSettings(variables: Record<string, string | undefined>, who: 'storefront' | 'backend'): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`);
  const shared = ['DATABASE_URL', 'API_URL'].find((name) => given[name] !== undefined);
  if (who === 'storefront' && shared && given['SESSION_SECRET'] === undefined) {
    problems.push(
      `The setting SESSION_SECRET must be set together with ${shared}: every copy of the shop needs the same.`,
    );
  }
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return parsed.data;
}
