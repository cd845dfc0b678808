import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import LZString from 'lz-string';
import type { z } from 'zod';
import { storefrontSettings } from './env.server';

/** Browsers keep 4096 bytes a cookie, name and attributes included. */
const MOST_BYTES = 3_900;

export type CookieOptions = {
  /** Seconds the cookie lives; a session cookie without it. */
  readonly maxAge?: number;
  /** False lets scripts read it. Default true. */
  readonly httpOnly?: boolean;
  /** Packs the value with lz-string before sealing. */
  readonly compress?: boolean;
};

/** A cookie whose value only this shop can make. What is tampered, cut, foreign, outdated or oversized reads as absent. */
export type SealedCookie<Value> = {
  readonly name: string;
  /** The value, or undefined; never throws. */
  readonly read: (request: Request) => Value | undefined;
  /** A Set-Cookie header's text. @throws CookieTooLarge */
  readonly write: (value: Value, request?: Request) => string;
  /** A Set-Cookie header's text that removes the cookie. */
  readonly clear: (request?: Request) => string;
};

/** The value does not fit in a cookie: nothing has been written, the one before is still there. */
export class CookieTooLarge extends Error {
  constructor(readonly cookie: string) {
    super(`The cookie ${cookie} would be too large`);
    this.name = 'CookieTooLarge';
  }
}

/** The raw text of a cookie of the request, or undefined. */
export function rawCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** `Secure` goes on cookies of https only: plain http serves developers, tests and text browsers. */
function isSecure(request: Request | undefined): boolean {
  return request?.url.startsWith('https:') || storefrontSettings().publicScheme === 'https';
}

/**
 * The text of a Set-Cookie header: path /, SameSite lax, Secure on https.
 * @param value must need no escaping; sealed and base64url texts do not
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

/** Readable but not writable by others: the value, a dot, and an HMAC over the cookie's name and the value. */
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

/** Neither readable nor writable by others: AES-256-GCM with a key of its own for each cookie. */
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
        // another secret may have sealed it
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
      if (!raw || raw.length > MOST_BYTES) return undefined;
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
      if (name.length + sealed.length > MOST_BYTES) throw new CookieTooLarge(name);
      return setCookie(name, sealed, request, options);
    },
    clear: (request) => setCookie(name, '', request, { ...options, maxAge: 0 }),
  };
}

/**
 * A signed cookie: its holder may read it, only the shop can make it.
 * @param schema what a value must look like; an older or foreign shape reads as absent
 */
export function signedCookie<Value>(name: string, schema: z.ZodType<Value>, options: CookieOptions = {}) {
  return sealedCookie(signature, name, schema, options);
}

/** An encrypted cookie, for addresses and tokens. */
export function encryptedCookie<Value>(name: string, schema: z.ZodType<Value>, options: CookieOptions = {}) {
  return sealedCookie(encryption, name, schema, options);
}

/** A text sealed outside a cookie, fit for an address: what a link carries to another host of the shop. */
export function sealText(purpose: string, text: string): string {
  return encryption.close(purpose, text);
}

/** Opens a sealed text, or answers undefined. */
export function openText(purpose: string, sealed: string): string | undefined {
  return encryption.open(purpose, sealed);
}
