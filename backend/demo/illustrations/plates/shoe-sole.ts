import { mix, tone } from './colour';
import { num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { type ShoeLook, soleEnd, tread } from './shoe-look';
import { trekSole } from './trek-sole';

const RUBBER = '#2b2d31';

/** Tread blocks of the given pitch, raked backward under the heel and forward under the toe. */
function lugs(kit: Kit, depth: number, pitch: number, colour: string, spring?: number, end = 301): string {
  const count = Math.floor((end - 5) / pitch);
  return Array.from({ length: count }, (_, i) => 4 + i * pitch)
    .filter((x) => (x < 92 || x > 120) && x + pitch < end - 7)
    .map((x) => {
      const y = tread(x + pitch * 0.4, spring, end);
      const rake = x < 100 ? -2 : 2.4;
      const wide = pitch * 0.86;
      return kit.part(
        pts(
          `${num(x - 1)},${num(y - depth - 3)}! ${num(x + wide)},${num(tread(x + wide, spring, end) - depth - 3)}! ${num(x + wide - 1.5 + rake)},${num(tread(x + wide, spring, end))}~1.5 ${num(x + rake)},${num(y)}~1.5`,
        ),
        { fill: colour, volume: 4, line: 1 },
      );
    })
    .join('');
}

/** A closed strip between two heights over the tread, from x to x. */
function strip(from: number, to: number, upper: (x: number) => number, lower: (x: number) => number): Point[] {
  const steps = [0, 0.1, 0.25, 0.45, 0.65, 0.8, 0.91, 1];
  const xs = steps.map((t) => from + (to - from) * t);
  return [
    ...xs.map((x, i): Point => (i === 0 || i === steps.length - 1 ? [x, upper(x), 7] : [x, upper(x)])),
    ...xs.toReversed().map((x, i): Point => (i === 0 || i === steps.length - 1 ? [x, lower(x), 10] : [x, lower(x)])),
  ];
}

/** A running sole: `race` is thin with deep lugs, `foam` thick and rockered. */
function foamSole(kit: Kit, way: Colourway, isRace: boolean, end: number): string {
  const spring = isRace ? 0.0027 : 0.0036;
  const foam = isRace ? mix(way.accent, '#ffffff', 0.12) : '#e8e8e2';
  const rubber = isRace ? RUBBER : tone(way.trim, -0.01);
  const top = isRace
    ? (x: number): number => -32 + x * 0.034 + tread(x, spring, end) * 0.5
    : (x: number): number => -45 + x * 0.045 + tread(x, spring, end) * 0.5;
  const midsole = strip(isRace ? -4 : -9, end, top, (x) => tread(x, spring, end) - (isRace ? 7 : 5));
  return [
    lugs(kit, isRace ? 9 : 6, isRace ? 12.4 : 14, rubber, spring, end),
    kit.part(
      strip(
        -4,
        end - 2,
        (x) => tread(x, spring, end) - (isRace ? 11 : 10),
        (x) => tread(x, spring, end) - (isRace ? 6 : 4),
      ),
      { fill: rubber, volume: 4 },
    ),
    kit.part(midsole, {
      fill: foam,
      volume: 12,
      shade: 0.42,
      light: 0.6,
      shadeColour: '#39434c',
      inside: isRace
        ? ''
        : kit.block(pts('-20,-20! 60,-26 130,-12 190,-14 250,-4! -20,0!'), way.accent) +
          kit.soft(pts('90,-30 150,-30 190,-16 150,-8 110,-10'), '#10182a', 0.16, 6),
      over: [
        kit.seam(pts(isRace ? '0,-22 100,-20 200,-16 296,-24' : '-8,-32 60,-30 110,-22 180,-20 240,-20 300,-32'), {
          dark: 0.3,
          light: 0.5,
        }),
        ...(isRace
          ? []
          : ['4,-36 34,-28 70,-30', '18,-41 52,-34 92,-34'].map((groove) =>
              kit.seam(pts(groove), { dark: 0.22, light: 0.4 }),
            )),
        lettering(isRace ? 'GRIP' : 'SOFT', 46, isRace ? -15 : -15, 6, isRace ? RUBBER : '#ffffff', {
          weight: 1.1,
          opacity: 0.85,
        }),
      ].join(''),
    }),
  ].join('');
}

function rubberSole(kit: Kit, way: Colourway): string {
  const sole = strip(
    -6,
    302,
    (x) => -34 + x * 0.02 + tread(x) * 0.4,
    (x) => tread(x) - 6,
  );
  return [
    lugs(kit, 8, 17.2, tone(RUBBER, -0.02)),
    kit.part(sole, {
      fill: RUBBER,
      volume: 10,
      light: 0.4,
      texture: ['grain', '#fff', 0.5],
      inside: kit.block(
        pts('-10,-24! 100,-22 200,-20 310,-28! 310,-18! 200,-13 100,-15 -10,-17!'),
        mix(way.accent, RUBBER, 0.25),
      ),
      over: kit.seam(pts('-6,-26 100,-24 200,-22 302,-32'), { dark: 0.6, light: 0.3 }),
    }),
  ].join('');
}

export function shoeSole(kit: Kit, way: Colourway, look: ShoeLook): string {
  switch (look.sole) {
    case 'lug':
      return trekSole(kit, way, look);
    case 'foam':
      return foamSole(kit, way, false, soleEnd(look));
    case 'race':
      return foamSole(kit, way, true, soleEnd(look));
    case 'rubber':
      return rubberSole(kit, way);
  }
}
