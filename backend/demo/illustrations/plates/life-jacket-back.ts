import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { creases, onSide, pts, SIDES } from './geometry';
import type { Kit } from './kit';
import { FOAM, reflector, WEBBING } from './life-jacket-parts';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { fittedLettering } from './turned';

/** Height of the back's lower edge. */
export const HEMS = { 0: 300, 1: 240, 2: 300, 3: 248 } as const;

/** The back: foam above, mesh over the kidneys so that a seat's back fits, tape across the shoulders. */
export function back(kit: Kit, way: Colourway, { variant, brand, mark }: PlateLook): string {
  const hem = HEMS[variant];
  const wide = variant === 1 ? 240 : 274;
  const label = readableOn(way.main, way.accent);
  const outline = pts(
    `-90,-330~20 -50,-286 50,-286 90,-330~20 190,-330~24 208,-220 216,-110 ${wide},-20~26 ${wide + 6},120 ${wide - 8},${hem - 10}~30 0,${hem} ${8 - wide},${hem - 10}~30 ${-wide - 6},120 ${-wide},-20~26 -216,-110 -208,-220 -190,-330~24`,
  );
  const mesh = variant === 3 ? pts('0,0!') : pts(`-150,60~24 150,60~24 170,${hem - 22}~20 -170,${hem - 22}~20`);
  const collar = [
    kit.tube(pts('-60,-452 -50,-506 50,-506 60,-452'), 22, WEBBING, { gloss: 0.25 }),
    kit.part(pts('-150,-250~30 -196,-340 -150,-440~50 0,-470 150,-440~50 196,-340 150,-250~30 0,-236'), {
      ...FOAM,
      fill: way.block,
      over: kit.seam(pts('0,-468 0,-236'), { pucker: 0.4 }),
    }),
  ];
  return [
    ...(variant === 3 ? collar : []),
    kit.part(outline, {
      ...FOAM,
      fill: way.main,
      inside:
        kit.block(pts(`-320,${hem - 100}! 320,${hem - 100}! 320,${hem + 40}! -320,${hem + 40}!`), way.block) +
        kit.folds(creases('-190,-40 -140,0 -160,60 12; 190,-40 140,0 160,60 12; -60,-270 0,-230 60,-270 10'), {
          blur: 8,
        }),
      over:
        kit.seam(pts('-150,-300 -140,-100 -160,50'), { pucker: 0.3, stitch: 2 }) +
        kit.seam(pts('150,-300 140,-100 160,50'), { pucker: 0.3, stitch: -2 }) +
        kit.seam(pts('-216,30 0,44 216,30'), { stitch: 2 }),
    }),
    variant === 3
      ? ''
      : kit.part(mesh, {
          fill: tone(way.trim, 0.04),
          texture: ['mesh', '#fff', 0.7],
          volume: 18,
          shade: 0.6,
          cast: [0, 2, 3, 0.3],
        }),
    reflector(kit, pts('-140,-70! 140,-70! 140,-34! -140,-34!')),
    kit.strap(pts(`${-wide},${hem - 60} 0,${hem - 52} ${wide},${hem - 60}`), 28, WEBBING),
    ...SIDES.map(
      (side) =>
        kit.strap(onSide(side)(pts('150,-318 156,-240')), 26, WEBBING) + kit.ladder(side * 155, -250, 32, 0, WEBBING),
    ),
    brandMark(mark, 0, -190, 32, label) +
      fittedLettering(brand, 0, -120, { height: 34, width: 220 }, label, { weight: 1.2 }),
  ].join('');
}
