import { CLOTH_EDGE } from './cloth-light';
import { readableOn, tone } from './colour';
import { creases, pts } from './geometry';
import { gloveHand, gloveLight } from './glove-hand';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';

export type HandwearOptions = {
  /** mittens, insulated gloves with a gauntlet, thick leather ones for the piste, ones with a short knitted cuff, thin liners */
  kind?: 'mitten' | 'glove' | 'alpine' | 'short' | 'liner';
  brand?: string;
  mark?: MarkName;
  view?: 'front' | 'back' | 'detail';
};

function mittenHand(kit: Kit, way: Colourway, isPalm: boolean): string {
  const leather = tone(way.trim, 0.1);
  const fill = isPalm ? leather : way.main;
  const back = pts('34,204! 24,152 20,92 31,38 62,7 98,7 127,38 137,94 134,150 128,204!');
  const hand = kit.part(back, {
    fill,
    ...CLOTH_EDGE,
    texture: isPalm ? ['grain', '#000', 0.8] : ['ripstop', '#000', 0.8],
    cast: [3, 6, 6, 0.4],
    inside:
      (isPalm ? '' : kit.block(pts('10,-10! 150,-10! 150,60 80,46 10,72!'), way.block)) +
      gloveLight(
        back,
        3,
        40,
        creases(
          '28,150 60,140 90,152 9; 134,140 110,130 84,138 9; 30,100 60,96 70,110 8; 60,20 70,60 66,100 9; 110,30 104,70 110,110 8; 40,190 80,178 124,190 8',
        ),
      ),
    over: isPalm
      ? kit.seam(pts('40,60 80,44 122,58 130,110 118,168 60,176 34,120 40,60'), { stitch: 2, dark: 0.34 })
      : kit.seam(pts('21,70 80,46 134,62'), { stitch: 2, pucker: 0.2 }),
  });
  const patch = isPalm
    ? ''
    : kit.part(pts('54,86~10 106,82~10 112,124~12 62,130~12'), {
        fill: way.trim,
        volume: 10,
        texture: ['grain', '#fff', 0.6],
        cast: [1, 3, 3, 0.35],
        over: kit.stitching(pts('60,94 102,90 106,119 66,123 60,94'), 0.4),
      });
  const thumbShape = pts('38,184 12,158 -10,122 -14,94 -4,80 12,82 26,104 48,132 62,164 58,192');
  const thumb = kit.part(thumbShape, {
    fill,
    ...CLOTH_EDGE,
    texture: isPalm ? ['grain', '#000', 0.8] : ['ripstop', '#000', 0.8],
    cast: [3, 4, 4, 0.4],
    inside:
      (isPalm ? '' : kit.block(pts('-24,70! 20,70! 22,108 -20,126!'), way.block)) +
      gloveLight(thumbShape, 6, 20, creases('0,134 20,132 40,122 6; 20,164 36,152 54,154 6')),
    over: isPalm ? '' : kit.seam(pts('-14,120 6,116 24,102'), { stitch: 1.6 }),
  });
  return hand + patch + thumb;
}

function gauntlet(kit: Kit, way: Colourway): string {
  const shape = pts('34,196~4 80,192 130,196~4 138,238 150,290~12 86,302 18,292~12 28,240');
  return [
    kit.part(shape, {
      fill: way.block,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 0.8],
      cast: [2, 4, 5, 0.35],
      inside: gloveLight(
        shape,
        9,
        24,
        creases(
          '40,210 60,250 46,292 9; 120,210 110,250 126,290 9; 80,230 88,262 80,298 8; 60,206 66,220 62,240 6; 104,206 100,222 104,240 6',
        ),
      ),
      over:
        kit.line(pts('19,288 86,299 149,286'), way.trim, 7) + kit.seam(pts('24,276 84,287 146,274'), { stitch: -1.6 }),
    }),
    kit.strap(pts('29,222 80,216 139,222'), 15, way.trim),
    kit.part(pts('88,208~3 124,209~3 124,227~3 88,226~3'), {
      fill: tone(way.trim, 0.08),
      volume: 5,
      cast: [1, 2, 2, 0.4],
    }),
    kit.line(pts('94,217 118,218'), way.accent, 2, 0.9),
    kit.tube(pts('120,288 136,306 114,314 100,300'), 3.4, way.accent),
    kit.cordlock(112, 298, 90, 0.9, way.trim),
  ].join('');
}

