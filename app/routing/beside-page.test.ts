import { expect, test } from 'vitest';
import { besidePage, besidePageLoader } from './beside-page';

const load = (path: string, serverLoader: () => Promise<unknown>) =>
  besidePageLoader({
    request: new Request(new URL(path, 'https://hanki.fi')),
    serverLoader: serverLoader as <Data>() => Promise<Data>,
  });

const failed = () => Promise.reject(new TypeError('Failed to fetch'));

test('what fails beside the page brings nothing, and only that once', async () => {
  const address = besidePage('/vaatteet/?color=ink,sand&page=2');
  expect(await load(address, failed)).toBeNull();
  await expect(load(address, failed)).rejects.toThrow('Failed to fetch');
});

test('a page that is gone to fails as a page', async () => {
  besidePage('/vaatteet/?page=2');
  await expect(load('/vaatteet/?page=3', failed)).rejects.toThrow('Failed to fetch');
});

test('an answer comes through, and so does a redirect', async () => {
  expect(await load(besidePage('/katsotut/?seen=1'), async () => 'answer')).toBe('answer');
  const moved = Response.redirect('https://hanki.fi/');
  await expect(load(besidePage('/katsotut/?seen=1'), () => Promise.reject(moved))).rejects.toBe(moved);
});
