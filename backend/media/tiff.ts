/** Size in pixels, and what a pixel is: red, green and blue of 8 bits each, with transparency where there are four channels. */
export interface BitmapShape {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** ICC profile of its colours; empty for sRGB. */
  readonly profile: Uint8Array;
}

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const RGB = 2;
const UNASSOCIATED_ALPHA = 2;

/** Bytes before the list of fields, and of one field. */
const START = 8;
const FIELD = 12;

/**
 * The head of an uncompressed TIFF file: all pixels follow it, row by row without gaps. It has no orientation, so its pixels are upright.
 * @returns little-endian bytes
 */
export function tiffHead({ width, height, channels, profile }: BitmapShape): Buffer {
  const count = 10 + (channels === 4 ? 1 : 0) + (profile.length > 0 ? 1 : 0);
  const afterFields = START + 2 + count * FIELD + 4;
  const profileAt = afterFields + channels * 2;
  const pixelsAt = profileAt + profile.length;
  const fields: (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, afterFields],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, RGB],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * channels],
    [284, SHORT, 1, 1],
  ];
  if (channels === 4) fields.push([338, SHORT, 1, UNASSOCIATED_ALPHA]);
  if (profile.length > 0) fields.push([34_675, UNDEFINED, profile.length, profileAt]);
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(START, 4);
  head.writeUInt16LE(count, START);
  fields.forEach(([tag, type, items, value], index) => {
    const at = START + 2 + index * FIELD;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(items, at + 4);
    head.writeUInt32LE(value, at + 8);
  });
  for (let channel = 0; channel < channels; channel++) head.writeUInt16LE(8, afterFields + channel * 2);
  head.set(profile, profileAt);
  return head;
}
