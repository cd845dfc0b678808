/** Pictures that people send: checked, and encoded anew without what cameras and programs add to them. */
import PQueue from 'p-queue';
import sharp from 'sharp';
import { DECODING, PictureRefused, readSize } from './describe';
import { sniffMime } from './sniff';

/** Types that people may send. */
const KINDS = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Longest side of what is stored, in pixels: the largest size that pages show, with room for cropping. */
const LONGEST_SIDE = 2400;
const QUALITY = 86;

/** A decoded picture of 50 megapixels takes 150 MB, so they are decoded one at a time. */
const queue = new PQueue({ concurrency: 1 });
const MAX_WAITING = 20;

/** Too many pictures wait to be decoded. */
export class TooManyPictures extends Error {}

/**
 * Encodes a picture anew as JPEG: upright, in sRGB, at most 2400 pixels on the longest side, on white where it is transparent.
 * Everything besides the pixels is left out, so neither the place where it was taken nor data hidden in the file is stored.
 * The first bytes and the size are checked before it is decoded.
 * @throws PictureRefused for anything but a JPEG, PNG or WebP picture that can be decoded
 * @throws TooManyPictures when too many others wait
 */
export async function encodePhotograph(bytes: Uint8Array): Promise<Buffer> {
  const mime = sniffMime(bytes);
  if (mime === undefined || !KINDS.has(mime)) throw new PictureRefused('the file is no JPEG, PNG or WebP picture');
  if (queue.size >= MAX_WAITING) throw new TooManyPictures('too many pictures wait');
  const encoded = await queue.add(async () => {
    await readSize(bytes, mime);
    return encode(bytes);
  });
  return encoded as Buffer;
}

async function encode(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, DECODING)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new PictureRefused('the picture cannot be decoded');
  }
}

/** Side of a preview, in pixels. */
const PREVIEW_SIDE = 128;

/**
 * A small version of a stored picture as a data address, for who sent it while nobody else may see the picture.
 * @param bytes of a picture that `encodePhotograph` has encoded
 * @returns `data:image/jpeg;base64,…`, about 5 KB; empty for a picture that cannot be decoded
 */
export async function previewOf(bytes: Uint8Array): Promise<string> {
  const small = await queue.add(() =>
    sharp(bytes, DECODING)
      .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'cover' })
      .jpeg({ quality: 70 })
      .toBuffer()
      .catch(() => undefined),
  );
  return small ? `data:image/jpeg;base64,${small.toString('base64')}` : '';
}
