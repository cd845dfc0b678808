import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { type MediaStore, openMediaStore } from '../../media/store';
import { english } from '../report/say';
import { listPictures } from './list-pictures';
import {
  type FetchProgress,
  openPictureFetcher,
  PICTURE_LIMITS,
  type PictureFetcher,
  type PictureLimits,
} from './picture-fetcher';

const database = withDatabase();
const { importLines, modelOf } = withImports(database);
const dataDir = temporaryFolder();
let store: MediaStore;
let base = '';
let picture: Buffer;
/** Requests that the server got: path and the condition. */
const asked: string[] = [];

const server = createServer((request, answer) => respond(request, answer));

/** A server of pictures with every fault that one may have. */
function respond(request: IncomingMessage, answer: ServerResponse): void {
  const url = request.url ?? '';
  const condition = request.headers['if-none-match'] ?? request.headers['if-modified-since'] ?? '';
  asked.push(condition ? `${url} ${condition}` : url);
  const redirect = (location: string) => answer.writeHead(302, { location }).end();
  if (url === '/slow.png') return;
  if (url === '/endless.png') {
    answer.writeHead(200, { 'content-type': 'image/png' });
    const more = (): void => void answer.write(Buffer.alloc(65_536), () => setImmediate(more));
    more();
    return;
  }
  if (url === '/large.png') return void answer.writeHead(200, { 'content-length': '900000000' }).end();
  if (url === '/page.png')
    return void answer.writeHead(200, { 'content-type': 'image/png' }).end('<html>not found</html>');
  if (url === '/drawing.png')
    return void answer.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  if (url === '/gone.png') return void answer.writeHead(404).end();
  if (url === '/to-itself.png') return void redirect(url);
  if (url === '/to-metadata.png') return void redirect('http://169.254.169.254/latest/meta-data/');
  if (url === '/to-this-machine.png')
    return void redirect(`http://[::1]:${(server.address() as AddressInfo).port}/ok.png`);
  if (url === '/to-file.png') return void redirect('file:///etc/passwd');
  if (url === '/moved.png') return void redirect('/ok.png');
  if (condition === '"v1"' && url === '/tagged.png') return void answer.writeHead(304).end();
  const validators: Record<string, string> = url === '/tagged.png' ? { etag: '"v1"' } : {};
  answer.writeHead(200, { 'content-type': 'text/plain', ...validators }).end(picture);
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3f7a4f' } })
    .png()
    .toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = await openMediaStore({ db: database().db, dataDir });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function withFetcher<T>(
  use: (fetcher: PictureFetcher) => Promise<T>,
  limits: Partial<PictureLimits> = {},
  { memory = 'memory.jsonl', privateHosts = [] }: { memory?: string; privateHosts?: readonly string[] } = {},
): Promise<T> {
  const fetcher = await openPictureFetcher({
    store,
    limits: { ...PICTURE_LIMITS, hosts: ['127.0.0.1'], ...limits },
    privateHosts,
    memory: path.join(dataDir, memory),
    total: 10,
  });
  return use(fetcher).finally(fetcher.close);
}

const reasonFor = (address: string, limits: Partial<PictureLimits> = {}, privateHosts: readonly string[] = []) =>
  withFetcher(
    async (fetcher) => {
      const outcome = await fetcher.get(address);
      return 'refused' in outcome ? english(outcome.refused) : 'stored';
    },
    limits,
    { privateHosts },
  );

test.each([
  ['/slow.png', 'it took longer than 0.2 s'],
  ['/endless.png', 'it is larger than 1 MB'],
  ['/large.png', 'it is larger than 1 MB'],
  ['/page.png', 'the file is not a picture of a known type'],
  ['/drawing.png', 'the file is a drawing under the name of another type'],
  ['/gone.png', 'the server answered 404'],
  ['/to-itself.png', 'it is redirected more than 3 times'],
  ['/to-metadata.png', '169.254.169.254 is not one of the named hosts'],
  ['/to-this-machine.png', '::1 is not one of the named hosts'],
  ['/to-file.png', 'it is no http or https address'],
])('%s is refused in one sentence, and the next picture comes', async (name, reason) => {
  const limits = { msPerPicture: name === '/slow.png' ? 200 : 20_000, bytesPerPicture: 1_000_000 };
  expect(await reasonFor(base + name, limits)).toBe(reason);
  expect(await reasonFor(`${base}/moved.png`, limits)).toBe('stored');
});

test.each([
  'http://127.0.0.1/x.png',
  'http://2130706433/x.png',
  'http://[::ffff:10.0.0.1]/x.png',
  'http://169.254.169.254/latest',
  'http://10.1.2.3/x.png',
  'http://[fe80::1]/x.png',
  'http://localhost/x.png',
])('%s is no address of the internet', async (address) => {
  expect(await reasonFor(address, { hosts: [] })).toContain('no address of the internet');
});

test('only named hosts are asked; passwords and other protocols never', async () => {
  const limits = { hosts: ['cdn.example'] };
  expect(await reasonFor('https://other.example/x.png', limits)).toBe('other.example is not one of the named hosts');
  expect(await reasonFor('https://user:secret@cdn.example/x.png', limits)).toBe('the address holds a password');
  expect(await reasonFor('ftp://cdn.example/x.png', limits)).toBe('it is no http or https address');
});

test('a private host that the settings name is asked; every other private one is refused, where a redirect leads too', async () => {
  const { port } = server.address() as AddressInfo;
  const reason = (address: string) => reasonFor(address, { hosts: [] }, ['127.0.0.1', 'media.internal']);
  expect(await reason(`${base}/ok.png`)).toBe('stored');
  expect(await reason(`${base}/moved.png`)).toBe('stored');
  for (const address of [
    `${base}/to-metadata.png`,
    `${base}/to-this-machine.png`,
    `http://localhost:${port}/ok.png`,
    `http://127.0.0.2:${port}/ok.png`,
    `http://[::ffff:127.0.0.1]:${port}/ok.png`,
    'http://192.168.1.1/x.png',
  ])
    expect(await reason(address), address).toContain('no address of the internet');
  expect(await reason(`${base}/to-file.png`)).toBe('it is no http or https address');
  // the command's own list stays the only one
  expect(await reasonFor(`${base}/elsewhere.png`, { hosts: ['cdn.example'] }, ['127.0.0.1'])).toBe(
    '127.0.0.1 is not one of the named hosts',
  );
});

test('a second run asks only whether a picture changed, and fetches one whose original is gone', async () => {
  const both = [`${base}/tagged.png`, `${base}/plain.png`];
  const run = () =>
    withFetcher(
      async (fetcher) => {
        await fetcher.prefetch([...both, ...both]);
        return fetcher.counts;
      },
      {},
      { memory: 'second.jsonl' },
    );
  asked.length = 0;
  expect(await run()).toEqual({ fetched: 2, unchanged: 0 });
  expect(await run()).toEqual({ fetched: 0, unchanged: 1 });
  expect(asked.toSorted()).toEqual(['/plain.png', '/tagged.png', '/tagged.png "v1"']);
});

test('the fetching tells how many pictures are done, and after the first few how long the rest takes', async () => {
  const told: FetchProgress[] = [];
  const fetcher = await openPictureFetcher({
    store,
    limits: { ...PICTURE_LIMITS, hosts: ['127.0.0.1'] },
    privateHosts: [],
    memory: path.join(dataDir, 'told.jsonl'),
    total: 6,
    onProgress: (progress) => told.push(progress),
  });
  for (let number = 1; number <= 6; number++) await fetcher.get(`${base}/told-${number}.png`);
  fetcher.close();
  expect(told.map(({ done, total }) => `${done} of ${total}`)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n} of 6`));
  expect(told.map(({ msLeft }) => msLeft !== undefined)).toEqual([false, false, false, false, true, true]);
  expect(told[4]?.msLeft).toBeGreaterThan(0);
  expect(told[5]?.msLeft).toBe(0);
});

test('the limits of number and time end the fetching with a reason, not the import', async () => {
  await withFetcher(
    async (fetcher) => {
      expect(await fetcher.get(`${base}/one.png`)).toMatchObject({ width: 30 });
      const second = await fetcher.get(`${base}/two.png`);
      expect('refused' in second && english(second.refused)).toBe('it is beyond the limit of 1 pictures');
    },
    { pictures: 1 },
  );
  expect(await reasonFor(`${base}/one.png`, { ms: -1 })).toBe(
    'the time for pictures is over; the same command goes on',
  );
});

test('an import with addresses has its pictures, those of a colour with it; without fetching it says how many there are', async () => {
  const lines = [
    'Handle,Title,Variant SKU,Variant Price,Image Src,Variant Image,Option1 Name,Option1 Value',
    `fetched,Fetched,F-1,10,${base}/a.png,${base}/b.png,Color,Green`,
  ];
  const report = await importLines(lines);
  expect(report.counts).toMatchObject({ images: 0, remoteImages: 2 });
  expect(report.remarkLines().at(-1)).toMatch(/^2 images are named by address: --fetch-images/);
  await withFetcher(async (fetcher) => {
    const fetched = await importLines(lines, {}, fetcher);
    expect(fetched.counts).toMatchObject({ images: 2, remoteImages: 0, missingImages: 0 });
  });
  const model = await modelOf('shopify:fetched');
  const { rows } = await database().pool.query('select color_id from model_images where model_id = $1', [
    model?.['id'],
  ]);
  expect(rows).toHaveLength(2);
});

test('the list names each picture so that a folder of downloads is found again by name', () => {
  const listed = listPictures([
    'https://a.example/x/main.jpg?v=1',
    'https://a.example/y/main.jpg',
    'https://b.example/x/main.jpg',
    '//a.example/Sofa%20blau.png',
    'https://a.example/../../etc/passwd',
  ]);
  expect(listed.map(({ path: name }) => name)).toEqual([
    'a.example/x/main.jpg',
    'y/main.jpg',
    'b.example/x/main.jpg',
    'Sofa blau.png',
    'passwd',
  ]);
});
