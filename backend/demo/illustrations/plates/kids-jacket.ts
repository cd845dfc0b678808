import type { PlateLook } from '../plate-drawing';
import { SLEEVE, type SleeveCut, shownAs, type TopCut, type TopLook } from './garment-look';
import { drawTop } from './garment-top';
import type { Colourway } from './palette';
import type { Box } from './plate-defs';

/** Drawn at adult scale: a child's jacket is short and wide, its arms shorter. */
const CHILD: TopCut = {
  neck: 78,
  shoulder: 182,
  slope: 50,
  chest: 246,
  waist: 250,
  hem: 256,
  length: 600,
  underarm: 284,
  rise: 0,
};
const ARM: SleeveCut = { ...SLEEVE, length: 480, ease: 1.18, lift: 8, elbow: 6 };

/** A winter jacket with reflectors, a parka with a trimmed hood, a rain jacket with snaps, a puffer. */
const VARIANTS: readonly Partial<TopLook>[] = [
  { neck: 'hood', block: 'yoke', pockets: ['hand', 'napoleon'], cuff: 'gathered', reflective: true },
  {
    cut: { ...CHILD, length: 670, hem: 262 },
    sleeve: { ...ARM, lift: 4 },
    neck: 'fur',
    pockets: ['flap'],
    cuff: 'tab',
    logo: 'patch',
  },
  {
    cloth: 'rubber',
    cut: { ...CHILD, length: 620, hem: 270 },
    sleeve: { ...ARM, lift: 13, elbow: 2 },
    neck: 'hood',
    closure: 'snaps',
    pockets: [],
    cuff: 'gathered',
    block: 'hem',
    reflective: true,
  },
  {
    cloth: 'ripstop',
    sleeve: { ...ARM, lift: 6, ease: 1.28 },
    quilt: 'rows',
    row: 84,
    neck: 'closed',
    block: 'bands',
    pockets: ['hand'],
    cuff: 'gathered',
    hem: 'bound',
    logo: 'none',
  },
];

const DETAILS: readonly Box[] = [
  [-170, -60, 90, 265],
  [-176, -96, 104, 254],
  [-230, 380, 60, 742],
  [-120, -90, 120, 210],
];

export function drawKidsJacket(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const look = {
    cut: CHILD,
    sleeve: ARM,
    ...VARIANTS[variant],
    brand,
    mark,
    ...shownAs(view),
  } as const;
  return drawTop(way, look, "Children's jacket", view === 'detail' ? DETAILS[variant] : undefined);
}
