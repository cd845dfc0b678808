import type { PlateLook } from '../plate-drawing';
import { hardPlates, hexFoam } from './back-armour';
import { mix, readableOn, tone } from './colour';
import { creases, mirrored, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Cut = 'plates' | 'vest' | 'spine' | 'short';

const CUTS: readonly Cut[] = ['plates', 'vest', 'spine', 'short'];
const STRAP = '#26292e';

/** Half an outline of the vest, top centre to hem. */
const VEST = '0,14 40,0 92,-12~8 118,6 112,90 120,150 152,190 156,300 146,420 140,520~12 70,534 0,538';
const SHORT_VEST = '0,14 40,0 88,-10~8 112,8 108,80 116,132 142,168 146,260 138,360 134,404~12 70,416 0,420';

function waistBelt(kit: Kit, way: Colourway, y: number, reach: number): string {
  return kit.part(
    pts(
      `${-reach},${y}~8 ${-60},${y - 14} 60,${y - 14} ${reach},${y}~8 ${reach},${y + 60}~8 60,${y + 66} ${-60},${y + 66} ${-reach},${y + 60}~8`,
    ),
    {
      fill: way.trim,
      volume: 18,
      texture: ['rib', '#000', 0.9],
      cast: [2, 6, 6, 0.4],
      over:
        kit.seam(pts(`${-reach},${y + 12} 0,${y} ${reach},${y + 12}`), { stitch: 2 }) +
        kit.seam(pts(`${-reach},${y + 50} 0,${y + 56} ${reach},${y + 50}`), { stitch: -2 }),
    },
  );
}

function shoulderStraps(kit: Kit): string {
  return SIDES.map(
    (side) =>
      kit.strap(onSide(side)(pts('36,56 70,14 104,30 122,110 118,210 84,300')), 26, STRAP) +
      kit.ladder(side * 119, 190, 26, side * 4),
  ).join('');
}

/** The close-fitting vest that carries the protector; its back or its front. */
function vest(kit: Kit, way: Colourway, outline: string, isFront: boolean): string {
  const shape = mirrored(pts(outline));
  const neck = mirrored(pts(isFront ? '0,64 34,44 52,4! 0,-60!' : '0,22 30,14 44,-6! 0,-60!'));
  const cloth = mix(way.trim, way.block, 0.45);
  return kit.part(shape, {
    fill: cloth,
    volume: 34,
    shade: 0.5,
    light: 0.25,
    texture: ['mesh', '#fff', 0.8],
    cast: [4, 9, 9, 0.36],
    inside:
      SIDES.map((side) =>
        kit.block(
          onSide(side)(pts('96,-30! 170,-30! 170,560! 112,560! 120,360 104,200 92,100')),
          mix(way.block, way.main, isFront ? 0.75 : 0.3),
        ),
      ).join('') +
      (isFront ? kit.block(mirrored(pts('0,64 34,44 52,4! 140,0! 140,170! 0,190!')), way.main) : '') +
      kit.folds(
        creases(
          '-120,180 -90,220 -96,300 10; 120,180 90,220 96,300 10; -110,470 -60,490 -20,480 8; 110,470 60,490 20,480 8',
        ),
        { blur: 7 },
      ) +
      kit.block(neck, '#191c20'),
    over:
      SIDES.map((side) =>
        kit.seam(onSide(side)(pts('96,-14 92,100 104,200 120,360 112,540')), { stitch: side * 2, light: 0.3 }),
      ).join('') + kit.seam(neck, { stitch: 2, light: 0.3 }),
  });
}

function front(kit: Kit, way: Colourway, cut: Cut, { brand, mark }: PlateLook): string {
  const ink = readableOn(way.main, way.accent);
  if (cut === 'plates' || cut === 'spine') {
    return [
      kit.part(
        mirrored(
          pts(
            cut === 'plates' ? '0,20 60,24 84,100 82,300 70,480~20 0,520' : '0,20 44,24 56,100 58,300 48,470~20 0,500',
          ),
        ),
        { fill: tone(way.trim, 0.04), volume: 24, texture: ['mesh', '#fff', 0.8], cast: [4, 8, 8, 0.36] },
      ),
      ...SIDES.map(
        (side) =>
          kit.strap(onSide(side)(pts('36,56 76,8 112,40 124,160 96,300 60,400')), 26, STRAP) +
          kit.ladder(side * 120, 180, 26, 0),
      ),
      kit.strap(pts('-118,150 0,158 118,150'), 18, STRAP),
      kit.buckle(0, 157, 20, 90),
      waistBelt(kit, way, 396, 168),
      kit.part(rectangle(-48, 392, 96, 66, 8), {
        fill: way.main,
        volume: 12,
        cast: [2, 4, 4, 0.4],
        over: wordmark(brand, 0, 425, 17, readableOn(way.main, way.accent), { weight: 1.2 }),
      }),
    ].join('');
  }
  const bottom = cut === 'vest' ? 534 : 416;
  return [
    vest(kit, way, cut === 'vest' ? VEST : SHORT_VEST, true),
    kit.zip(pts(`0,66 0,${bottom}`), {
      tape: '#1c1f23',
      teeth: '#9aa0a5',
      kind: 'vislon',
      width: 13,
      pullLength: 34,
      pull: [0, 96, 0],
      pullColour: way.accent,
    }),
    brandMark(mark, -62, 128, 18, ink),
    wordmark(brand, 62, 128, 15, ink, { weight: 1.2 }),
    waistBelt(kit, way, bottom - 76, cut === 'vest' ? 142 : 136),
    kit.part(rectangle(-42, bottom - 78, 84, 64, 8), { fill: way.main, volume: 12, cast: [2, 4, 4, 0.4] }),
  ].join('');
}

function back(kit: Kit, way: Colourway, cut: Cut, { brand, mark }: PlateLook): string {
  const ink = readableOn(way.main, way.accent);
  switch (cut) {
    case 'plates':
      return [
        shoulderStraps(kit),
        waistBelt(kit, way, 396, 170),
        hardPlates(kit, way),
        wordmark(brand, 0, 128, 11, readableOn(way.block, way.accent), { rotate: -90, weight: 1.2 }),
        brandMark(mark, 0, 360, 12, readableOn(way.block, way.accent)),
      ].join('');
    case 'spine':
      return [
        shoulderStraps(kit),
        waistBelt(kit, way, 380, 162),
        kit.part(mirrored(pts('0,16 40,20 54,60 50,180 58,300 52,440 34,500~16 0,510')), {
          fill: way.main,
          volume: 26,
          shade: 0.6,
          light: 0.45,
          cast: [3, 7, 6, 0.42],
          over: [
            ...Array.from({ length: 9 }, (_, i) =>
              kit.seam(pts(`${-52},${66 + i * 46} 0,${82 + i * 46} 52,${66 + i * 46}`), {
                light: 0.4,
                dark: 0.55,
                pucker: 0.3,
              }),
            ),
            kit.seam(pts('-18,24 -20,250 -16,500'), { light: 0.3 }),
            kit.seam(pts('18,24 20,250 16,500'), { light: 0.3 }),
            wordmark(brand, 0, 262, 24, ink, { rotate: -90, weight: 1.25, track: 2 }),
          ].join(''),
        }),
      ].join('');
    case 'vest':
      return [
        vest(kit, way, VEST, false),
        hexFoam(kit, way, mirrored(pts('0,50 46,50~12 72,110 70,240 80,330 70,450 44,500~16 0,504')), 46, 510),
        kit.part(rectangle(-44, 60, 88, 30, 8), {
          fill: way.trim,
          volume: 7,
          over: wordmark(brand, 0, 75, 13, readableOn(way.trim, way.accent), { weight: 1.2 }),
        }),
      ].join('');
    case 'short':
      return [
        vest(kit, way, SHORT_VEST, false),
        kit.part(mirrored(pts('0,46 50,48~14 76,110 72,220 78,300 62,370~20 0,384')), {
          fill: way.main,
          volume: 28,
          shade: 0.55,
          light: 0.4,
          cast: [2, 6, 6, 0.4],
          inside: kit.block(mirrored(pts('0,110 30,100 40,200 26,330 0,340')), way.block),
          over: [
            ...[96, 148, 200, 252, 304].map((y) =>
              kit.seam(pts(`-80,${y} -30,${y + 20} 30,${y + 20} 80,${y}`), { light: 0.35, pucker: 0.25 }),
            ),
            brandMark(mark, 0, 76, 15, ink),
            wordmark(brand, 0, 362, 12, ink, { weight: 1.2 }),
          ].join(''),
        }),
      ].join('');
  }
}

/** A back protector: hard plates, vest with soft foam, slim spine, short vest. The main view is the back that protects. */
export function drawBackProtector(way: Colourway, look: PlateLook): string {
  const cut = CUTS[look.variant] ?? 'plates';
  const kit = new Kit([-180, -30, 180, cut === 'short' ? 440 : 552], FRAMES.upright, 46);
  return kit.svg(look.view === 'back' ? front(kit, way, cut, look) : back(kit, way, cut, look), 'Back protector');
}
