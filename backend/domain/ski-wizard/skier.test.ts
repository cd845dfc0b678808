import { expect, test } from 'vitest';
import { mondopoint, skiLengths, snowFor } from './skier';

const lengths = (...args: Parameters<typeof skiLengths>) => {
  const { from, to } = skiLengths(...args) ?? { from: 0, to: 0 };
  return [from, to];
};

test.each([
  ['piste', 1, 157, 169],
  ['piste', 2, 162, 174],
  ['piste', 3, 167, 179],
  ['allmountain', 2, 166, 178],
  ['freeride', 3, 175, 187],
  ['touring', 2, 163, 175],
] as const)('alpine skis for %s and level %d at 178 cm and 73 kg are %d–%d cm', (style, level, from, to) => {
  expect(lengths('alpine', { heightCm: 178, weightKg: 73, style, level })).toEqual([from, to]);
});

test.each([
  ['classic', 2, 193, 203],
  ['skate', 2, 183, 193],
  ['backcountry', 2, 185, 195],
] as const)('nordic skis for %s and level %d at 178 cm and 73 kg are %d–%d cm', (style, level, from, to) => {
  expect(lengths('nordic', { heightCm: 178, weightKg: 73, style, level })).toEqual([from, to]);
});

test('weight makes skis longer or shorter, 6 cm at most', () => {
  const skier = { heightCm: 170, style: 'piste', level: 2 } as const;
  expect(lengths('alpine', { ...skier, weightKg: 85 })).toEqual([158, 170]);
  expect(lengths('alpine', { ...skier, weightKg: 200 })).toEqual([160, 172]);
  expect(lengths('alpine', { ...skier, weightKg: 20 })).toEqual([148, 160]);
});

test('nobody is told lengths that are not made', () => {
  expect(lengths('alpine', { heightCm: 210, style: 'piste', level: 3 })).toEqual([170, 182]);
  expect(lengths('nordic', { heightCm: 210, style: 'skate' })).toEqual([185, 195]);
});

test('without a height no length is told; without a level and a style the usual ones count', () => {
  expect(skiLengths('alpine', { weightKg: 70 })).toBeNull();
  expect(skiLengths('alpine', { heightCm: 175 })).toEqual(
    skiLengths('alpine', { heightCm: 175, level: 2, style: 'allmountain' }),
  );
});

test.each([
  ['alpine', 72, 'hard'],
  ['alpine', 81, 'mixed'],
  ['alpine', 97, 'deep'],
  ['nordic', 44, 'track'],
  ['nordic', 58, 'trackAndForest'],
  ['nordic', 68, 'forest'],
] as const)('%s skis of %d mm are for snow that is %s', (sport, mm, snow) => {
  expect(snowFor(sport, mm)).toBe(snow);
});

test.each([
  [36, 22.5],
  [39, 24.5],
  [42, 26.5],
  [45, 28.5],
])('shoes of size %d need alpine boots of %d cm', (shoe, boot) => {
  expect(mondopoint(shoe)).toBe(boot);
});
