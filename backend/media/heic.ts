/** Reads HEIC pictures, as iPhones take them, with libheif in WebAssembly: sharp's usual builds lack its patented codec. */
import { readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import libheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { MAX_PIXELS, OriginalRefused } from './describe';
import { type BitmapShape, tiffHead } from './tiff';

/**
 * Max time of decoding, in ms. 48 megapixels take two seconds on an idle core; a few kilobytes can ask for hundreds of tiles of that size.
 * It is below the time that the process has for a whole job, so that such a file does not end it.
 */
const DECODE_LIMIT_MS = 30_000;

/** A decoded picture; its pixels are in the memory of the library. */
type Bitmap = BitmapShape & { readonly pixels: Uint8Array };

/** The compiled library, which is kept for the next picture. It is read from disk; nothing is fetched. */
let compiled: WebAssembly.Module | undefined;

function compileLibrary(): WebAssembly.Module {
  const file = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
  compiled ??= new WebAssembly.Module(readFileSync(file));
  return compiled;
}

/**
 * The library with memory of its own, which is never used for a second picture: all that a file leaves there, or breaks there, is
 * collected with it.
 */
function openLibrary(code: WebAssembly.Module): MainModule {
  const silent = () => {};
  return libheif({
    instantiateWasm: (imports: WebAssembly.Imports, take: (instance: WebAssembly.Instance) => unknown) =>
      take(new WebAssembly.Instance(code, imports)),
    print: silent,
    printErr: silent,
  });
}

const undecodable = () => new OriginalRefused('the picture cannot be decoded');

/** Calls of the library's C interface, which put an error and a result into a place that they are given. */
function openCalls(library: MainModule) {
  // an error of three words (its code, 0 for none; a finer code; a text) and a result of one word
  const error = library._malloc(16);
  const result = error + 12;
  /** The memory now: it moves when it grows. */
  const bytes = (at: number, length: number) => (library.HEAPU8 as Uint8Array).subarray(at, at + length);
  const wordAt = (at: number) => (library.HEAPU32 as Uint32Array)[at >>> 2] ?? 0;
  const call = (work: (error: number, result: number) => void): number => {
    bytes(error, 16).fill(0);
    work(error, result);
    if (wordAt(error) !== 0) throw undecodable();
    return wordAt(result);
  };
  return { call, bytes };
}

/**
 * The main picture of a file, upright: the library carries out the turns that the file asks for. Nothing is given back to the library, as
 * all its memory is left behind.
 */
function decode(library: MainModule, file: Uint8Array): Bitmap {
  const { call, bytes } = openCalls(library);
  const place = library._malloc(file.length);
  bytes(place, file.length).set(file);
  const context = library._heif_context_alloc();
  call((error) => library._heif_context_read_from_memory_without_copy(error, context, place, file.length, 0));
  const picture = call((error, result) => library._heif_context_get_primary_image_handle(error, context, result));
  refuseLarge(library, picture);
  // also for the parts that the picture is made of, and for what the codec's own header says
  library._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(MAX_PIXELS)));

  const profile = profileOf(library, picture);
  const { heif_channel, heif_chroma, heif_colorspace } = library;
  const channels = library._heif_image_handle_has_alpha_channel(picture) === 0 ? 3 : 4;
  const chroma = channels === 3 ? heif_chroma.heif_chroma_interleaved_RGB : heif_chroma.heif_chroma_interleaved_RGBA;
  const space = heif_colorspace.heif_colorspace_RGB.value;
  const image = call((error, result) => library._heif_decode_image(error, picture, result, space, chroma.value, 0));
  const plane = heif_channel.heif_channel_interleaved.value;
  const width = library._heif_image_get_width(image, plane);
  const height = library._heif_image_get_height(image, plane);
  let start = 0;
  const stride = call((_, result) => {
    start = library._heif_image_get_plane_readonly2(image, plane, result);
  });
  if (start === 0) throw undecodable();
  const row = width * channels;
  const pixels = bytes(start, stride * height);
  // rows are padded for the processor
  for (let y = 1; y < height && stride > row; y++) pixels.copyWithin(y * row, y * stride, y * stride + row);
  return { width, height, channels, profile, pixels: pixels.subarray(0, row * height) };
}

/** Nothing is decoded for it. The size before anything is cut off or turned counts, as that is what is decoded. */
function refuseLarge(library: MainModule, picture: number): void {
  // unsigned numbers that come as signed ones
  const width = library._heif_image_handle_get_ispe_width(picture) >>> 0;
  const height = library._heif_image_handle_get_ispe_height(picture) >>> 0;
  if (width * height > MAX_PIXELS) throw new OriginalRefused('the picture is larger than 50 megapixels');
}

/** A copy of the ICC profile of a picture; empty when it has none. iPhones take pictures in Display P3. */
function profileOf(library: MainModule, picture: number): Uint8Array {
  const { call, bytes } = openCalls(library);
  const length = library._heif_image_handle_get_raw_color_profile_size(picture);
  if (length === 0) return new Uint8Array();
  const place = library._malloc(length);
  call((error) => library._heif_image_handle_get_raw_color_profile(error, picture, place));
  return bytes(place, length).slice();
}

/**
 * Decodes a HEIC picture into an uncompressed TIFF file without metadata but its ICC profile, upright and in full size.
 * @param source file that begins as a HEIC picture; what the picture in it is coded with must be HEVC: libheif is built without other codecs
 * @param target file to write; none is written when it is refused
 * @param limitMs time after which it is given up
 * @throws OriginalRefused when its header says more than 50 megapixels, before anything is decoded, and when it cannot be decoded
 */
export async function decodeHeic(source: string, target: string, limitMs = DECODE_LIMIT_MS): Promise<void> {
  const { pixels, ...shape } = decodeInTime(await readFile(source), limitMs);
  const file = await open(target, 'w');
  try {
    await file.writev([tiffHead(shape), pixels]);
  } finally {
    await file.close();
  }
}

function decodeInTime(file: Uint8Array, limitMs: number): Bitmap {
  const code = compileLibrary();
  const work = () => decode(openLibrary(code), file);
  try {
    // its limit interrupts WebAssembly too; the memory that is left in the middle of something belongs to no other picture
    return runInNewContext('work()', { work }, { timeout: limitMs }) as Bitmap;
  } catch (error) {
    if (error instanceof OriginalRefused) throw error;
    // whatever the library throws: numbers, traps, the end of its memory
    throw undecodable();
  }
}
