import { LRUCache } from 'lru-cache';
import { groundLight } from '../landscapes/lit-ground';
import { litRidge } from '../landscapes/lit-ridge';
import { mix } from '../landscapes/svg';
import { spruce } from '../landscapes/trees';
import { num, seededRandom } from './geometry';
import { Kit } from './kit';
import { type Walker, walker, walkersGait } from './walker';
import type { Gait } from './walker-gait';
import { tufts, weather } from './walking-weather';

export type WalkSeason = 'winter' | 'autumn' | 'summer';

/** Units of the picture are millimetres of the walker, whole also where a square is cut from the middle of the picture. */
const [LEFT, TOP, RIGHT, BOTTOM] = [-1350, -2640, 1350, 735] as const;
const HORIZON = -1010;
const GROUND = { left: LEFT, top: TOP, right: RIGHT, bottom: BOTTOM, horizon: HORIZON };

type Tones = {
  readonly sky: readonly [string, string, string];
  /** ridges from the farthest to the nearest */
  readonly ridges: readonly [string, string, string];
  readonly trees: string;
  readonly ground: readonly [string, string];
  readonly path: string;
  /** fells where the sun reaches them */
  readonly light: string;
};

const SEASONS: Record<WalkSeason, Tones> = {
  winter: {
    sky: ['#b7cddb', '#dbe6ea', '#f3ece0'],
    ridges: ['#9fb9cc', '#93b0c2', '#7f9fb0'],
    trees: '#7e9ba6',
    ground: ['#eef3f5', '#b9cfdd'],
    path: '#cfdee8',
    light: '#fff6e8',
  },
  autumn: {
    sky: ['#b9c6c9', '#dcdcd0', '#f0e3c9'],
    ridges: ['#9ba7ac', '#8d9489', '#7d7c62'],
    trees: '#7f8069',
    ground: ['#b08d58', '#6d5534'],
    path: '#5f4629',
    light: '#e6cfa4',
  },
  summer: {
    sky: ['#b4d0da', '#dbe7df', '#f3efd9'],
    ridges: ['#93b1b4', '#86a695', '#6f9077'],
    trees: '#6f9078',
    ground: ['#a3b382', '#5c7350'],
    path: '#6b6644',
    light: '#dfe3bd',
  },
};

const stops = (list: readonly string[]): string =>
  list.map((colour, i) => `<stop offset="${num(i / (list.length - 1), 2)}" stop-color="${colour}"/>`).join('');

/** Spruces far off in the tone of the air between, and nearer ones at both sides. */
function trees(kit: Kit, { ridges, trees: near }: Tones, seed: number): string {
  const random = seededRandom(seed);
  const kinds = [0, 1, 2].map((i) =>
    kit.once(`tree${i}`, (id) => `<path id="${id}" d="${spruce(seededRandom(60 + i), 20 + i * 3, 9 + i * 2)}"/>`),
  );
  const tree = (x: number, foot: number, size: number): string =>
    `<use href="#${kinds[Math.floor(random() * 3)]}" transform="matrix(${num(size, 2)} 0 0 ${num(size, 2)} ${num(x)} ${num(foot)})"/>`;
  const row = Array.from({ length: 44 }, () =>
    tree(LEFT + random() * (RIGHT - LEFT), HORIZON + 50, 1.2 + random() * 2.2),
  );
  const sides = [-1330, -1180, -1060, -930, -800, 760, 900, 1010, 1160, 1290].map((x) =>
    tree(x + random() * 60, HORIZON + 70 + random() * 60, 4.5 + random() * 4.5),
  );
  return `<g fill="${ridges[2]}">${row.join('')}</g><g fill="${near}">${sides.join('')}</g>`;
}

/** A path that winds towards us, and what feet have worn out of its middle. */
const PATH = {
  edge: `M-420 -940C-160 -925 170 -880 150 -770S-150 -560 -130 -330S-330 260 -470 ${BOTTOM + 60}H760C560 330 300 60 250 -230S330 -600 262 -790S-120 -945 -400 -952z`,
  worn: `M-300 -934C-60 -915 214 -860 196 -760S-30 -540 -20 -310S-170 260 -230 ${BOTTOM + 60}H430C330 330 170 60 160 -230S260 -600 232 -780S-60 -938 -290 -944z`,
};

/** The frame of the picture, for what is drawn in units from its corner. */
const FRAME = { width: RIGHT - LEFT, height: BOTTOM - TOP, isTall: true };

/** Two rows of fells in the light, the first of five kinds. */
function fells({ ridges: [far, middle, near], sky: [, , haze] }: Tones, light: string, kind: number): string {
  const line = HORIZON - TOP;
  const peak = 0.3 + 0.11 * kind;
  const common = { sun: -1, haze, rough: 60 } as const;
  return [
    litRidge(
      FRAME,
      'w1',
      {
        ...common,
        top: (s) => line - 420 - 640 * Math.exp(-(((s - peak) / 0.2) ** 2)) - 200 * Math.sin(s * 4 + kind),
        seed: 4 + kind,
        shade: far,
        lit: light,
        spur: 210,
        steep: 0.5,
      },
      line + 20,
    ),
    litRidge(
      FRAME,
      'w2',
      {
        ...common,
        top: (s) => line - 240 - 150 * Math.sin(s * 5 + kind * 1.7),
        rough: 40,
        seed: 20 + kind,
        shade: mix(middle, near, 0.4),
        lit: mix(middle, light, 0.5),
        spur: 170,
        steep: 0.5,
        air: 0.75,
      },
      line + 40,
    ),
  ].join('');
}

