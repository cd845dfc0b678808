import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { skiBelow } from './ski-length';
import { touringBindingProfile } from './touring-binding-profile';
import { wordmark } from './wordmark';

export type TouringBindingMake = {
  heel: 'tower' | 'race' | 'wide' | 'step';
  hasBrake: boolean;
};

const MAKES: readonly TouringBindingMake[] = [
  { heel: 'tower', hasBrake: true },
  { heel: 'race', hasBrake: false },
  { heel: 'wide', hasBrake: true },
  { heel: 'step', hasBrake: true },
];

const DARK = '#25282d';
const ALU = TONES.alu;
const polished = (kit: Kit): string => kit.linear('0 #f0f2f3, .35 #b4babd, .6 #8f969a, 1 #cdd2d4', 0, 0, 1, 0.3);

/** Toe piece: base, two arms with the pins that hold the boot, and the lever that locks them. */
function toe(kit: Kit, way: Colourway, { heel }: TouringBindingMake): string {
  const isRace = heel === 'race';
  const isStep = heel === 'step';
  const base = kit.part(
    isRace
      ? pts('-26,-196~10 26,-196~10 30,-120~8 -30,-120~8')
      : pts('-30,-226~14 30,-226~14 38,-150 34,-96~10 -34,-96~10 -38,-150'),
    {
      fill: isRace ? ALU : DARK,
      ...(isRace ? { gradient: polished(kit) } : {}),
      volume: 12,
      light: 0.4,
      cast: [4, 7, 6, 0.42],
      over: kit.screws(
        pts(isRace ? '-18,-186 18,-186 -20,-130 20,-130' : '-20,-214 20,-214 -24,-108 24,-108'),
        5.4,
        '#9aa0a4',
      ),
    },
  );
  const arms = SIDES.map((side) => {
    const arm = onSide(side)(
      pts(
        isStep
          ? '10,-192~5 40,-186~8 58,-150~6 54,-118~6 38,-114~5 34,-142 14,-156~5'
          : '8,-186~5 34,-182~8 50,-152~6 48,-126~6 36,-122~5 30,-146 12,-158~5',
      ),
    );
    return (
      kit.part(arm, {
        fill: isStep ? way.block : ALU,
        ...(isStep ? {} : { gradient: polished(kit) }),
        volume: 8,
        light: 0.7,
        cast: [2, 5, 4, 0.45],
      }) +
      rod(kit, pts(`${side * 43},-134 ${side * 26},-132`), 8, '#d5d9db', { gloss: 1, shadow: 0 }) +
      kit.screw(side * 40, -158, 5, '#7f868a')
    );
  });
  const lever = kit.part(
    isRace
      ? pts('-8,-150~4 8,-150~4 12,-236~6 6,-262~6 -6,-262~6 -12,-236~6')
      : pts('-12,-176~5 12,-176~5 17,-250 12,-284~8 -12,-284~8 -17,-250'),
    {
      fill: way.accent,
      volume: 12,
      shade: 0.6,
      light: 0.6,
      cast: [2, 6, 5, 0.45],
      over: isRace ? '' : [-262, -254, -246].map((y) => kit.line(pts(`-8,${y} 8,${y}`), '#000', 2, 0.35)).join(''),
    },
  );
  const body = isRace
    ? ''
    : kit.part(pts('-20,-196~8 20,-196~8 24,-160 18,-124~8 -18,-124~8 -24,-160'), {
        fill: way.main,
        volume: 14,
        light: 0.5,
        cast: [1, 4, 4, 0.4],
      });
  return base + body + arms.join('') + lever;
}

function brake(kit: Kit): string {
  return (
    SIDES.map(
      (side) =>
        kit.tube(pts(`${side * 22},26 ${side * 50},34 ${side * 60},62 ${side * 62},146`), 7, '#9da3a6', {
          gloss: 0.9,
        }) + kit.part(rectangle(side * 62 - 9, 138, 18, 62, 8), { fill: DARK, volume: 8, cast: [2, 4, 4, 0.4] }),
    ).join('') +
    kit.part(pts('-30,18~8 30,18~8 28,52~8 -28,52~8'), { fill: DARK, volume: 8, light: 0.4, cast: [2, 4, 4, 0.4] })
  );
}

/** The two steel pins that grip the boot's heel. */
const heelPins = (kit: Kit, y: number): string =>
  SIDES.map((side) =>
    rod(kit, pts(`${side * 9},${y} ${side * 7},${y - 30}`), 7, '#c9cdd0', { gloss: 1, shadow: 0.2 }),
  ).join('');

