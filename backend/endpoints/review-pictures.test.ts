import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicFile } from '../../tests/support/heic';
import { reviewId, withReviewShop } from '../../tests/support/review-shop';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { reviewUploads } from '../db/schema/content';
import { media } from '../db/schema/media';
import { originalFile } from '../media/original-files';
import { openMediaRenderer } from '../media/renderer';
import { forgetLostPictures } from '../media/review-pictures';
import { openMediaStore } from '../media/store';

const shop = withReviewShop();

function photograph(width = 400, height = 300, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } });
}
function send(person: SignedIn, bytes: Uint8Array, name = 'kuva.jpg') {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), name);
  return shop.send('POST', '/api/customer/reviews/pictures/', form, person.headers);
}
const pathOf = ({ body }: { body: Record<string, unknown> }) => String(body['picture']);

test('pictures are encoded anew without the place where they were taken, and shown once the review is published', async () => {
  const { db } = shop.database();
  const person = await shop.buyer('pictures@example.com');
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' }, IFD0: { Artist: 'Salainen kuvaaja' } };
  const taken = await photograph(3000, 1500).jpeg().withExif(gps).toBuffer();
  expect(taken.includes('Salainen kuvaaja')).toBe(true);
  const sent = await send(person, taken);
  expect(sent.status).toBe(200);
  const hash = pathOf(sent).replace('/media/', '');
  const stored = await sharp(originalFile(shop.folders, hash)).metadata();
  expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 2400, 1200, undefined]);
  const renderer = await openMediaRenderer(await openMediaStore({ db, dataDir: shop.dataDir }));
  const look = async () => (await renderer.render(hash, '320', 'webp')).kind;
  expect(await look()).toBe('unknown');
  const id = reviewId(await shop.write(person, { visible_name: 'Kuvaaja', images: [pathOf(sent)] }));
  expect(await look()).toBe('unknown');
  // until then only the sender sees a small version of it
  const previewed = async () => {
    const { review } = (await shop.own(person)).body as { review: { images: { preview: string }[] } };
    return Buffer.from(review.images[0]?.preview.replace('data:image/jpeg;base64,', '') ?? '', 'base64');
  };
  expect(await sharp(await previewed()).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
  await shop.publish(id);
  expect(await look()).toBe('bytes');
  expect((await previewed()).length).toBe(0);
  expect(await shop.byName('Kuvaaja')).toMatchObject([{ images: [{ url: { path: `/media/${hash}` } }] }]);
  const again = await shop.write(person, { visible_name: 'Kuvaaja', images: [pathOf(sent)] });
  expect(again.status).toBe(200);
  await forgetLostPictures(db, shop.folders, new Date());
  expect(await look()).toBe('unknown');
  expect(existsSync(originalFile(shop.folders, hash))).toBe(true);
});

test('a HEIC picture of an iPhone is stored as JPEG, upright', async () => {
  const person = await shop.buyer('iphone@example.com');
  const hash = pathOf(await send(person, heicFile('quarter-turn'), 'IMG_0042.HEIC')).replace('/media/', '');
  const stored = await sharp(originalFile(shop.folders, hash)).metadata();
  expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 48, 64, undefined]);
});

test('a picture of somebody else, or of nobody, is in no review', async () => {
  const person = await shop.buyer('thief@example.com');
  const others = pathOf(await send(await shop.buyer('owner@example.com'), await photograph(20, 20).png().toBuffer()));
  for (const picture of [others, '/media/00000000000000000000000000000000', '../../etc/passwd', '', '<img>'])
    expect(await shop.write(person, { images: [picture] }), picture).toMatchObject({
      status: 400,
      body: { images: ['We no longer have this picture. Please add it again.'] },
    });
  expect((await shop.own(person)).body).toMatchObject({ review: null });
});

test('files that are no pictures, too large, or too many pixels are refused before they are decoded', async () => {
  const person = await signedIn(shop.database().db, { email: 'files@example.com' });
  const bomb = await photograph(9000, 9000).png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cut = (await photograph().jpeg().toBuffer()).subarray(0, 300);
  const gif = await photograph(10, 10).gif().toBuffer();
  const page = Buffer.from('<script>alert(1)</script>');
  const heic = heicFile('quarter-turn').subarray(0, 900);
  for (const bytes of [bomb, svg, cut, gif, page, heic, Buffer.alloc(0)]) {
    const answer = await send(person, bytes, 'kuva.jpg');
    expect(answer, String(bytes.subarray(0, 8))).toMatchObject({
      status: 400,
      body: { image: ['This file is not a JPEG, PNG, WebP or HEIC picture, or it is damaged.'] },
    });
  }
  const large = Buffer.concat([await photograph().jpeg().toBuffer(), Buffer.alloc(10_000_000)]);
  expect(await send(person, large)).toMatchObject({
    status: 400,
    body: { image: ['The picture is too large. One picture may have 10 MB at most.'] },
  });
  expect(await shop.database().db.$count(reviewUploads, eq(reviewUploads.customerId, person.id))).toBe(0);
});

test('a person may send twenty pictures without a review, and they are forgotten after a day', async () => {
  const { db } = shop.database();
  const person = await signedIn(db, { email: 'sender@example.com' });
  const colours = Array.from({ length: 21 }, (_, at) => `rgb(${at * 10}, 20, 30)`);
  const hashes: string[] = [];
  for (const colour of colours.slice(0, 20))
    hashes.push(pathOf(await send(person, await photograph(30, 30, colour).png().toBuffer())).replace('/media/', ''));
  expect((await send(person, await photograph(31, 30).png().toBuffer())).status).toBe(400);
  const [hash = ''] = hashes;
  await forgetLostPictures(db, shop.folders, new Date(Date.now() + 23 * 3_600_000));
  expect(existsSync(originalFile(shop.folders, hash))).toBe(true);
  await forgetLostPictures(db, shop.folders, new Date(Date.now() + 25 * 3_600_000));
  expect(existsSync(originalFile(shop.folders, hash))).toBe(false);
  expect(await db.$count(media, eq(media.hash, hash))).toBe(0);
  expect(await db.$count(reviewUploads, eq(reviewUploads.customerId, person.id))).toBe(0);
});
