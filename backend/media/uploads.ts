/**
 * Photographs that people send to the shop alone. What is received is written to disk as it comes, so that a picture is never in the
 * memory of the shop's process, and encoded in another. Their files have random names in a folder that no public address reaches.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PHOTO_LIMITS } from 'contract/complaint-status';
import { and, eq, inArray, lt } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Db } from '../db/client';
import { complaintPictures, isUnattached } from '../db/schema/complaints';
import { media } from '../db/schema/media';
import {
  type EncodedUpload,
  HEAD_BYTES,
  headRefusal,
  type UploadEncoder,
  type UploadJob,
  type UploadRefusal,
} from './encode-upload';
import { writeAtomically } from './original-files';
import { TooManyPictures } from './photograph';
import type { MediaStore } from './store';

/** How long a photograph that belongs to nothing is kept, in ms, and how long a file that was not received to its end. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const PARTIAL_KEPT_MS = 60 * 60 * 1000;

/** A photograph of 50 megapixels takes 200 MB while it is decoded, 600 MB as HEIC, so they are encoded one at a time. */
const queue = new PQueue({ concurrency: 1 });
const MAX_WAITING = 20;

/** How long a photograph waits for those before it, in ms; then its sender is asked to send it again. */
const MAX_WAIT_MS = 15_000;

/** A file is refused as a photograph. */
export class UploadRefused extends Error {
  constructor(readonly reason: UploadRefusal | 'bytes') {
    super(`the photograph is refused: ${reason}`);
  }
}

type UploadStore = Pick<MediaStore, 'uploads' | 'encode'>;
type Size = 'large' | 'small';

const incomingOf = ({ uploads }: Pick<MediaStore, 'uploads'>) => join(uploads, 'incoming');
const photographsOf = ({ uploads }: Pick<MediaStore, 'uploads'>) => join(uploads, 'photographs');
const fileOf = (store: Pick<MediaStore, 'uploads'>, name: string, size: Size) =>
  join(photographsOf(store), name.slice(0, 2), `${name}-${size}.jpg`);

/** The pieces of a body. @throws UploadRefused when its sender breaks off */
async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as AsyncIterable<Uint8Array>;
  } catch {
    throw new UploadRefused('broken');
  }
}

/** Writes a body to a file, as it comes. @returns its bytes @throws UploadRefused by its first bytes, once it is too large, or when it breaks off */
async function receive(body: ReadableStream<Uint8Array>, source: string): Promise<number> {
  const file = await open(source, 'wx');
  let size = 0;
  let head = Buffer.alloc(0);
  let isKnown = false;
  try {
    for await (const chunk of arriving(body)) {
      size += chunk.byteLength;
      if (size >= PHOTO_LIMITS.oneBytes) throw new UploadRefused('bytes');
      if (!isKnown) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= 32) {
          isKnown = true;
          refuseHead(head);
        }
      }
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  refuseHead(head);
  return size;
}

function refuseHead(head: Uint8Array): void {
  const refused = headRefusal(head);
  if (refused) throw new UploadRefused(refused);
}

/** Encodes in this process where no other one is given, as in commands. */
const encodeHere: UploadEncoder = async (job) => (await import('./encode-upload')).encodeUpload(job);

/**
 * Encodes a received photograph when its turn comes.
 * @throws TooManyPictures when its turn does not come in time, or when the encoder ends before the photograph is done
 */
