import type { PlateVariant } from '../plate-drawing';
import { lightness } from './colour';
import type { DownOptions } from './down-jacket-look';
import { COLOURWAYS, type Colourway } from './palette';
import type { ShellBlock, ShellOptions } from './shell-jacket-look';
import type { TrousersKind, TrousersOptions } from './trousers';
import { type Bottom, LEATHER } from './walker';
import type { Block, Top } from './walker-sleeve';
import { drawWalking, type WalkSeason } from './walking-scene';

/** Lightness, of 0 to 1, from which a garment is light: dark things are worn with it. */
const LIGHT = 0.4;
/** Height of the shoulders over the ground, mm: a jacket of a length ends that much lower. */
const SHOULDERS = 1520;

const SHELL_BLOCKS: Record<ShellBlock, Block> = {
  yoke: 'yoke',
  split: 'yoke',
  diag: 'yoke',
  hem: 'hem',
  side: 'side',
  band: 'band',
  none: 'none',
};

/** What goes with a garment of this colour: dark with light ones, light with dark ones. */
const beside = ({ main }: Colourway): Colourway => (lightness(main) < LIGHT ? COLOURWAYS.lichen : COLOURWAYS.charcoal);

/** A number for a shape: who wears it and before which fell. A garment keeps both in all its colours. */
function placeOf(...shape: readonly unknown[]): number {
  let seed = 7;
  for (const letter of JSON.stringify(shape)) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  return seed;
}

function wornAbove(top: Top, season: WalkSeason, kind: Bottom['kind'] = 'loose', isChild = false): string {
  const { way: _, ...shape } = top;
  const place = placeOf(shape, season);
  const bottom = { way: beside(top.way), kind };
  return drawWalking({ top, bottom, hat: top.way.accent, boots: LEATHER, person: place, isChild }, season, place);
}

function wornBelow(bottom: Bottom, season: WalkSeason, over: Omit<Top, 'way'>): string {
  const top = { way: beside(bottom.way), ...over };
  const place = placeOf(bottom.kind, season);
  return drawWalking({ top, bottom, hat: bottom.way.main, boots: LEATHER, person: place }, season, place);
}

export function shellOutside(
  way: Colourway,
  { block = 'yoke', head = 'peaked', length = 720, cuff, hem }: ShellOptions,
): string {
  const isForSnow = cuff === 'gaiter';
  const isLight = cuff === 'elastic' && hem === 'dropped';
  return wornAbove(
    {
      way,
      kind: 'shell',
      hem: SHOULDERS - length,
      hood: head === 'collar' ? 'none' : isForSnow ? 'up' : 'down',
      block: SHELL_BLOCKS[block],
    },
    isForSnow ? 'winter' : isLight ? 'summer' : 'autumn',
    isForSnow ? 'wide' : 'loose',
  );
}

export const downOutside = (
  way: Colourway,
  { hood = true, rows = 8, yoke = true, sleeves = true, length = 700 }: DownOptions,
): string =>
  wornAbove(
    {
      way,
      kind: 'down',
      hem: SHOULDERS - length,
      hood: hood ? 'up' : 'none',
      rows: Math.max(6, rows),
      block: yoke ? 'yoke' : 'none',
      hasSleeves: sleeves,
    },
    sleeves ? 'winter' : 'autumn',
  );

export const baseLayerOutside = (way: Colourway, stripe: string | undefined): string =>
  wornAbove(
    { way, kind: 'tight', hem: 850, block: stripe === 'raglan' ? 'sleeves' : stripe === 'chest' ? 'band' : 'none' },
    'winter',
  );

const LEGS: Record<TrousersKind, readonly [Bottom['kind'], WalkSeason]> = {
  shell: ['loose', 'autumn'],
  wide: ['wide', 'winter'],
  alpine: ['kneed', 'winter'],
  over: ['wide', 'autumn'],
  'zip-off': ['loose', 'summer'],
  tapered: ['loose', 'summer'],
  plain: ['loose', 'summer'],
  reinforced: ['kneed', 'autumn'],
  light: ['loose', 'summer'],
};