/** Backdrops drawn lately: goods of a season stand before one of five. */
const BACKDROPS = new LRUCache<string, string>({ max: 30 });

function backdrop(kit: Kit, season: WalkSeason, seed: number): string {
  const kind = seed % 5;
  const key = `${season}${kind}`;
  const fixed = BACKDROPS.get(key) ?? landAndSky(season, kind);
  BACKDROPS.set(key, fixed);
  const { ground, path, sky: air } = SEASONS[season];
  const gradient = (name: string, list: readonly string[]): string =>
    kit.once(`walk${name}`, (id) => `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`);
  const box = `x="${LEFT}" width="${RIGHT - LEFT}"`;
  const trodden = gradient('path', [`${path}00`, path, path]);
  const paths = [
    `<g ${kit.blur(9, 4)}><path d="${PATH.edge}" fill="url(#${trodden})" opacity=".42"/><path d="${PATH.worn}" fill="url(#${trodden})" opacity=".38"/></g>`,
  ];
  const depth = season === 'winter' ? 0.4 : 0.45;
  return [
    `<rect ${box} y="${TOP}" height="${HORIZON - TOP + 60}" fill="url(#${gradient('sky', air)})"/>`,
    `<g transform="translate(${LEFT} ${TOP})">${fixed}</g>`,
    trees(kit, SEASONS[season], seed),
    `<path d="M${LEFT} ${HORIZON + 30}Q-500 ${HORIZON - 20} 0 ${HORIZON + 20}T${RIGHT} ${HORIZON + 10}V${BOTTOM}H${LEFT}z" fill="url(#${gradient('ground', ground)})"/>`,
    ...paths,
    `<g transform="translate(${LEFT} ${TOP})">${groundOf(season, kind, depth)}</g>`,
    `<rect ${box} y="${HORIZON - 90}" height="260" fill="url(#${gradient('mist', [`${air[2]}00`, air[2], `${air[2]}00`])})" opacity=".7"/>`,
    season === 'winter' ? '' : tufts(ground, seed, GROUND),
  ].join('');
}

const landAndSky = (season: WalkSeason, kind: number): string => fells(SEASONS[season], SEASONS[season].light, kind);

function groundOf(season: WalkSeason, kind: number, depth: number): string {
  const key = `${season}${kind}ground`;
  const known =
    BACKDROPS.get(key) ??
    groundLight(FRAME.width, HORIZON - TOP + 24, FRAME.height, {
      kind: season === 'winter' ? 'snow' : 'heath',
      seed: 3 + kind,
      sun: -1,
      depth,
      columns: 110,
    });
  BACKDROPS.set(key, known);
  return known;
}

/** Prints of boots in the snow, coming towards us. */
const prints = (): string =>
  (
    [
      [96, 150, 1],
      [-130, 236, 1.15],
      [110, 326, 1.3],
      [-170, 430, 1.5],
      [130, 560, 1.7],
    ] as const
  )
    .map(
      ([x, y, size]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${num(58 * size)}" ry="${num(17 * size)}" fill="#8fb0c8" opacity=".6"/>`,
    )
    .join('');

/** The shadow that falls away from the light, and the dark under the boots. */
function shadows(kit: Kit, { far, near, isPlanted }: Gait): string {
  return (
    kit.soft(
      'M-170 40Q-60 -20 180 -80Q520 -130 900 -230Q1040 -240 1010 -190Q620 -30 180 50Q-60 90 -170 40Z',
      '#142233',
      0.34,
      14,
    ) +
    kit.ground(
      near[0] - 106,
      near[1] + (isPlanted ? -6 : 62),
      isPlanted ? 134 : 150,
      isPlanted ? 27 : 34,
      isPlanted ? 0.62 : 0.7,
    ) +
    kit.ground(far[0] + 118, far[1] - 58, 130, 26, 0.6)
  );
}

/** Somebody who walks away in clothes of the shop, on a path before fells. */
export function drawWalking(dressed: Walker, season: WalkSeason, seed: number): string {
  const isWet = season === 'winter' || dressed.top.kind === 'shell';
  const kit = new Kit([LEFT, TOP, RIGHT, BOTTOM], { width: 1000, height: 1250 }, 0);
  return kit.svg(
    backdrop(kit, season, seed) +
      (season === 'winter' ? prints() : '') +
      shadows(kit, walkersGait(dressed)) +
      walker(kit, dressed) +
      (isWet ? weather(season === 'winter', seed, GROUND) : ''),
    'Worn outdoors',
  );
}
