import { type CrispPeak, crispPeak } from './crisp-peak';
import { columnsOf, drifts, type FellOptions, mountains, view, woodedHill } from './fell-terrain';
import { castPaint, type Dress, standing } from './figure';
import { lampLight } from './lamp-light';
import { groundLight } from './lit-ground';
import { layered, seededRandom } from './noise';
import { POSES } from './poses';
import { paint, type Relief, relief } from './relief';
import { skierWithPulk } from './ski-gear';
import { radial, scene, short, strip, type Vec, vertical } from './svg';
import { farSpruce, snowOnSpruce, spruce } from './trees';

/** Spruces standing on the wooded hill, the farthest first. */
function forest(o: FellOptions, ground: Relief, random: () => number): string {
  const focal = 1900 * o.scale;
  const stand: { z: number; x: number; y: number; size: number; symbol: number }[] = [];
  for (let i = 0; i < o.trees; i++) {
    const z = 460 * (1450 / 460) ** random();
    const x = (-0.75 + 1.5 * random()) * z;
    const clearing = Math.abs(x / z - 0.06) < 0.1 ? 0.3 : 1;
    if (Math.max(0.04, 0.62 + 1.5 * layered(x / 150, z / 220, 2, 4)) * clearing < random()) continue;
    const [px, py] = ground.project(x, z);
    const size = ((10 + 9 * random()) * focal) / z / 100;
    stand.push({ z, x: px, y: py, size, symbol: Math.floor(random() * 4) });
  }
  return stand
    .sort((a, b) => b.z - a.z)
    .map(({ z, x, y, size, symbol }) => {
      const colour = o.light.tree(Math.round(Math.min(1, (z - 460) / 990) * 6) / 6);
      const wide = (size * (0.9 + 0.2 * random())).toFixed(3);
      return `<use href="#f${symbol}" fill="${colour}" transform="matrix(${wide} 0 0 ${size.toFixed(3)} ${short(x)} ${short(y)})"/>`;
    })
    .join('');
}

/** A few snow-laden spruces at the edges of the foreground: sine of the sight line, and depth. */
const NEAR_TREES: readonly Vec[] = [
  [0.6, 150],
  [0.66, 128],
  [0.545, 190],
  [0.71, 170],
  [0.5, 235],
  [-0.66, 150],
  [-0.6, 205],
  [-0.73, 130],
  [-0.52, 260],
  [0.575, 250],
];

function nearTrees(o: FellOptions, ground: Relief): string {
  const focal = 1900 * o.scale;
  const random = seededRandom(12);
  const lit = o.light.snow.at(-1)?.[1] ?? '#ffffff';
  return NEAR_TREES.filter(([u]) => Math.abs(u * focal) < o.width * 0.62)
    .toSorted((a, b) => b[1] - a[1])
    .map(([u, z]) => {
      const [x, y] = ground.project(u * z, z);
      const size = ((9 + 5 * random()) * focal) / z / 100;
      const symbol = Math.floor(random() * 4);
      const facing = random() > 0.5 ? 1 : -1;
      const place = `matrix(${(size * facing).toFixed(3)} 0 0 ${size.toFixed(3)} ${short(x)} ${short(y + 3)})`;
      return [
        `<ellipse cx="${short(x - size * 14)}" cy="${short(y + 3)}" rx="${short(size * 30)}" ry="${short(size * 3)}" fill="${o.light.shade}" opacity=".28"/>`,
        `<use href="#t${symbol}" transform="${place}" fill="${o.light.tree(-0.2 + z / 900)}"/>`,
        `<use href="#n${symbol}" transform="${place}" fill="${lit}" opacity=".82"/>`,
      ].join('');
    })
    .join('');
}

/** What skis, and a pulk, have left behind: they came from the left, out of the foreground, in a long bend. */
function tracksBehind({ trackEnd: [endX, endZ], light, hasSkier }: FellOptions, ground: Relief, size: number): string {
  /** a furrow `down` units below the way of the skis, from `from` metres behind */
  const furrow = (down: number, half: number, from: number): string => {
    const upper: Vec[] = [];
    const lower: Vec[] = [];
    for (let back = from; back <= (hasSkier ? 72 : 96); back += 2.4) {
      const z = endZ - (hasSkier ? 0.0082 : 0.0102) * back * back;
      const [x, y] = ground.project(endX - back, z);
      const [, level] = ground.project(endX, endZ);
      const near = (endZ / z) ** 1.6 * size;
      // the nearer the less of the swell of the snow: the furrow leads to the very place of the skis
      const at = level + (y - level) * Math.min(1, back / 22) + down * near;
      upper.push([x, at - half * near]);
      lower.push([x, at + half * near]);
    }
    return strip(upper, lower);
  };
  return [
    hasSkier ? `<path d="${furrow(5.5, 7, 6)}" fill="${light.track}" opacity=".42"/>` : '',
    `<path d="${furrow(1.2, 1.05, hasSkier ? 2 : -1)}${furrow(4.6, 1.25, hasSkier ? 0 : -1)}" fill="${light.track}"/>`,
    `<path d="${furrow(2.5, 0.36, hasSkier ? 2 : -1)}${furrow(6.1, 0.42, hasSkier ? 0 : -1)}${hasSkier ? furrow(12.6, 0.5, 8) : ''}" fill="${light.trackLit}" opacity=".75"/>`,
  ].join('');
}

