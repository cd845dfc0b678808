import { type Dress, figure, type Pose, stick, striding } from './figure';
import { kayak } from './paddlers';
import { HIKING } from './rain-trail';
import { skier } from './skier';
import { mix } from './svg';

/** Who is in a landscape, and what they have with them. */
export type Actors =
  | 'hikers'
  | 'hiker'
  | 'runner'
  | 'skiers'
  | 'pulk'
  | 'climbers'
  | 'family'
  | 'camp'
  | 'hut'
  | 'fire'
  | 'kayaks'
  | 'nobody';

/** How far they reach left and right of where the nearest one stands, units. */
export const REACHES: Record<Actors, readonly [left: number, right: number]> = {
  hiker: [-40, 40],
  hikers: [-40, 130],
  runner: [-40, 50],
  skiers: [-70, 205],
  pulk: [-175, 70],
  climbers: [-40, 160],
  family: [-110, 90],
  camp: [-165, 185],
  hut: [-215, 205],
  fire: [-30, 160],
  kayaks: [-120, 260],
  nobody: [0, 0],
};

/** How they are dressed: a number, and the light that falls on them from behind. */
export type Company = {
  readonly seed: number;
  readonly light: string;
  readonly isDark: boolean;
  readonly isWet: boolean;
};

/** They look to the right and have the sun behind them. */
const SUN = -1;

const COATS = ['#cf6a2c', '#2f6272', '#b0452e', '#c9a13b', '#35566a', '#4f6b46', '#7a4f6a'];
const HATS = ['#27303f', '#d9a13b', '#a1532f', '#e9e4d8', '#34524a'];
const PACKS = ['#33514a', '#8a3f1f', '#2f4658', '#6b5a3a'];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '#27303f';

function dressOf({ seed, light, isDark, isWet }: Company, who: number, more: Partial<Dress> = {}): Dress {
  const dim = (colour: string): string => (isDark ? mix(colour, '#0b1c30', 0.42) : colour);
  return {
    coat: dim(pick(COATS, seed + who * 3)),
    legs: dim('#2b3542'),
    hat: dim(pick(HATS, seed + who)),
    headwear: 'beanie',
    ...(isWet && { headwear: 'hood', hat: dim(pick(COATS, seed + who * 3)) }),
    pack: dim(pick(PACKS, seed + who)),
    boots: dim('#4a3322'),
    light,
    lightFrom: SUN,
    ...more,
  };
}

const RUNNING: Pose = {
  facing: 1,
  head: [16, -90],
  neck: [11, -80],
  hip: [0, -50],
  farArm: [
    [20, -68],
    [29, -76],
  ],
  nearArm: [
    [-3, -66],
    [6, -56],
  ],
  farLeg: [
    [18, -42],
    [22, -20],
  ],
  nearLeg: [
    [-4, -28],
    [-24, -22],
  ],
};

/** On the ground, knees up, both hands before them. */
const RESTING: Pose = {
  facing: 1,
  head: [2, -48],
  neck: [0, -38],
  hip: [-7, -9],
  farArm: [
    [13, -26],
    [23, -24],
  ],
  nearArm: [
    [11, -23],
    [22, -19],
  ],
  farLeg: [
    [14, -26],
    [23, -5],
  ],
  nearLeg: [
    [17, -24],
    [28, -4],
  ],
};

const ski = (x: number, y: number): string =>
  `<path d="M${x - 52} ${y + 1}L${x + 48} ${y}Q${x + 57} ${y - 1} ${x + 62} ${y - 8}" stroke="#222c36" stroke-width="2.3" fill="none" stroke-linecap="round"/>`;

const onSkis = (dress: Dress): string =>
  [ski(-14, 2), stick([-15, -54], [-36, 2]), figure(striding(1), dress), ski(22, 3), stick([31, -71], [42, 4])].join(
    '',
  );

const withStick = (dress: Dress): string =>
  `<path d="M13-57L24 4" stroke="#20262b" stroke-width="1.5"/>${figure(HIKING, dress)}`;

