import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { creases, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved, ringLine, turned } from './turned';

/** The sign for first aid of ISO 7010: a white cross on green. */
const GREEN = '#1f7a4d';

const WEBBING = '#2a2d31';

function sign(kit: Kit, x: number, y: number, size: number): string {
  const arm = size * 0.2;
  const reach = size * 0.62;
  const cross = `M${x - arm} ${y - reach}h${2 * arm}v${reach - arm}h${reach - arm}v${2 * arm}h${arm - reach}v${reach - arm}h${-2 * arm}v${arm - reach}h${arm - reach}v${-2 * arm}h${reach - arm}Z`;
  return (
    kit.part(rectangle(x - size, y - size, 2 * size, 2 * size, size * 0.22), {
      fill: GREEN,
      volume: 5,
      cast: [1, 2, 2, 0.35],
    }) +
    `<path d="${cross}" fill="#fff"/>` +
    kit.stitching(
      rectangle(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8, size * 0.16).concat([
        [x - size * 0.9, y - size * 0.7],
      ]),
      0.5,
    )
  );
}

const pouchFolds = creases(
  '-96,-40 -70,-20 -40,-30 5; 96,-38 66,-16 40,-28 5; -92,44 -60,40 -50,64 5; 92,40 62,42 50,62 5',
);

function pouch(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const body = pts('-104,-66~20 -40,-72 40,-72 104,-66~20 108,0 104,68~22 40,74 -40,74 -104,68~22 -108,0');
  const label = readableOn(way.main, way.accent);
  return [
    kit.flatShadow([body], { dx: 5, dy: 13, blur: 12, opacity: 0.36 }),
    kit.tube(pts('-92,-64 -112,-84 -98,-100 -78,-92 -80,-66'), 6, way.accent),
    kit.part(body, {
      fill: way.main,
      volume: 34,
      shade: 0.55,
      light: 0.35,
      texture: ['ripstop', '#000', 1],
      inside:
        kit.block(pts('-120,-80! 120,-80! 120,-44! 0,-38 -120,-44!'), way.block) +
        kit.folds(pouchFolds, { blur: 6, dark: 0.4, light: 0.24 }),
    }),
    kit.zip(pts('-104,-42 0,-36 104,-42'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 11,
      pull: [90, -41, -64],
      pullColour: way.accent,
      pullLength: 34,
    }),
    sign(kit, -58, 20, 27),
    brandMark(mark, 36, 4, 15, label),
    fittedLettering(brand, 36, 36, { height: 16, width: 88 }, label, { weight: 1.2 }),
  ].join('');
}

function rolled(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const body = pts('-84,-62! 84,-62! 90,-10 88,66~18 40,78 -40,78 -88,66~18 -90,-10');
  const roll = pts('-88,-98~8 88,-98~8 92,-80 88,-58~8 -88,-58~8 -92,-80');
  const label = readableOn(way.main, way.accent);
  return [
    kit.flatShadow([body, roll], { dx: 5, dy: 13, blur: 12, opacity: 0.36 }),
    kit.part(body, {
      fill: way.main,
      volume: 32,
      shade: 0.55,
      light: 0.4,
      inside: kit.folds(
        creases(
          '-70,-60 -50,-20 -62,30 6; 66,-60 52,-20 64,34 6; -10,-62 0,-30 -6,0 5; -84,60 -40,44 -30,70 6; 80,60 44,46 30,70 6',
        ),
        { blur: 6, dark: 0.4, light: 0.34 },
      ),
      over: kit.seam(pts('-80,62 0,70 80,62'), { stitch: 2 }),
    }),
    kit.part(roll, {
      fill: tone(way.main, -0.02),
      volume: 18,
      cast: [0, 7, 5, 0.4],
      inside:
        kit.seam(pts('-92,-86 0,-84 92,-86')) +
        kit.seam(pts('-92,-72 0,-70 92,-72')) +
        kit.folds(creases('-60,-96 -56,-80 -60,-60 4; 52,-96 56,-80 52,-60 4'), { blur: 4 }),
    }),
    kit.strap(pts('-88,-78 -104,-100~8 -60,-116~8 -18,-114'), 14, WEBBING),
    kit.strap(pts('88,-78 104,-100~8 60,-116~8 18,-114'), 14, WEBBING),
    kit.buckle(0, -114, 22, 90, way.trim),
    sign(kit, 0, -8, 30),
    brandMark(mark, -42, 48, 10, label),
    fittedLettering(brand, 14, 48, { height: 14, width: 84 }, label, { weight: 1.2 }),
  ].join('');
}

function box(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const body = pts('-106,-20~4 106,-20~4 106,72~16 -106,72~16');
  const top = pts('-106,-72~18 106,-72~18 106,-16~4 -106,-16~4');
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(4, 74, 130, 11, 0.5),
    kit.tube(pts('-36,-74 -34,-98 34,-98 36,-74'), 10, WEBBING, { gloss: 0.35 }),
    kit.part(body, {
      fill: way.main,
      volume: 18,
      shade: 0.6,
      light: 0.4,
      texture: ['grain', '#000', 0.7],
      over: [-70, -42, 42, 70]
        .map((x) =>
          kit.seam(
            [
              [x, -10],
              [x, 62],
            ],
            { dark: 0.3, light: 0.25 },
          ),
        )
        .join(''),
    }),
    kit.part(top, { fill: way.main, volume: 18, light: 0.5, texture: ['grain', '#000', 0.7], cast: [0, 4, 3, 0.35] }),
    kit.line(pts('-106,-17 106,-17'), '#0d1220', 3, 0.7),
    ...[-64, 64].map((x) =>
      kit.part(rectangle(x - 13, -30, 26, 34, 4), {
        fill: way.block,
        volume: 7,
        cast: [2, 4, 3, 0.45],
        over: kit.block(rectangle(x - 8, -8, 16, 6, 2), tone(way.block, -0.1)),
      }),
    ),
    sign(kit, 0, 26, 27),
    brandMark(mark, -38, -46, 9, label),
    fittedLettering(brand, 14, -46, { height: 13, width: 84 }, label, { weight: 1.2 }),
  ].join('');
}

