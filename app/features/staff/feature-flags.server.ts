import { z } from 'zod';
import { readGeneralSettings } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { isStaff } from '~/features/session/current-customer.server';
import type { BaseContext } from '~/server/context.server';
import { signedCookie } from '~/server/cookies.server';
import { orLogged } from '~/server/unavailable.server';

const PARAMETER = 'featureFlag_';
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const MAX_FLAGS = 20;
const YEAR = 365 * 24 * 3600;

const cookie = signedCookie('flags', z.array(z.tuple([z.string().regex(NAME), z.boolean()])).max(MAX_FLAGS), {
  maxAge: YEAR,
});

type Flags = ReadonlyMap<string, boolean>;

/** The flags of an address: on when the value is 1, otherwise off. Specification 1 §5. */
export function flagsInQuery(search: URLSearchParams): Flags {
  const flags = new Map<string, boolean>();
  for (const [name, value] of search) {
    const flag = name.startsWith(PARAMETER) ? name.slice(PARAMETER.length) : '';
    if (NAME.test(flag)) flags.set(flag, value === '1');
  }
  return flags;
}

/** The flags stored in this browser, as they were set; whether they count says `readFlags`. */
export const storedFlags = (request: Request): Flags => new Map(cookie.read(request));

/** The Set-Cookie header that stores flags, the newest of at most twenty. Undefined removes a flag. */
export function flagsSetCookie(request: Request, changes: ReadonlyMap<string, boolean | undefined>): string {
  const flags = new Map(storedFlags(request));
  for (const [name, value] of changes) {
    flags.delete(name);
    if (value !== undefined) flags.set(name, value);
  }
  const enabled = [...flags].slice(-MAX_FLAGS);
  return enabled.length === 0 ? cookie.clear(request) : cookie.write(enabled, request);
}

/** The Set-Cookie headers for the flags of an address; none when it has none. */
export function flagCookies({ request, url, shared }: BaseContext): string[] {
  const asked = flagsInQuery(url.searchParams);
  return shared || asked.size === 0 ? [] : [flagsSetCookie(request, asked)];
}

const flagMap = z.record(z.string(), z.boolean());
const flagNames = z.array(z.string());

function parsed<Value>(schema: z.ZodType<Value>, text: string | undefined, otherwise: Value): Value {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return otherwise;
  }
}

/** A feature flag as it counts for this visitor. */
export type FeatureFlag = {
  readonly name: string;
  readonly isOn: boolean;
  /** The value comes from this browser, not from the shop's settings. */
  readonly isOwn: boolean;
};

/**
 * The flags of the general setting `feature_flags` as they count for this visitor: a flag stored in the browser counts for staff, and for
 * everybody when the setting `public_feature_flags` lists it. Specification 1 §5; shared pages do not depend on flags.
 */
export async function readFlags(context: BaseContext): Promise<FeatureFlag[]> {
  const settings = await orLogged(readGeneralSettings(withShortTimeout(context.api)), new Map(), 'settings');
  const known = Object.entries(parsed(flagMap, settings.get('feature_flags'), {}));
  const forAll = new Set(parsed(flagNames, settings.get('public_feature_flags'), []));
  const { request, shared, url } = context;
  const stored = shared
    ? new Map<string, boolean>()
    : new Map([...storedFlags(request), ...flagsInQuery(url.searchParams)]);
  const forStaff = stored.size > 0 && (await isStaff(context));
  return known.map(([name, byShop]) => {
    const own = forStaff || forAll.has(name) ? stored.get(name) : undefined;
    return { name, isOn: own ?? byShop, isOwn: own !== undefined };
  });
}

/** Whether a feature is on for this visitor; off when the shop does not know the flag. */
export async function isFlagOn(context: BaseContext, name: string): Promise<boolean> {
  return (await readFlags(context)).some((flag) => flag.name === name && flag.isOn);
}
