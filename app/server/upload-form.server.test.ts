import { expect, test } from 'vitest';
import { type IncomingFile, readUploadForm, shownName } from './upload-form.server';

const MB = 1_000_000;

/** A request with a form, its body in pieces. */
function formRequest(text: string | Uint8Array, { boundary = 'x', piece = 1000 } = {}) {
  const bytes = Buffer.from(text);
  let at = 0;
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(new Uint8Array(bytes.subarray(at, at + piece)));
      at += piece;
      given = at;
    },
  });
  const request = new Request('http://shop.example/', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, given: () => given };
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="images"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;

async function sizeOf({ chunks }: IncomingFile): Promise<number> {
  let size = 0;
  for await (const chunk of chunks) size += chunk.byteLength;
  return size;
}

test('texts and files are read, and no file is given as a whole', async () => {
  const content = 'y'.repeat(3 * MB);
  const { request } = formRequest(
    `${field('a', 'first')}${file('one.png', content)}${file('', '')}${field('b', 'last')}--x--\r\n`,
    { piece: 64_000 },
  );
  const sizes: [string, number][] = [];
  let largest = 0;
  const form = await readUploadForm(request, 10 * MB, async ({ name, chunks }) => {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      largest = Math.max(largest, chunk.byteLength);
    }
    sizes.push([name, size]);
  });
  expect([form.isComplete, form.fields.get('a'), form.fields.get('b')]).toEqual([true, 'first', 'last']);
  expect(sizes[0]).toEqual(['one.png', 3 * MB]);
  expect(largest).toBeLessThan(200_000);
});

test('a NUL character in a text is left out', async () => {
  const { request } = formRequest(`${field('a', 'Ai\0no')}--x--\r\n`);
  const { fields } = await readUploadForm(request, MB, async () => {});
  expect(fields.get('a')).toBe('Aino');
});

test('what a taker does not want is dropped, and the form goes on', async () => {
  const { request } = formRequest(
    `${file('a.png', 'y'.repeat(MB))}${file('b.png', 'zz')}${field('after', 'here')}--x--\r\n`,
  );
  const seen: string[] = [];
  const form = await readUploadForm(request, 10 * MB, async ({ name, ...one }) => {
    seen.push(name);
    if (name === 'b.png') expect(await sizeOf({ name, ...one })).toBe(2);
  });
  expect([seen, form.fields.get('after')]).toEqual([['a.png', 'b.png'], 'here']);
});

test('of a form that is too large the texts before its files are kept, and the rest is not read', async () => {
  const { request, given } = formRequest(`${field('complaint', 'Torn.')}${file('a.png', 'y'.repeat(5 * MB))}--x--\r\n`);
  const form = await readUploadForm(request, MB, async (one) => {
    await sizeOf(one).catch(() => 0);
  });
  expect([form.isComplete, form.fields.get('complaint')]).toEqual([false, 'Torn.']);
  expect(given()).toBeLessThan(1.5 * MB);
});

test.each([
  ['nothing', ''],
  ['no end', `${field('a', 'b')}--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nyyy`],
  ['no boundary', 'a=b'],
  ['a header without end', `--x\r\n${'X-Long: y'.repeat(20_000)}`],
  ['no name', '--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--\r\n'],
  ['a prototype', `${field('__proto__', 'x')}${field('constructor', 'y')}--x--\r\n`],
])('a broken form with %s ends without a failure', async (_, text) => {
  const { request } = formRequest(text);
  const form = await readUploadForm(request, MB, async (one) => {
    await sizeOf(one).catch(() => 0);
  });
  expect(typeof form.isComplete).toBe('boolean');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('another kind of body is no form', async () => {
  const request = new Request('http://shop.example/', { method: 'POST', body: 'a=b' });
  expect((await readUploadForm(request, MB, async () => {})).isComplete).toBe(false);
});

test('a failure of the taker is the form’s, unless the form broke off', async () => {
  const text = `${file('a.png', 'yy')}--x--\r\n`;
  const fail = async () => {
    throw new Error('no backend');
  };
  await expect(readUploadForm(formRequest(text).request, MB, fail)).rejects.toThrow('no backend');
});

test('names of files are shown without directories, line breaks and characters that turn a text', () => {
  const names = [
    '../../../../etc/x.png',
    '..\\..\\x.png',
    'x.png\r\nSet-Cookie: qa=1',
    '\u202Egnp.exe',
    'a'.repeat(400),
    'ä ö Å 雪 🎿.png',
  ];
  expect(names.map(shownName)).toEqual([
    'x.png',
    'x.png',
    'x.pngSet-Cookie: qa=1',
    'gnp.exe',
    'a'.repeat(60),
    'ä ö Å 雪 🎿.png',
  ]);
});
