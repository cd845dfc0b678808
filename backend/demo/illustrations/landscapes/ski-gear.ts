import { INK } from './cloth';
import { body, type Dress, type Held, stick } from './figure';
import { POSES } from './poses';
import { mix, short, type Vec } from './svg';

/** How somebody is on skis. */
export type SkiStroke = 'striding' | 'touring' | 'doublePoling' | 'tucking' | 'carving' | 'climbing';

type Outfit = {
  /** where the poles end, far and near */
  readonly tips: readonly [Vec, Vec];
  /** where each ski's toe is held, and how far its tail is up, degrees */
  readonly skis: readonly [far: readonly [Vec, number], near: readonly [Vec, number]];
};

const OUTFITS: Record<SkiStroke, Outfit> = {
  striding: {
    tips: [
      [-58, -20],
      [30, 7],
    ],
    skis: [
      [[27, 0.6], 0],
      [[-21, -0.8], 4],
    ],
  },
  touring: {
    tips: [
      [-34, 0],
      [19, 8],
    ],
    skis: [
      [[26, 0.6], 0],
      [[-9, 2.4], 0],
    ],
  },
  doublePoling: {
    tips: [
      [-38, 0],
      [-47, 7],
    ],
    skis: [
      [[17, 0.6], 0],
      [[11, 2.4], 0],
    ],
  },
  tucking: {
    tips: [
      [-37, -38],
      [-42, -31],
    ],
    skis: [
      [[16, -0.4], 0],
      [[11, 2.4], 0],
    ],
  },
  carving: {
    tips: [
      [-20, -34],
      [-27, -23],
    ],
    skis: [
      [[19, -4], -1],
      [[12, 2], -1],
    ],
  },
  climbing: {
    tips: [
      [-28, 0],
      [24, 8],
    ],
    skis: [
      [[27, 0.6], 0],
      [[-8, 2.4], 0],
    ],
  },
};

const LENGTHS = { nordic: [58, 52], alpine: [44, 46] } as const;

