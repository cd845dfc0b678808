import type { PlateLook } from '../plate-drawing';
import { readableOn, shadeOf, tone } from './colour';
import { ellipse, mirrored, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

const cylinder = (kit: Kit, x0: number, x1: number): string =>
  kit.linearBetween(
    '0 #0d1220 .6, .12 #0d1220 .16, .26 #fff .5, .38 #fff .1, .62 #0d1220 .05, .86 #0d1220 .34, 1 #0d1220 .6',
    x0,
    0,
    x1,
    0,
  );

/** A row of flakes and the temperatures the wax is made for. */
function temperatures(x: number, y: number, size: number, range: string, ink: string): string {
  return lettering(range, x, y, size, ink, { weight: 1.15, track: 1.5 });
}

/** A grip wax tin, peeled open at the top: wax in a tube of printed metal with a cork cap. */
function tin(kit: Kit, way: Colourway, { brand, mark, print = '-2/-8 C' }: PlateLook, isOpen: boolean): string {
  const round = cylinder(kit, -52, 52);
  const rim = (y: number): string =>
    kit.line(pts(`-52,${y} 0,${y + 12} 52,${y}`), '#fff', 2, 0.5) +
    kit.line(pts(`-52,${y + 3} 0,${y + 15} 52,${y + 3}`), '#000', 2, 0.35);
  const body = kit.part(pts('-52,-60! 52,-60! 52,128! 34,140 0,145 -34,140 -52,128!'), {
    fill: way.main,
    volume: 0,
    cast: [6, 8, 8, 0.35],
    inside:
      kit.block(pts('-60,40! 0,54 60,40! 60,160! -60,160!'), way.block) +
      kit.block(pts('-60,30! 0,44 60,30! 60,40! 0,54 -60,40!'), way.accent) +
      wordmark(brand, 0, -6, 22, readableOn(way.main, way.accent), { weight: 1.25, room: 84 }) +
      brandMark(mark, 0, -36, 14, readableOn(way.main, way.accent)) +
      temperatures(0, 82, 13, print, readableOn(way.block, way.accent)) +
      lettering('45 G', 0, 112, 9, readableOn(way.block, way.accent)) +
      kit.block(rectangle(-60, -70, 120, 230), round),
    over: rim(-58) + rim(124),
  });
  const waxTop = kit.part(pts('-46,-112! -30,-122 0,-126 30,-122 46,-112! 46,-60! 0,-46 -46,-60!'), {
    fill: tone(way.main, 0.08),
    volume: 12,
    inside: kit.block(rectangle(-60, -140, 120, 100), round),
    over: kit.soft(ellipse(-4, -114, 34, 8), '#fff', 0.35, 3),
  });
  const cork = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})">${kit.part(pts('-53,-40! -34,-50 0,-53 34,-50 53,-40! 53,26! 0,40 -53,26!'), {
      fill: '#22262b',
      volume: 0,
      cast: [4, 7, 6, 0.35],
      inside:
        Array.from({ length: 17 }, (_, i) =>
          kit.line(pts(`${-48 + i * 6},-36 ${-48 + i * 6},40`), '#000', 2.4, 0.4),
        ).join('') + kit.block(rectangle(-60, -60, 120, 110), round),
      over: kit.part(ellipse(0, -40, 51, 12), {
        fill: '#33383e',
        volume: 8,
        over: brandMark(mark, 0, -40, 7, '#8d9499'),
      }),
    })}</g>`;
  return (
    kit.ground(isOpen ? 30 : 4, 142, isOpen ? 130 : 84, 9, 0.45) +
    (isOpen ? `<g transform="translate(-36 0)">${waxTop}${body}</g>${cork(94, 108)}` : waxTop + body + cork(0, -86))
  );
}

/** A bar of glide wax in its moulded tray, three cakes side by side. */
function bar(kit: Kit, way: Colourway, { brand, mark, print = '-6/-12 C' }: PlateLook, isOpen: boolean): string {
  const cakes = [-132, -44, 44].map((x, i) =>
    kit.part(rectangle(x, -46, 84, 92, 10), {
      fill: i === 1 ? tone(way.main, 0.03) : way.main,
      volume: 22,
      shade: 0.5,
      light: 0.6,
      cast: [2, 4, 4, 0.35],
      over:
        brandMark(mark, x + 42, -14, 17, shadeOf(way.main)) +
        lettering('20 G', x + 42, 22, 11, shadeOf(way.main), { weight: 1.2 }) +
        kit.soft(pts(`${x + 8},-40 ${x + 50},-40 ${x + 22},40 ${x + 8},40`), '#fff', 0.22, 4),
    }),
  );
  const tray = kit.part(rectangle(-152, -64, 304, 128, 16), {
    fill: '#dfe4e4',
    volume: 14,
    shade: 0.4,
    cast: [6, 10, 9, 0.36],
    over: kit.line(rectangle(-142, -54, 284, 108, 12), '#fff', 2, 0.6),
  });
  const sleeve = (x0: number, x1: number): string =>
    kit.part(pts(`${x0},-72~4 ${x1},-72~4 ${x1},72~4 ${x0},72~4`), {
      fill: way.block,
      volume: 12,
      shade: 0.4,
      cast: [4, 7, 7, 0.4],
      inside:
        kit.block(pts(`${x0 - 5},20! ${x1 + 5},4! ${x1 + 5},90! ${x0 - 5},90!`), way.accent) +
        kit.soft(rectangle(x0, -72, x1 - x0, 26), '#fff', 0.2, 6),
      over:
        wordmark(brand, (x0 + x1) / 2, -28, 30, readableOn(way.block, way.accent), { weight: 1.25, track: 2 }) +
        temperatures((x0 + x1) / 2, 44, 20, print, readableOn(way.accent, way.block)),
    });
  return isOpen
    ? `<g transform="translate(-20 -84) rotate(-4)">${tray}${cakes.join('')}</g><g transform="translate(16 90) rotate(3)">${sleeve(-150, 150)}</g>`
    : tray + cakes.join('') + sleeve(-156, 40);
}

/** A tube of klister with its cap and a plastic spreader. */
function tube(kit: Kit, way: Colourway, { brand, mark, print = '0/-3 C' }: PlateLook, isOpen: boolean): string {
  const body = kit.part(mirrored(pts('0,-150 62,-150~3 62,-128! 60,-60 54,60 40,104 22,118~5 0,120')), {
    fill: way.main,
    volume: 24,
    shade: 0.6,
    light: 0.55,
    cast: [6, 9, 9, 0.38],
    inside:
      kit.block(pts('-80,-60! 80,-84! 80,-30! -80,-6!'), way.block) +
      kit.block(pts('-80,0! 80,-24! 80,-14! -80,10!'), way.accent) +
      kit.block(
        rectangle(-70, -160, 140, 290),
        kit.linearBetween('0 #0d1220 .4, .25 #fff .35, .5 #fff 0, 1 #0d1220 .45', -62, 0, 62, 0),
      ),
    over: [
      ...[-146, -140, -134].map((y) => kit.line(pts(`-62,${y} 62,${y}`), '#0d1220', 1.6, 0.4)),
      kit.seam(pts('-62,-128 62,-128'), { light: 0.5 }),
      brandMark(mark, 0, -100, 15, readableOn(way.main, way.accent)),
      wordmark(brand, 0, -46, 22, readableOn(way.block, way.accent), { weight: 1.25, rotate: -8.5, room: 94 }),
      temperatures(0, 40, 15, print, readableOn(way.main, way.accent)),
      lettering('55 G', 0, 68, 9, readableOn(way.main, way.accent)),
    ].join(''),
  });
  const nozzle = kit.part(mirrored(pts('0,114 14,114~2 14,140~2 0,142')), { fill: TONES.alu, volume: 5 });
  const cap = kit.part(mirrored(pts('0,0 25,0~4 21,56~6 0,58')), {
    fill: '#22262b',
    volume: 8,
    cast: [3, 5, 5, 0.4],
    over:
      [-18, -12, -6, 0, 6, 12, 18].map((x) => kit.line(pts(`${x},4 ${x * 0.86},54`), '#000', 2, 0.5)).join('') +
      kit.line(pts('-17,4 -15,54'), '#fff', 2, 0.3),
  });
  const spreader = kit.part(pts('-20,-90~6 20,-90~6 26,60~4 32,96~3 -32,96~3 -26,60~4'), {
    fill: way.accent,
    volume: 10,
    cast: [5, 8, 7, 0.36],
    over: wordmark(brand, 0, 0, 15, readableOn(way.accent, way.trim), { rotate: -90, weight: 1.2 }),
  });
  return `<g transform="translate(104 20) rotate(16)">${spreader}</g><g transform="translate(-22 0) rotate(-7)">${nozzle}${body}${isOpen ? '' : `<g transform="translate(0 120)">${cap}</g>`}</g>${isOpen ? `<g transform="translate(44 122) rotate(64)">${cap}</g>` : ''}`;
}

/** A bottle of liquid glider with a felt applicator under its cap. */
function bottle(kit: Kit, way: Colourway, { brand, mark, print = '0/-10 C' }: PlateLook, isOpen: boolean): string {
  const round = cylinder(kit, -58, 58);
  const body = kit.part(mirrored(pts('0,-92 34,-90 52,-74~14 58,-40 58,138~16 40,146 0,148')), {
    fill: way.main,
    volume: 0,
    cast: [6, 8, 8, 0.35],
    inside:
      kit.block(rectangle(-70, -20, 140, 112), way.block) +
      kit.block(rectangle(-70, -30, 140, 8), way.accent) +
      kit.block(rectangle(-70, 94, 140, 8), way.accent) +
      wordmark(brand, 0, 12, 23, readableOn(way.block, way.accent), { weight: 1.25, room: 94 }) +
      temperatures(0, 50, 14, print, readableOn(way.block, way.accent)) +
      lettering('100 ML', 0, 75, 8.5, readableOn(way.block, way.accent)) +
      brandMark(mark, 0, -54, 14, readableOn(way.main, way.accent)) +
      kit.block(rectangle(-70, -100, 140, 260), round),
  });
  const felt = kit.part(rectangle(-30, -128, 60, 40, 6), {
    fill: '#e7e5dc',
    volume: 9,
    texture: ['grain', '#8d8a7c', 1],
  });
  const cap = kit.part(mirrored(pts('0,-58 32,-56 40,-48~8 42,0~4 0,6')), {
    fill: '#22262b',
    volume: 0,
    cast: [3, 5, 5, 0.35],
    inside: kit.block(rectangle(-50, -64, 100, 80), cylinder(kit, -42, 42)),
    over: kit.line(pts('-42,-8 0,-3 42,-8'), '#000', 2.4, 0.5),
  });
  return (
    kit.ground(isOpen ? 34 : 4, 146, isOpen ? 128 : 86, 9, 0.45) +
    (isOpen
      ? `<g transform="translate(-38 0)">${felt}${body}</g><g transform="translate(88 140)">${cap}</g>`
      : `${body}<g transform="translate(0 -88)">${cap}</g>`)
  );
}

const DRAWINGS = [tin, bar, tube, bottle] as const;

/** Ski wax: grip wax in a tin, glide wax in bars, klister in a tube, liquid glider in a bottle. */
export function drawWax(way: Colourway, look: PlateLook): string {
  const isOpen = look.view === 'open';
  const box =
    look.variant === 1
      ? isOpen
        ? ([-190, -160, 190, 170] as const)
        : ([-156, -100, 156, 100] as const)
      : look.variant === 2 || isOpen
        ? ([-150, -168, 160, 192] as const)
        : ([-130, -150, 136, 156] as const);
  const kit = new Kit(box, look.variant === 1 ? FRAMES.wide : FRAMES.square, 56);
  return kit.svg(DRAWINGS[look.variant](kit, way, look, isOpen), 'Ski wax');
}