/** A roll of gauze lying on its side, at 0,0. */
const gauze = (kit: Kit, radius: number): string =>
  turned(kit, `0,${-radius} ${radius * 0.86},${-radius}~3 ${radius * 0.86},${radius}~3 0,${radius + 2}`, {
    fill: '#f3f2ec',
    texture: ['grid', '#9aa09a', 0.5],
    volume: 6,
    cast: [2, 4, 3, 0.3],
    inside: kit.line(ringLine(radius, -radius * 0.3, 1), '#b9bdb6', 1),
  });

function organiser(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const half = (y0: number, y1: number) => pts(`-112,${y0}~14 112,${y0}~14 112,${y1}~14 -112,${y1}~14`);
  const inner = mix(way.block, '#dfe6e4', 0.25);
  const net = (x: number, y: number, width: number, height: number): string =>
    kit.part(rectangle(x, y, width, height, 6), {
      fill: tone(way.trim, 0.08),
      texture: ['mesh', '#fff', 0.6],
      volume: 8,
      cast: [1, 3, 3, 0.35],
    }) +
    kit.line(
      [
        [x, y + 2],
        [x + width, y + 2],
      ],
      way.accent,
      4,
    );
  const plaster = (x: number, y: number, turn: number): string =>
    moved(
      kit.part(rectangle(-22, -7, 44, 14, 7), {
        fill: '#dcb48f',
        volume: 4,
        cast: [1, 3, 2, 0.3],
        over: kit.block(rectangle(-7, -6, 14, 12, 1), '#ecd2b6'),
      }),
      x,
      y,
      turn,
    );
  return [
    kit.flatShadow([half(-112, 2), half(-2, 112)], { dx: 6, dy: 14, blur: 13, opacity: 0.36 }),
    kit.part(half(-112, 2), {
      fill: way.main,
      volume: 14,
      inside: kit.block(rectangle(-104, -104, 208, 102, 10), inner),
    }),
    kit.part(half(-2, 112), { fill: way.main, volume: 14, inside: kit.block(rectangle(-104, 4, 208, 100, 10), inner) }),
    kit.seam(pts('-110,0 110,0'), { pucker: 0.4, weight: 2 }),
    moved(gauze(kit, 20), -76, -66),
    moved(gauze(kit, 16), -38, -60),
    plaster(14, -76, -8) + plaster(24, -62, 6),
    moved(
      kit.tube(pts('-18,-12 6,14 14,22'), 4, '#aab0b3') + kit.tube(pts('18,-12 -6,14 -14,22'), 4, '#c5cacd'),
      72,
      -76,
    ) + kit.line('M52 -50a8 8 0 1 0 16 0a8 8 0 1 0-16 0M76 -50a8 8 0 1 0 16 0a8 8 0 1 0-16 0', way.accent, 6),
    net(-100, -44, 92, 40) + net(8, -44, 92, 40),
    kit.part(rectangle(-92, 20, 70, 66, 4), { fill: '#e9ebe6', volume: 5, cast: [1, 3, 3, 0.3] }) +
      sign(kit, -57, 48, 17) +
      kit.line(pts('-84,74 -30,74'), '#8b928f', 2) +
      kit.line(pts('-84,80 -44,80'), '#8b928f', 2),
    kit.part(rectangle(-8, 16, 50, 40, 3), {
      fill: '#f4f4f0',
      volume: 4,
      cast: [1, 3, 3, 0.3],
      over:
        kit.line(pts('-2,26 36,26'), '#b04a3a', 2) +
        kit.line(pts('-2,34 36,34'), '#b9bdb6', 2) +
        kit.line(pts('-2,42 24,42'), '#b9bdb6', 2),
    }),
    kit.part(rectangle(52, 18, 44, 76, 5), {
      fill: '#c9b24e',
      volume: 7,
      gradient: kit.linear('0 #f1e3a0, .5 #c9a94a, 1 #8f742c', 0, 0, 1, 0.4),
      cast: [1, 3, 3, 0.3],
      inside: kit.folds(creases('52,30 74,44 96,36 3; 52,56 70,66 96,60 3; 60,80 78,74 96,86 3'), {
        blur: 2.4,
        dark: 0.4,
        light: 0.5,
      }),
    }),
    net(-10, 62, 54, 36),
    brandMark(mark, 6, 84, 7, readableOn(way.trim, way.accent)) +
      fittedLettering(brand, 26, 84, { height: 6, width: 24 }, readableOn(way.trim, way.accent)),
  ].join('');
}

const KINDS = [
  { draw: pouch, box: [-124, -112, 124, 92] },
  { draw: rolled, box: [-116, -128, 116, 94] },
  { draw: box, box: [-128, -110, 128, 90] },
  { draw: organiser, box: [-124, -122, 124, 126] },
] as const;

/** A first-aid kit: pouch, roll-top bag, hard box, organiser lying open. The pouch's open view is the organiser. */
export function drawFirstAid(way: Colourway, look: PlateLook): string {
  const { draw, box: frame } = look.view === 'open' ? KINDS[3] : KINDS[look.variant];
  const kit = new Kit(frame, FRAMES.square, 60);
  return kit.svg(draw(kit, way, look), 'First-aid kit');
}