/** What shadows on the ground are painted with: strong in the sun, faint under clouds. */
export const castPaint = (strength: number): string =>
  `<defs><linearGradient id="cast"><stop stop-color="#13233a" stop-opacity="${strength}"/><stop offset="1" stop-color="#13233a" stop-opacity="${strength * 0.5}"/></linearGradient></defs>`;

/** A shadow on the ground away from the sun, towards us; its paint is `castPaint`. */
const shadow = (x = 0, size = 1): string =>
  `<path d="M${x - 16 * size} 2L${x + 18 * size} 3L${x - SUN * 150 * size} ${30 * size}L${x - SUN * 210 * size} ${24 * size}Z" fill="url(#cast)"/>`;

const placed = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`;

/** A tunnel tent, 0,0 the middle of its floor; a lit one when it is dark. */
function tent(colour: string, isDark: boolean): string {
  const body = isDark ? '#f0a54e' : colour;
  const deep = mix(body, isDark ? '#8a3d16' : '#0e1a2a', 0.45);
  return [
    '<path d="M-118 4Q0 16 122 4L132 10Q0 24-126 10Z" fill="#0e1a24" opacity=".35"/>',
    `<path d="M-110 4Q-106-58-54-66Q30-74 78-52Q112-34 118 4Q0 12-110 4Z" fill="${body}"/>`,
    `<path d="M-54-66Q30-74 78-52Q112-34 118 4L60 8Q66-40-54-66Z" fill="${deep}" opacity=".5"/>`,
    `<path d="M-110 4Q-106-58-54-66Q-34-30-40 8Z" fill="${mix(body, '#fff3d0', isDark ? 0.6 : 0.3)}"/>`,
    `<path d="M-88 6Q-88-38-62-48Q-48-28-50 7Z" fill="${isDark ? '#fff0c0' : mix(colour, '#10202c', 0.6)}"/>`,
    `<path d="M-54-66Q-34-30-40 8M22-70Q52-34 50 8M78-52Q98-24 96 6" stroke="${mix(deep, '#0a121c', 0.3)}" stroke-width="1.6" fill="none"/>`,
    '<path d="M-84-50L-150 10M96-40L158 8" stroke="#e9e2cf" stroke-width=".9" opacity=".7"/>',
  ].join('');
}

/** A log hut with a lit window, snow or turf on its roof. */
const hut = (roof: string, wall: string): string =>
  [
    `<path d="M-120 6V-70L-10-70V6Z" fill="${wall}"/><path d="M-10 6V-70L40-118L112-70V6Z" fill="${mix(wall, '#0d1722', 0.3)}"/>`,
    `<path d="M-120-58H-10M-120-46H-10M-120-34H-10M-120-22H-10M-120-10H-10M-10-58H112M-10-46H112M-10-34H112M-10-22H112M-10-10H112" stroke="#0d1722" stroke-width="1.4" opacity=".45"/>`,
    `<path d="M-134-64L-92-124H46L-4-62Z" fill="${roof}"/><path d="M-10-60L44-126L126-62L112-62L44-112L-2-60Z" fill="${mix(roof, '#ffffff', 0.2)}"/>`,
    '<path d="M-88-52h36v28h-36z" fill="#ffd98c"/><path d="M-70-52v28M-88-38h36" stroke="#5a3a1c" stroke-width="2"/><path d="M36 6v-50h32V6z" fill="#4a3020"/>',
    '<path d="M-60-124v-26h14v26z" fill="#3a3d40"/><path d="M-52-154q-14-18 0-34t-4-36" stroke="#e6ebec" stroke-width="9" fill="none" opacity=".5" stroke-linecap="round"/>',
    '<path d="M-96 6l-60 26h120l-16-26z" fill="#ffd98c" opacity=".26"/>',
  ].join('');

const FLAMES =
  '<ellipse cx="0" cy="-12" rx="120" ry="80" fill="url(#fireglow)"/><path d="M-16 3l32-9M-15-6l30 9" stroke="#2a1a10" stroke-width="5" stroke-linecap="round"/><path d="M0-44q17 21 11 36-5 9-13 9-11-1-13-12-1-13 8-19 0 7 3 8 6-7 4-22z" fill="#ff9a3d"/><path d="M1-27q9 11 5 20-3 6-7 6-6-1-6-8 0-7 4-10 1 4 2 4 3-5 2-12z" fill="#ffe08a"/>';

const FIRE_GLOW =
  '<defs><radialGradient id="fireglow"><stop offset="0" stop-color="#ffb45a" stop-opacity=".75"/><stop offset=".5" stop-color="#ff9a3d" stop-opacity=".25"/><stop offset="1" stop-color="#ff9a3d" stop-opacity="0"/></radialGradient></defs>';

/** The people, their nearest one standing on 0,0; 100 units are a tall person. */
export function company(kind: Actors, who: Company, isSnowy: boolean): string {
  const { light, isDark, seed } = who;
  const bare = { pack: '' } as const;
  switch (kind) {
    case 'nobody':
      return '';
    case 'hiker':
      return shadow() + withStick(dressOf(who, 0));
    case 'hikers':
      return placed(shadow() + withStick(dressOf(who, 1)), 96, -14, 0.84) + shadow() + withStick(dressOf(who, 0));
    case 'runner':
      return shadow(4) + figure(RUNNING, dressOf(who, 0, bare));
    case 'skiers':
      return placed(shadow() + onSkis(dressOf(who, 1, bare)), 142, -16, 0.8) + shadow() + onSkis(dressOf(who, 0, bare));
    case 'pulk':
      return shadow() + shadow(-140, 0.6) + skier(dressOf(who, 0));
    case 'climbers':
      return (
        placed(shadow() + withStick(dressOf(who, 1, { headwear: 'helmet' })), 120, -34, 0.82) +
        '<path d="M8-50Q60-36 122-76" stroke="#e2a040" stroke-width="1.4" fill="none"/>' +
        shadow() +
        withStick(dressOf(who, 0, { headwear: 'helmet' }))
      );
    case 'family':
      return (
        shadow() +
        withStick(dressOf(who, 0)) +
        placed(shadow() + figure(HIKING, dressOf(who, 1, bare)), 52, 6, 0.62) +
        placed(shadow() + withStick(dressOf(who, 2)), -70, -8, 0.94)
      );
    case 'camp':
      return (
        placed(tent(pick(['#5b7f6a', '#b5562f', '#c39a3c', '#4b6a80'], seed), isDark), 40, 0, 1) +
        placed(figure(RESTING, dressOf({ ...who, light: isDark ? '#ffc27a' : light }, 0, bare)), -128, 12, 0.98) +
        '<path d="M-96 10h14v-8h-14z" fill="#8d9295"/><path d="M-93 2q-4-10 2-16M-87 2q-4-12 2-20" stroke="#eef1f1" stroke-width="1.6" fill="none" opacity=".6"/>'
      );
    case 'hut':
      return (
        placed(hut(isSnowy ? '#e9eff3' : '#5f6a4a', '#6b4a32'), 70, -10, 1.05) +
        placed(shadow() + (isSnowy ? onSkis(dressOf(who, 0)) : withStick(dressOf(who, 0))), -150, 16, 0.82)
      );
    case 'fire':
      return (
        FIRE_GLOW +
        placed(FLAMES, 62, 8, 1) +
        placed(figure(RESTING, dressOf({ ...who, light: '#ffb866' }, 0, { ...bare, lightFrom: 1 })), 0, 8, 1) +
        placed(
          figure({ ...RESTING }, dressOf({ ...who, light: '#ffb866' }, 1, { ...bare, lightFrom: 1 })),
          128,
          4,
          0.96,
        ).replace('scale(0.96)', 'scale(-0.96 0.96)')
      );
    case 'kayaks': {
      const boat = (n: number, hull: string, vest: string): string => kayak(hull, dressOf(who, n, bare), vest);
      const near = boat(0, pick(['#d8742c', '#3f7f86', '#b9472a', '#c9a13b'], seed), '#e2b04a');
      const far = boat(1, pick(['#3f7f86', '#d8742c', '#e9e4d8', '#4b6a80'], seed), '#b9472a');
      const mirror = (art: string): string =>
        `<g transform="scale(1 -.55) translate(0 -14)" opacity=".2">${art}</g>${art}`;
      return placed(mirror(far), 176, -46, 0.62) + mirror(near);
    }
  }
}
