import { cup, FIRE_GLOW, FLAMES, PACKING_LIST, STOVE, seat, signpost, TENT_GLOW, tent } from './belongings';
import { boulder } from './boulder';
import { parcel, parcelMachine, van, wheelTracks } from './errands';
import { body, type Dress, lit, standing, stick } from './figure';
import { hut } from './hut';
import { type KayakTurn, kayak } from './kayak';
import { portrait } from './portrait';
import { POSES, type Pose } from './poses';
import { onSkis, type SkiStroke, skierWithPulk } from './ski-gear';
import { mix } from './svg';
import { bootPrints, footpath, skiTrail } from './trails';

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
  | 'packing'
  | 'courier'
  | 'returning'
  | 'boulderers'
  | 'crew'
  | 'parting'
  /** one of them from near, to the knees */
  | 'portrait'
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
  packing: [-60, 150],
  courier: [-225, 250],
  returning: [-225, 240],
  boulderers: [-200, 120],
  crew: [-90, 120],
  parting: [-40, 130],
  portrait: [-24, 24],
  nobody: [0, 0],
};

/** How they are dressed: a number, and the light that falls on them from behind. */
export type Company = {
  readonly seed: number;
  readonly light: string;
  readonly isDark: boolean;
  readonly isWet: boolean;
  /** colours of what feet and skis leave on the ground */
  readonly trail: { readonly deep: string; readonly lit: string };
};

/** They look to the right and have the sun behind them: their shadows fall ahead and towards us. */
const SUN = -1;
const FALL = [1.15, 0.3] as const;

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

const withStick = (dress: Dress, pose: Pose = POSES.walking): string =>
  stick(pose.nearArm[1], [pose.nearArm[1][0] + 9, 3], '#20262b') + body(pose, dress);

