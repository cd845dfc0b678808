import { type CrispPeak, crispPeak } from './crisp-peak';
import { drifts, type FellOptions, mountains, view, woodedHill } from './fell-terrain';
import { castPaint, type Dress, standing } from './figure';
import { LAMPLIGHT } from './lamp-light';
import { groundLight } from './lit-ground';
import { layered, seededRandom } from './noise';
import { paint, type Relief, relief } from './relief';
import { skierWithPulk } from './ski-gear';
import { radial, scene, short, strip, type Vec, vertical } from './svg';
import { snowOnSpruce, spruce } from './trees';

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
      return `<use href="#t${symbol}" fill="${colour}" transform="matrix(${wide} 0 0 ${size.toFixed(3)} ${short(x)} ${short(y)})"/>`;
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

/** Two ski tracks curving gently away from us, to where they end. */
function tracksAhead(o: FellOptions, ground: Relief): string {
  const [endX, endZ] = o.trackEnd;
  const middle = (z: number): number => endX + (z - endZ) * 0.085 + 9 * Math.sin((z - endZ) / 70);
  const ribbon = (offset: number, half: number): string => {
    const left: Vec[] = [];
    const right: Vec[] = [];
    for (let z = 30; z <= endZ * 1.001; z *= 1.025) {
      // fresh snow has filled them where they end
      const breadth = half * Math.min(1, (endZ * 1.004 - z) / (endZ * 0.3));
      left.push(ground.project(middle(z) + offset - breadth, z));
      right.push(ground.project(middle(z) + offset + breadth, z));
    }
    return strip(left, right);
  };
  return `<path d="${ribbon(-0.55, 0.2)}${ribbon(0.55, 0.2)}" fill="${o.light.track}"/><path d="${ribbon(-0.38, 0.06)}${ribbon(0.72, 0.06)}" fill="${o.light.trackLit}"/>`;
}

/** What skis and pulk have left behind the skier: they came from the left, out of the foreground, in a long bend. */
function tracksBehind({ trackEnd: [endX, endZ], light }: FellOptions, ground: Relief, size: number): string {
  /** a furrow `down` units below the way of the skis, from `from` metres behind */
  const furrow = (down: number, half: number, from: number): string => {
    const upper: Vec[] = [];
    const lower: Vec[] = [];
    for (let back = from; back <= 72; back += 2.4) {
      const z = endZ - 0.0082 * back * back;
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
    `<path d="${furrow(5.5, 7, 6)}" fill="${light.track}" opacity=".42"/>`,
    `<path d="${furrow(1.2, 1.05, 2)}${furrow(4.6, 1.25, 0)}" fill="${light.track}"/>`,
    `<path d="${furrow(2.5, 0.36, 2)}${furrow(6.1, 0.42, 0)}${furrow(12.6, 0.5, 8)}" fill="${light.trackLit}" opacity=".75"/>`,
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
    hat: ink,
    headwear: 'beanie',
    pack,
    light: rim,
    lightFrom: 1,
    hasLamp: isNight,
  };
  return [
    tracksBehind(o, ground, size),
    castPaint(isNight ? 0.5 : 0.3, shade),
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size, 100)})">${isNight ? LAMPLIGHT : ''}${standing('skier', skierWithPulk(dress), dress, [-0.8, 0.2])}</g>`,
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

/** A fell over a snowfield with tracks, in the given light. */
export function drawFell(o: FellOptions): string {
  const { width, height, horizon, centre, light } = o;
  const { far, middle } = mountains(o);
  const wooded = relief({
    ...view(o),
    eye: 34,
    near: 420,
    far: 1500,
    steps: 140,
    columns: 420,
    dark: 0.15,
    bright: 0.7,
    smoothing: 2,
    field: woodedHill,
  });
  const snow = relief({
    ...view(o),
    horizon: horizon - 12,
    eye: 16,
    near: 28,
    far: 900,
    steps: 280,
    columns: 400,
    dark: 0.05,
    bright: 0.7,
    smoothing: 11,
    light: [0.86, 0.3, 0.34],
    field: drifts,
  });
  const symbols = Array.from({ length: 4 }, (_, i) => {
    const tiers = 20 + i * 2;
    const reach = 9 + i * 1.6;
    return `<path id="t${i}" d="${spruce(seededRandom(40 + i), tiers, reach)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(40 + i), tiers, reach)}"/>`;
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
      band(horizon - 170, 190, 'haze'),
      paint('d', wooded, light.hill),
      forest(o, wooded, random),
      band(horizon - 60, 130, 'mist', 0.8),
      paint(
        'e',
        snow,
        light.snow,
        band(horizon - 40, height - horizon + 40, 'near') +
          groundLight(width, horizon + 10, height, { kind: 'snow', seed: 3, sun: 1, depth: 0.55 }),
      ),
      band(horizon - 46, 130, 'mist', 0.85),
      nearTrees(o, snow),
      o.hasSkier ? skierOn(o, snow) : tracksAhead(o, snow),
    ].join(''),
  );
}
