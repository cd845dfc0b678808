/**
 * Draws the pictures of the ski wizard's start into `app/styles/images`, one a sport, by day and by night, in two widths:
 * `npx tsx scripts/draw-ski-scenes.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLandscape, type LandscapeName } from 'backend/demo/illustrations/draw-landscape';
import { drawPlate, type PlateSpec, type PlateView } from 'backend/demo/illustrations/draw-plate';
import type { ColourwayName } from 'backend/demo/illustrations/plates/palette';
import { nested } from 'backend/demo/illustrations/plates/setting';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../app/styles/images');
const WIDTHS = [720, 1280];
/** Units of a scene; its ground begins at `GROUND`. */
const [WIDTH, HEIGHT, GROUND] = [1200, 960, 640];

type Foot = readonly [x: number, y: number, reach: number];

type Goods = {
  readonly spec: PlateSpec;
  readonly view?: PlateView;
  readonly colour: ColourwayName;
  /** Left, top and width of the plate, and a tilt in degrees about its foot. */
  readonly at: readonly [x: number, y: number, width: number, tilt?: number];
  /** Where it meets the snow: middle, height and half width; it is tilted about the first. What is stuck into the snow ends there. */
  readonly feet: readonly [Foot, ...Foot[]];
  readonly isStuck?: boolean;
};

const BRAND = { brand: 'hanki', mark: 'crust' } as const;

const ALPINE: readonly Goods[] = [
  {
    spec: { type: 'alpine-ski', theme: 'ridge', hasShadow: false, ...BRAND },
    view: 'top',
    colour: 'rust',
    at: [100, -28, 735, -5],
    feet: [[470, 790, 120]],
    isStuck: true,
  },
  {
    spec: { type: 'poles', kind: 'alpine', ...BRAND },
    colour: 'ink',
    at: [29, 334, 560, -40],
    feet: [
      [60, 752, 44],
      [212, 752, 44],
    ],
    isStuck: true,
  },
  { spec: { type: 'alpine-boot', ...BRAND }, colour: 'ink', at: [760, 322, 440], feet: [[968, 733, 205]] },
  { spec: { type: 'alpine-boot', ...BRAND }, colour: 'ink', at: [610, 372, 500], feet: [[846, 839, 236]] },
  { spec: { type: 'goggles', ...BRAND }, colour: 'cloudberry', at: [121, 736, 248], feet: [[245, 872, 112]] },
];

const NORDIC: readonly Goods[] = [
  {
    spec: { type: 'nordic-ski', theme: 'race', hasShadow: false, ...BRAND },
    view: 'top',
    colour: 'spruce',
    at: [166, -42, 780, 6],
    feet: [[550, 858, 118]],
    isStuck: true,
  },
  {
    spec: { type: 'poles', kind: 'nordic', length: 980, ...BRAND },
    colour: 'ink',
    at: [256, 306, 640, -46],
    feet: [
      [288, 802, 42],
      [446, 802, 42],
    ],
    isStuck: true,
  },
  {
    spec: { type: 'xc-boot', variant: 0, ...BRAND },
    colour: 'cloudberry',
    at: [708, 606, 270],
    feet: [[843, 813, 148]],
  },
  {
    spec: { type: 'xc-boot', variant: 0, ...BRAND },
    colour: 'cloudberry',
    at: [612, 652, 308],
    feet: [[766, 884, 168]],
  },
  {
    spec: { type: 'beanie', ...BRAND },
    colour: 'cloudberry',
    at: [82, 706, 198],
    feet: [[181, 886, 80]],
  },
];

type Sport = 'alpine' | 'nordic';

const SCENES: Record<
  Sport,
  {
    readonly goods: readonly Goods[];
    readonly day: LandscapeName;
    readonly night: LandscapeName;
    /** the part of the landscape that is seen */
    readonly window: string;
  }
> = {
  alpine: { goods: ALPINE, day: 'piste', night: 'piste-night', window: '700 260 1060 848' },
  nordic: { goods: NORDIC, day: 'track', night: 'track-night', window: '900 200 1060 848' },
};

/** How much of its red, green and blue a thing shows at night: the backdrop is dark, what is sold stands in light. */
const NIGHT = '.9 0 0 0 0.02 0 .94 0 0 0.03 0 0 1 0 0.05 0 0 0 1 0';

/** A soft pool of light behind what is sold, and on the snow before it. */
const LAMP = [
  '<defs><radialGradient id="lamp"><stop stop-color="#d6e6ee" stop-opacity=".62"/><stop offset=".5" stop-color="#bcd3e0" stop-opacity=".34"/><stop offset="1" stop-color="#bcd3e0" stop-opacity="0"/></radialGradient></defs>',
  '<ellipse cx="560" cy="470" rx="640" ry="560" fill="url(#lamp)"/><ellipse cx="600" cy="800" rx="620" ry="150" fill="url(#lamp)"/>',
].join('');