/** A ski that holds a boot's toe: top sheet and edge, its tip up, its binding. @param tail degrees its tail is up */
export function ski([x, y]: Vec, colour: string, kind: 'nordic' | 'alpine' = 'nordic', tail = 0): string {
  const [behind, ahead] = LENGTHS[kind];
  const dark = mix(colour, INK, 0.62);
  return [
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${tail})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="M${-behind}-.5Q${-behind + 8} 1.200 ${-behind + 18} 1.200H${ahead - 16}Q${ahead - 6} .9 ${ahead + 2}-6.200" stroke="${dark}" stroke-width="2.600"/>`,
    `<path d="M${-behind + 1}-1Q${-behind + 8} .4 ${-behind + 18} .4H${ahead - 16}Q${ahead - 7} .2 ${ahead + 1.4}-6" stroke="${colour}" stroke-width="1.200"/>`,
    `<path d="M${ahead - 15} .3Q${ahead - 7} .1 ${ahead + 1.4}-6" stroke="${mix(colour, '#ffffff', 0.55)}" stroke-width="1.200"/>`,
    kind === 'alpine'
      ? '<path d="M-1.500 .2h3.600l-1-3.400h-2.600zM-21 .2h4.600v-4.200h-2.600z" fill="#22282d" stroke="none"/>'
      : '<path d="M-3.600 .2h6.400l-1.600-2.600h-4z" fill="#22282d" stroke="none"/>',
    '</g>',
  ].join('');
}

const SKIS = ['#c9552a', '#e2b04a', '#2f6272', '#e9e4d8', '#5b7f6a'];

/** Somebody on skis, 100 units tall, their nearer ski on y 3. */
export function onSkis(dress: Dress, stroke: SkiStroke = 'striding'): string {
  const pose = POSES[stroke];
  const { tips, skis } = OUTFITS[stroke];
  const isAlpine = stroke === 'carving' || stroke === 'tucking' || stroke === 'climbing';
  const kind = isAlpine ? 'alpine' : 'nordic';
  const colour = SKIS[(dress.coat.charCodeAt(2) + dress.coat.charCodeAt(4)) % SKIS.length] ?? '#c9552a';
  const shown = mix(colour, dress.legs, 0.12);
  const [[farToe, farTail], [nearToe, nearTail]] = skis;
  const held: Held = {
    far: stick(pose.farArm[1], tips[0]),
    near: stick(pose.nearArm[1], tips[1]),
    grips: ['grip', 'grip'],
  };
  return [
    ski(farToe, mix(shown, INK, 0.3), kind, farTail),
    ski(nearToe, shown, kind, nearTail),
    body(pose, { ...dress, footwear: kind, boots: dress.boots ?? '#e4e2da' }, held),
  ].join('');
}

/** Snow thrown up by edged skis, behind and beside them; it thins out. @param snow its colour */
export const spray = (stroke: SkiStroke, snow: string): string => {
  const reach = stroke === 'carving' ? 1 : 0.6;
  const flakes = [
    [-70, -19, 1.6],
    [-82, -10, 1.3],
    [-55, -21, 1.2],
    [-94, -4, 1.5],
    [-42, -14, 1.3],
    [-88, -20, 1],
    [-104, -11, 1.1],
  ]
    .map(([x = 0, y = 0, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return [
    `<defs><linearGradient id="spray" x1="1" x2="0"><stop stop-color="${snow}" stop-opacity=".96"/><stop offset=".4" stop-color="${snow}" stop-opacity=".8"/><stop offset="1" stop-color="${snow}" stop-opacity="0"/></linearGradient><linearGradient id="sprayshade" x1="1" x2="0"><stop stop-color="${mix(snow, '#4a7396', 0.5)}" stop-opacity=".8"/><stop offset="1" stop-color="${mix(snow, '#4a7396', 0.5)}" stop-opacity="0"/></linearGradient></defs>`,
    `<g transform="translate(20 5) scale(${reach}) translate(-20 -5)"><path d="M24 6Q6-2-10-5Q-18-12-30-10Q-38-20-52-17Q-66-26-84-20Q-104-22-118-10Q-112-2-124 4Q-60 12 24 6Z" fill="url(#spray)"/><path d="M14 6Q-6 2-22 2Q-34-4-48-1Q-66-4-92 4Q-40 10 14 6Z" fill="url(#sprayshade)"/><g fill="${snow}" opacity=".9">${flakes}</g></g>`,
  ].join('');
};

const PULK = [
  '<path d="M-12-47Q-60-36-90-14M-12-44Q-58-30-90-10" stroke="#1b232b" stroke-width="1.400" fill="none"/>',
  '<path d="M-182-14Q-181-20-174-19L-106-19Q-98-19-90-27Q-86-28-86-24Q-88 0-99 6Q-102 8-108 8H-168Q-179 8-181-1Z" fill="#22323c"/>',
  '<path d="M-182-14Q-181-20-174-19L-106-19Q-98-19-90-27Q-87-28-86-25Q-92-15-104-14H-176Q-180-14-182-12Z" fill="#4a6270"/><path d="M-178 2Q-176 8-168 8H-108Q-101 8-96 2Q-104 5-112 5H-166Q-174 5-178 2Z" fill="#121c23"/>',
  '<path d="M-176-17Q-178-30-166-36Q-150-41-132-38Q-112-35-104-18Z" fill="#b5562f"/><path d="M-140-39Q-114-36-104-18H-128Q-126-30-140-39Z" fill="#7a351b"/><path d="M-172-31Q-166-37-154-38.600Q-140-40-130-38Q-150-35-172-31Z" fill="#e39a62"/>',
  '<path d="M-162-37Q-159-28-160-18M-140-39Q-134-30-134-18M-118-32Q-114-26-114-18" stroke="#1b232b" stroke-width="1.700" fill="none"/><path d="M-164-42Q-150-46-136-44Q-133-41-135-38Q-150-41-163-37Q-166-40-164-42Z" fill="#d9a13b"/><path d="M-140-44.300Q-134-44-134-40L-135-38L-140-38.800Q-138-41-140-44.300Z" fill="#9a6a1c"/>',
].join('');

/** A skier with a pulk, 100 units tall, standing on 0,0: the warm figure that gives a scene its scale. */
export const skierWithPulk = (dress: Dress): string => PULK + onSkis(dress, 'touring');