/** The skier with the pulk, in the light of the sky and, at night, of the lamp. */
function skierOn(o: FellOptions, ground: Relief): string {
  const [x, y] = ground.project(...o.trackEnd);
  const { ink, coat, pack, rim, shade, isNight } = o.light;
  const size = 2.1 * o.scale ** 0.3;
  const dress: Dress = {
    coat,
    legs: ink,
    hat: isNight ? '#b5703a' : '#d9a13b',
    headwear: 'beanie',
    boots: '#3f474e',
    packKind: 'day',
    pack,
    light: rim,
    lightFrom: 1,
    hasLamp: isNight,
  };
  return [
    tracksBehind(o, ground, size),
    castPaint(isNight ? 0.5 : 0.3, shade),
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size, 100)})">${isNight ? lampLight([POSES.touring]) : ''}${standing('skier', skierWithPulk(dress), dress, [-0.8, 0.2])}</g>`,
  ].join('');
}

/** Where a track ends: skis and poles stand in the snow, and nobody is there. */
function skisLeft(o: FellOptions, ground: Relief): string {
  const [x, y] = ground.project(...o.trackEnd);
  const { coat, rim, shade, ink, track, snow } = o.light;
  const size = 2.3 * o.scale ** 0.3;
  const upright = (at: number, lean: number, colour: string): string =>
    `<g transform="translate(${at} 0) rotate(${lean})"><path d="M-2.500 4L-2.900-104Q-2.600-113-.4-117Q2.600-112 2.900-104L2.500 4z" fill="${colour}"/><path d="M.4 4L.6-114Q2.600-110 2.900-104L2.500 4z" fill="${rim}" opacity=".55"/><path d="M-2.800-44H2.800V-34H-2.800z" fill="${ink}"/></g>`;
  const pole = (at: number, lean: number): string =>
    `<g transform="translate(${at} 2) rotate(${lean})"><path d="M0 2V-82" stroke="${ink}" stroke-width="1.500"/><path d="M-1.700-82h3.400l-.4-11h-2.600z" fill="${ink}"/><ellipse cx="0" cy="-4" rx="4.400" ry="1.500" fill="${ink}"/></g>`;
  const left = upright(-7, -3, coat) + upright(6, 4, coat) + pole(-20, -10) + pole(20, 12);
  return [
    tracksBehind(o, ground, size),
    castPaint(0.34, shade),
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size, 100)})">`,
    `<g transform="matrix(1 0 .8 -.2 0 0)"><g filter="url(#cast)">${left}</g></g>${left}`,
    `<path d="M-48 8Q-34-3-25-3T-8-7T8-7T24-4Q34-3 46 8Q0 19-48 8z" fill="${snow.at(-2)?.[1] ?? rim}"/><path d="M-48 8Q-34-3-25-3Q-16-6-10-7Q-18 1-6 9Q-26 13-48 8z" fill="${track}" opacity=".5"/></g>`,
  ].join('');
}

/** The fell's summits and shoulders: right of the line of sight and over the horizon, units at scale 1. */
const SUMMITS: readonly Vec[] = [
  [-620, 0],
  [-380, 66],
  [-150, 92],
  [40, 176],
  [140, 238],
  [262, 226],
  [330, 262],
  [452, 344],
  [520, 306],
  [612, 236],
  [704, 196],
  [770, 204],
  [890, 132],
  [1060, 66],
  [1300, 0],
];

const mainPeak = ({ centre, horizon, scale, light }: FellOptions): CrispPeak => ({
  line: SUMMITS.map(([x, y]): Vec => [centre + x * scale, horizon - y * scale]),
  foot: horizon + 10,
  lit: light.main.at(-2)?.[1] ?? '#ffffff',
  shade: light.main[1]?.[1] ?? '#91acbf',
  sun: 1,
  seed: 8,
});

/** Where long flat drifts lie: share of the width, of the height between horizon and foot, half their length in shares of the width. */
const DRIFTS: readonly (readonly [at: number, down: number, half: number])[] = [
  [0.2, 0.3, 0.3],
  [0.86, 0.42, 0.34],
  [0.46, 0.62, 0.42],
  [0.02, 0.82, 0.36],
  [0.8, 0.9, 0.44],
];

