import { expect, test } from 'vitest';
import { channels } from './svg';
import { HOURS } from './vista-light';
import { dressOf, type Outing } from './wardrobe';

const outing = (seed: number, more: Partial<Outing> = {}): Outing => ({
  seed,
  light: HOURS.day.light,
  isDark: false,
  isWet: false,
  season: 'autumn',
  ...more,
});

/** Hair that age has turned grey: bright, and without a colour. */
function isGrey(hair = ''): boolean {
  const [red = 0, , blue = 0] = channels(hair);
  return red > 144 && red - blue < 16;
}

test('no two of three in one picture wear the same coat or have the same build and hair, and at most one is grey', () => {
  for (let seed = 0; seed < 120; seed++) {
    const three = [0, 1, 2].map((who) => dressOf(outing(seed), who));
    expect(new Set(three.map(({ coat }) => coat)).size, `coats of ${seed}`).toBe(3);
    expect(new Set(three.map(({ girth, hair, style }) => `${girth} ${hair} ${style}`)).size, `people of ${seed}`).toBe(
      3,
    );
    expect(three.filter(({ hair }) => isGrey(hair)).length, `grey heads of ${seed}`).toBeLessThan(2);
  }
});

test('in the rain everybody has the hood of their coat up; in winter nobody is without gloves', () => {
  for (let seed = 0; seed < 40; seed++) {
    const wet = dressOf(outing(seed, { isWet: true }), 0);
    expect(wet.headwear).toBe('hood');
    expect(wet.hat).toBe(wet.coat);
    expect(dressOf(outing(seed, { season: 'winter' }), 1).gloves).not.toBe('bare');
  }
});
