import { z } from 'zod';
import { defineCall } from './call';
import { guardedInput } from './desk-wire';
import { explanation } from './wire';

/**
 * Takes a picture of staff, a JPEG, PNG, WebP or HEIC as its bytes arrive, encodes it anew and stores it among the shop's own pictures. The same
 * picture is stored once; its hash is what banners and content name it by. 429: too many pictures wait to be encoded.
 */
export const uploadDeskPicture = defineCall({
  name: 'desk-upload-picture',
  method: 'POST',
  path: '/api/customer/desk/pictures/',
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  encoding: 'bytes',
  answers: {
    200: z.object({ hash: z.string() }),
    ...guardedInput,
    429: explanation,
  },
  origin: 'added',
});
