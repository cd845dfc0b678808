import { readableOn, tone } from './colour';
import { creases, pts } from './geometry';
import { gloveHand } from './glove-hand';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

export type HandwearOptions = { kind?: 'mitten' | 'glove'; brand?: string; mark?: MarkName };

function mittenHand(kit: Kit, way: Colourway, mark: MarkName): string {
  const hand = kit.part(pts('34,200! 24,150 20,90 32,36 64,6 100,8 128,40 137,96 134,150 128,200!'), {
    fill: way.main,
    volume: 26,
    shade: 0.6,
    light: 0.4,
    texture: ['ripstop', '#000', 0.8],
    cast: [3, 6, 6, 0.4],
    inside:
      kit.block(pts('10,-10! 150,-10! 150,60 80,46 10,72!'), way.block) +
      kit.folds(
        creases(
          '28,150 60,140 90,152 8; 134,140 110,130 84,138 8; 30,100 60,96 70,110 7; 60,20 70,60 66,100 8; 110,30 104,70 110,110 7; 40,190 80,178 124,190 7',
        ),
        { blur: 5, dark: 0.42, light: 0.15 },
      ),
    over: kit.seam(pts('21,70 80,46 134,62'), { stitch: 2, pucker: 0.2 }),
  });
  const patch = kit.part(pts('52,84~10 108,80~10 114,126~12 60,132~12'), {
    fill: way.trim,
    volume: 10,
    texture: ['grain', '#fff', 0.6],
    cast: [1, 3, 3, 0.35],
    over:
      kit.seam(pts('58,92 104,88 108,122 64,126 58,92'), { weight: 0.5, stitch: 0.6 }) +
      brandMark(mark, 83, 106, 12, way.accent),
  });
  const thumb = kit.part(pts('36,178 10,150 -14,112 -14,84 4,78 22,98 46,128 60,160 56,188'), {
    fill: way.main,
    volume: 20,
    shade: 0.6,
    light: 0.4,
    cast: [3, 4, 4, 0.4],
    inside:
      kit.block(pts('-20,70! 20,70! 10,116 -20,124!'), way.block) +
      kit.folds(creases('0,130 20,130 40,120 5; 20,160 36,150 54,152 5'), { blur: 3.5 }),
    over: kit.seam(pts('-16,120 4,116 26,102'), { stitch: 1.6 }) + kit.seam(pts('38,178 18,140 10,96'), { dark: 0.35 }),
  });
  return hand + patch + thumb;
}

function gauntlet(kit: Kit, way: Colourway): string {
  return [
    kit.part(pts('34,196~4 80,192 130,196~4 140,240 148,292~10 84,302 22,294~10 26,240'), {
      fill: way.block,
      volume: 22,
      shade: 0.6,
      light: 0.4,
      texture: ['ripstop', '#000', 0.8],
      cast: [2, 4, 5, 0.35],
      inside: kit.folds(creases('40,210 60,250 50,290 8; 120,210 110,250 122,290 8; 80,230 88,262 80,296 7'), {
        blur: 5,
        light: 0.1,
      }),
      over: kit.seam(pts('24,284 84,291 147,282'), { stitch: -1.6 }),
    }),
    kit.strap(pts('28,222 80,216 140,222'), 15, way.trim),
    kit.part(pts('88,208~3 124,209~3 124,227~3 88,226~3'), {
      fill: tone(way.trim, 0.08),
      volume: 5,
      cast: [1, 2, 2, 0.4],
    }),
    kit.line(pts('94,217 118,218'), way.accent, 2, 0.9),
    kit.tube(pts('120,286 134,306 112,312 100,298'), 3.4, way.accent),
    kit.cordlock(112, 296, 90, 0.9, way.trim),
  ].join('');
}

/** A pair of mittens or five-finger gloves, backs up. */
export function drawHandwear(way: Colourway, options: HandwearOptions = {}): string {
  const { kind = 'mitten', brand = 'HANKI', mark = 'fell' } = options;
  const kit = new Kit([-182, kind === 'glove' ? -18 : -2, 182, 318], FRAMES.square, 44);
  const hand = kind === 'glove' ? gloveHand(kit, way, mark) : mittenHand(kit, way, mark);
  const left = hand + gauntlet(kit, way);
  const name = (x: number): string => lettering(brand, x, 262, 10, readableOn(way.block, way.accent), { weight: 1.1 });
  // the mirrored hand carries its lettering unmirrored
  const right = `${left}<g transform="translate(156 0) scale(-1 1)">${name(78)}</g>`;
  return kit.svg(
    `<g transform="translate(22 6) rotate(5 80 150)">${left}${name(78)}</g><g transform="translate(-22 6) scale(-1 1) rotate(5 80 150)">${right}</g>`,
    kind === 'glove' ? 'Gloves' : 'Mittens',
  );
}
