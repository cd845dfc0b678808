/** A source of random values that returns the same ones for the same seed. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** One of the items. */
  one: <Item>(items: readonly Item[]) => Item;
  /** From `min` to `max` of the items, each at most once. */
  some: <Item>(items: readonly Item[], min: number, max: number) => Item[];
}

/**
 * Random values by the mulberry32 generator.
 * @example const random = seeded(7); random.whole(1, 6);
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    one: (items) => {
      if (items.length === 0) throw new Error('The list to choose from is empty.');
      return items[whole(0, items.length - 1)] as (typeof items)[number];
    },
    some: (items, min, max) => {
      const left = [...items];
      const wanted = Math.min(whole(min, max), left.length);
      return Array.from(
        { length: wanted },
        () => left.splice(whole(0, left.length - 1), 1)[0] as (typeof left)[number],
      );
    },
  };
}