const placed = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`;

/** One of them: what they do, dressed for it, with what belongs to it. */
type Doing = (dress: Dress) => string;

const drinking: Doing = (dress) =>
  seat(dress.pack || '#33514a') + body(POSES.drinking, { ...dress, pack: '' }) + cup(POSES.drinking.nearArm[1]);
const pointing: Doing = (dress) => body(POSES.pointing, dress);
const reading: Doing = (dress) =>
  `${body(POSES.reading, dress)}<path d="M12-64l12-3 2 11-12 3z" fill="#e9e4d2"/><path d="M16-63l4 9M14-60l9-2" stroke="#7f9a86" stroke-width=".8"/>`;
const uphill: Doing = (dress) => withStick(dress, POSES.climbing);
const cooking: Doing = (dress) => STOVE + body(POSES.kneeling, { ...dress, pack: '' });

const carrying: Doing = (dress) => body(POSES.carrying, dress) + parcel(12, -76);
const packing: Doing = (dress) => PACKING_LIST + body(POSES.kneeling, { ...dress, pack: '' });

/** What the nearest and the others do when they walk: another seed, another pair, so that no stride stands twice in a row. */
const WALKS: readonly (readonly [Doing, Doing])[] = [
  [withStick, pointing],
  [uphill, reading],
  [pointing, withStick],
  [drinking, pointing],
  [withStick, uphill],
];

const STROKES: readonly (readonly [SkiStroke, SkiStroke])[] = [
  ['striding', 'doublePoling'],
  ['doublePoling', 'gliding'],
  ['gliding', 'striding'],
];

const chosen = <Choice>(list: readonly Choice[], seed: number, from: Choice): Choice =>
  list[seed % list.length] ?? from;

/** The people, their nearest one standing on 0,0; 100 units are a tall person. */
export function company(kind: Actors, who: Company, isSnowy: boolean): string {
  const { light, isDark, seed } = who;
  const bare = { pack: '' } as const;
  let count = 0;
  const stand = (art: string, dress: Dress): string => standing(`p${count++}`, art, dress, FALL);
  const track = skiTrail(who.trail);
  // every second ground has no path
  const path = seed % 2 ? '' : footpath(who.trail, seed);
  const way = isSnowy ? bootPrints(who.trail) : path;
  const does = (doing: Doing, n: number, more: Partial<Dress> = {}): string => {
    const dress = dressOf(who, n, more);
    return stand(doing(dress), dress);
  };
  const [first, second] = chosen(WALKS, seed, [withStick, pointing]);
  const [near, far] = chosen(STROKES, seed, ['striding', 'gliding']);
  const skis =
    (stroke: SkiStroke): Doing =>
    (dress) =>
      onSkis(dress, stroke);
  switch (kind) {
    case 'nobody':
      return '';
    case 'hiker':
      return way + does(first, 0);
    case 'hikers':
      return way + placed(does(second, 1), 96, -14, 0.84) + does(first, 0);
    case 'runner':
      return way + does((dress) => body(POSES.running, dress), 0, bare);
    case 'skiers':
      return placed(track + does(skis(far), 1, bare), 142, -16, 0.8) + track + does(skis(near), 0, bare);
    case 'pulk':
      return track + does(skierWithPulk, 0);
    case 'climbers':
      return (
        way +
        placed(does(uphill, 1, { headwear: 'helmet' }), 120, -34, 0.82) +
        '<path d="M4-46Q60-30 119-72" stroke="#e2a040" stroke-width="1.4" fill="none"/>' +
        does(seed % 2 ? uphill : withStick, 0, { headwear: 'helmet' })
      );
    case 'family':
      return (
        way +
        placed(does(withStick, 2), -78, -8, 0.94) +
        does(seed % 2 ? pointing : reading, 0) +
        placed(
          does((dress) => body(seed % 3 ? POSES.walking : POSES.running, dress), 1, bare),
          54,
          8,
          0.6,
        )
      );
    case 'camp': {
      const glow = isDark ? { light: '#ffc27a', lightFrom: 1 as const } : {};
      const tentArt = tent(pick(['#5b7f6a', '#b5562f', '#c39a3c', '#4b6a80'], seed), isDark);
      return (
        placed(isDark ? TENT_GLOW + tentArt : tentArt, 40, 0, 1) +
        placed(does(seed % 2 ? cooking : drinking, 0, { ...glow, light: isDark ? '#ffc27a' : light }), -136, 14, 0.98)
      );
    }
    case 'packing':
      return way + does(packing, 0);
    case 'courier':
      return (
        wheelTracks(who.trail) +
        placed(van(isDark), -148, 2, 0.8) +
        placed(hut({ isSnowy, isDark }), 112, -12, 0.8) +
        placed(does(carrying, 0, bare), -22, 14, 0.8)
      );
    case 'returning':
      return (
        placed(hut({ isSnowy, isDark }), -128, -22, 0.74) +
        way +
        placed(parcelMachine(), 26, -2, 0.96) +
        does((dress) => body(POSES.reaching, dress), 0, { headwear: 'beanie' })
      );
    case 'boulderers': {
      const bold = { ...bare, isClimbing: true, headwear: 'hair' } as const;
      const climber = dressOf(who, 0, { ...bold, coat: '#d9a13b', legs: '#3d5266', boots: '#b0452e', hat: '#3a2418' });
      const spotter = dressOf(who, 1, { ...bold, coat: '#2f6272', legs: '#4a4136', boots: '#d98b3a', hat: '#5a3a20' });
      return (
        boulder(light) +
        `<g transform="scale(-1 1)">${body(POSES.bouldering, climber)}</g>` +
        `<g transform="translate(92 8) scale(-.96 .96)">${body(POSES.spotting, spotter)}</g>`
      );
    }
    case 'crew': {
      // at work for one company: one jacket, one mark
      const jacket = { ...bare, coat: isDark ? '#8a4a20' : '#d2702a', hat: '#22403a', mark: '#f6f1e4' } as const;
      return (
        way +
        placed(does(carrying, 2, jacket), -66, -12, 0.92) +
        placed(does(pointing, 1, jacket), 72, -16, 0.9) +
        does(reading, 0, jacket)
      );
    }
    case 'portrait':
      return lit(dressOf(who, 0), portrait(dressOf(who, 0)));
    case 'parting':
      return way + placed(signpost(isSnowy), 74, -4, 1.12) + does(reading, 0);
    case 'hut':
      return (
        placed(hut({ isSnowy, isDark }), 70, -10, 1.05) +
        placed((isSnowy ? track : '') + does(isSnowy ? skis(near) : first, 0), -158, 18, 0.82)
      );
    case 'fire': {
      const warm = { ...bare, light: '#ffb866', lightFrom: 1 } as const;
      const [one, other] = [dressOf(who, 0, warm), dressOf(who, 1, warm)];
      return (
        FIRE_GLOW +
        placed(FLAMES, 62, 8, 1) +
        placed(lit(one, drinking(one)), -2, 8, 1) +
        `<g transform="translate(132 4) scale(-.96 .96)">${lit(other, body(POSES.resting, other))}</g>`
      );
    }
    case 'kayaks': {
      const boat = (n: number, hull: string, vest: string, turn: KayakTurn): string =>
        kayak(hull, dressOf(who, n, bare), vest, turn);
      const front = boat(0, pick(['#d8742c', '#3f7f86', '#b9472a', '#c9a13b'], seed), '#e2b04a', 'ahead');
      const back = boat(1, pick(['#3f7f86', '#d8742c', '#e9e4d8', '#4b6a80'], seed), '#b9472a', 'back');
      const mirror = (art: string): string =>
        `<g transform="scale(1 -.55) translate(0 -14)" opacity=".26">${art}</g>${art}`;
      return placed(mirror(back), 176, -46, 0.62) + mirror(front);
    }
  }
}
