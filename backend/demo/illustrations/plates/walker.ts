import { CLOTH_EDGE, clothLight } from './cloth-light';
import { mix, tone } from './colour';
import { creases, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { boots, type Gait, gaitOf, stepped } from './walker-gait';
import type { Top } from './walker-sleeve';
import { walkerTop } from './walker-top';

/** What the walker wears below the waist. */
export type Bottom = { readonly way: Colourway; readonly kind: 'loose' | 'kneed' | 'wide' | 'tight' | 'shorts' };

/** Whose clothes they are: 1.8 m as drawn is `size` 1. */
type Person = {
  readonly size: number;
  readonly skin: string;
  readonly hair: string;
  readonly isLongHaired: boolean;
  /** how much larger the head is than a grown person's: a child of six is five and a half heads tall */
  readonly head?: number;
};

const PEOPLE: readonly [Person, ...Person[]] = [
  { size: 1, skin: '#c9966f', hair: '#4b3527', isLongHaired: false },
  { size: 0.94, skin: '#d6a582', hair: '#8f6138', isLongHaired: true },
  { size: 0.98, skin: '#8b5b3e', hair: '#1e1815', isLongHaired: false },
  { size: 0.95, skin: '#d2a07a', hair: '#3a2a22', isLongHaired: true },
];

const CHILDREN: readonly [Person, ...Person[]] = [
  { size: 0.74, skin: '#d6a582', hair: '#a5713f', isLongHaired: true, head: 1.4 },
  { size: 0.7, skin: '#8b5b3e', hair: '#1e1815', isLongHaired: false, head: 1.42 },
  { size: 0.72, skin: '#d2a07a', hair: '#4b3527', isLongHaired: false, head: 1.4 },
];

export type Walker = {
  readonly top: Top;
  readonly bottom: Bottom;
  readonly hat: string;
  readonly boots: string;
  /** which of the people walks, and how: the same number, the same person */
  readonly person: number;
  readonly isChild?: boolean | undefined;
};

/** Legs from hip to ankle: the right one is ahead and farther away, the left one pushes off, its heel up. */
const LEGS = {
  loose: {
    right:
      '6,-930! 168,-930! 210,-820 206,-660 186,-520 178,-420 182,-280 180,-140~14 54,-134~14 50,-270 46,-400 38,-530 10,-720',
    left: '-172,-930! 6,-930! 10,-800 -8,-650 -32,-510 -40,-410 -44,-270 -34,-96~14 -176,-92~14 -190,-260 -188,-420 -202,-560 -216,-770',
  },
  wide: {
    right:
      '4,-930! 170,-930! 222,-820 220,-660 202,-520 196,-420 206,-280 212,-120~14 44,-112~14 40,-270 38,-400 30,-530 8,-720',
    left: '-176,-930! 4,-930! 10,-800 -4,-650 -24,-510 -28,-410 -30,-270 -12,-70~14 -202,-64~14 -214,-260 -206,-420 -216,-560 -232,-770',
  },
  tight: {
    right:
      '8,-930! 156,-930! 192,-820 184,-660 160,-520 150,-450 160,-330 148,-190 138,-110~8 74,-108~8 66,-200 54,-330 62,-450 44,-560 12,-720',
    left: '-160,-930! 6,-930! 8,-800 -14,-650 -46,-520 -62,-450 -52,-320 -66,-170 -72,-80~8 -140,-78~8 -152,-190 -172,-330 -168,-460 -186,-580 -206,-770',
  },
  shorts: {
    right: '4,-930! 170,-930! 224,-820 222,-640 214,-520~10 28,-500~10 20,-600 8,-720',
    left: '-176,-930! 4,-930! 10,-800 -4,-650 -18,-490~10 -212,-484~10 -224,-600 -232,-770',
  },
} as const;

const CREASES: Record<keyof typeof LEGS, string> = {
  loose:
    '190,-880 120,-800 30,-790 20; -200,-880 -120,-800 -20,-800 22; 180,-560 120,-500 60,-520 14; 176,-440 120,-470 56,-450 12; 176,-220 120,-250 60,-210 14; 178,-170 110,-190 58,-166 12; -190,-560 -120,-500 -50,-530 16; -186,-450 -120,-480 -50,-450 14; -186,-200 -110,-240 -50,-190 16; -180,-140 -110,-170 -44,-136 14; -120,-860 -100,-700 -110,-580 16; 110,-860 120,-700 112,-580 16',
  wide: '190,-880 120,-800 30,-790 22; -206,-880 -120,-800 -20,-800 24; 196,-560 120,-500 60,-520 16; -190,-550 -120,-490 -40,-520 18; 190,-240 130,-420 110,-520 22; 90,-160 80,-300 70,-430 20; -170,-160 -140,-340 -120,-500 24; -60,-120 -70,-280 -60,-420 22',
  tight:
    '180,-880 120,-840 40,-836 10; -190,-880 -120,-840 -30,-838 10; 156,-480 110,-460 68,-472 7; -164,-490 -110,-470 -66,-484 7',
  shorts:
    '200,-880 120,-800 30,-790 18; -206,-880 -120,-800 -20,-800 20; 110,-860 130,-700 120,-530 16; -120,-860 -110,-700 -116,-510 16',
};

/** Trousers with reinforced knees are cut as loose ones. */
const cutOf = (kind: Bottom['kind']): keyof typeof LEGS => (kind === 'kneed' ? 'loose' : kind);

function leg(kit: Kit, outline: string, { way, kind }: Bottom, isFar: boolean, gait: Gait): string {
  const fill = isFar ? tone(way.main, -0.035) : way.main;
  const cut = cutOf(kind);
  const shape = stepped(pts(outline), isFar ? gait.far : gait.near);
  return kit.part(shape, {
    fill,
    ...CLOTH_EDGE,
    inside:
      (kind === 'kneed'
        ? kit.block(pts('-300,-560! 300,-560! 300,-380! -300,-400!'), mix(way.main, way.block, 0.5))
        : '') +
      clothLight(shape, {
        folds: creases(CREASES[cut]),
        seed: isFar ? 3 : 4,
        round: 84,
        depth: 0.9,
        crumple: kind === 'tight' ? 0.3 : 0.8,
      }),
  });
}

/** Skin of the calves below shorts, and socks. */
function calves(kit: Kit, skinColour: string, gait: Gait): string {
  const foot = (outline: string, isFar: boolean): Point[] => stepped(pts(outline), isFar ? gait.far : gait.near);
  const skin = (outline: string, isFar: boolean): string =>
    kit.part(foot(outline, isFar), {
      fill: isFar ? tone(skinColour, -0.05) : skinColour,
      volume: 26,
      shade: 0.6,
      line: 0.7,
    });
  const sock = (outline: string, isFar: boolean): string =>
    kit.part(foot(outline, isFar), { fill: '#5c6a5f', volume: 14, texture: ['rib', '#000', 0.9], line: 0.7 });
  return [
    skin('60,-560 190,-560 178,-450 176,-350 150,-210 146,-130 76,-130 70,-210 54,-340 62,-450', true),
    skin('-190,-540 -52,-540 -54,-440 -46,-330 -68,-180 -72,-90 -140,-90 -150,-190 -178,-330 -176,-450', false),
    sock('68,-230~8 152,-232~8 146,-120 78,-120', true),
    sock('-148,-200~8 -66,-200~8 -70,-80 -142,-80', false),
  ].join('');
}

function head(kit: Kit, hat: string, { skin, hair }: Person): string {
  const neck: Point[] = pts('-50,-1600 52,-1600 60,-1490 -58,-1490');
  return [
    kit.part(neck, { fill: tone(skin, -0.03), volume: 22, shade: 0.7, line: 0.6 }),
    kit.part(pts('-92,-1668~16 -80,-1672~16 -74,-1622~14 -88,-1622~14'), { fill: skin, volume: 6, line: 0.5 }),
    kit.part(pts('92,-1668~16 80,-1672~16 74,-1622~14 88,-1622~14'), { fill: tone(skin, -0.06), volume: 6, line: 0.5 }),
    kit.part(pts('-84,-1690 -80,-1610 -58,-1568 -24,-1552 28,-1552 60,-1568 80,-1610 84,-1690'), {
      fill: hair,
      volume: 24,
      shade: 0.7,
      line: 0.6,
      inside: kit.folds(
        creases(
          '-60,-1660 -50,-1600 -30,-1560 6; -20,-1660 -16,-1600 -8,-1556 6; 24,-1660 24,-1600 16,-1556 6; 60,-1660 52,-1600 34,-1562 6',
        ),
        { blur: 0, dark: 0.4 },
      ),
    }),
    kit.part(pts('-94,-1640~10 -98,-1700 -78,-1766 -30,-1796 30,-1796 78,-1764 98,-1700 94,-1640~10 0,-1626'), {
      fill: hat,
      volume: 34,
      shade: 0.75,
      light: 0.5,
      line: 0.8,
      texture: ['rib', '#000', 0.9],
      over: kit.part(pts('-99,-1700~8 0,-1688 99,-1700~8 96,-1636~8 0,-1622 -96,-1636~8'), {
        fill: tone(hat, -0.04),
        volume: 14,
        line: 0.7,
        texture: ['rib', '#000', 0.9],
      }),
    }),
  ].join('');
}

/** Hair that falls from under the hat over the collar. */
const longHair = (kit: Kit, { hair }: Person): string =>
  kit.part(
    pts(
      '-84,-1652 -98,-1590 -104,-1510 -92,-1430 -52,-1376 -4,-1364 48,-1378 92,-1432 106,-1512 98,-1592 84,-1652! 0,-1640!',
    ),
    {
      fill: hair,
      volume: 30,
      shade: 0.7,
      light: 0.45,
      line: 0.7,
      cast: [2, 5, 5, 0.35],
      inside: kit.folds(
        creases(
          '-66,-1640 -78,-1520 -60,-1400 7; -30,-1640 -36,-1500 -20,-1380 7; 10,-1640 14,-1500 8,-1376 7; 46,-1640 56,-1520 40,-1390 7; 74,-1640 88,-1540 74,-1440 6',
        ),
        { blur: 0, dark: 0.36, light: 0.2 },
      ),
    },
  );

/** The head as large as theirs is, about its neck. */
const enlarged = (art: string, { head: by = 1 }: Person): string =>
  by === 1 ? art : `<g transform="translate(0 -1510) scale(${by}) translate(0 1510)">${art}</g>`;

/** The trunk with what it carries, leant over the hips. */
const leaning = (art: string, { lean }: Gait): string =>
  lean === 0 ? art : `<g transform="rotate(${lean} 0 -900)">${art}</g>`;

/** How one of the people goes: the same person, in other clothes, goes otherwise. */
export const walkersGait = ({ person, isChild = false }: Pick<Walker, 'person' | 'isChild'>): Gait =>
  gaitOf(Math.floor(person / (isChild ? CHILDREN : PEOPLE).length));

/** The low sun on the edge of somebody, from the upper left. */
const rimFilter = (kit: Kit): string =>
  kit.once(
    'rim',
    (id) =>
      `<filter id="${id}" x="-10%" y="-5%" width="120%" height="110%" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-6" dy="-5" result="moved"/><feFlood flood-color="#fff1d8" flood-opacity=".7"/><feComposite in2="moved" operator="in" result="rim"/><feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );

/**
 * Somebody of 1.8 m, seven and a half heads tall, who walks away from us; the ground is at y 0, the light comes from the upper left.
 * Seen from behind: what is worn is seen, the face is nobody's.
 */
export function walker(kit: Kit, { top, bottom, hat, boots: bootColour, person, isChild }: Walker): string {
  const people = isChild ? CHILDREN : PEOPLE;
  const who = people[person % people.length] ?? people[0];
  const gait = walkersGait({ person, isChild });
  const { right, left } = LEGS[cutOf(bottom.kind)];
  const worn = walkerTop(kit, top, who.skin);
  const isShort = bottom.kind === 'shorts';
  const art = [
    `<g filter="url(#${rimFilter(kit)})">`,
    leaning(worn.farArm, gait),
    boots(kit, bootColour, gait),
    isShort ? calves(kit, who.skin, gait) : '',
    leg(kit, right, bottom, true, gait),
    leg(kit, left, bottom, false, gait),
    leaning(
      [
        worn.hasHoodUp ? '' : enlarged(head(kit, hat, who), who),
        worn.body,
        who.isLongHaired && !worn.hasHoodUp ? enlarged(longHair(kit, who), who) : '',
        worn.nearArm,
      ].join(''),
      gait,
    ),
    '</g>',
  ].join('');
  return who.size === 1 ? art : `<g transform="scale(${who.size})">${art}</g>`;
}

/** Boots of the colour that leather has. */
export const LEATHER = mix(TONES.rust, '#3a2a1e', 0.6);
