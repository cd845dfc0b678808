import { expect, test } from 'vitest';
import { backgroundLoader, markBackgroundLoad } from './background-load';

const load = (path: string, serverLoader: () => Promise<unknown>) =>
  backgroundLoader({
    request: new Request(new URL(path, 'https://hanki.fi')),
    serverLoader: serverLoader as <Data>() => Promise<Data>,
  });

const failed = () => Promise.reject(new TypeError('Failed to fetch'));

test('what fails beside the page brings nothing, and only that once', async () => {
  const { address } = markBackgroundLoad('/vaatteet/?color=ink,sand&page=2');
  expect(await load(address, failed)).toBeNull();
  await expect(load(address, failed)).rejects.toThrow('Failed to fetch');
});

test('a page that is gone to fails as a page', async () => {
  markBackgroundLoad('/vaatteet/?page=2');
  await expect(load('/vaatteet/?page=3', failed)).rejects.toThrow('Failed to fetch');
});

test('a load that was given up before it began leaves no mark: what is gone to there fails as a page', async () => {
  const { address, forget } = markBackgroundLoad('/vaatteet/?page=4');
  const other = markBackgroundLoad(address);
  forget();
  forget();
  expect(await load(other.address, failed), 'another is still asked for').toBeNull();
  await expect(load(address, failed)).rejects.toThrow('Failed to fetch');
});

test('an answer comes through, and so does a redirect', async () => {
  expect(await load(markBackgroundLoad('/katsotut/?seen=1').address, async () => 'answer')).toBe('answer');
  const moved = Response.redirect('https://hanki.fi/');
  await expect(load(markBackgroundLoad('/katsotut/?seen=1').address, () => Promise.reject(moved))).rejects.toBe(moved);
});