/** Snow that lies against what is stuck into it. */
const driftAt = ([x, y, reach]: Foot): string =>
  `<path d="M${x - reach * 1.2} ${y + 30}Q${x - reach * 0.7} ${y - 16} ${x - reach * 0.2} ${y - 8}T${x + reach * 0.5} ${y - 10}T${x + reach * 1.3} ${y + 30}Q${x} ${y + 70} ${x - reach * 1.2} ${y + 30}z" fill="url(#drift)"/>`;

/** Soft all round, and dark where it touches. */
const shadowAt = ([x, y, reach]: Foot): string =>
  `<ellipse cx="${x + reach * 0.24}" cy="${y + 4}" rx="${reach * 1.35}" ry="${reach * 0.15 + 8}" fill="url(#shadow)"/><ellipse cx="${x + reach * 0.04}" cy="${y - 3}" rx="${reach * 1.04}" ry="${reach * 0.05 + 4}" fill="url(#shadow)"/><ellipse cx="${x + reach * 0.04}" cy="${y - 3}" rx="${reach * 1.04}" ry="${reach * 0.05 + 4}" fill="url(#shadow)"/>`;

function goodsIn({ spec, view = 'main', colour, at, feet, isStuck }: Goods, index: number): string {
  const [x, y, width, tilt = 0] = at;
  const [[fx, fy]] = feet;
  const art = nested(drawPlate(spec, view, colour), [x, y, width], `g${index}-`);
  return [
    isStuck ? `<clipPath id="snow${index}"><path d="M-400-400H1600V${fy}H-400z"/></clipPath>` : '',
    ...feet.map(shadowAt),
    `<g${isStuck ? ` clip-path="url(#snow${index})"` : ''}><g transform="rotate(${tilt} ${fx} ${fy})">${art}</g></g>`,
    ...(isStuck ? feet.map(driftAt) : []),
  ].join('');
}

/** Goods of a sport in the snow before a landscape that is out of focus. */
function sceneOf(sport: Sport, isNight: boolean): string {
  const { goods, day, night, window } = SCENES[sport];
  const back = drawLandscape(isNight ? night : day).replace(
    /^<svg[^>]*>/,
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="${window}" preserveAspectRatio="xMidYMid slice">`,
  );
  const [top, deep, drift] = isNight ? ['#4d6f86', '#1a3145', '#56788e'] : ['#f3f5f4', '#b9cedc', '#f6f8f8'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><filter id="far" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="5"/></filter>`,
    `<filter id="dim" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix values="${NIGHT}"/></filter>`,
    `<linearGradient id="snow" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<linearGradient id="drift" x2="0" y2="1"><stop offset="0" stop-color="${drift}"/><stop offset="1" stop-color="${drift}" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="shadow"><stop offset="0" stop-color="#16293c" stop-opacity=".55"/><stop offset="1" stop-color="#16293c" stop-opacity="0"/></radialGradient></defs>`,
    `<g filter="url(#far)">${back}</g>`,
    `<path d="M0 ${GROUND + 60}Q260 ${GROUND - 20} 560 ${GROUND + 30}T1200 ${GROUND + 10}V${HEIGHT}H0z" fill="url(#snow)"/>`,
    `<path d="M0 ${GROUND + 170}Q320 ${GROUND + 90} 700 ${GROUND + 160}T1200 ${GROUND + 130}V${GROUND + 190}Q600 ${GROUND + 250} 0 ${GROUND + 210}z" fill="#fff" opacity="${isNight ? 0.07 : 0.5}"/>`,
    isNight ? LAMP : '',
    // clear of the edges, which the resizing cuts
    `<g transform="translate(44 52) scale(.93)"${isNight ? ' filter="url(#dim)"' : ''}>${goods.map(goodsIn).join('')}</g>`,
    '</svg>',
  ].join('');
}

for (const sport of ['alpine', 'nordic'] as const)
  for (const time of ['day', 'night'] as const) {
    // cut at the edges, where a blur thins out
    const scene = await sharp(Buffer.from(sceneOf(sport, time === 'night')))
      .resize(1330, 1064)
      .extract({ left: 25, top: 20, width: 1280, height: 1024 })
      .png()
      .toBuffer();
    for (const width of WIDTHS) {
      const picture = await sharp(scene).resize(width).webp({ quality: 71, effort: 6 }).toBuffer();
      writeFileSync(path.join(FOLDER, `ski-${sport}-${time}-${width}.webp`), picture);
    }
  }