/** A short cuff: knitted, or for thin gloves the cloth of the hand. */
function shortCuff(kit: Kit, way: Colourway, isLiner: boolean): string {
  const fill = isLiner ? way.main : way.block;
  const narrow = isLiner ? 8 : 0;
  return (
    kit.part(
      pts(
        `${38 + narrow},198~4 80,194 ${130 - narrow},198~4 ${126 - narrow},236 ${132 - narrow},268~10 84,276 ${36 + narrow},270~10 ${42 + narrow},236`,
      ),
      {
        fill,
        volume: 20,
        shade: 0.6,
        light: 0.3,
        texture: ['rib', '#000', 0.62],
        cast: [2, 4, 5, 0.34],
        over: isLiner
          ? kit.line(pts('40,262 84,268 128,260'), way.accent, 5, 0.9)
          : kit.seam(pts('40,262 84,268 128,260'), { dark: 0.4 }),
      },
    ) +
    (isLiner
      ? ''
      : kit.strap(pts('36,210 84,204 132,210'), 12, way.trim) +
        kit.part(pts('92,198~3 122,199~3 122,216~3 92,215~3'), { fill: way.accent, volume: 5, cast: [1, 2, 2, 0.4] }))
  );
}

/** How thick each glove is. */
const FULLNESS = { glove: 1, alpine: 1.15, short: 1, liner: 0.86 } as const;

const DETAILS: Record<NonNullable<HandwearOptions['kind']>, Box> = {
  mitten: [-182, 60, 2, 290],
  glove: [-150, 60, 6, 255],
  alpine: [6, 60, 162, 255],
  short: [-150, 90, 6, 285],
  liner: [-150, -14, 6, 181],
};

/** A pair of mittens or gloves, backs or palms up. */
export function drawHandwear(way: Colourway, options: HandwearOptions = {}): string {
  const { kind = 'mitten', brand = 'hanki', mark = 'crust', view = 'front' } = options;
  const isLong = kind === 'mitten' || kind === 'glove' || kind === 'alpine';
  const isPalm = view === 'back';
  const kit = new Kit([-182, kind === 'mitten' ? -2 : -14, 182, isLong ? 318 : 288], FRAMES.square, 44);
  const hand =
    kind === 'mitten' ? mittenHand(kit, way, isPalm) : gloveHand(kit, way, { isPalm, fullness: FULLNESS[kind] });
  const cuff = isLong ? gauntlet(kit, way) : shortCuff(kit, way, kind === 'liner');
  const left = hand + cuff;
  const markOf = (x: number, ground: string): string =>
    kind === 'mitten'
      ? brandMark(mark, x, 106, 11, readableOn(ground, way.accent))
      : brandMark(mark, x, 174, 8, way.accent);
  const name = (x: number, markAt: number): string =>
    (isPalm ? '' : markOf(markAt, way.trim)) +
    (isLong
      ? lettering(brand, x, 258, 10, readableOn(way.block, way.accent), { weight: 1.1 })
      : lettering(brand, x, 244, 9, readableOn(kind === 'liner' ? way.main : way.block, way.accent), { weight: 1.1 }));
  // the mirrored hand carries its lettering unmirrored
  // one of the thick ones shows its palm
  const other = kind === 'alpine' ? gloveHand(kit, way, { isPalm: !isPalm, fullness: FULLNESS.alpine }) + cuff : left;
  const right = `${other}<g transform="translate(162 0) scale(-1 1)">${kind === 'alpine' ? lettering(brand, 81, 258, 10, readableOn(way.block, way.accent), { weight: 1.1 }) : name(81, kind === 'mitten' ? 79 : 74)}</g>`;
  const art = `<g transform="translate(18 6)">${left}${name(81, kind === 'mitten' ? 83 : 88)}</g><g transform="translate(-18 10) scale(-1 1)">${right}</g>`;
  return kit.svg(art, kind === 'mitten' ? 'Mittens' : 'Gloves', view === 'detail' ? DETAILS[kind] : undefined);
}
