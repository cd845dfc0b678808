import { spruce } from '../landscapes/trees';
import { mix } from './colour';
import { num, seededRandom } from './geometry';

/** A picture that shows goods where they are used fills this frame; what matters stays clear of its edges. */
const WIDTH = 1000;
const HEIGHT = 1250;
const HORIZON = 690;

/** Where a plate stands in the picture: left, top and width in its units. */
export type Place = readonly [x: number, y: number, width: number];

/** A light: middle, half width and half height, colour, strength at its middle. */
export type Glow = readonly [x: number, y: number, rx: number, ry: number, colour: string, strength: number];

/** The drawing inside another one. Ids are told apart by a prefix. */
export function nested(svg: string, [x, y, width]: Place, prefix = 'p'): string {
  const [, w = '1000', h = '1000'] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const height = (width * Number(h)) / Number(w);
  return svg
    .replace(
      /^<svg[^>]*>/,
      `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${w} ${h}">`,
    )
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}

/** A light is nearly white in its middle, so that what it falls on looks lit and not painted over. */
const glowTags = (glows: readonly Glow[]): string =>
  glows
    .map(([x, y, rx, ry, colour, strength], i) => {
      const stops = [
        [0, mix(colour, '#ffffff', 0.8), strength],
        [0.16, mix(colour, '#ffffff', 0.35), strength * 0.72],
        [0.4, colour, strength * 0.4],
        [1, colour, 0],
      ] as const;
      const tags = stops.map(
        ([at, tone, opacity]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${num(opacity, 2)}"/>`,
      );
      return `<radialGradient id="glow${i}">${tags.join('')}</radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#glow${i})"/>`;
    })
    .join('');

/** Spruces along the horizon and two nearer groups at the sides. */
function wood(far: string, near: string, seed: number): string {
  const random = seededRandom(seed);
  const kinds = [0, 1, 2].map(
    (i) => `<path id="tree${i}" d="${spruce(seededRandom(40 + i), 20 + i * 3, 9 + i * 2)}"/>`,
  );
  const tree = (x: number, foot: number, size: number): string =>
    `<use href="#tree${Math.floor(random() * 3)}" transform="matrix(${num(size, 2)} 0 0 ${num(size, 2)} ${num(x)} ${num(foot)})"/>`;
  const row = Array.from({ length: 70 }, () => tree(random() * WIDTH, HORIZON + 16, 0.35 + random() * 0.6)).join('');
  const sides = [30, 96, 150, 880, 940, 990, 820]
    .map((x, i) => tree(x, HORIZON + 40 + (i % 3) * 26, 2.6 + random() * 2.2))
    .join('');
  return `<defs>${kinds.join('')}</defs><g fill="${far}">${row}</g><g fill="${near}">${sides}</g>`;
}

function stars(): string {
  const random = seededRandom(9);
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${num(random() * WIDTH)}" cy="${num(random() ** 1.4 * 520)}" r="${num(0.6 + random() * 1.5)}" fill="#eaf4f6" opacity="${num(0.25 + random() * 0.6, 2)}"/>`,
  ).join('');
}

const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

const SKIES = {
  dusk: [
    [0, '#12243c'],
    [0.3, '#27506c'],
    [0.4, '#6f8b9c'],
    [0.47, '#c9a994'],
    [0.5, '#eab98c'],
  ],
  night: [
    [0, '#081321'],
    [0.35, '#10293c'],
    [0.553, '#27475a'],
  ],
  day: [
    [0, '#bcd2de'],
    [0.35, '#d7e4ea'],
    [0.553, '#f3efe6'],
  ],
} as const;

const GROUNDS = {
  dusk: [
    [0, '#8fa3b4'],
    [0.3, '#5f7d96'],
    [1, '#2c4963'],
  ],
  night: [
    [0, '#2a4356'],
    [0.4, '#1a3044'],
    [1, '#0c1a2a'],
  ],
  day: [
    [0, '#e6eef2'],
    [0.35, '#dbe7ee'],
    [1, '#b6cbd9'],
  ],
} as const;

const FELLS = {
  dusk: ['#5b7690', '#31506a', '#183044'],
  night: ['#1c3547', '#132a3a', '#0a1a27'],
  day: ['#b9cdd9', '#8fabb9', '#5f7f86'],
} as const;
/** How much of its red, green and blue a thing shows in this light. */
const LIGHTS = { dusk: [0.42, 0.52, 0.68], night: [0.34, 0.44, 0.56], day: undefined } as const;

function dimmed(art: string, light: readonly [number, number, number] | undefined): string {
  if (!light) return art;
  const [r, g, b] = light;
  const matrix = `${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0`;
  return `<filter id="dim" filterUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter><g filter="url(#dim)">${art}</g>`;
}

type Setting = {
  time: keyof typeof SKIES;
  art: string;
  glows?: readonly Glow[];
  /** drawn last, over the lights */
  over?: string;
  title: string;
};

/** Goods in use in the snow before fells, at dusk, by night or by day; lights of their own make them shine. */
export function inSetting({ time, art, glows = [], over = '', title }: Setting): string {
  const [far, middle, near] = FELLS[time];
  const ridge = `M0 ${HORIZON}L0 600Q120 540 220 560T430 500Q560 430 660 480T860 560Q930 580 1000 540V${HORIZON + 20}H0z`;
  const hill = `M0 ${HORIZON + 10}V640Q160 600 330 650T700 640Q860 610 1000 650V${HORIZON + 10}z`;
  const snow = `M0 ${HORIZON}Q260 ${HORIZON - 18} 520 ${HORIZON + 4}T1000 ${HORIZON - 6}V${HEIGHT}H0z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}">`,
    `<defs><linearGradient id="sky" x2="0" y2="1">${stops(SKIES[time])}</linearGradient><linearGradient id="snow" x2="0" y2="1">${stops(GROUNDS[time])}</linearGradient></defs>`,
    `<path fill="url(#sky)" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    time === 'day' ? '' : stars(),
    `<path d="${ridge}" fill="${far}"/><path d="${hill}" fill="${middle}"/>`,
    wood(middle, near, 5),
    `<path d="${snow}" fill="url(#snow)"/>`,
    `<path d="M0 ${HORIZON + 90}Q300 ${HORIZON + 50} 620 ${HORIZON + 110}T1000 ${HORIZON + 90}V${HORIZON + 150}Q500 ${HORIZON + 190} 0 ${HORIZON + 140}z" fill="#fff" opacity="${time === 'day' ? 0.35 : 0.08}"/>`,
    dimmed(art, LIGHTS[time]),
    glowTags(glows),
    over,
    '</svg>',
  ].join('');
}
