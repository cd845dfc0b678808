import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie, flashCookie } from '~/server/shop-cookies.server';
import { hostile, wellFormed } from '../../../tests/support/hostile';
import { submitReview } from './write-review.server';

beforeEach(() => purgeSharedAnswers());

const blank = new Request('http://en.localhost:3000');
const SIGNED_IN =
  authSetCookie({ token: 'a-valid-token', expiresAt: Date.now() + 60_000 }, blank).split(';', 1)[0] ?? '';
const PICTURE = '/media/0123456789abcdef0123456789abcdef';
const FILLED = { stars: '4', size: '6', title: 'Dry', comment: 'Keeps the rain out.', name: 'Maija M.' };

type Sent = { readonly status?: number; readonly body?: object; readonly picture?: number };

/** Submits a form to a backend that answers the review with a status and takes pictures, or refuses them. */
async function submit(
  form: FormData,
  { status = 200, body = { id: 1, is_published: false }, picture = 200 }: Sent = {},
) {
  const asked: unknown[] = [];
  let pictures = 0;
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/customer/reviews/pictures/') {
      pictures += 1;
      const answer = picture === 200 ? { picture: PICTURE } : { image: ['No picture.'] };
      return Response.json(answer, { status: picture });
    }
    if (pathname === '/api/customer/reviews/') {
      asked.push(await request.json());
      return Response.json(body, { status });
    }
    if (pathname.startsWith('/api/products/productmodel/')) return Response.json(MODEL);
    return Response.json({ currencyRate: 1, taxAreaId: 1 });
  };
  const request = new Request('http://en.localhost:3000/reviews/write/olos/', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', cookie: SIGNED_IN },
    body: form,
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params: { slug: 'olos' }, context: { shop } } as unknown as ActionFunctionArgs;
  const result = await submitReview(args).catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  if (!(result instanceof Response)) return { status: result.init?.status ?? 200, ...result.data, asked, pictures };
  const cookies = result.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const toast = flashCookie.read(new Request(blank, { headers: { cookie: cookies.join('; ') } }));
  return { status: result.status, to: result.headers.get('location'), toast: toast?.text ?? '', asked, pictures };
}

const variant = (size: string) => ({ variantId: size === 'm' ? 1 : 2, sizeSlug: size, size, prices: {} });
const MODEL = {
  modelId: 7,
  slug: 'olos',
  manufacturer: { name: 'Aapa', slug: 'aapa' },
  prices: {},
  translated_fields: { name: 'Olos' },
  products: [variant('m'), variant('l')],
};

function formOf(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('images', file);
  return form;
}
const file = (bytes: number, name = 'photo.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

test('a review is sent with its pictures, and leads to the product with thanks', async () => {
  const sent = await submit(formOf({ ...FILLED, picture: PICTURE }));
  expect(sent).toMatchObject({ status: 303, to: '/aapa/olos/#reviews' });
  expect(sent.toast).toContain('once we have checked it');
  expect(sent.asked).toEqual([
    {
      ...{ model_id: 7, rating: 8, size: 6, visible_name: 'Maija M.', title: 'Dry', comment: 'Keeps the rain out.' },
      images: [PICTURE],
    },
  ]);
  const published = await submit(formOf(FILLED), { body: { id: 1, is_published: true } });
  expect(published.toast).toContain('now published');
});

test('a refused form comes back with what was written, and the pictures that were taken', async () => {
  const fields = { ...FILLED, stars: '', comment: ' ', name: 'x'.repeat(61) };
  expect(await submit(formOf(fields, [file(3)]))).toMatchObject({
    status: 400,
    asked: [],
    values: fields,
    pictures: 1,
    errors: {
      stars: 'Choose a rating.',
      comment: 'Write your review.',
      name: 'The text is too long: 60 characters at most.',
    },
  });
});

test('a picture that is refused is named, and the review waits for another', async () => {
  const answer = await submit(formOf(FILLED, [file(3, 'notes.txt')]), { picture: 400 });
  expect(answer).toMatchObject({ status: 400, asked: [], errors: { pictures: 'notes.txt: No picture.' } });
});

test('too many and too large pictures are not sent at all', async () => {
  const many = await submit(formOf(FILLED, [1, 2, 3, 4, 5, 6].map(file as (n: number) => File)));
  expect(many).toMatchObject({ status: 400, pictures: 0, errors: { pictures: 'A review can have 5 photos at most.' } });
  const large = await submit(formOf(FILLED, [file(10_000_001)]));
  expect(large).toMatchObject({ status: 413, pictures: 0, asked: [] });
  const removed = formOf({ ...FILLED, picture: PICTURE, remove: PICTURE });
  expect((await submit(removed)).asked).toMatchObject([{ images: [] }]);
});

test('a photograph that is far too large is refused at its field, and nothing that was written is lost', async () => {
  const answer = await submit(formOf({ ...FILLED, picture: PICTURE }, [file(31_000_000), file(3)]));
  expect(answer).toMatchObject({ status: 413, asked: [], values: FILLED });
  expect(answer).toMatchObject({
    pictures: 0,
    errors: { pictures: 'The photos are too large: 10 MB each and 25 MB in all at most.' },
  });
});

test('what the backend says is shown; an ended log-in leads to log in and back', async () => {
  const body = { detail: ['Not bought.'], images: ['Gone.'] };
  const refused = await submit(formOf(FILLED), { status: 400, body });
  expect(refused).toMatchObject({ status: 400, text: 'Not bought.', errors: { pictures: 'Gone.' }, values: FILLED });
  expect(await submit(formOf(FILLED), { status: 401, body: { detail: 'x' } })).toMatchObject({
    status: 302,
    to: '/accounts/login/?next=%2Freviews%2Fwrite%2Folos%2F',
  });
  expect(await submit(new FormData())).toMatchObject({
    status: 400,
    text: 'The form could not be read. Please try again.',
  });
});

test('no text in any field breaks the form: it is sent as text, or shown again as it was', async () => {
  for (const text of [...hostile.short, ...hostile.long].map(wellFormed)) {
    for (const name of [...Object.keys(FILLED), 'picture', 'remove']) {
      const answer = await submit(formOf({ ...FILLED, [name]: text }));
      expect([303, 400], `${name}: ${text.slice(0, 40)}`).toContain(answer.status);
    }
  }
});
