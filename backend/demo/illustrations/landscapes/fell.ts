import type { FellLight } from './fell-light';
import { hill, layered, noise, ridged, seededRandom } from './noise';
import { paint, type Relief, relief } from './relief';
import { skier } from './skier';
import { radial, scene, short, strip, type Vec, vertical } from './svg';
import { snowOnSpruce, spruce } from './trees';

export type FellOptions = {
  width: number;
  height: number;
  /** x of the line of sight */
  centre: number;
  horizon: number;
  scale: number;
  light: FellLight;
  trees: number;
  /** where the track ends, metres right of the line of sight and away */
  trackEnd: readonly [x: number, z: number];
  hasSkier: boolean;
  /** drawn on the sky */
  sky?: string;
};

type View = { width: number; height: number; centre: number; focal: number; horizon: number };

const view = (o: FellOptions): View => ({
  width: o.width,
  height: o.height,
  centre: o.centre,
  focal: 1900 * o.scale,
  horizon: o.horizon,
});

/** Far ridges, middle ridges and the fell itself. */
function mountains(o: FellOptions): { far: Relief; middle: Relief; main: Relief } {
  const far = relief({
    ...view(o),
    eye: 60,
    near: 19000,
    far: 30000,
    steps: 70,
    columns: 400,
    bands: 5,
    dark: 0.2,
    bright: 0.8,
    tolerance: 1.4,
    smoothing: 2,
    field: (x, z) =>
      hill(x, z, -9000, 25000, 4200, 3000, 820) +
      hill(x, z, -2600, 26000, 3600, 3000, 640) +
      hill(x, z, 3500, 24000, 3200, 3000, 700) +
      hill(x, z, 11000, 25000, 5200, 3000, 980) +
      layered(x / 2600, z / 2600, 4, 5) * 110,
  });
  const middle = relief({
    ...view(o),
    eye: 60,
    near: 9500,
    far: 15000,
    steps: 120,
    columns: 440,
    bands: 7,
    dark: 0.12,
    bright: 0.84,
    tolerance: 1.3,
    smoothing: 2,
    field: (x, z) =>
      hill(x, z, -6400, 12000, 2300, 1700, 760) +
      hill(x, z, -2900, 12600, 1500, 1600, 420) +
      hill(x, z, 5200, 12500, 2800, 2000, 720) +
      layered(x / 1500, z / 1500, 4, 9) * 90 +
      ridged(x / 1300, z / 1500, 4, 3) * 70,
  });
  const main = relief({
    ...view(o),
    eye: 60,
    near: 4200,
    far: 9000,
    steps: 260,
    columns: 560,
    bands: 16,
    dark: 0,
    bright: 0.9,
    tolerance: 1.05,
    smallest: 16,
    precision: 1,
    light: [0.8, 0.36, 0.42],
    field: (x, z) => {
      const mass =
        hill(x, z, 1500, 6500, 1300, 1000, 1) +
        0.34 * hill(x, z, 3000, 6800, 900, 900, 1) +
        0.22 * hill(x, z, -500, 6600, 900, 800, 1);
      const wx = x + 180 * noise(x / 500, z / 500, 31);
      const wz = z + 180 * noise(x / 500, z / 500, 77);
      return 1120 * mass * (0.86 + 0.2 * ridged(wx / 620, wz / 820, 5, 12)) + layered(x / 420, z / 420, 4, 2) * 22 - 40;
    },
  });
  return { far, middle, main };
}

const woodedHill = (x: number, z: number): number =>
  hill(x, z, -430, 820, 420, 260, 38) +
  hill(x, z, -60, 1050, 260, 200, 16) +
  hill(x, z, 560, 840, 380, 260, 32) +
  layered(x / 160, z / 160, 3, 8) * 5 -
  3;

/** Wind-packed snow: long swells, and sastrugi only close by, where they are large enough to read as such. */
function drifts(x: number, z: number): number {
  const along = x * 0.86 + z * 0.5;
  const across = -x * 0.5 + z * 0.86;
  const swell = 1.4 * layered(x / 170, z / 190, 2, 21) * Math.max(0.12, Math.min(1, 1.25 - z / 420));
  const nearby = Math.max(0, Math.min(1, 1 - (z - 80) / 150));
  const sastrugi = 0.78 * ridged(along / 70 + 0.3 * noise(x / 60, z / 60, 3), across / 22, 2, 44) * nearby;
  return swell + sastrugi + hill(x, z, -70, 120, 60, 60, 3.2) + hill(x, z, 130, 210, 90, 80, 5);
}

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

/** Two ski tracks curving gently to where the skier stands. */
function tracks(o: FellOptions, ground: Relief): string {
  const [endX, endZ] = o.trackEnd;
  const middle = (z: number): number => endX + (z - endZ) * 0.085 + 9 * Math.sin((z - endZ) / 70);
  const ribbon = (offset: number, half: number): string => {
    const left: Vec[] = [];
    const right: Vec[] = [];
    for (let z = 30; z <= endZ * 1.001; z *= 1.025) {
      left.push(ground.project(middle(z) + offset - half, z));
      right.push(ground.project(middle(z) + offset + half, z));
    }
    return strip(left, right);
  };
  const grooves = `<path d="${ribbon(-0.55, 0.2)}${ribbon(0.55, 0.2)}" fill="${o.light.track}"/><path d="${ribbon(-0.38, 0.06)}${ribbon(0.72, 0.06)}" fill="${o.light.trackLit}"/>`;
  if (!o.hasSkier) return grooves;
  const [x, y] = ground.project(middle(endZ), endZ);
  const size = ((2.5 * 1900 * o.scale) / endZ / 100).toFixed(3);
  const { shade, ink, coat, pack } = o.light;
  return `${grooves}<g transform="translate(${short(x)} ${short(y)}) scale(${size})"><ellipse cx="-60" cy="5" rx="120" ry="6" fill="${shade}" opacity=".35"/>${skier(ink, coat, pack)}</g>`;
}

/** A fell over a snowfield with tracks, in the given light. */
export function drawFell(o: FellOptions): string {
  const { width, height, horizon, centre, light } = o;
  const { far, middle, main } = mountains(o);
  const wooded = relief({
    ...view(o),
    eye: 34,
    near: 420,
    far: 1500,
    steps: 140,
    columns: 420,
    bands: 6,
    dark: 0.15,
    bright: 0.7,
    tolerance: 1.4,
    smoothing: 2,
    smallest: 30,
    precision: 1,
    field: woodedHill,
  });
  const snow = relief({
    ...view(o),
    horizon: horizon - 12,
    eye: 16,
    near: 28,
    far: 900,
    steps: 420,
    columns: 520,
    bands: 22,
    dark: 0.05,
    bright: 0.7,
    tolerance: 1.5,
    smoothing: 18,
    smallest: 150,
    precision: 1,
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
      paint('c', main, light.main),
      band(horizon - 170, 190, 'haze'),
      paint('d', wooded, light.hill),
      forest(o, wooded, random),
      band(horizon - 60, 130, 'mist', 0.8),
      paint('e', snow, light.snow, band(horizon - 40, height - horizon + 40, 'near')),
      band(horizon - 46, 130, 'mist', 0.85),
      nearTrees(o, snow),
      tracks(o, snow),
    ].join(''),
  );
}