async function encodeInTurn(encode: UploadEncoder, job: UploadJob): Promise<EncodedUpload> {
  if (queue.size >= MAX_WAITING) throw new TooManyPictures('too many photographs wait');
  const wait = new AbortController();
  const limit = setTimeout(() => wait.abort(), MAX_WAIT_MS);
  const work = () => {
    clearTimeout(limit);
    return encode(job);
  };
  try {
    return await queue.add(work, { signal: wait.signal });
  } catch (cause) {
    throw new TooManyPictures('the photograph was not encoded', { cause });
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Receives a photograph and encodes it anew as files.
 * @param files where they are written; none is left when it fails
 * @throws UploadRefused for anything but a photograph that the shop takes
 * @throws TooManyPictures when too many others wait to be encoded, or the encoder fails
 */
export async function encodeIncoming(
  store: UploadStore,
  body: ReadableStream<Uint8Array>,
  files: Readonly<Record<Size, string>>,
): Promise<{ readonly receivedBytes: number; readonly width: number; readonly height: number }> {
  const source = join(incomingOf(store), randomUUID());
  await mkdir(incomingOf(store), { recursive: true });
  try {
    const receivedBytes = await receive(body, source);
    await mkdir(dirname(files.large), { recursive: true });
    const encoded = await encodeInTurn(store.encode ?? encodeHere, { source, ...files });
    if (encoded.refused !== undefined) throw new UploadRefused(encoded.refused);
    return { receivedBytes, width: encoded.width, height: encoded.height };
  } catch (error) {
    await removeFiles(files);
    throw error;
  } finally {
    await rm(source, { force: true });
  }
}

const removeFiles = ({ large, small }: Readonly<Record<Size, string>>) =>
  Promise.all([rm(large, { force: true }), rm(small, { force: true })]);

/**
 * Receives a photograph and works with the bytes of its large file; no file of it is kept.
 * @throws UploadRefused, TooManyPictures as `encodeIncoming`
 */
export async function withEncoded<Result>(
  store: UploadStore,
  body: ReadableStream<Uint8Array>,
  work: (jpeg: Uint8Array) => Promise<Result>,
): Promise<Result> {
  const name = randomUUID();
  const files = { large: join(incomingOf(store), `${name}-large`), small: join(incomingOf(store), `${name}-small`) };
  await encodeIncoming(store, body, files);
  try {
    return await work(await readFile(files.large));
  } finally {
    await removeFiles(files);
  }
}

/**
 * Receives and stores a photograph, which belongs to nothing yet.
 * @returns its unguessable name, by which its sender attaches it
 * @throws UploadRefused, TooManyPictures as `encodeIncoming`
 */
export async function storeUpload(
  { db, store }: { readonly db: Db; readonly store: UploadStore },
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<string> {
  const file = randomUUID();
  const files = { large: fileOf(store, file, 'large'), small: fileOf(store, file, 'small') };
  const encoded = await encodeIncoming(store, body, files);
  try {
    const reference = randomBytes(24).toString('base64url');
    await db.insert(complaintPictures).values({ reference, file, ...encoded, createdAt: now });
    return reference;
  } catch (error) {
    await removeFiles(files);
    throw error;
  }
}

/** Where the bytes of a photograph are. */
export interface UploadPlace {
  /** Name of its files. */
  readonly file: string | null;
  /** Hash of a drawn picture that stands for it. */
  readonly drawn: string | null;
}

/** The bytes of a photograph, a JPEG; undefined when there are none. */
export async function readUpload(
  store: Pick<MediaStore, 'uploads'> & Partial<MediaStore>,
  { file, drawn }: UploadPlace,
  size: Size,
): Promise<Uint8Array | undefined> {
  if (file !== null) return readFile(fileOf(store, file, size)).catch(() => undefined);
  return drawn === null ? undefined : readDrawn(store, drawn, size);
}

/** Draws a picture of the demo shop, once: it is kept beside the photographs. */
async function readDrawn(store: Pick<MediaStore, 'uploads'> & Partial<MediaStore>, hash: string, size: Size) {
  const { db, originals, paint } = store;
  const file = fileOf(store, hash, size);
  const kept = await readFile(file).catch(() => undefined);
  if (kept || !db || !originals || !paint) return kept;
  const [row] = await db
    .select({ recipe: media.recipe, mime: media.mime, width: media.width, height: media.height, color: media.color })
    .from(media)
    .where(eq(media.hash, hash));
  const box = size === 'small' ? '320' : '1920';
  const painting = row && (await paint({ ...row, hash, originals, isScene: true, box, format: 'jpeg' }));
  if (!painting) return undefined;
  await mkdir(join(photographsOf(store), hash.slice(0, 2)), { recursive: true });
  await writeAtomically(file, painting.bytes);
  return painting.bytes;
}

/** Deletes photographs that belong to no complaint and no question and nobody sent within a day, with their files, and files that were received in part. */
export async function forgetLostUploads(db: Db, store: Pick<MediaStore, 'uploads'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const unused = db
    .select({ id: complaintPictures.id })
    .from(complaintPictures)
    .where(and(isUnattached, lt(complaintPictures.createdAt, before)))
    .for('update', { skipLocked: true });
  const lost = await db
    .delete(complaintPictures)
    .where(inArray(complaintPictures.id, unused))
    .returning({ file: complaintPictures.file });
  const names = lost.flatMap(({ file }) => file ?? []);
  const files = names.flatMap((file) => [fileOf(store, file, 'large'), fileOf(store, file, 'small')]);
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await forgetPartial(store, now);
}

async function forgetPartial(store: Pick<MediaStore, 'uploads'>, now: Date): Promise<void> {
  const names = await readdir(incomingOf(store)).catch((): string[] => []);
  for (const name of names) {
    const file = join(incomingOf(store), name);
    const found = await stat(file).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > PARTIAL_KEPT_MS) await rm(file, { force: true });
  }
}
