/** Who is in landscapes: builds, ages, hair, and clothes for the season. */
import type { Dress } from './figure';
import { mix } from './svg';
import type { Season } from './vista-light';

/** Whose clothes, in which light and weather. */
export type Outing = {
  readonly seed: number;
  readonly light: string;
  readonly isDark: boolean;
  readonly isWet: boolean;
  readonly season: Season;
  /** what the nearest one wears instead */
  readonly wear?: Partial<Dress>;
};

type Person = Pick<Dress, 'skin' | 'hair' | 'style' | 'hasBeard' | 'girth' | 'headwear' | 'cut'>;

/** No two who follow each other are alike. */
const PEOPLE: readonly Person[] = [
  { girth: 1.02, hair: '#4a2f1e', style: 'braid', headwear: 'pompom', cut: 'shell', skin: '#d8a885' },
  { girth: 1.2, hair: '#2e2019', hasBeard: true, headwear: 'beanie', cut: 'parka', skin: '#c9946e' },
  { girth: 0.98, hair: '#c99a55', style: 'tail', headwear: 'band', cut: 'down', skin: '#deb08e' },
  { girth: 1.12, hair: '#b9b5ac', hasBeard: true, headwear: 'cap', cut: 'smock', skin: '#c69274' },
  { girth: 1.06, hair: '#1d1714', headwear: 'beanie', cut: 'shell', skin: '#8a5a3c' },
  { girth: 1.14, hair: '#5a3d28', headwear: 'pompom', cut: 'down', skin: '#c9946e' },
  { girth: 1, hair: '#8a4a26', style: 'bun', headwear: 'band', cut: 'shell', skin: '#dcb08f' },
  { girth: 1.1, hair: '#c8c4bb', style: 'bob', headwear: 'beanie', cut: 'parka', skin: '#d6a684' },
];

/** The shop's own seamstress, wherever she is drawn. */
export const SEAMSTRESS = {
  coat: '#3d6470',
  cut: 'smock',
  skin: '#cf9f7c',
  hair: '#b9b5ac',
  style: 'bun',
  headwear: 'hair',
  hasBeard: false,
} as const satisfies Partial<Dress>;

const COATS = ['#cf6a2c', '#2f6272', '#b0452e', '#c9a13b', '#4a6f86', '#4f6b46', '#7a4f6a'];
const YOKES = ['#27465a', '#e2b04a', '#3a2f3a', '#2f5a50', '#d9702c', '#c9c08a', '#34405a'];
const HATS = ['#d9a13b', '#a63f2c', '#2f5a50', '#d2702a', '#35566a', '#7c3a50'];
const PACKS = ['#33514a', '#8a3f1f', '#2f4658', '#6b5a3a', '#5a3a4a'];
const TROUSERS = ['#2f3a48', '#4b4a3c', '#3c4f5e', '#54412f', '#39443a'];
const BOOTS = ['#5a3d28', '#3f464c', '#6b4a2c'];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '#27303f';

/** Somebody's dress: the nearest is 0, the others follow. @param more what differs on this one */
export function dressOf(
  { seed, light, isDark, isWet, season, wear }: Outing,
  who: number,
  more: Partial<Dress> = {},
): Dress {
  const dim = (colour: string): string => (isDark ? mix(colour, '#10263c', 0.34) : colour);
  const person = PEOPLE[(seed * 3 + who * 5) % PEOPLE.length] as Person;
  const coat = pick(COATS, seed + who * 3);
  const isWarm = season === 'summer' && !isWet && !isDark;
  const hat = pick(HATS, seed + who * 2 + (HATS[(seed + who * 2) % HATS.length] === coat ? 1 : 0));
  const dress: Dress = {
    ...person,
    coat: dim(coat),
    yoke: dim(pick(YOKES, seed + who * 3)),
    legs: dim(pick(TROUSERS, seed + who)),
    hat: dim(hat),
    pack: dim(pick(PACKS, seed + who)),
    packKind: (seed + who) % 3 ? 'trek' : 'day',
    boots: dim(pick(BOOTS, seed + who)),
    gloves: season === 'winter' ? dim(pick(['#2f343b', '#4a3a2c', '#26404a'], seed + who)) : 'bare',
    light,
    lightFrom: SUN,
    skin: dim(person.skin ?? '#cf9f7c'),
    hair: dim(person.hair ?? '#3d2a1e'),
    ...(season === 'winter' && { trousers: 'gaiters' }),
    ...(isWarm && {
      cut: person.cut === 'parka' || person.cut === 'down' ? 'smock' : person.cut,
      headwear: person.headwear === 'band' ? 'hair' : 'cap',
      ...((seed + who) % 2 && { trousers: 'shorts' }),
    }),
    ...(isWet && { headwear: 'hood', hat: dim(coat), cut: 'shell', yoke: dim(coat) }),
  };
  return { ...dress, ...more, ...(who === 0 && wear) };
}

/** They look to the right and have the sun behind them. */
export const SUN = -1;
