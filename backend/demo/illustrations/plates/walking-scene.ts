import { spruce } from '../landscapes/trees';
import { num, seededRandom } from './geometry';
import { Kit } from './kit';
import { type Walker, walker } from './walker';

export type WalkSeason = 'winter' | 'autumn' | 'summer';

/** Units of the picture are millimetres of the walker, whole also where a square is cut from the middle of the picture. */
const [LEFT, TOP, RIGHT, BOTTOM] = [-1350, -2640, 1350, 735] as const;
const HORIZON = -1010;

type Tones = {
  readonly sky: readonly [string, string, string];
  /** ridges from the farthest to the nearest */
  readonly ridges: readonly [string, string, string];
  readonly trees: string;
  readonly ground: readonly [string, string];
  readonly path: string;
  /** the crests of its waves */
  readonly tuft: string;
};

const SEASONS: Record<WalkSeason, Tones> = {
  winter: {
    sky: ['#b7cddb', '#dbe6ea', '#f3ece0'],
    ridges: ['#c4d3dc', '#a9c0cd', '#8ca9b7'],
    trees: '#7e9ba6',
    ground: ['#eef3f5', '#b9cfdd'],
    path: '#cfdee8',
    tuft: '#ffffff',
  },
  autumn: {
    sky: ['#b9c6c9', '#dcdcd0', '#f0e3c9'],
    ridges: ['#bfc6c2', '#a3a999', '#8a8a72'],
    trees: '#7f8069',
    ground: ['#b08d58', '#6d5534'],
    path: '#cbb992',
    tuft: '#c29a57',
  },
  summer: {
    sky: ['#b4d0da', '#dbe7df', '#f3efd9'],
    ridges: ['#bccfcb', '#9db8a7', '#7f9f86'],
    trees: '#6f9078',
    ground: ['#a3b382', '#5c7350'],
    path: '#d5cba8',
    tuft: '#bcc88f',
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

/** Where each wave of the ground has its crest, heights over the walker's ground, and whether it is lit. */
const WAVES: readonly (readonly [left: number, middle: number, right: number, isLit: boolean])[] = [
  [-960, -900, -930, true],
  [-800, -850, -740, false],
  [-640, -560, -700, true],
  [-380, -480, -300, false],
  [-160, -60, -260, true],
  [120, 20, 180, false],
  [300, 420, 260, true],
];

/** The ground in long waves, each light at its crest and lost in the next. */
const waves = ({ tuft, ground }: Tones, gradient: (key: string, list: readonly string[]) => string): string =>
  WAVES.map(([left, middle, right, isLit]) => {
    const depth = (middle - HORIZON) / (BOTTOM - HORIZON);
    const thick = 70 + depth * 260;
    const edge = `M${LEFT} ${left}Q-560 ${num((left + middle) / 2 - thick * 0.5)} 0 ${middle}T${RIGHT} ${right}`;
    return `<path d="${edge}V${num(right + thick)}Q560 ${num(middle + thick * 1.2)} 0 ${num(middle + thick)}T${LEFT} ${num(left + thick)}z" fill="url(#${gradient(isLit ? `lit${tuft}` : `dark${ground[1]}`, isLit ? [tuft, `${tuft}00`] : [ground[1], `${ground[1]}00`])})" opacity="${isLit ? 0.75 : 0.42}"/>`;
  }).join('');

/** A path that comes from the left round a wave, its edges worn. */
const PATH = {
  wide: `M-330 -860Q60 -830 10 -690Q-60 -470 -190 -180T-560 ${BOTTOM}H760Q430 -20 300 -240T170 -620Q190 -840 -200 -880z`,
  narrow: `M-310 -858Q80 -826 36 -690Q-30 -470 -150 -180T-480 ${BOTTOM}H670Q380 -20 256 -240T136 -620Q150 -826 -210 -872z`,
};

function backdrop(kit: Kit, tones: Tones, seed: number): string {
  const [far, middle, near] = tones.ridges;
  const box = `x="${LEFT}" width="${RIGHT - LEFT}"`;
  const shift = (seed % 5) * 110 - 220;
  const gradient = (key: string, list: readonly string[]): string =>
    kit.once(`walk${key}`, (id) => `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`);
  const ridge = (d: string, colour: string, foot: string): string =>
    `<path d="${d}" fill="url(#${gradient(colour, [colour, foot])})"/>`;
  const haze = tones.sky[2];
  const peak = `M-1700 ${HORIZON}V-1500Q${-800 + shift} -1640 ${-560 + shift} -1760T${-220 + shift} -2010Q${20 + shift} -2200 ${190 + shift} -2040T${560 + shift} -1770Q${860 + shift} -1620 1700 -1560V${HORIZON}z`;
  const sun = kit.linearBetween('0 #fff .55, .5 #fff .16, .62 #fff 0', -700 + shift, -1700, 420 + shift, -1900);
  return [
    `<rect ${box} y="${TOP}" height="${HORIZON - TOP + 60}" fill="url(#${gradient('sky', tones.sky)})"/>`,
    ridge(peak, far, haze),
    `<path d="${peak}" fill="${sun}"/>`,
    ridge(
      `M${LEFT} ${HORIZON}V-1420Q-900 -1300 -520 -1420T240 -1330Q620 -1240 ${RIGHT} -1520V${HORIZON}z`,
      middle,
      haze,
    ),
    ridge(
      `M${LEFT} ${HORIZON + 20}V-1150Q-820 -1260 -300 -1130T500 -1150Q900 -1240 ${RIGHT} -1150V${HORIZON + 20}z`,
      near,
      tones.sky[1],
    ),
    trees(kit, tones, seed),
    `<path d="M${LEFT} ${HORIZON + 30}Q-500 ${HORIZON - 20} 0 ${HORIZON + 20}T${RIGHT} ${HORIZON + 10}V${BOTTOM}H${LEFT}z" fill="url(#${gradient('ground', tones.ground)})"/>`,
    waves(tones, gradient),
    ...(
      [
        [PATH.wide, 0.45],
        [PATH.narrow, 0.7],
      ] as const
    ).map(
      ([d, share]) =>
        `<path d="${d}" fill="url(#${gradient('path', [`${tones.path}00`, tones.path, tones.path])})" opacity="${share}"/>`,
    ),
  ].join('');
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
function shadows(kit: Kit): string {
  return (
    kit.soft(
      'M-170 40Q-60 -20 180 -80Q520 -130 900 -230Q1040 -240 1010 -190Q620 -30 180 50Q-60 90 -170 40Z',
      '#142233',
      0.34,
      14,
    ) +
    kit.ground(-106, 62, 150, 34, 0.7) +
    kit.ground(118, -58, 130, 26, 0.6)
  );
}

/** Somebody who walks away in clothes of the shop, on a path before fells. */
export function drawWalking(dressed: Walker, season: WalkSeason, seed: number): string {
  const kit = new Kit([LEFT, TOP, RIGHT, BOTTOM], { width: 1000, height: 1250 }, 0);
  return kit.svg(
    backdrop(kit, SEASONS[season], seed) + (season === 'winter' ? prints() : '') + shadows(kit) + walker(kit, dressed),
    'Worn outdoors',
  );
}
