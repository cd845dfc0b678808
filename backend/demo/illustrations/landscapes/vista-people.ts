import { crate, signpost, TENT_GLOW } from './belongings';
import { boulder } from './boulder';
import type { Doing } from './doings';
import * as doing from './doings';
import { doorPath, parcelMachine, van, wheelTracks } from './errands';
import { body, type Dress, standing } from './figure';
import { fireside } from './fireside';
import { gift } from './gift';
import { hammock } from './hammock';
import { hut } from './hut';
import { type KayakTurn, kayak } from './kayak';
import { lampLight, stoveLight } from './lamp-light';
import { portrait } from './portrait';
import { POSES } from './poses';
import { digging, probing, RESCUE_GEAR, rubble } from './rescue';
import { type SkiStroke, skierWithPulk, spray } from './ski-gear';
import { PITCH } from './ski-slope';
import { mix } from './svg';
import { domeTent, tunnelTent } from './tents';
import { bootPrints, carvedTrail, footpath, skiTrail, trackAhead } from './trails';
import { dressOf, type Outing } from './wardrobe';

/** Who is in a landscape, and what they have with them. */
export type Actors =
  | 'hikers'
  | 'hiker'
  | 'runner'
  | 'skiers'
  | 'pulk'
  | 'climbers'
  /** on an avalanche: one probes, one digs */
  | 'rescue'
  | 'family'
  | 'camp'
  /** a camp with children */
  | 'nursery'
  | 'hammock'
  | 'hut'
  | 'fire'
  | 'kayaks'
  | 'packing'
  | 'courier'
  /** the shop's van, and somebody with a parcel from it */
  | 'van'
  | 'returning'
  | 'boulderers'
  | 'crew'
  | 'parting'
  /** nobody: a gift card and a lantern */
  | 'gift'
  /** one of them from near, head and shoulders */
  | 'portrait'
  | 'nobody';

/** How far they reach left and right of where the nearest one stands, units. */
export const REACHES: Record<Actors, readonly [left: number, right: number]> = {
  hiker: [-40, 40],
  hikers: [-40, 130],
  runner: [-40, 50],
  skiers: [-70, 212],
  pulk: [-175, 70],
  climbers: [-40, 160],
  rescue: [-130, 110],
  family: [-110, 90],
  camp: [-194, 185],
  nursery: [-185, 185],
  hammock: [-125, 125],
  hut: [-215, 262],
  fire: [-40, 196],
  kayaks: [-120, 260],
  packing: [-60, 150],
  courier: [-225, 272],
  // with room before whoever walks to the right
  van: [-135, 215],
  returning: [-225, 240],
  boulderers: [-200, 120],
  crew: [-90, 120],
  parting: [-40, 140],
  gift: [-128, 136],
  portrait: [-24, 24],
  nobody: [0, 0],
};

/** How they are dressed and lit, where they are, and the colours of what feet and skis leave on the ground. */
export type Company = Outing & {
  readonly isAlpine: boolean;
  readonly trail: { readonly deep: string; readonly lit: string };
};

/** Their shadows fall ahead and towards us. */
const FALL = [1.15, 0.3] as const;

