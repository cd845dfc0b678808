import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a test bends in an answer of the authenticator. */
export interface Bend {
  /** Origin of the page, by default the Finnish host's. */
  readonly origin?: string;
  /** False: the user was only present, not verified. */
  readonly isVerified?: boolean;
  /** Counter to send instead of the next one. */
  readonly counter?: number;
  readonly challenge?: string;
  /** Relying party that the authenticator answers for, by default the origin's host. */
  readonly party?: string;
}

const FINNISH = 'http://fi.localhost:3000';
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Flags of authenticator data: user present, user verified, backup eligible and state, credential attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

/** A software authenticator with one discoverable P-256 passkey (Web Authentication, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(16);
  #counter = 0;
  #userHandle = '';
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** What the browser would send after `navigator.credentials.create`. */
  register(options: Record<string, unknown>, bend: Bend = {}) {
    this.#userHandle = (options['user'] as { id: string }).id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = Buffer.concat([this.#data(bend, ATTACHED), attached]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', authData],
    ]);
    const client = clientData('webauthn.create', options, bend);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  /** What the browser would send after `navigator.credentials.get`. */
  logIn(options: Record<string, unknown>, bend: Bend = {}) {
    this.#counter += 1;
    const client = clientData('webauthn.get', options, bend);
    const authData = this.#data(bend, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(this.#privateKey);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data({ origin = FINNISH, isVerified = true, counter = this.#counter, party }: Bend, extraFlags: number): Buffer {
    const head = Buffer.alloc(37);
    sha256(party ?? new URL(origin).hostname).copy(head);
    head[32] = PRESENT | (isVerified ? VERIFIED : 0) | extraFlags;
    head.writeUInt32BE(counter, 33);
    return head;
  }
}

function clientData(type: string, options: Record<string, unknown>, { origin = FINNISH, challenge }: Bend): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge: challenge ?? options['challenge'], origin, crossOrigin: false }),
  );
}

type CborValue = number | string | Buffer;

/** A CBOR map (RFC 8949). A value that is a map already is passed in as its bytes under a text key. */
function cborMap(entries: readonly (readonly [number | string, CborValue])[]): Buffer & { isMap?: true } {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Object.assign(Buffer.concat([cborHead(5, entries.length), ...parts]), { isMap: true as const });
}

function cbor(value: CborValue | (Buffer & { isMap?: true })): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return 'isMap' in value ? value : Buffer.concat([cborHead(2, value.length), value]);
}

function cborHead(major: number, size: number): Buffer {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  if (size < 256) return Buffer.from([kind | 24, size]);
  return Buffer.from([kind | 25, size >> 8, size & 255]);
}
