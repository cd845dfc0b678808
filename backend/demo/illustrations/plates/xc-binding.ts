import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { wordmark } from './wordmark';

type Make = 'race' | 'shift' | 'threePin' | 'country';

const MAKES: readonly Make[] = ['race', 'shift', 'threePin', 'country'];
const DARK = '#25282d';

/** Ribs that fit the grooves of the sole, running back from the hinge. */
function plate(kit: Kit, make: Make): string {
  const half = { race: 26, shift: 33, threePin: 26, country: 36 }[make];
  const end = make === 'shift' ? 210 : 292;
  const rib = (x: number): string =>
    kit.line(pts(`${x},20 ${x},${end - 30}`), '#000', 9, 0.5, 'stroke-linecap="round"') +
    kit.line(pts(`${x - 1.6},20 ${x - 1.6},${end - 30}`), '#fff', 2, 0.25);
  return kit.part(
    pts(
      `${-half},-20~8 ${half},-20~8 ${half - 2},${end * 0.6} ${half - 6},${end}~14 ${-half + 6},${end}~14 ${-half + 2},${end * 0.6}`,
    ),
    {
      fill: DARK,
      volume: 14,
      light: 0.4,
      cast: [5, 8, 7, 0.4],
      inside: kit.block(
        pts(`${-half - 5},${end - 96}! ${half + 5},${end - 112}! ${half + 5},${end - 82}! ${-half - 5},${end - 66}!`),
        tone(DARK, 0.08),
      ),
      over:
        rib(-11) +
        rib(11) +
        kit.screws(pts(`0,60 0,${end - 56}`), 6, '#8d9498') +
        (make === 'country' ? kit.screws(pts('-26,40 26,40'), 5, '#8d9498') : ''),
    },
  );
}

function housing(kit: Kit, way: Colourway, make: Make, { brand, mark }: PlateLook): string {
  const ink = readableOn(way.main, way.accent);
  const wide = { race: 0, shift: 7, threePin: 0, country: 10 }[make];
  return kit.part(
    pts(
      `${-18 - wide},-150~14 ${18 + wide},-150~14 ${27 + wide},-96 ${32 + wide},-30 ${30 + wide},16~8 ${-30 - wide},16~8 ${-32 - wide},-30 ${-27 - wide},-96`,
    ),
    {
      fill: way.main,
      volume: 24,
      shade: 0.65,
      light: 0.5,
      cast: [4, 7, 6, 0.45],
      inside: kit.block(pts('-70,-24! 0,-12 70,-24! 70,40! -70,40!'), way.block),
      over:
        kit.seam(pts('-70,-24 0,-12 70,-24'), { light: 0.4 }) +
        brandMark(mark, 0, -124, 9, ink) +
        wordmark(brand, 0, -4, 7.5, readableOn(way.block, way.accent), { weight: 1.2 }),
    },
  );
}

/** The bar the boot hinges on, in its jaw, and the rubber that gives the flex. */
const hinge = (kit: Kit, way: Colourway): string =>
  kit.part(rectangle(-17, 10, 34, 22, 6), { fill: way.accent, volume: 8, light: 0.5, cast: [1, 4, 4, 0.4] }) +
  rod(kit, pts('-26,20 26,20'), 8, '#ccd1d3', { gloss: 1, cap: 'butt' });

function lever(kit: Kit, way: Colourway): string {
  return kit.part(pts('-13,-104~8 13,-104~8 17,-50 12,-34~6 -12,-34~6 -17,-50'), {
    fill: way.accent,
    volume: 12,
    shade: 0.6,
    light: 0.6,
    cast: [2, 5, 4, 0.45],
    over: [-60, -52, -44].map((y) => kit.line(pts(`-9,${y} 9,${y}`), '#000', 2, 0.35)).join(''),
  });
}

/** The toothed rail that a movable binding slides on; it shows in front of and behind the plate. */
const rail = (kit: Kit, way: Colourway): string =>
  kit.part(rectangle(-15, -186, 30, 470, 6), {
    fill: way.block,
    volume: 8,
    light: 0.4,
    cast: [4, 7, 6, 0.35],
    over: [-176, -168, -160, 222, 230, 238, 246, 254, 262, 270]
      .map((y) => kit.line(pts(`-9,${y} 9,${y}`), '#000', 3, 0.45))
      .join(''),
  });