const placed = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`;

/** What the nearest and the other do when they walk: another seed, another pair, so that no stride stands twice in a row. */
const WALKS: readonly (readonly [Doing, Doing])[] = [
  [doing.walking, doing.pointing],
  [doing.uphill, doing.reading],
  [doing.pointing, doing.walking],
  [doing.drinking, doing.waiting],
  [doing.walking, doing.uphill],
  [doing.reading, doing.walking],
  [doing.waiting, doing.pointing],
];

const STROKES: readonly (readonly [SkiStroke, SkiStroke])[] = [
  ['striding', 'doublePoling'],
  ['doublePoling', 'striding'],
  ['touring', 'striding'],
];

const TURNS: readonly (readonly [SkiStroke, SkiStroke])[] = [
  ['carving', 'tucking'],
  ['tucking', 'carving'],
];

const chosen = <Choice>(list: readonly Choice[], seed: number, from: Choice): Choice =>
  list[seed % list.length] ?? from;

/** Colours of clothes and boots that belong to what people do. */
const BARE = { pack: '' } as const satisfies Partial<Dress>;
const ON_SKIS = { ...BARE, boots: '#3f474e', trousers: 'long' } as const satisfies Partial<Dress>;
/** The same with a lamp in the dark. */
const onSkisAt = (isDark: boolean): Partial<Dress> =>
  isDark ? { ...ON_SKIS, hasLamp: true, headwear: 'beanie' } : ON_SKIS;
const CHILD = {
  ...BARE,
  isChild: true,
  girth: 1.12,
  headwear: 'pompom',
  cut: 'shell',
  hasBeard: false,
  hair: '#6b4526',
} as const satisfies Partial<Dress>;
/** What children wear. */
const BRIGHT: readonly Partial<Dress>[] = [
  { coat: '#e0b03a', yoke: '#b0452e', hat: '#b0452e', style: 'short' },
  { coat: '#c24a3a', yoke: '#27465a', hat: '#e2b04a', style: 'braid' },
  { coat: '#3f8a8c', yoke: '#d9702c', hat: '#d9702c', style: 'tail' },
];

/** How people are put into a scene: each with a shadow of their own. */
type Cast = {
  readonly who: Company;
  readonly isSnowy: boolean;
  /** one of them, looking right */
  readonly does: (what: Doing, n: number, more?: Partial<Dress>) => string;
  /** one of them at a place */
  readonly put: (
    what: Doing,
    n: number,
    at: readonly [x: number, y: number, size: number],
    more?: Partial<Dress>,
  ) => string;
  /** the same, looking left */
  readonly facing: (
    what: Doing,
    n: number,
    at: readonly [x: number, y: number, size: number],
    more?: Partial<Dress>,
  ) => string;
  /** what they have walked on */
  readonly way: string;
};

function castOf(who: Company, isSnowy: boolean): Cast {
  let count = 0;
  const does: Cast['does'] = (what, n, more = {}) => {
    const dress = dressOf(who, n, more);
    return standing(`p${count++}`, what(dress), dress, FALL);
  };
  // every second ground has no path
  const path = who.seed % 2 ? '' : footpath(who.trail, who.seed);
  return {
    who,
    isSnowy,
    does,
    put: (what, n, [x, y, size], more) => placed(does(what, n, more), x, y, size),
    facing: (what, n, [x, y, size], more) => {
      const dress = dressOf(who, n, more);
      const turned: Dress = { ...dress, lightFrom: dress.lightFrom > 0 ? -1 : 1 };
      return `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${standing(`p${count++}`, what(turned), turned, [-FALL[0], FALL[1]])}</g>`;
    },
    way: isSnowy ? bootPrints(who.trail) : path,
  };
}

/** The shade that skis throw on the snow right below them. */
const CONTACT = '<ellipse cx="6" cy="4" rx="62" ry="3" fill="#22405f" opacity=".26"/>';

/** Two on skis: down a mountain in turns, with the snow they throw up, or along a track. */
function skiers({ who, does }: Cast): string {
  const { seed, isAlpine, isDark, trail } = who;
  const outfit = onSkisAt(isDark);
  if (!isAlpine) {
    const [near, far] = chosen(STROKES, seed, ['striding', 'doublePoling']);
    return (
      trackAhead(trail, [62, 3], [102, -7]) +
      (isDark ? lampLight([POSES[far], 152, -9, 0.86], [POSES[near]]) : '') +
      placed(CONTACT + does(doing.skiing(far), 1, outfit), 152, -9, 0.86) +
      skiTrail(trail) +
      CONTACT +
      does(doing.skiing(near), 0, outfit)
    );
  }
  const [near, far] = chosen(TURNS, seed, ['carving', 'tucking']);
  const downhill = { ...ON_SKIS, headwear: 'goggles', boots: '#5a646b' } as const;
  const turn = (stroke: SkiStroke, n: number): string =>
    `<g transform="rotate(${PITCH})">${carvedTrail(trail)}${does(doing.skiing(stroke), n, downhill)}${spray(stroke, mix(trail.lit, '#ffffff', 0.5))}</g>`;
  return placed(turn(far, 1), 146, 20, 0.74) + turn(near, 0);
}

function family({ who, put, facing, way }: Cast): string {
  const { seed } = who;
  const child = seed % 3 ? doing.strolling : doing.running;
  const young = { ...CHILD, ...chosen(BRIGHT, seed >> 1, {}) };
  return seed % 2
    ? way +
        put(doing.walking, 2, [-66, -6, 0.95]) +
        put(child, 1, [0, 10, 0.62], young) +
        facing(doing.waving, 0, [66, -4, 1], BARE)
    : way +
        put(doing.pointing, 0, [-8, 0, 1]) +
        put(doing.walking, 2, [-82, -8, 0.94]) +
        put(child, 1, [54, 8, 0.6], young);
}

function camp({ who, put }: Cast): string {
  const { isDark, seed, light } = who;
  const glow = isDark ? { light: '#ffc27a', lightFrom: 1 as const } : { light };
  const colour = chosen(['#5b7f6a', '#b5562f', '#c39a3c', '#4b6a80'], seed, '#5b7f6a');
  const art = (seed % 4 < 2 ? tunnelTent : domeTent)(colour, isDark);
  const isCooking = seed % 2 === 1;
  return [
    isDark ? placed(TENT_GLOW + art, 26, -6, 0.86) : placed(art, 40, 0, 1),
    isDark && isCooking ? placed(stoveLight(POSES.kneeling), -164, 14, 0.98) : '',
    put(isCooking ? doing.cooking : doing.drinking, 0, [-164, 14, 0.98], {
      ...glow,
      ...(isDark && isCooking && { hasLamp: true, headwear: 'beanie' }),
    }),
  ].join('');
}

/** A camp with children: one watches the pot, one comes running with a lamp. */
function nursery({ who, put, facing }: Cast): string {
  const { isDark, light } = who;
  const glow = isDark ? { light: '#ffc27a', lightFrom: 1 as const } : { light };
  const art = tunnelTent('#5b7f6a', isDark);
  return [
    placed(isDark ? TENT_GLOW + art : art, 52, -6, 1),
    put(doing.cooking, 0, [-158, 12, 0.98], glow),
    facing(doing.waiting, 1, [-86, 14, 0.62], { ...CHILD, ...BRIGHT[1], ...(isDark && glow) }),
    facing(doing.running, 2, [62, 30, 0.54], { ...CHILD, ...BRIGHT[0], ...(isDark && glow) }),
  ].join('');
}

function boulderers({ who }: Cast): string {
  const bold = { ...BARE, isClimbing: true, headwear: 'hair', trousers: 'long' } as const;
  const climber = dressOf(who, 0, {
    ...bold,
    coat: '#d9a13b',
    legs: '#3d5266',
    boots: '#b0452e',
    hair: '#3a2418',
    style: 'bun',
    hasBeard: false,
    girth: 0.98,
    skin: '#d3a07c',
    lightFrom: 1,
  });
  const spotter = dressOf(who, 1, {
    ...bold,
    coat: '#2f6272',
    legs: '#5a4a38',
    boots: '#d98b3a',
    hair: '#2a1d16',
    style: 'short',
    hasBeard: true,
    girth: 1.1,
    skin: '#b98460',
    lightFrom: 1,
  });
  return (
    boulder(who.light) +
    `<g transform="scale(-1 1)">${body(POSES.bouldering, climber, { grips: ['grip', 'grip'] })}</g>` +
    `<g transform="translate(80 8) scale(-.96 .96)">${body(POSES.spotting, spotter, { grips: ['open', 'open'] })}</g>`
  );
}

/** At work for one company: one jacket, one mark. */
function crew({ who, put, facing, way }: Cast): string {
  const { isDark } = who;
  const jacket = {
    ...BARE,
    coat: isDark ? '#9a5426' : '#d2702a',
    yoke: isDark ? '#1c3440' : '#27465a',
    cut: 'shell',
    trousers: 'long',
    gloves: 'bare',
  } as const;
  return [
    way,
    put(doing.shouldering, 2, [-78, -14, 0.92], { ...jacket, headwear: 'cap', hat: '#27465a' }),
    placed(crate(isDark), 52, 0, 1),
    put(doing.kneeling, 0, [10, 6, 1], {
      ...jacket,
      headwear: 'band',
      hat: '#e2b04a',
      style: 'tail',
      hair: '#8a4a26',
      hasBeard: false,
      girth: 1,
    }),
    facing(doing.noting, 1, [112, -6, 0.96], { ...jacket, headwear: 'beanie', hat: '#2f5a50', girth: 1.16 }),
  ].join('');
}

function kayaks({ who }: Cast): string {
  const boat = (n: number, hull: string, vest: string, turn: KayakTurn): string =>
    kayak(
      hull,
      dressOf(who, n, { ...BARE, coat: who.isDark ? '#274558' : (['#35566a', '#4f5f6b'][n] ?? '') }),
      vest,
      turn,
    );
  const front = boat(0, chosen(['#d8742c', '#3f7f86', '#b9472a', '#c9a13b'], who.seed, '#d8742c'), '#e2b04a', 'ahead');
  const back = boat(1, chosen(['#3f7f86', '#d8742c', '#e9e4d8', '#4b6a80'], who.seed, '#3f7f86'), '#b9472a', 'back');
  const mirror = (art: string): string =>
    `<g transform="scale(1 -.55) translate(0 -14)" opacity=".26">${art}</g>${art}`;
  return placed(mirror(back), 176, -46, 0.62) + mirror(front);
}

const walksOf = ({ who }: Cast): readonly [Doing, Doing] => chosen(WALKS, who.seed, [doing.walking, doing.pointing]);

const SCENES: Record<Actors, (cast: Cast) => string> = {
  nobody: () => '',
  hiker: (cast) => cast.way + cast.does(walksOf(cast)[0], 0),
  hikers: (cast) => cast.way + cast.put(walksOf(cast)[1], 1, [96, -14, 0.84]) + cast.does(walksOf(cast)[0], 0),
  runner: ({ way, does }) => way + does(doing.running, 0, { ...BARE, cut: 'smock', girth: 0.98 }),
  skiers,
  pulk: ({ who, does }) =>
    skiTrail(who.trail) +
    (who.isDark ? lampLight([POSES.touring]) : '') +
    does(skierWithPulk, 0, {
      ...(who.isDark && { hasLamp: true, headwear: 'beanie' }),
      boots: ON_SKIS.boots,
      packKind: 'day',
      trousers: 'long',
    }),
  climbers: ({ who, way, put, does }) =>
    way +
    put(who.seed % 2 ? doing.pointing : doing.roped, 1, [120, -34, 0.82], { headwear: 'helmet', packKind: 'day' }) +
    '<path d="M4-46Q60-30 119-72" stroke="#e2a040" stroke-width="1.4" fill="none"/>' +
    does(doing.roped, 0, { headwear: 'helmet', packKind: 'trek' }),
  rescue: ({ who, put, facing }) =>
    rubble(who.trail, who.seed) +
    placed(RESCUE_GEAR, 82, 22, 1) +
    put(probing, 1, [-84, -27, 0.9], { headwear: 'helmet', packKind: 'day' }) +
    facing(digging, 0, [28, 9, 1], { ...BARE, headwear: 'helmet' }),
  family,
  camp,
  nursery,
  hammock: ({ who }) => hammock(dressOf(who, 0, { ...BARE, light: '#ffc27a', lightFrom: 1 }), who.trail.lit),
  packing: ({ way, does }) => way + does(doing.packing, 0),
  courier: ({ who, put, isSnowy }) =>
    wheelTracks(who.trail, 170) +
    doorPath(who.trail) +
    placed(van(who.isDark), -148, 2, 0.8) +
    placed(hut({ isSnowy, isDark: who.isDark }), 126, -12, 1) +
    put(doing.carrying, 0, [-28, 14, 0.74], BARE),
  van: ({ who, put }) =>
    placed(wheelTracks(who.trail), 150, 0, 1) +
    placed(van(who.isDark), -8, 2, 1) +
    put(doing.carrying, 0, [150, 12, 0.9], BARE),
  returning: ({ who, way, does, isSnowy }) =>
    placed(hut({ isSnowy, isDark: who.isDark }), -150, -22, 1.1) +
    way +
    placed(parcelMachine(), 26, -2, 0.96) +
    does((dress) => body(POSES.reaching, dress, { grips: ['open', 'rest'] }), 0, { headwear: 'beanie' }),
  boulderers,
  crew,
  portrait: ({ who }) => portrait(dressOf(who, 0), who.seed),
  parting: ({ way, does, isSnowy }) => way + placed(signpost(isSnowy), 84, -4, 1.12) + does(doing.reading, 0),
  hut: (cast) =>
    placed(hut({ isSnowy: cast.isSnowy, isDark: cast.who.isDark }), 92, -8, 0.92) +
    placed(
      cast.isSnowy
        ? skiTrail(cast.who.trail) +
            (cast.who.isDark ? lampLight([POSES.touring]) : '') +
            cast.does(doing.skiing('touring'), 0, onSkisAt(cast.who.isDark))
        : cast.does(walksOf(cast)[0], 0),
      -158,
      18,
      0.82,
    ),
  gift: ({ who }) => gift({ isDark: who.isDark, snow: [who.trail.lit, who.trail.deep] }),
  fire: ({ who, isSnowy }) => fireside(who, isSnowy),
  kayaks,
};

/** The people, their nearest one standing on 0,0; 100 units are a tall person. */
export const company = (kind: Actors, who: Company, isSnowy: boolean): string => SCENES[kind](castOf(who, isSnowy));
