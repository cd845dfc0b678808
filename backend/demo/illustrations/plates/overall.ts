import type { PlateLook, PlateVariant } from '../plate-drawing';
import { type LegLook, PLAIN_LEGS, REGULAR_LEGS } from './garment-leg-look';
import { legShape } from './garment-legs';
import { PLAIN_TOP, SLEEVE, type TopLook } from './garment-look';
import { topArt, topShapes } from './garment-top';
import { legsArt } from './garment-waist';
import { creases, pts } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { drawBib } from './ski-trousers';
import { sleeveFrame } from './sleeve-frame';

type Suit = { top: Partial<TopLook>; legs: Partial<LegLook> };

const CHILD_CUT = {
  neck: 78,
  shoulder: 182,
  slope: 50,
  chest: 240,
  waist: 232,
  hem: 226,
  length: 520,
  underarm: 284,
  rise: 0,
};
const CHILD_LEGS = { waist: 228, hip: 244, crotch: 190, length: 640, thigh: 116, knee: 104, hem: 92, stance: 150 };

/** A child's winter overall, a one-piece ski suit, a baby's with covered feet; the rain dungarees are drawn apart. */
const SUITS: Record<Exclude<PlateVariant, 1>, Suit> = {
  0: {
    top: {
      cut: CHILD_CUT,
      sleeve: { ...SLEEVE, length: 470, ease: 1.2, lift: 10, elbow: 6 },
      neck: 'fur',
      block: 'yoke',
      pockets: ['chest'],
      cuff: 'gathered',
      reflective: false,
    },
    legs: { cut: CHILD_LEGS, block: 'knee', cuff: 'gathered', reflective: true },
  },
  2: {
    top: {
      cut: { ...CHILD_CUT, neck: 72, chest: 226, waist: 208, hem: 204, length: 560 },
      sleeve: { ...SLEEVE, length: 590, lift: 7, elbow: 10 },
      neck: 'closed',
      block: 'sleeves',
      pockets: ['chest-both'],
      logo: 'none',
      cuff: 'tab',
    },
    legs: {
      cut: {
        ...REGULAR_LEGS,
        waist: 206,
        hip: 226,
        crotch: 230,
        length: 950,
        thigh: 106,
        knee: 94,
        hem: 88,
        stance: 138,
      },
      block: 'panel',
      cuff: 'gaiter',
      pockets: ['vent'],
    },
  },
  3: {
    top: {
      cloth: 'pile',
      cut: { ...CHILD_CUT, chest: 250, waist: 252, hem: 250, length: 480 },
      sleeve: { ...SLEEVE, length: 380, ease: 1.36, lift: 16, elbow: 0 },
      neck: 'scuba',
      pockets: ['patch'],
      cuff: 'rib',
      logo: 'none',
    },
    legs: {
      cloth: 'pile',
      cut: {
        ...CHILD_LEGS,
        waist: 252,
        hip: 258,
        crotch: 190,
        length: 470,
        thigh: 122,
        knee: 112,
        hem: 92,
        stance: 158,
      },
      cuff: 'rib',
      shapedKnee: false,
    },
  },
};

const DETAILS: readonly Box[] = [
  [-170, -110, 130, 265],
  [-150, -260, 150, 115],
  [-190, -90, 90, 260],
  [-20, 60, 240, 385],
];

function drawSuit(way: Colourway, top: TopLook, legs: LegLook, closeUp?: Box): string {
  const waist = top.cut.length - 8;
  const [cuff] = top.sleeve ? sleeveFrame(top.cut, top.sleeve).at(1, 1) : [0];
  const reach = Math.max(cuff, legs.cut.hip) + 18;
  const above = top.neck === 'closed' ? 90 : top.neck === 'fur' ? 264 : 226;
  const kit = new Kit([-reach, -above, reach, waist + legs.cut.length + 24], FRAMES.upright, 40);
  const { hem, length } = top.cut;
  const art = [
    kit.flatShadow(topShapes(top)),
    `<g transform="translate(0 ${waist})">${kit.flatShadow([legShape(legs.cut)])}${legsArt(kit, way, legs)}</g>`,
    topArt(kit, way, top),
    kit.folds(
      creases(
        [-0.7, -0.36, -0.1, 0.16, 0.44, 0.76]
          .map((s) => `${hem * s},${length - 30} ${hem * s},${length} ${hem * s * 1.02},${length + 44} 7`)
          .join('; '),
      ),
      { blur: 5, dark: 0.4, light: 0.2 },
    ),
    kit.line(pts(`${-hem},${length - 4} 0,${length + 8} ${hem},${length - 4}`), '#0d1220', 3, 0.3, kit.blur(1.6)),
  ];
  return kit.svg(art.join(''), `Overall, ${top.view}`, closeUp);
}

export function drawOverall(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const side = view === 'back' ? 'back' : 'front';
  const closeUp = view === 'detail' ? DETAILS[variant] : undefined;
  if (variant === 1) {
    const legs: Partial<LegLook> = {
      cloth: 'rubber',
      cut: {
        ...REGULAR_LEGS,
        waist: 222,
        hip: 252,
        crotch: 300,
        length: 860,
        thigh: 122,
        knee: 112,
        hem: 104,
        stance: 156,
      },
      fly: false,
      pockets: [],
      cuff: 'gathered',
      shapedKnee: false,
      block: 'hem',
      reflective: true,
    };
    return drawBib(way, { ...legs, brand, mark, view: side }, 'Rain dungarees', closeUp);
  }
  const suit = SUITS[variant];
  return drawSuit(
    way,
    { ...PLAIN_TOP, ...suit.top, brand, mark, view: side },
    { ...PLAIN_LEGS, waistband: 'none', fly: false, pockets: [], ...suit.legs, brand: '', mark, view: side },
    closeUp,
  );
}
