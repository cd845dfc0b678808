import { existsSync, rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { media as mediaTable } from '../db/schema/media';
import { drawnPicture, sizeOfDrawing } from './drawn';
import { originalFile } from './original-files';
import { painterHere } from './painter';
import { type MediaRenderer, openMediaRenderer } from './renderer';
import { type MediaStore, openMediaStore } from './store';

const database = withDatabase();
const dataDir = temporaryFolder();
let store: MediaStore;
let renderer: MediaRenderer;
let drawings = 0;

/** A drawing that is wider than its row says. */
function draw(recipe: { kind: string }): string {
  if (recipe.kind !== 'square') throw new Error(`Nobody draws ${recipe.kind}.`);
  drawings += 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="400" height="400" fill="#345"/></svg>`;
}

const sketch = { edition: '1', width: 800, height: 1000, color: '#eef2f1', isScene: false, source: 'test' };
const square = drawnPicture({ ...sketch, recipe: { kind: 'square', size: 4 } });
const unknown = drawnPicture({ ...sketch, recipe: { kind: 'circle' } });

beforeAll(async () => {
  store = await openMediaStore({ db: database().db, dataDir, paint: painterHere(draw) });
  renderer = await openMediaRenderer(store);
  await database().db.insert(mediaTable).values([square, unknown]);
});

test('a picture is drawn when it is first wanted, once for all boxes, and its true size is noted', async () => {
  expect(existsSync(originalFile(store, square.hash))).toBe(false);
  expect((await renderer.render(square.hash, '96', 'webp')).kind).toBe('bytes');
  expect((await renderer.render(square.hash, '320', 'webp')).kind).toBe('bytes');
  expect(drawings).toBe(1);
  const [row] = await database().db.select().from(mediaTable).where(eq(mediaTable.hash, square.hash));
  expect(row).toMatchObject({ width: 900, height: 600 });
  expect(row?.bytes).toBeGreaterThan(0);
});

test('an original that is lost, or lies in another copy’s folder, is drawn again', async () => {
  rmSync(originalFile(store, square.hash));
  expect((await renderer.render(square.hash, '500', 'webp')).kind).toBe('bytes');
  expect(drawings).toBe(2);
});

test('a recipe that nobody draws is a fault of its own picture alone', async () => {
  await expect(renderer.render(unknown.hash, '96', 'webp')).rejects.toThrow('Nobody draws circle.');
  expect((await renderer.render(square.hash, '96', 'webp')).kind).toBe('bytes');
});

test('without a drawer a picture that was not drawn is unknown', async () => {
  const undrawn = drawnPicture({ ...sketch, recipe: { kind: 'square', size: 5 } });
  await database().db.insert(mediaTable).values(undrawn);
  const plain = { ...store, paint: painterHere() };
  expect((await (await openMediaRenderer(plain)).render(undrawn.hash, '96', 'webp')).kind).toBe('unknown');
});

test('another recipe or another way to draw it has another address', () => {
  const recipe = { kind: 'square', size: 4 };
  expect(drawnPicture({ ...sketch, recipe }).hash).toBe(square.hash);
  expect(drawnPicture({ ...sketch, recipe: { kind: 'square', size: 6 } }).hash).not.toBe(square.hash);
  expect(drawnPicture({ ...sketch, recipe, edition: '2' }).hash).not.toBe(square.hash);
});

test('a drawing tells its size in its first tag; one that does not is refused', () => {
  expect(
    sizeOfDrawing('<svg xmlns="x" viewBox="0 0 9 9" width="900" height="600"><rect width="1" height="2"/></svg>'),
  ).toEqual({
    width: 900,
    height: 600,
  });
  expect(() => sizeOfDrawing('<svg viewBox="0 0 9 9"><rect width="1" height="2"/></svg>')).toThrow('no size');
  expect(() => sizeOfDrawing('<svg width="0" height="600"/>')).toThrow('no size');
});
