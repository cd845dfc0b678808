import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { loadSizeGuide } from './load-size-guide.server';

const TABLE = {
  name: 'Jackets',
  sizes: [
    { name: 'S', productType: 'Women' },
    { name: 'M', productType: 'Women' },
    { name: 'M', productType: 'Men' },
  ],
  rows: [{ category: 'Chest', unit: 'cm', values: ['84–88', '88–94', '96–102'] }],
  images: [],
  info: '<p onclick="x()">Measure <b>level</b></p><script>alert(1)</script>',
};
const MODEL = {
  slug: 'kasivarsi',
  sizeTablePath: 'jackets',
  variants: [],
} as unknown as Parameters<typeof loadSizeGuide>[1];

type Asked = {
  tables?: unknown;
  open?: boolean;
  signedIn?: boolean;
  shared?: boolean;
  status?: number;
  own?: string[];
  sold?: string[];
};

async function load({
  sold = [],
  tables = [TABLE],
  open = true,
  signedIn = false,
  shared = false,
  status = 200,
  own = ['M'],
}: Asked) {
  const calls: string[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (pathname.startsWith('/api/customer/'))
      return Response.json({
        types: [{ slug: 'jackets', name: 'Jackets', sizes: ['S', 'M'] }],
        sizes: { jackets: own },
      });
    return Response.json({ sizetables: tables }, { status });
  };
  const context = {
    api: { send, language: 'en', cache: createSharedCache(), token: signedIn ? 'a-valid-token-0123' : undefined },
    locale: { country: 'fi' },
    url: new URL(`http://en.localhost/hanki/kasivarsi/${open ? '?size-guide=cm' : ''}`),
    auth: signedIn ? { token: 'a-valid-token-0123' } : undefined,
    shared,
  } as unknown as ShopContext;
  const variants = sold.map((size) => ({ size, sizeSlug: size.toLowerCase() })) as unknown as typeof MODEL.variants;
  return { guide: await loadSizeGuide(context, { ...MODEL, variants }), calls };
}

test('the guide has a row per size, in groups by kind of people, and its text is sanitised', async () => {
  const { guide } = await load({});
  const [table] = guide?.tables ?? [];
  expect(table?.groups).toMatchObject([
    {
      name: 'Women',
      sizes: [
        { name: 'S', values: ['84–88'] },
        { name: 'M', values: ['88–94'] },
      ],
    },
    { name: 'Men', sizes: [{ name: 'M', values: ['96–102'] }] },
  ]);
  expect(table?.groups[0]?.measures).toEqual([{ name: 'Chest', unit: 'cm' }]);
  expect(table?.infoHtml).toBe('<p>Measure <b>level</b></p>');
});

test('a long table has the sizes that the product comes in, and the customer’s own; others have all of theirs', async () => {
  const namesOf = async (asked: Asked) => {
    const { guide } = await load(asked);
    return guide?.tables?.[0]?.groups.flatMap(({ sizes }) => sizes.map(({ name }) => name));
  };
  const lengths = Array.from({ length: 20 }, (_, at) => `${150 + at} cm`);
  const skis = {
    ...TABLE,
    sizes: lengths.map((name) => ({ name, productType: '' })),
    rows: [{ category: 'Height', unit: 'cm', values: lengths.map((_, at) => `${155 + at}`) }],
  };
  const long = (asked: Asked) => namesOf({ tables: [skis], ...asked });
  expect(await long({ sold: ['151 cm', '200 cm'] })).toEqual(['151 cm']);
  expect(await long({ sold: ['151 cm'], signedIn: true, own: ['160 cm'] })).toEqual(['151 cm', '160 cm']);
  expect(await long({ sold: ['42'] })).toEqual(lengths);
  expect(await namesOf({ sold: ['S', 'XL'] })).toEqual(['S', 'M', 'M']);
});

test('a table without sizes or rows is no guide; while it is closed its tables stay away', async () => {
  expect((await load({ tables: [{ ...TABLE, rows: [] }] })).guide).toBeNull();
  expect((await load({ tables: [{ ...TABLE, sizes: [] }] })).guide).toBeNull();
  expect((await load({ tables: [] })).guide).toBeNull();
  expect((await load({ open: false })).guide).toEqual({ tables: null, hints: {}, own: null });
});

test('the customer’s own sizes are marked, never on a shared page', async () => {
  const owned = (await load({ signedIn: true })).guide;
  expect(owned?.own).toEqual({ isMarked: true });
  expect(owned?.tables?.[0]?.groups.map(({ sizes }) => sizes.map(({ isOwn }) => isOwn))).toEqual([
    [false, true],
    [true],
  ]);
  expect((await load({ signedIn: true, own: [] })).guide?.own).toEqual({ isMarked: false });
  for (const visit of [{ signedIn: true, shared: true }, {}, { signedIn: true, open: false }]) {
    const { guide, calls } = await load(visit);
    expect(guide?.own).toBeNull();
    expect(calls.filter((path) => path.startsWith('/api/customer/'))).toEqual([]);
  }
});

test('a guide that cannot be read is logged, and the page is shown without it', async () => {
  expect((await load({ status: 500 })).guide).toBeNull();
});