export function trousersOutside(way: Colourway, { kind = 'shell' }: TrousersOptions): string {
  const [cut, season] = LEGS[kind];
  const isShell = kind === 'shell' || kind === 'wide' || kind === 'alpine' || kind === 'over';
  return wornBelow({ way, kind: cut }, season, {
    kind: isShell ? 'shell' : 'fleece',
    hem: 880,
    hood: isShell ? 'down' : 'none',
  });
}

/** Tops drawn by variant: kind, length, hood, block and season of each of the four. */
type TopRow = readonly [
  kind: Top['kind'],
  length: number,
  hood: NonNullable<Top['hood']>,
  block: Block,
  season: WalkSeason,
];

const TOPS: Record<
  'fleece' | 'softshell' | 'insulated-jacket' | 'vest' | 't-shirt' | 'kids-jacket',
  readonly [TopRow, TopRow, TopRow, TopRow]
> = {
  fleece: [
    ['fleece', 690, 'none', 'sleeves', 'autumn'],
    ['fleece', 710, 'down', 'side', 'autumn'],
    ['fleece', 670, 'none', 'none', 'summer'],
    ['fleece', 680, 'none', 'yoke', 'summer'],
  ],
  softshell: [
    ['shell', 710, 'down', 'yoke', 'autumn'],
    ['shell', 690, 'none', 'side', 'winter'],
    ['shell', 730, 'down', 'yoke', 'autumn'],
    ['shell', 770, 'down', 'none', 'summer'],
  ],
  'insulated-jacket': [
    ['down', 730, 'up', 'yoke', 'winter'],
    ['down', 680, 'none', 'none', 'autumn'],
    ['down', 660, 'none', 'none', 'autumn'],
    ['down', 690, 'down', 'sleeves', 'winter'],
  ],
  vest: [
    ['down', 690, 'none', 'yoke', 'autumn'],
    ['fleece', 650, 'none', 'none', 'autumn'],
    ['shell', 650, 'none', 'side', 'summer'],
    ['down', 820, 'down', 'none', 'winter'],
  ],
  't-shirt': [
    ['tee', 710, 'none', 'none', 'summer'],
    ['tee', 700, 'none', 'none', 'summer'],
    ['tee', 690, 'none', 'sleeves', 'summer'],
    ['tee', 660, 'none', 'band', 'summer'],
  ],
  'kids-jacket': [
    ['shell', 700, 'down', 'yoke', 'winter'],
    ['shell', 770, 'down', 'none', 'winter'],
    ['shell', 720, 'down', 'hem', 'autumn'],
    ['down', 700, 'none', 'none', 'winter'],
  ],
};
/** Quilted rows of insulated tops, by the height of a row. */
const QUILTED = 10;

export function topOutside(type: keyof typeof TOPS, variant: PlateVariant): (way: Colourway) => string {
  const [kind, length, hood, block, season] = TOPS[type][variant];
  const top = { kind, hem: SHOULDERS - length, hood, block, rows: QUILTED, hasSleeves: type !== 'vest' };
  const below = type === 't-shirt' ? 'shorts' : type === 'kids-jacket' ? 'wide' : 'loose';
  return (way) => wornAbove({ way, ...top }, season, below, type === 'kids-jacket');
}

/** Bottoms drawn by variant: those of the four that are as tight, wide or short as they are drawn flat. */
const BOTTOMS: Record<
  'base-bottoms' | 'shorts' | 'ski-trousers',
  readonly [Bottom['kind'], Bottom['kind'], Bottom['kind'], Bottom['kind']]
> = {
  'base-bottoms': ['tight', 'tight', 'loose', 'tight'],
  shorts: ['shorts', 'shorts', 'shorts', 'shorts'],
  'ski-trousers': ['wide', 'wide', 'kneed', 'loose'],
};

export function bottomOutside(type: keyof typeof BOTTOMS, variant: PlateVariant): (way: Colourway) => string {
  const kind = BOTTOMS[type][variant];
  if (type === 'base-bottoms') return (way) => wornBelow({ way, kind }, 'winter', { kind: 'tight', hem: 880 });
  if (type === 'shorts') return (way) => wornBelow({ way, kind }, 'summer', { kind: 'tee', hem: 860 });
  return (way) => wornBelow({ way, kind }, 'winter', { kind: 'shell', hem: 830, hood: 'up' });
}