/** A knob that moves the binding along the ski while skiing. */
function knob(kit: Kit, way: Colourway): string {
  const grips = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    const at = (r: number): string => `${(Math.cos(angle) * r).toFixed(1)},${(-74 + Math.sin(angle) * r).toFixed(1)}`;
    return kit.line(pts(`${at(14)} ${at(20)}`), '#000', 4, 0.4);
  });
  const circle = (r: number): string => `M${-r} -74a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return (
    kit.part(circle(21), { fill: way.accent, volume: 12, light: 0.5, cast: [2, 5, 4, 0.45], over: grips.join('') }) +
    kit.part(rectangle(-4, -90, 8, 32, 4), { fill: tone(way.accent, -0.14), volume: 4 }) +
    lettering('0', -30, -74, 6, readableOn(way.main, way.accent)) +
    lettering('3', 30, -74, 6, readableOn(way.main, way.accent))
  );
}

/** The old way: three pins, a bail of wire, a clip in front. */
function threePin(kit: Kit, way: Colourway, { brand }: PlateLook): string {
  const side = SIDES.map((s) =>
    kit.part(onSide(s)(pts('28,-90~6 44,-86~6 56,10~8 46,40~8 34,36~6 40,8')), {
      fill: TONES.alu,
      gradient: kit.linear('0 #eceff0, .4 #aab0b4, .7 #868d91, 1 #c4c9cc', 0, 0, 1, 0),
      volume: 8,
      cast: [3, 6, 5, 0.42],
    }),
  );
  return [
    kit.part(pts('-36,-96~10 36,-96~10 46,0 38,46~10 -38,46~10 -46,0'), {
      fill: way.main,
      volume: 16,
      light: 0.5,
      cast: [5, 8, 7, 0.4],
      over:
        kit.screws(pts('0,-74 -24,30 24,30'), 7, '#9aa0a4') +
        wordmark(brand, 0, -46, 10, readableOn(way.main, way.accent), { weight: 1.2 }),
    }),
    ...side,
    ...[
      [-18, -8],
      [18, -8],
      [0, -20],
    ].map(([x = 0, y = 0]) => rod(kit, pts(`${x},${y} ${x + 1},${y - 7}`), 8, '#d5d9db', { gloss: 1, shadow: 0.3 })),
    rod(kit, pts('-48,20 -44,-20 -30,-42 30,-42 44,-20 48,20'), 7, '#c3c8cb', { gloss: 1 }),
    kit.part(pts('-14,-160~8 14,-160~8 18,-108 12,-84~6 -12,-84~6 -18,-108'), {
      fill: way.accent,
      volume: 12,
      light: 0.5,
      cast: [2, 5, 4, 0.45],
      over: [-140, -130, -120].map((y) => kit.line(pts(`-9,${y} 9,${y}`), '#000', 2, 0.35)).join(''),
    }),
    kit.part(pts('-24,150~8 24,150~8 28,252~10 -28,252~10'), {
      fill: DARK,
      volume: 12,
      light: 0.4,
      cast: [4, 7, 6, 0.4],
      over:
        [172, 188, 204, 220, 236].map((y) => kit.line(pts(`-18,${y} 18,${y}`), '#fff', 2.4, 0.16)).join('') +
        kit.screws(pts('0,162 0,242'), 5, '#8d9498'),
    }),
  ].join('');
}

function fromAbove(kit: Kit, way: Colourway, make: Make, look: PlateLook): string {
  if (make === 'threePin') return threePin(kit, way, look);
  const riser =
    make === 'country'
      ? kit.part(pts('-30,214~8 30,214~8 34,280~10 -34,280~10'), {
          fill: way.block,
          volume: 12,
          light: 0.4,
          cast: [3, 5, 5, 0.4],
          over: kit.line(pts('-20,246 20,246'), way.accent, 6),
        })
      : '';
  return (
    (make === 'shift' ? rail(kit, way) : '') +
    plate(kit, make) +
    riser +
    housing(kit, way, make, look) +
    (make === 'shift' ? knob(kit, way) : lever(kit, way)) +
    hinge(kit, way)
  );
}

/** On its plate, from the side, toe right. */
function fromSide(kit: Kit, way: Colourway, make: Make, brand: string): string {
  const block =
    make === 'threePin'
      ? kit.part(pts('40,-10~4 52,-38~6 96,-38~6 118,-10~4'), { fill: TONES.alu, volume: 8, cast: [3, 5, 5, 0.4] }) +
        rod(kit, pts('52,-30 84,-58 120,-40 150,-16'), 6, '#c3c8cb', { gloss: 1 })
      : kit.part(pts('40,-8~4 44,-40~8 82,-52 130,-44 178,-16~8 182,-6~4'), {
          fill: way.main,
          volume: 14,
          light: 0.5,
          cast: [3, 6, 6, 0.4],
          inside: kit.block(pts('30,-22! 200,-16! 200,0! 30,0!'), way.block),
          over: wordmark(brand, 96, -34, 9, readableOn(way.main, way.accent), { weight: 1.2, rotate: 4 }),
        });
  return [
    kit.part(pts('-216,0~3 216,0~3 216,13~3 -216,13~3'), { fill: way.block, volume: 4, cast: [4, 9, 8, 0.3] }),
    kit.part(pts(make === 'threePin' ? '-170,-12~4 -80,-12~4 -74,0! -176,0!' : '-190,-10~4 60,-10~4 60,0! -196,0!'), {
      fill: DARK,
      volume: 6,
    }),
    make === 'country'
      ? kit.part(pts('-186,-10~4 -180,-34~6 -128,-34~6 -120,-10~4'), {
          fill: way.accent,
          volume: 8,
          cast: [2, 4, 4, 0.4],
        })
      : '',
    block,
    kit.part(pts('96,-48~5 128,-64 160,-48~6 150,-36~5 122,-46'), {
      fill: way.accent,
      volume: 8,
      cast: [2, 4, 4, 0.4],
    }),
    make === 'threePin'
      ? ''
      : rod(kit, pts('42,-26 34,-26'), 9, '#ccd1d3', { gloss: 1 }) +
        kit.part(rectangle(22, -22, 18, 13, 5), { fill: way.accent, volume: 5 }),
    kit.screw(-140, -4, 4),
    kit.screw(-20, -4, 4),
  ].join('');
}

/** A pair of cross-country bindings from above, or one from its side: race plate, movable, three-pin, backcountry. */
export function drawXcBinding(way: Colourway, look: PlateLook): string {
  const make = MAKES[look.variant] ?? 'race';
  if (look.view === 'side') {
    const kit = new Kit([-216, -130, 222, 80], FRAMES.wide, 44);
    return kit.svg(
      `<g transform="rotate(-6)">${fromSide(kit, way, make, look.brand)}</g>`,
      'Cross-country binding, side',
    );
  }
  const kit = new Kit([-140, -190, 140, 308], FRAMES.upright, 50);
  return kit.svg(
    `<g transform="translate(-64 0)"><g id="one">${fromAbove(kit, way, make, look)}</g></g><use href="#one" x="64"/>`,
    'Cross-country bindings, pair',
  );
}
