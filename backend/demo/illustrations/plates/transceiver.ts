import type { PlateLook } from '../plate-drawing';
import { readableOn, shadeOf, tone } from './colour';
import { ellipse, mirrored, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Body = {
  outline: readonly Point[];
  /** rubber bumpers of the second colour */
  bumper: readonly Point[];
  screen: { y: number; width: number; height: number; isRound: boolean };
  buttons: 'row' | 'ring' | 'slider';
};

const BODIES: readonly Body[] = [
  {
    outline: mirrored(pts('0,-58 30,-57 39,-46~9 40,0 38,44 28,58~12 0,60')),
    bumper: pts('-60,-70! 60,-70! 60,-40! 0,-48 -60,-40!'),
    screen: { y: -20, width: 54, height: 44, isRound: false },
    buttons: 'row',
  },
  {
    outline: mirrored(pts('0,-62 22,-60 36,-46 40,-14 34,18 31,44 22,58~10 0,61')),
    bumper: pts('-60,8! -20,20 20,20 60,8! 60,80! -60,80!'),
    screen: { y: -18, width: 54, height: 54, isRound: true },
    buttons: 'ring',
  },
  {
    outline: mirrored(pts('0,-64 24,-64 30,-56~6 31,10 30,56 22,64~8 0,65')),
    bumper: pts('-60,-70! -18,-70! -26,0 -18,70! -60,70!'),
    screen: { y: -26, width: 40, height: 50, isRound: false },
    buttons: 'slider',
  },
  {
    outline: pts('-42,-50~12 -8,-60 20,-62 34,-52~10 42,-28 40,20 34,52~14 4,60 -28,58 -40,44~12 -38,0'),
    bumper: pts('-60,-70! 60,-70! 60,-52! 22,-42 10,-30 -60,-34!'),
    screen: { y: -6, width: 52, height: 40, isRound: false },
    buttons: 'ring',
  },
];

const SIGN = '#1d2420';

/** What the display shows while searching: an arrow along the field line and the distance in metres. */
function display(kit: Kit, { y, width, height, isRound }: Body['screen'], accent: string): string {
  const frame = isRound
    ? ellipse(0, y, width / 2 + 4)
    : pts(
        `${-width / 2 - 4},${y - height / 2 - 4}~7 ${width / 2 + 4},${y - height / 2 - 4}~7 ${width / 2 + 4},${y + height / 2 + 4}~7 ${-width / 2 - 4},${y + height / 2 + 4}~7`,
      );
  const glass = isRound ? ellipse(0, y, width / 2) : rectangle(-width / 2, y - height / 2, width, height, 4);
  const arrows = [-52, -26, 0, 26, 52]
    .map(
      (turn) =>
        `<path d="M0 ${-height * 0.46}l3 7.4h-6Z" transform="translate(0 ${y + height * 0.1}) rotate(${turn})" fill="${turn === 26 ? SIGN : '#8d9a8c'}"/>`,
    )
    .join('');
  const signs = [
    arrows,
    lettering('17', 0, y + height * 0.14, height * 0.3, SIGN, { weight: 1 }),
    lettering('SEARCH', 0, y + height * 0.38, height * 0.085, SIGN, { weight: 0.9 }),
    kit.block(rectangle(width * 0.24, y - height * 0.46, 6, 3, 0.6), SIGN),
  ].join('');
  return (
    kit.part(frame, { fill: '#15181b', volume: 6, light: 0.4 }) +
    kit.part(glass, {
      fill: '#c9d3c3',
      gradient: kit.linear('0 #dfe6d8, 1 #b3bfae'),
      volume: 6,
      shade: 0.5,
      shadeColour: '#2a332b',
      inside: signs,
      over: kit.soft(
        pts(
          `${-width / 2},${y - height / 2}! ${-width * 0.06},${y - height / 2}! ${-width * 0.34},${y + height / 2}! ${-width / 2},${y + height / 2}!`,
        ),
        '#fff',
        0.35,
        2,
      ),
    }) +
    kit.block(ellipse(width / 2 + 0.6, y + height / 2 + 0.6, 1.1), accent)
  );
}

function controls(kit: Kit, way: Colourway, kind: Body['buttons'], top: number): string {
  const button = (x: number, y: number, rx: number, ry: number, colour: string): string =>
    kit.part(ellipse(x, y, rx, ry), { fill: colour, volume: 7, light: 0.5, cast: [1, 2, 2, 0.4] });
  switch (kind) {
    case 'row':
      return [
        button(-19, top + 12, 8, 6, '#2b2f34'),
        button(0, top + 13, 9, 7, way.accent),
        button(19, top + 12, 8, 6, '#2b2f34'),
        lettering('FLAG', 0, top + 25, 3, '#e9eae4'),
      ].join('');
    case 'ring':
      return (
        kit.part(ellipse(0, top + 15, 14, 13), { fill: '#24272b', volume: 9, cast: [1, 2, 2, 0.4] }) +
        button(0, top + 15, 7, 6.5, way.accent) +
        kit.line(pts(`-11,${top + 15} -9,${top + 15}`), '#fff', 5, 0.6) +
        kit.line(pts(`9,${top + 15} 11,${top + 15}`), '#fff', 5, 0.6)
      );
    case 'slider':
      return (
        kit.part(rectangle(-13, top + 2, 26, 12, 6), { fill: '#202327', volume: 6 }) +
        button(5, top + 8, 6.5, 5.5, way.accent) +
        button(0, top + 28, 10, 8, '#2b2f34') +
        lettering('SEND', -1, top + 18, 2.6, '#e9eae4')
      );
  }
}

/** Elastic leash with its clip, running out of the lower end. */
const leash = (kit: Kit, way: Colourway): string =>
  [
    kit.strap(pts('-8,52 -24,84 -62,92 -72,58 -66,10 -72,-30'), 7, way.block),
    kit.part(rectangle(-78, -48, 13, 24, 4), { fill: '#24272b', volume: 5, cast: [2, 3, 3, 0.4] }),
    kit.tube(pts('-71.5,-46 -78,-56 -71.5,-66 -65,-56 -71.5,-46'), 2.6, '#b4babd'),
  ].join('');

function shell(kit: Kit, way: Colourway, { outline, bumper }: Body, over: string): string {
  return kit.part(outline, {
    fill: way.main,
    volume: 26,
    shade: 0.62,
    light: 0.42,
    cast: [5, 9, 8, 0.42],
    texture: ['grain', '#000', 0.6],
    inside: kit.block(bumper, way.block),
    over: kit.seam([...bumper.map(([x, y]): Point => [x, y])], { dark: 0.5, light: 0.35 }) + over,
  });
}

function rear(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const lid = pts('-24,-8~6 24,-8~6 23,44~8 -23,44~8');
  return [
    kit.part(lid, { fill: tone(way.main, -0.03), volume: 8, over: kit.line(pts('-15,36 15,36'), '#000', 3, 0.4) }),
    kit.screw(0, 38, 4.4),
    brandMark(mark, 0, -32, 10, readableOn(way.main, way.accent)),
    wordmark(brand, 0, 8, 7, readableOn(way.main, way.accent), { weight: 1.2 }),
    lettering('457 KHZ', 0, 20, 3.4, readableOn(way.main, way.accent)),
    lettering('3 X AAA', 0, 27, 3.4, readableOn(way.main, way.accent)),
    ...[-20, 20].map((x) => kit.screw(x, -50, 2.6)),
  ].join('');
}

/** An avalanche transceiver: display side, back, or beside its carrying pouch. */
export function drawTransceiver(way: Colourway, look: PlateLook): string {
  const body = BODIES[look.variant];
  if (!body) throw new RangeError(`No transceiver ${look.variant}.`);
  const kit = new Kit([-86, -76, 54, 98], FRAMES.upright, 50);
  const { screen } = body;
  const top = screen.y + screen.height / 2 + 8;
  const face =
    look.view === 'back'
      ? rear(kit, way, look)
      : [
          display(kit, screen, way.accent),
          controls(kit, way, body.buttons, top),
          screen.y - screen.height / 2 > -48
            ? wordmark(look.brand, 0, -54.5 + (look.variant === 3 ? 9 : 1), 4.6, readableOn(way.block, way.accent), {
                weight: 1.2,
              })
            : '',
        ].join('');
  const grip = [-1, 1].map((side) =>
    [16, 22, 28, 34]
      .map((y) => kit.line(pts(`${side * 33},${y} ${side * 38},${y - 1}`), shadeOf(way.main), 4, 0.6))
      .join(''),
  );
  return kit.svg(leash(kit, way) + shell(kit, way, body, grip.join('')) + face, 'Avalanche transceiver');
}