function heelPiece(kit: Kit, way: Colourway, { heel }: TouringBindingMake, brand: string): string {
  const ink = readableOn(way.main, way.accent);
  const gauge = kit.part(rectangle(-9, 128, 18, 24, 4), {
    fill: '#e9ebe6',
    volume: 4,
    inside:
      [134, 140, 146].map((y) => kit.line(pts(`-5,${y} 5,${y}`), '#444', 1.2)).join('') +
      kit.line(pts('-9,139 9,139'), way.accent, 2.4),
  });
  switch (heel) {
    case 'race':
      return [
        kit.part(pts('-24,44~8 24,44~8 26,112~8 -26,112~8'), {
          fill: ALU,
          gradient: polished(kit),
          volume: 8,
          cast: [4, 6, 5, 0.4],
          over: kit.screws(pts('-16,102 16,102'), 5),
        }),
        heelPins(kit, 48),
        kit.part(pts('-17,40~8 17,40~8 19,92~8 -19,92~8'), {
          fill: way.main,
          volume: 10,
          light: 0.6,
          cast: [2, 4, 4, 0.4],
          over: wordmark(brand, 0, 66, 7, ink, { weight: 1.2 }),
        }),
        kit.part(pts('-10,86~5 10,86~5 8,124~6 -8,124~6'), { fill: way.accent, volume: 7, cast: [2, 4, 4, 0.4] }),
      ].join('');
    case 'wide':
    case 'tower':
      return [
        kit.part(
          heel === 'wide'
            ? pts('-40,56~10 40,56~10 46,200~12 -46,200~12')
            : pts('-30,62~10 30,62~10 32,196~12 -32,196~12'),
          {
            fill: DARK,
            volume: 10,
            light: 0.4,
            cast: [4, 7, 6, 0.42],
            over: kit.screws(pts(heel === 'wide' ? '-34,188 34,188 -32,68 32,68' : '-22,186 22,186'), 5.4),
          },
        ),
        heelPins(kit, 76),
        kit.part(
          heel === 'wide'
            ? pts('-28,66~12 28,66~12 38,116 30,176~12 -30,176~12 -38,116')
            : pts('-23,70~10 23,70~10 31,114 25,168~12 -25,168~12 -31,114'),
          {
            fill: way.main,
            volume: 20,
            shade: 0.65,
            light: 0.55,
            cast: [3, 7, 6, 0.45],
            inside: kit.block(pts('-50,60! 50,60! 50,84! 0,94 -50,84!'), way.block),
            over: kit.seam(pts('-50,84 0,94 50,84'), { light: 0.4 }) + wordmark(brand, 0, 112, 8, ink, { weight: 1.2 }),
          },
        ),
        gauge,
        kit.part(pts('-15,84~6 15,84~6 17,98~5 -17,98~5'), { fill: way.accent, volume: 6, cast: [1, 4, 3, 0.4] }),
        heel === 'wide'
          ? kit.part(pts('-14,160~6 14,160~6 18,196~8 -18,196~8'), {
              fill: way.accent,
              volume: 8,
              cast: [2, 4, 4, 0.4],
            })
          : '',
      ].join('');
    case 'step':
      return [
        kit.part(pts('-38,54~10 38,54~10 46,110 42,186 26,236~14 -26,236~14 -42,186 -46,110'), {
          fill: way.main,
          volume: 22,
          shade: 0.65,
          light: 0.55,
          cast: [4, 7, 6, 0.45],
          inside: kit.block(pts('-60,44! 60,44! 60,84! 0,96 -60,84!'), way.block),
          over: kit.seam(pts('-50,84 0,96 50,84'), { light: 0.4 }),
        }),
        kit.part(pts('-30,48~8 0,54 30,48~8 34,72~6 0,80 -34,72~6'), {
          fill: DARK,
          volume: 8,
          light: 0.4,
          cast: [1, 4, 4, 0.4],
        }),
        gauge,
        kit.part(pts('-22,160~10 22,160~10 30,236 20,258~10 -20,258~10 -30,236'), {
          fill: way.accent,
          volume: 16,
          shade: 0.6,
          light: 0.6,
          cast: [2, 6, 5, 0.5],
          over: wordmark(brand, 0, 236, 8, readableOn(way.accent, way.trim), { weight: 1.2 }),
        }),
      ].join('');
  }
}

/** How far the heel of a racing binding is drawn nearer to its toe, mm. */
const NEARER = 82;

function fromAbove(kit: Kit, way: Colourway, make: TouringBindingMake, brand: string): string {
  if (make.heel === 'race')
    return `${skiBelow(kit)}<g transform="translate(0 ${-NEARER})">${heelPiece(kit, way, make, brand)}</g>${toe(kit, way, make)}`;
  const plate =
    make.heel === 'wide' || make.heel === 'step'
      ? kit.part(rectangle(-36, -120, 72, 150, 10), {
          fill: tone(DARK, 0.05),
          volume: 8,
          cast: [4, 6, 5, 0.35],
          over: [-100, -84, -68, -52, -36, -20]
            .map((y) => kit.line(pts(`-24,${y} 24,${y}`), '#fff', 1.6, 0.14))
            .join(''),
        })
      : '';
  return plate + (make.hasBrake ? brake(kit) : '') + heelPiece(kit, way, make, brand) + toe(kit, way, make);
}

/** A pair of pin bindings from above, or one from its side: tower, racing, freeride, step-in heel. */
export function drawTouringBinding(way: Colourway, { variant, view, brand }: PlateLook): string {
  const make = MAKES[variant];
  if (!make) throw new RangeError(`No touring binding ${variant}.`);
  if (view === 'side') {
    const kit = new Kit([-226, -150, 232, 90], FRAMES.wide, 44);
    return kit.svg(
      `<g transform="rotate(-6)">${touringBindingProfile(kit, way, make, brand)}</g>`,
      'Touring binding, side',
    );
  }
  const [reach, bottom, apart] = make.heel === 'race' ? [118, 66, 60] : [178, 270, 88];
  const kit = new Kit([-reach, -296, reach, bottom], FRAMES.upright, make.heel === 'race' ? 30 : 50);
  return kit.svg(
    `<g transform="translate(${-apart} 0)"><g id="one">${fromAbove(kit, way, make, brand)}</g></g><use href="#one" x="${apart}"/>`,
    'Touring bindings, pair',
  );
}
