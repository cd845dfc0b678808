import { groundLight } from './lit-ground';
import { hill, layered, ridged, seededRandom } from './noise';
import { paint, relief } from './relief';
import { mix, polygon, radial, type Stop, scene, strip, type Vec, vertical } from './svg';
import { farSpruce, snowOnSpruce, spruce } from './trees';

const SYMBOLS = 5;

/** Rows of trees from far to near: y of the ground, least and greatest height, nearness, number. */
const ROWS = [
  { y: 560, low: 110, high: 200, near: 0.07, count: 120 },
  { y: 600, low: 150, high: 270, near: 0.17, count: 100 },
  { y: 650, low: 200, high: 380, near: 0.3, count: 84 },
  { y: 715, low: 280, high: 500, near: 0.46, count: 58 },
  { y: 800, low: 400, high: 680, near: 0.66, count: 38 },
  { y: 900, low: 620, high: 980, near: 0.88, count: 22 },
] as const;

/** Rows so far off that their trees have neither fine boughs nor snow. */
const FAR_ROWS = 3;

type Row = (typeof ROWS)[number];

const FOG = '#dfe7e8';
const SNOW: readonly Stop[] = [
  [0, '#8aa5b8'],
  [0.3, '#aec3cf'],
  [0.55, '#cddbe1'],
  [0.78, '#e9edec'],
  [1, '#fdf8f0'],
];

function treeRow(
  width: number,
  height: number,
  { y, low, high, near, count }: Row,
  index: number,
  random: () => number,
): string {
  const seed = index + 3;
  const swell = 34 + index * 8;
  const ground = (x: number): number =>
    y + 40 + swell * layered(x / 520, seed, 3, seed) + swell * 0.5 * layered(x / 140, seed, 2, seed + 3);
  const places = Array.from(
    { length: count },
    (_, i) => ((i + 0.5 + (random() - 0.5) * 1.3) / count) * (width + 200) - 100,
  );
  const green = mix(FOG, '#17383a', near ** 1.05 * 0.96);
  const white = mix(FOG, index > 3 ? '#f6f4ef' : '#f3efe8', 0.6 + 0.4 * near);
  const snow = mix(green, white, 0.3 + 0.62 * near);
  let trees = '';
  for (const x of places) {
    // the ride through the forest opens toward the viewer
    if (index >= 2 && Math.abs(x - width * 0.56) < (index - 1) * 95 + random() * 60) continue;
    const size = (low + (high - low) * random()) / 100;
    const symbol = Math.floor(random() * SYMBOLS);
    const across = size * (0.85 + random() * 0.3) * (random() > 0.5 ? 1 : -1);
    const place = `matrix(${across.toFixed(2)} 0 0 ${size.toFixed(2)} ${Math.round(x)} ${Math.round(ground(x) + 8)})`;
    trees += `<use href="#${index < FAR_ROWS ? 'f' : 't'}${symbol}" transform="${place}"/>`;
    if (index >= FAR_ROWS) trees += `<use href="#n${symbol}" transform="${place}" fill="${snow}"/>`;
  }
  const edge: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 20) edge.push([x, ground(x)]);
  return [
    `<g fill="${green}">${trees}</g>`,
    `<path d="${polygon([[-20, height], ...edge, [width + 20, height]])}" fill="url(#row${index})"/>`,
    `<rect y="${y - 140}" width="${width}" height="260" fill="url(#mist)" opacity="${(0.75 - index * 0.12).toFixed(2)}"/>`,
  ].join('');
}

/** A winter forest in low light, a ski track leading into it. */
export function drawForest(width: number, height: number): string {
  const random = seededRandom(21);
  const symbols = Array.from({ length: SYMBOLS }, (_, i) => {
    const tiers = 24 + i * 2;
    const reach = 8.5 + 1.5 * i;
    return `<path id="f${i}" d="${farSpruce(seededRandom(60 + i), 15 + i, reach)}"/><path id="t${i}" d="${spruce(seededRandom(60 + i), tiers, reach)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(60 + i), tiers, reach)}"/>`;
  }).join('');
  const ground = relief({
    width,
    height,
    centre: width / 2,
    focal: 1700,
    horizon: 830,
    eye: 9,
    near: 20,
    far: 150,
    steps: 300,
    columns: 440,
    dark: 0.1,
    bright: 0.72,
    smoothing: 16,
    light: [-0.8, 0.34, 0.3],
    field: (x, z) =>
      1.4 * layered(x / 50, z / 54, 2, 5) +
      0.2 * ridged((x * 0.9 + z * 0.3) / 30, z / 13, 2, 6) -
      hill(x, z, 0, 90, 11, 400, 0.5),
  });
  const ribbon = (offset: number, half: number): string => {
    const left: Vec[] = [];
    const right: Vec[] = [];
    for (let z = 21; z < 150; z *= 1.05) {
      const x = offset + 2 * Math.sin(z / 36);
      left.push(ground.project(x - half, z));
      right.push(ground.project(x + half, z));
    }
    return strip(left, right);
  };
  const defs = [
    symbols,
    vertical('sky', [
      [0, '#b7cdd8'],
      [0.35, '#d6e2e5'],
      [0.58, '#f1ece2'],
      [0.72, '#f6e4cf'],
    ]),
    radial('glow', [
      [0, '#fff4e2', 0.95],
      [1, '#fff4e2', 0],
    ]),
    vertical('mist', [
      [0, '#eef1ef', 0],
      [0.6, '#f2efe8', 0.9],
      [1, '#eef1ef', 0],
    ]),
    ...ROWS.map(({ near }, i) =>
      vertical(`row${i}`, [
        [0, '#eeeeec'],
        [0.25, mix('#dfe7ea', '#c3d3dc', near)],
      ]),
    ),
    vertical('near', [
      [0, '#f6f4ef', 0.95],
      [0.34, '#f6f1e8', 0.3],
      [0.6, '#f6f1e8', 0],
      [1, '#a9c0d0', 0.4],
    ]),
  ].join('');
  const tracks = `<path d="${ribbon(-0.6, 0.16)}${ribbon(0.6, 0.16)}" fill="#93adc0"/><path d="${ribbon(-0.47, 0.05)}${ribbon(0.73, 0.05)}" fill="#fffaf2"/>`;
  return scene(
    width,
    height,
    [
      `<defs>${defs}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
      `<ellipse cx="${width * 0.56}" cy="520" rx="900" ry="460" fill="url(#glow)"/>`,
      ...ROWS.map((row, i) => treeRow(width, height, row, i, random)),
      paint(
        'e',
        ground,
        SNOW,
        `<path fill="url(#near)" d="M0 900h${width}v${height - 900}H0z"/>${groundLight(width, 880, height, { kind: 'snow', seed: 6, sun: -1, depth: 0.5 })}${tracks}`,
      ),
    ].join(''),
  );
}
