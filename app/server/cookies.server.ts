import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import LZString from 'lz-string';
import type { z } from 'zod';
import { storefrontSettings } from './env.server';

/** Browsers store 4096 bytes per cookie, including name and attributes. */
const MAX_BYTES = 3_900;

export type CookieOptions = {
  /** Lifetime in seconds; undefined: a session cookie. */
  readonly maxAge?: number;
  /** False lets scripts read it. Default true. */
  readonly httpOnly?: boolean;
  /** Compresses the value with lz-string before sealing. */
  readonly compress?: boolean;
};

/** A cookie whose value only this shop can write. Tampered, truncated, foreign, outdated and oversized values count as absent. */
export type SealedCookie<Value> = {
  readonly name: string;
  /** The value, or undefined; never throws. */
  readonly read: (request: Request) => Value | undefined;
  /** Returns a Set-Cookie header. @throws CookieTooLarge */
  readonly write: (value: Value, request?: Request) => string;
  /** Returns a Set-Cookie header that deletes the cookie. */
  readonly clear: (request?: Request) => string;
};

/** The value does not fit in a cookie: nothing was written, and the old value is unchanged. */
export class CookieTooLarge extends Error {
  constructor(readonly cookie: string) {
    super(`The cookie ${cookie} would be too large`);
    this.name = 'CookieTooLarge';
  }
}

/** The raw value of a cookie of the request, or undefined. */
export function rawCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The names of a request's cookies, in their order. */
export function cookieNames(request: Request): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [pair.slice(0, at).trim()] : [];
  });
}

/** The request as the browser would send it after these Set-Cookie headers. */
export function requestWithCookies(request: Request, setCookies: readonly string[]): Request {
  const sent = cookieNames(request).map((name) => [name, rawCookie(request, name) ?? ''] as const);
  const cookies = new Map(sent);
  for (const line of setCookies) {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    if (/;\s*max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const headers = new Headers(request.headers);
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return new Request(request.url, { headers });
}

/** Only cookies over https are `Secure`, because developers and tests use plain http. */
function isSecure(request: Request | undefined): boolean {
  return request?.url.startsWith('https:') || storefrontSettings().publicScheme === 'https';
}

/**
 * Returns a Set-Cookie header: path /, SameSite lax, Secure on https. @param value must not need escaping, like sealed and
 * base64url texts
 */
export function setCookie(
  name: string,
  value: string,
  request: Request | undefined,
  options: CookieOptions = {},
): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(options.maxAge))}`);
  if (options.httpOnly ?? true) parts.push('HttpOnly');
  if (isSecure(request)) parts.push('Secure');
  return parts.join('; ');
}

/** Headers that set cookies. @param cookies texts of Set-Cookie headers */
export function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie) => ['Set-Cookie', cookie] as [string, string]));
}

type Seal = {
  close: (name: string, text: string) => string;
  open: (name: string, sealed: string) => string | undefined;
};

function pack(text: string, compress: boolean): string {
  return compress ? LZString.compressToEncodedURIComponent(text) : Buffer.from(text).toString('base64url');
}

function unpack(text: string, compress: boolean): string {
  return compress ? LZString.decompressFromEncodedURIComponent(text) : Buffer.from(text, 'base64url').toString('utf8');
}

/** Signed, readable by others: the value, a dot, and an HMAC of the cookie's name and the value. */
const signature: Seal = {
  close: (name, text) => `${text}.${sign(newestSecret(), name, text)}`,
  open(name, sealed) {
    const at = sealed.lastIndexOf('.');
    if (at < 0) return undefined;
    const text = sealed.slice(0, at);
    const given = Buffer.from(sealed.slice(at + 1));
    const fits = storefrontSettings().sessionSecrets.some((secret) => {
      const expected = Buffer.from(sign(secret, name, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    return fits ? text : undefined;
  },
};

function sign(secret: string, name: string, text: string): string {
  return createHmac('sha256', secret).update(`cookie ${name} ${text}`).digest('base64url');
}

function newestSecret(): string {
  const [secret] = storefrontSettings().sessionSecrets;
  if (!secret) throw new Error('No session secret is set');
  return secret;
}

const keys = new Map<string, Buffer>();

function keyFor(secret: string, name: string): Buffer {
  const id = `${secret} ${name}`;
  let key = keys.get(id);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', `cookie ${name}`, 32));
    keys.set(id, key);
  }
  return key;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted: AES-256-GCM with a separate key for each cookie. */
const encryption: Seal = {
  close(name, text) {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyFor(newestSecret(), name), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  },
  open(name, sealed) {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    for (const secret of storefrontSettings().sessionSecrets) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, name), bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // it may have been sealed with another secret
      }
    }
    return undefined;
  },
};

function sealedCookie<Value>(
  seal: Seal,
  name: string,
  schema: z.ZodType<Value>,
  options: CookieOptions,
): SealedCookie<Value> {
  const compress = options.compress ?? false;
  return {
    name,
    read(request) {
      const raw = rawCookie(request, name);
      if (!raw || raw.length > MAX_BYTES) return undefined;
      try {
        const text = seal.open(name, raw);
        if (text === undefined) return undefined;
        const parsed = schema.safeParse(JSON.parse(unpack(text, compress)));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    write(value, request) {
      const sealed = seal.close(name, pack(JSON.stringify(value), compress));
      if (name.length + sealed.length > MAX_BYTES) throw new CookieTooLarge(name);
      return setCookie(name, sealed, request, options);
    },
    clear: (request) => setCookie(name, '', request, { ...options, maxAge: 0 }),
  };
}

/**
 * A signed cookie: everybody can read it, only the shop can write it.
 * @param schema values that do not match, for example of an older version, count as absent
 */
export function signedCookie<Value>(name: string, schema: z.ZodType<Value>, options: CookieOptions = {}) {
  return sealedCookie(signature, name, schema, options);
}

/** An encrypted cookie, for addresses and tokens. */
export function encryptedCookie<Value>(name: string, schema: z.ZodType<Value>, options: CookieOptions = {}) {
  return sealedCookie(encryption, name, schema, options);
}

/** Encrypts a text for use in an address, for links to another host of the shop. */
export function sealText(purpose: string, text: string): string {
  return encryption.close(purpose, text);
}

/** Decrypts a sealed text; undefined if it is invalid. */
export function openText(purpose: string, sealed: string): string | undefined {
  return encryption.open(purpose, sealed);
}