/** Long flat drifts: a back in the light that runs out towards us, before the shade that lies behind it. */
function flatDrifts({ width, height, horizon, light }: FellOptions): string {
  const [shade, lit] = [light.snow[1]?.[1] ?? light.shade, light.snow.at(-2)?.[1] ?? light.trackLit];
  const deepest = height - horizon;
  const shapes = DRIFTS.map(([at, down, half]) => {
    const [x, y, long] = [at * width, horizon + down * deepest, half * width];
    const high = deepest * (0.05 + 0.09 * down);
    const crest = `M${short(x - long)} ${short(y)}C${short(x - long * 0.5)} ${short(y)} ${short(x - long * 0.3)} ${short(y - high)} ${short(x + long * 0.1)} ${short(y - high)}S${short(x + long * 0.6)} ${short(y - high * 0.1)} ${short(x + long)} ${short(y)}`;
    const back = `${crest}C${short(x + long * 0.4)} ${short(y + high * 1.1)} ${short(x - long * 0.5)} ${short(y + high * 1.1)} ${short(x - long)} ${short(y)}z`;
    return `<path d="${back}" fill="url(#driftshade)" transform="translate(${short(-long * 0.12)} ${short(-high * 0.4)})"/><path d="${back}" fill="url(#drift)"/>`;
  });
  const paints = [
    vertical('drift', [
      [0, lit, 0.9],
      [0.4, lit, 0.45],
      [1, lit, 0],
    ]),
    vertical('driftshade', [
      [0, shade, 0],
      [0.3, shade, 0.4],
      [1, shade, 0],
    ]),
  ];
  return `<defs>${paints.join('')}</defs>${shapes.join('')}`;
}

/** A fell over a snowfield with tracks, in the given light. */
export function drawFell(o: FellOptions): string {
  const { width, height, horizon, centre, light, hasSkier } = o;
  const { far, middle } = mountains(o);
  const wooded = relief({
    ...view(o),
    eye: 34,
    near: 420,
    far: 1500,
    steps: 92,
    columns: columnsOf(o, 280),
    dark: 0.15,
    bright: 0.7,
    smoothing: 1,
    field: woodedHill,
  });
  const snow = relief({
    ...view(o),
    horizon: horizon - 12,
    eye: 16,
    near: 28,
    far: 900,
    steps: 180,
    columns: columnsOf(o, 240),
    dark: 0.05,
    bright: 0.7,
    smoothing: hasSkier ? 4 : 26,
    light: [0.86, 0.3, 0.34],
    field: drifts,
  });
  const symbols = Array.from({ length: 4 }, (_, i) => {
    const tiers = 20 + i * 2;
    const reach = 9 + i * 1.6;
    return `<path id="t${i}" d="${spruce(seededRandom(40 + i), tiers, reach)}"/><path id="f${i}" d="${farSpruce(seededRandom(40 + i), 12 + i, reach)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(40 + i), tiers, reach)}"/>`;
  }).join('');
  const defs = [
    vertical('sky', light.sky),
    radial('glow', light.glow),
    vertical('mist', [
      [0, light.mist, 0],
      [0.6, light.mist, 0.75],
      [1, light.mist, 0],
    ]),
    vertical('haze', [
      [0, light.mist, 0],
      [1, light.mist, 0.9],
    ]),
    vertical('foot', [
      [0, light.mist, 0],
      [0.3, light.mist, 0.3],
      [0.62, light.mist, 0.93],
      [0.8, light.mist, 1],
      [1, light.mist, 1],
    ]),
    vertical('near', [
      [0, light.foregroundTop, 0.55],
      [0.35, light.foregroundTop, 0],
      [1, light.foregroundBottom, 0.45],
    ]),
    symbols,
  ].join('');
  const band = (y: number, depth: number, fill: string, opacity = 1): string =>
    `<path fill="url(#${fill})" d="M0 ${y}h${width}v${depth}H0z" opacity="${opacity}"/>`;
  const random = seededRandom(7);
  return scene(
    width,
    height,
    [
      `<defs>${defs}</defs>`,
      band(0, height, 'sky'),
      o.sky ?? '',
      `<ellipse cx="${centre + width * 0.36}" cy="${horizon - 60}" rx="${width * 0.5}" ry="520" fill="url(#glow)"/>`,
      paint('a', far, light.far),
      paint('b', middle, light.middle),
      band(horizon - 150, 190, 'mist'),
      crispPeak('c', mainPeak(o)),
      hasSkier ? band(horizon - 170, 190, 'haze') : band(horizon - 250 * o.scale, 250 * o.scale + 20, 'foot'),
      paint('d', wooded, light.hill),
      forest(o, wooded, random),
      band(horizon - 60, 130, 'mist', 0.8),
      paint(
        'e',
        snow,
        light.snow,
        band(horizon - 40, height - horizon + 40, 'near') +
          (hasSkier
            ? groundLight(width, horizon + 10, height, {
                kind: 'snow',
                seed: 3,
                sun: 1,
                depth: 0.55,
                columns: columnsOf(o, 230),
              })
            : flatDrifts(o)),
      ),
      band(horizon - 46, 130, 'mist', 0.85),
      nearTrees(o, snow),
      hasSkier ? skierOn(o, snow) : skisLeft(o, snow),
    ].join(''),
  );
}
