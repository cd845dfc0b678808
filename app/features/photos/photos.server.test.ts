import { uploadImage } from 'contract/complaints';
import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import { translate } from '~/locale/messages';
import type { ShopContext } from '~/server/context.server';
import { readPhotoForm } from './photos.server';

const MB = 1_000_000;

type Backend = (bytes: number, body: ReadableStream<Uint8Array> | null) => Response | Promise<Response>;

/** A context whose backend reads a photograph to its end and answers. */
function contextWith(answer: Backend, reads = true) {
  const received: number[] = [];
  const send = async (request: Request) => {
    expect(new URL(request.url).pathname).toBe(uploadImage.path);
    let bytes = 0;
    if (reads && request.body)
      for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.byteLength;
    received.push(bytes);
    return answer(bytes, request.body);
  };
  const api = { send, language: 'en', cache: createSharedCache() };
  const t = (namespace: 'complaints') => translate('en', namespace);
  return { context: { api, t } as unknown as ShopContext, received };
}
const taken: Backend = (bytes) => Response.json({ id: `photo-${bytes}` });

/** A form with a text, photographs of some sizes, and those that were sent before. */
function request(sizes: readonly number[], kept: readonly string[] = [], removed: readonly string[] = []) {
  const form = new FormData();
  form.append('complaint', 'Torn.');
  for (const name of kept) form.append('picture', name);
  for (const name of removed) form.append('remove', name);
  for (const [at, size] of sizes.entries()) form.append('images', new File([new Uint8Array(size)], `${at}.jpg`));
  return new Request('http://shop.example/', { method: 'POST', body: form });
}

test('photographs are sent on and kept besides those that were sent before, but for removed ones', async () => {
  const { context, received } = contextWith(taken);
  const form = await readPhotoForm(context, request([1000, 2000], ['old-photo', 'gone-photo', '../x'], ['gone-photo']));
  expect(form.photos).toEqual(['old-photo', 'photo-1000', 'photo-2000']);
  expect([form.problem, form.isRead, form.fields.get('complaint')]).toEqual(['', true, 'Torn.']);
  expect(received).toEqual([1000, 2000]);
});

test('a field without a file is no photograph; a file without bytes is told', async () => {
  const { context } = contextWith(taken);
  const form = new FormData();
  form.append('images', new File([], ''));
  const empty = await readPhotoForm(context, new Request('http://shop.example/', { method: 'POST', body: form }));
  expect([empty.photos, empty.problem]).toEqual([[], '']);
  expect((await readPhotoForm(context, request([0]))).problem).toBe('0.jpg: The file is empty.');
});

test('more than 25 MB in all, or 50 MB in one, are told as what they are, and the rest of the form is kept', async () => {
  const { context, received } = contextWith(taken);
  const all = await readPhotoForm(context, request([13 * MB, 13 * MB]));
  expect([all.problem, all.status, all.fields.get('complaint')]).toEqual([
    ...['The photos must be under 25 MB in all.', 413, 'Torn.'],
  ]);
  const one = await readPhotoForm(context, request([51 * MB]));
  expect([one.problem, one.status, one.fields.get('complaint')]).toEqual([
    'One photo must be under 50 MB.',
    413,
    'Torn.',
  ]);
  expect(Math.max(...received)).toBeLessThan(25 * MB);
});

test('eleven photographs at once are one too many: ten are kept', async () => {
  const { context } = contextWith(taken);
  const form = await readPhotoForm(context, request(Array.from({ length: 11 }, (_, at) => at + 1)));
  expect([form.photos.length, form.problem]).toEqual([10, 'At most 10 photos can be sent at once.']);
});

test('what the shop refuses is told with the file’s name; the others are kept', async () => {
  const { context } = contextWith((bytes) =>
    bytes === 2
      ? Response.json({ image: ['The photo is damaged.'] }, { status: 400 })
      : Response.json({ id: `photo-${bytes}` }),
  );
  const form = await readPhotoForm(context, request([1, 2, 3]));
  expect([form.photos, form.problem]).toEqual([['photo-1', 'photo-3'], '1.jpg: The photo is damaged.']);
});

test('a backend that refuses without reading, or is gone, keeps no form waiting', async () => {
  const busy = contextWith(() => Response.json({ detail: 'Busy.' }, { status: 429 }), false);
  expect((await readPhotoForm(busy.context, request([3 * MB]))).problem).toBe('0.jpg: Busy.');
  const gone = contextWith(() => Promise.reject(new Error('refused')), false);
  const form = await readPhotoForm(gone.context, request([3 * MB, 1]));
  expect([form.problem, form.fields.get('complaint')]).toEqual(['0.jpg: Upload error\n1.jpg: Upload error', 'Torn.']);
});
