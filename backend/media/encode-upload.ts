/** Encodes photographs that people send: it runs in a process of its own, on files, so that neither bytes nor pixels are in the shop's. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { DECODING, PictureRefused, readSize } from './describe';
import { isHeic, sniffMime } from './sniff';

/** What to encode: the file that was received, and the files to write. */
export interface UploadJob {
  readonly source: string;
  readonly large: string;
  readonly small: string;
}

/** Why a photograph is refused. */
export type UploadRefusal = 'kind' | 'pixels' | 'broken';

/** Size of the large file in pixels, or why there is none. */
export type EncodedUpload =
  | { readonly width: number; readonly height: number; readonly refused?: never }
  | { readonly refused: UploadRefusal };

/** Encodes a photograph. Rejects when its process ends before. */
export type UploadEncoder = (job: UploadJob) => Promise<EncodedUpload>;

/** Types that people may send, besides HEIC. */
const KINDS: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Longest sides in pixels: enough to see a broken seam, and for a list. */
const LARGE = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const;
const SMALL = { width: 320, height: 320, fit: 'inside', withoutEnlargement: true } as const;

/** How many bytes of a file tell its type. */
export const HEAD_BYTES = 1024;

/** Why the first bytes of a file are refused; undefined when they begin a photograph that may be sent. */
export function headRefusal(head: Uint8Array): UploadRefusal | undefined {
  if (isHeic(head)) return undefined;
  return KINDS.has(sniffMime(head)) ? undefined : 'kind';
}

/**
 * Encodes a photograph anew as JPEG, large and small: upright, in sRGB, on white where it is transparent. Everything besides the pixels
 * is left out, so neither the place where it was taken nor data hidden in the file is stored. Type and size in pixels are checked
 * by its header before anything is decoded.
 */
export async function encodeUpload({ source, large, small }: UploadJob): Promise<EncodedUpload> {
  const head = await readHead(source);
  const refused = headRefusal(head);
  if (refused) return { refused };
  try {
    const picture = await readablePicture(head, { source, large, small });
    return await encode(picture, { large, small });
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { refused: error.message.includes('megapixels') ? 'pixels' : 'broken' };
  }
}

async function encode(picture: string, { large, small }: Omit<UploadJob, 'source'>): Promise<EncodedUpload> {
  try {
    const { width, height } = await sharp(picture, DECODING)
      .autoOrient()
      .resize(LARGE)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toFile(large);
    await sharp(large, DECODING).resize(SMALL).jpeg({ quality: 74 }).toFile(small);
    return { width, height };
  } catch {
    return { refused: 'broken' };
  }
}

/**
 * A file that sharp reads: the photograph itself, or the pixels of a HEIC picture, which take the place of the small file until that one
 * is written, so that whoever removes the files of a refused photograph removes them too.
 * @throws PictureRefused
 */
async function readablePicture(head: Uint8Array, { source, small }: UploadJob): Promise<string> {
  if (isHeic(head)) {
    const { decodeHeic } = await import('./heic');
    await decodeHeic(source, small);
    return small;
  }
  const mime = sniffMime(head);
  if (mime) await readSize(source, mime);
  return source;
}

async function readHead(source: string): Promise<Buffer> {
  const file = await open(source, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
