import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { heicFile } from '../../tests/support/heic';
import { HOSTILE_FILES, withPackedText } from '../../tests/support/hostile-files';
import { complaintPictures } from '../db/schema/complaints';
import { encodeUpload, type UploadJob } from './encode-upload';
import { TooManyPictures } from './photograph';
import { mediaFolders } from './store';
import { forgetLostUploads, readUpload, storeUpload, UploadRefused } from './uploads';

const database = withDatabase();
const folders = mediaFolders(temporaryFolder());
const now = new Date();

const streamOf = (bytes: Uint8Array, size = 65_536) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      stream.close();
    },
  });
const store = (bytes: Uint8Array, chunk?: number) =>
  storeUpload({ db: database().db, store: folders }, streamOf(bytes, chunk), now);

const photograph = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const rowOf = async (reference: string) =>
  (await database().db.select().from(complaintPictures).where(eq(complaintPictures.reference, reference)))[0];
const placeOf = (row: { file: string | null } | undefined) => ({ file: row?.file ?? '', drawn: null });
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jpg'))
    : [];

/** Why a file is refused. */
async function refusalOf(bytes: Uint8Array, chunk?: number): Promise<string> {
  const error: unknown = await store(bytes, chunk).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof UploadRefused) return error.reason;
  throw error ?? new Error('The file was taken.');
}

test('JPEG, PNG and WebP are stored upright as JPEG, large and small, without the place and what else the camera wrote', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' }, IFD0: { Artist: 'Salainen kuvaaja' } };
  const taken = await photograph(3000, 1500).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
  expect(taken.includes('Salainen kuvaaja')).toBe(true);
  for (const bytes of [
    taken,
    await photograph(1500, 3000).png().toBuffer(),
    await photograph(1500, 3000).webp().toBuffer(),
  ]) {
    const row = await rowOf(await store(bytes));
    const large = await readUpload(folders, placeOf(row), 'large');
    const small = await readUpload(folders, placeOf(row), 'small');
    const stored = await sharp(large).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif, stored.icc]).toEqual([
      'jpeg',
      1000,
      2000,
      undefined,
      undefined,
    ]);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 320 });
    expect(large && Buffer.from(large).includes('Salainen')).toBe(false);
    expect(row).toMatchObject({ complaintId: null, receivedBytes: bytes.length, width: 1000, height: 2000 });
  }
});

test('what is hidden behind a photograph is left out', async () => {
  const bytes = Buffer.concat([await photograph(10, 10).jpeg().toBuffer(), Buffer.from('<?php evil')]);
  const row = await rowOf(await store(bytes));
  expect(Buffer.from((await readUpload(folders, placeOf(row), 'large')) ?? '').includes('evil')).toBe(false);
});

test.each(HOSTILE_FILES)(
  '$name is refused before it is decoded, and nothing of it stays',
  async ({ bytes, reason }) => {
    const before = filesIn(folders.uploads).length;
    expect(await refusalOf(bytes)).toBe(reason);
    // however its bytes arrive
    expect(await refusalOf(bytes, 7)).toBe(reason);
    expect(filesIn(folders.uploads)).toHaveLength(before);
    expect(readdirSync(path.join(folders.uploads, 'incoming'))).toEqual([]);
  },
);

test('a text of 200 MB packed into a PNG is not stored', async () => {
  const stored = await store(withPackedText()).then(
    async (reference) => readUpload(folders, placeOf(await rowOf(reference)), 'large'),
    () => Buffer.alloc(0),
  );
  expect(stored?.length ?? 0).toBeLessThan(10_000);
});

test('a file of 50 MB is refused while it arrives: the rest is not read', async () => {
  const head = await photograph(10, 10).jpeg().toBuffer();
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      stream.enqueue(given === 0 ? new Uint8Array(head) : new Uint8Array(1_000_000));
      given += 1;
    },
  });
  const refused = storeUpload({ db: database().db, store: folders }, endless, now);
  await expect(refused).rejects.toMatchObject({ reason: 'bytes' });
  expect(given).toBeLessThan(56);
  expect(readdirSync(path.join(folders.uploads, 'incoming'))).toEqual([]);
});

