/** A merchant who moves in from Shopify with one file: its goods, the pictures on a server of his own, and what his shop has then. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ask, type PlainAnswer } from './shop';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Status,Image Src,Variant Image';

/**
 * A small export of Shopify with a mug in two colours, a spoon in one and a row that is refused; nothing in it is called as in another one.
 * @param pictures where its pictures are, without a slash
 * @param option what it calls the colour
 */
export const shopifyExport = (mark: string, pictures: string, option: string): string =>
  [
    HEADER,
    `kuksa-${mark},Kuksa ${mark},<p>Carved of birch.</p>,Puu ${mark},Mugs ${mark},${option},Green,K-${mark}-G,29.90,shopify,7,active,${pictures}/${mark}/green.png,${pictures}/${mark}/green.png`,
    `kuksa-${mark},,,,,,Red,K-${mark}-R,29.90,shopify,2,,${pictures}/${mark}/red.png,${pictures}/${mark}/red.png`,
    `spoon-${mark},Spoon ${mark},,Puu ${mark},Mugs ${mark},${option},Red,S-${mark}-R,9.90,shopify,4,active,${pictures}/${mark}/red.png,`,
    `=cmd-${mark},"=HYPERLINK(""x"")",,,,,,=K-${mark},0,shopify,2,active,,`,
  ].join('\n');

/** A server of pictures on this machine, which is a private address: green ones and red ones. */
export async function openPictures(): Promise<{ readonly base: string; readonly close: () => void }> {
  const server = createServer((request, answer) => {
    const background = request.url?.endsWith('/green.png') ? '#3f7a4f' : '#c0392f';
    const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } }).png();
    void picture.toBuffer().then((bytes) => answer.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Pictures of an address that search engines are told. */
const picturesOf = ({ body }: PlainAnswer): string[] => [
  ...new Set([...body.matchAll(/"image":"[^"]*(\/media\/\w+\/\d+)"/g)].map(([, address = '']) => address)),
];

/** Names of the products that a list shows. */
const namesIn = ({ body }: PlainAnswer): string[] =>
  [...body.matchAll(/<h3 class="card-name"><a [^>]*>([^<]*)/g)].map(([, name = '']) => name);

/**
 * The shop of an export has pictures, groups, filters and working old addresses. Pages may be shown as they were for a moment.
 * @param port the shop's
 * @returns the new address of the product
 */
export async function expectMovedIn(port: number, mark: string): Promise<string> {
  const get = (where: string) => ask(port, where, { host: `en.localhost:${port}` });
  /** What an old address leads to by one redirect. */
  const follow = async (where: string) => {
    const moved = await get(where);
    expect(moved.status, where).toBe(301);
    const to = String(moved.headers['location']);
    const answer = await get(to);
    expect(answer.status, to).toBe(200);
    return { to, answer };
  };
  const { to: product, answer } = await follow(`/products/kuksa-${mark}`);
  expect(answer.body).toContain(`<h1>Kuksa ${mark}</h1>`);
  await expect.poll(async () => picturesOf(await get(product)), { timeout: 30_000 }).toHaveLength(2);
  for (const address of picturesOf(await get(product))) {
    const picture = await get(address);
    expect([picture.status, picture.headers['content-type']], address).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
  expect((await follow(`/collections/shop/products/kuksa-${mark}`)).to).toBe(product);
  const { to: group } = await follow(`/collections/mugs-${mark}`);
  const both = [`Kuksa ${mark}`, `Spoon ${mark}`];
  await expect.poll(async () => namesIn(await get(group)).toSorted()).toEqual(both);
  const { body } = await get(group);
  for (const color of ['green', 'red']) expect(body, color).toContain(`href="${group}?color=${color}"`);
  expect(namesIn(await get(`${group}?color=red`)).toSorted()).toEqual(both);
  expect(namesIn(await get(`${group}?color=green`))).toEqual([`Kuksa ${mark}`]);
  return product;
}
