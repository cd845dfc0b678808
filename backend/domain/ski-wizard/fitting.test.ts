import { expect, test } from 'vitest';
import { chosen, compatibleWith, type WizardModel } from './fitting';

const plain = { mounts: [], soles: [], waistMm: null, brakeMm: null, soleMm: null };
const size = (id: number, soleMm: number | null = null) => ({ id, soleMm });

const narrow: WizardModel = { ...plain, part: 'skis', mounts: ['flat'], waistMm: 82, variants: [size(1), size(2)] };
const wide: WizardModel = { ...plain, part: 'skis', mounts: ['flat'], waistMm: 110, variants: [size(3)] };
const combo: WizardModel = { ...plain, part: 'skis', soles: ['gripwalk'], waistMm: 76, variants: [size(4)] };
const pins: WizardModel = {
  ...plain,
  part: 'bindings',
  mounts: ['flat'],
  soles: ['pin'],
  brakeMm: [80, 95],
  variants: [size(10)],
};
const alpine: WizardModel = {
  ...plain,
  part: 'bindings',
  mounts: ['flat'],
  soles: ['iso-5355', 'gripwalk'],
  brakeMm: [90, 115],
  soleMm: [255, 330],
  variants: [size(11)],
};
const touringBoots: WizardModel = { ...plain, part: 'boots', soles: ['pin'], variants: [size(20, 300)] };
const alpineBoots: WizardModel = {
  ...plain,
  part: 'boots',
  soles: ['gripwalk'],
  variants: [size(21, 300), size(22, 340)],
};
const all = [narrow, wide, combo, pins, alpine, touringBoots, alpineBoots];

const fitting = (part: WizardModel['part'], id: number) => compatibleWith(chosen(all, part, id), all);

test('bindings fit skis that their brakes clear, and boots with their sole in a length they can be set to', () => {
  expect(fitting('bindings', 10)).toEqual([1, 2, 20]);
  expect(fitting('bindings', 11)).toEqual([3, 21]);
});

test('boots fit bindings by their size', () => {
  expect(fitting('boots', 21)).toContain(11);
  expect(fitting('boots', 22)).not.toContain(11);
});

test('boots fit skis for which the shop has bindings that take both', () => {
  expect(fitting('boots', 20)).toEqual([1, 2, 10]);
  expect(fitting('skis', 3)).toEqual([11, 21]);
});

test('bindings that do not fit the chosen skis are looked at once, not for every size of boots', () => {
  let looks = 0;
  const others: WizardModel = {
    ...alpine,
    get mounts() {
      looks += 1;
      return ['plate'];
    },
  };
  const boots = { ...alpineBoots, variants: Array.from({ length: 50 }, (_, at) => size(100 + at, 300)) };
  const shop = [narrow, others, boots];
  expect(compatibleWith(chosen(shop, 'skis', 1), shop)).toEqual([]);
  expect(looks).toBeLessThan(5);
});

test('skis that come with bindings take boots and no other bindings', () => {
  expect(fitting('skis', 4)).toEqual([21, 22]);
});

test('nothing chosen, or something of another part, fits nothing', () => {
  expect(compatibleWith(chosen(all, 'skis', undefined), all)).toEqual([]);
  expect(fitting('skis', 10)).toEqual([]);
});
