import { integer, listOf, listOrEmpty, picture, text } from 'contract/wire';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseTolerantly } from './tolerant-parse';

const item = z.object({
  id: integer,
  price: z.object({ active: z.number().positive() }),
  note: text,
  colors: listOrEmpty(z.object({ slug: z.string(), image: picture.nullish() })),
});
const whole = { id: 1, price: { active: 5 }, note: 'n', colors: [{ slug: 'meri' }] };
const items = listOf(item, 'items');

/** What is understood of a list of these items. */
const understood = (...list: unknown[]) => {
  const parsed = parseTolerantly(items, list);
  return parsed.ok ? { ids: parsed.value.map(({ id }) => id), leftOut: parsed.leftOut } : parsed;
};

test('an item that lacks what it must have is left out, and told by its place', () => {
  const free = { ...whole, id: 2, price: { active: 0 } };
  expect(understood(whole, free, { ...whole, id: 'x' }, null, 'text', { ...whole, id: 4 })).toEqual({
    ids: [1, 4],
    leftOut: ['*.price.active', '*.id', '*'],
  });
});

test('a malformed field that may be missing counts as missing; a malformed part of a part takes that part only', () => {
  const odd = { ...whole, note: 5, colors: [{ slug: 1 }, { slug: 'lumi', image: { path: 'a', color: 7 } }] };
  const parsed = parseTolerantly(items, { items: [odd] });
  expect(parsed.ok && parsed.value).toMatchObject([
    { note: '', colors: [{ slug: 'lumi', image: { path: 'a', color: null } }] },
  ]);
});

test('an answer that is something else altogether is not understood, nor one that lacks what it must have', () => {
  expect(understood(whole)).toMatchObject({ ids: [1] });
  for (const body of [null, 'text', 5, {}, { items: 5 }]) expect(parseTolerantly(items, body).ok).toBe(false);
  expect(understood({ ...whole, id: 'x' }, null)).toMatchObject({ ok: false, place: '*.id' });
  expect(understood()).toEqual({ ids: [], leftOut: [] });
  expect(parseTolerantly(z.object({ rate: z.number() }), { rate: 'x' })).toEqual({ ok: false, place: 'rate' });
});

test('what must be told whole is not told in part', () => {
  const cart = z.object({ rows: z.array(item), methods: z.array(z.object({ name: z.string() })), total: z.number() });
  const body = () => ({ rows: [structuredClone(whole)], methods: [{ name: 'Nouto' }, { name: 5 }], total: 5 });
  expect(parseTolerantly(cart, body(), { parts: ['methods'] })).toMatchObject({
    ok: true,
    leftOut: ['methods.*.name'],
  });
  expect(parseTolerantly(cart, { ...body(), rows: [{ id: 1 }] }, { parts: ['methods'] })).toMatchObject({ ok: false });
  expect(parseTolerantly(cart, { ...body(), methods: 5 }, { parts: ['methods'] })).toEqual({
    ok: false,
    place: 'methods',
  });
  expect(parseTolerantly(cart, body(), { parts: [] })).toMatchObject({ ok: false });
});

test('keys with a meaning of their own have none here', () => {
  const body = JSON.parse(`[${JSON.stringify(whole)}, {"__proto__": {"id": "x"}, "id": "constructor"}]`);
  expect(parseTolerantly(items, body)).toMatchObject({ ok: true, leftOut: ['*.id', '*.price'] });
});