test('a sender who leaves in the middle is refused, as nothing failed, and leaves nothing behind', async () => {
  const head = await photograph(10, 10).jpeg().toBuffer();
  const broken = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(new Uint8Array(head));
      stream.error(new Error('gone'));
    },
  });
  const refused = storeUpload({ db: database().db, store: folders }, broken, now);
  await expect(refused).rejects.toMatchObject({ reason: 'broken' });
  expect(readdirSync(path.join(folders.uploads, 'incoming'))).toEqual([]);
});

test('a photograph whose encoder ends is to be sent again, and leaves nothing behind', async () => {
  const encode = async ({ large }: UploadJob) => {
    writeFileSync(large, 'half');
    throw new Error('The painting process ended.');
  };
  const before = filesIn(folders.uploads);
  const bytes = await photograph().jpeg().toBuffer();
  const sent = storeUpload({ db: database().db, store: { ...folders, encode } }, streamOf(bytes), now);
  await expect(sent).rejects.toBeInstanceOf(TooManyPictures);
  expect(filesIn(folders.uploads)).toEqual(before);
  await expect(store(bytes)).resolves.toEqual(expect.any(String));
});

test('a photograph whose turn does not come in time is to be sent again; the one before it is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let begin = () => {};
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  let finish = () => {};
  const held = new Promise<void>((done) => {
    finish = done;
  });
  const encode = async (job: UploadJob) => {
    begin();
    await held;
    return encodeUpload(job);
  };
  const bytes = await photograph().jpeg().toBuffer();
  const send = () => storeUpload({ db: database().db, store: { ...folders, encode } }, streamOf(bytes), now);
  const first = send();
  await begun;
  let failure: unknown;
  void send().catch((error: unknown) => {
    failure = error;
  });
  while (failure === undefined) await vi.advanceTimersByTimeAsync(1_000);
  expect(failure).toBeInstanceOf(TooManyPictures);
  finish();
  await expect(first).resolves.toEqual(expect.any(String));
});

test('a photograph without a complaint is forgotten after a day, with its files; and so is what was received in part after an hour', async () => {
  const { db } = database();
  const reference = await store(await photograph(20, 20).jpeg().toBuffer());
  const file = (await rowOf(reference))?.file ?? '';
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  await forgetLostUploads(db, folders, hours(23));
  expect(await readUpload(folders, { file, drawn: null }, 'small')).toBeDefined();
  await forgetLostUploads(db, folders, hours(25));
  expect(await rowOf(reference)).toBeUndefined();
  expect(await readUpload(folders, { file, drawn: null }, 'small')).toBeUndefined();
  expect(filesIn(folders.uploads)).toEqual([]);
});

test('a HEIC photograph is stored as JPEG, however its bytes arrive', async () => {
  for (const chunk of [undefined, 7]) {
    const row = await rowOf(await store(heicFile('quarter-turn'), chunk));
    expect(row).toMatchObject({ width: 48, height: 64 });
    for (const size of ['large', 'small'] as const)
      expect(await sharp(await readUpload(folders, placeOf(row), size)).metadata()).toMatchObject({ format: 'jpeg' });
  }
});

test('AVIF is not taken, whatever it calls itself: it names another kind, or has nothing that the library decodes', async () => {
  const avif = await photograph(16, 16).avif().toBuffer();
  expect(await refusalOf(avif)).toBe('kind');
  avif.write('mif1', 8);
  expect(await refusalOf(avif)).toBe('kind');
  avif.write('heic', 8);
  expect(await refusalOf(avif)).toBe('broken');
});

test('a photograph of another type than its first bytes say is refused', async () => {
  const folder = temporaryFolder();
  const source = path.join(folder, 'source');
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .tiff()
    .toFile(source);
  const job = { source, large: path.join(folder, 'large'), small: path.join(folder, 'small') };
  expect(await encodeUpload(job)).toEqual({ refused: 'kind' });
  await utimes(source, now, now);
});
