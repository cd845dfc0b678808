import { mix, readableOn, tone } from './colour';
import { curve } from './curve';
import { creases, num, type Point, pts } from './geometry';
import { Kit } from './kit';
import { laceCloth } from './laces';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { dialKnob } from './shoe-lacing';
import type { ShoeLook } from './shoe-look';

/** A left shoe from above: x across (big toe right), y from toe 0 to heel 300, mm. */
const PLAN =
  '6,2 34,10 48,40 52,84 44,130 36,170 36,220 38,262 24,292 0,300 -24,292 -38,262 -40,220 -42,170 -52,126 -56,84 -48,40 -26,10';
const UPPER =
  '6,8 30,16 43,44 46,84 38,130 31,170 32,220 33,258 20,286 0,293 -20,286 -33,258 -35,220 -37,170 -46,126 -50,84 -43,44 -22,16';
const MOUTH = '-2,154 16,168 24,200 24,244 14,268 -2,274 -18,268 -27,244 -27,200 -20,168';

const flippedX = (points: readonly Point[]): Point[] =>
  points.map(([x, y, c]): Point => (c === undefined ? [-x, y] : [-x, y, c]));

const ROWS = [84, 98, 112, 126, 140, 152];

/** Crossed laces, or the wires of a dial. */
function closureAbove(kit: Kit, way: Colourway, look: ShoeLook): string {
  const isDial = look.lacing === 'dial';
  const cross = ROWS.slice(1).map((next, i) => {
    const y = ROWS[i] ?? next;
    const [over, under] = [`-22,${y} -2,${(y + next) / 2} 18,${next}`, `18,${y} -2,${(y + next) / 2} -22,${next}`];
    if (isDial)
      return kit.tube(pts(over), 1.7, '#9aa1a6', { gloss: 0.8 }) + kit.tube(pts(under), 1.7, '#9aa1a6', { gloss: 0.8 });
    return (
      kit.tube(pts(over), 4, tone(way.accent, -0.05), laceCloth(way)) +
      kit.tube(pts(under), 4, way.accent, laceCloth(way))
    );
  });
  return [...cross, ...ROWS.flatMap((y) => [kit.eyelet(-22, y, 3), kit.eyelet(18, y, 3)])].join('');
}

const bowAbove = (kit: Kit, way: Colourway): string =>
  ['-2,150 -22,140 -38,152 -24,160 -2,152', '-2,150 18,140 34,152 22,161 -2,152']
    .map((loop) => kit.tube(pts(loop), 3.4, way.accent, laceCloth(way)))
    .join('');

/** The shoe from above: toe cap, laces, collar and insole. */
function fromAbove(kit: Kit, way: Colourway, look: ShoeLook): string {
  const cap = look.panels === 'welded' ? mix(way.main, way.block, 0.75) : way.trim;
  return [
    kit.part(pts(PLAN), { fill: look.sole === 'foam' ? '#dfe0da' : '#2f3236', volume: 8, cast: [4, 8, 8, 0.4] }),
    kit.part(pts(UPPER), {
      fill: way.main,
      volume: 30,
      shade: 0.6,
      light: 0.36,
      shadeColour: '#141b2b',
      texture: look.panels === 'leather' ? ['grain', '#000', 0.8] : ['mesh', '#000', 0.55],
      inside: [
        kit.block(pts('-60,-10! 60,-10! 60,44! 20,34 -2,32 -26,36 -60,50!'), cap),
        kit.line(pts('-50,46 -26,36 -2,32 20,34 50,42'), tone(cap, 0.12), 1.4, 0.7),
        kit.block(pts('-60,250! -34,246 -30,280 0,284 28,280 32,246 60,250! 60,320! -60,320!'), way.trim),
        kit.block(pts('-46,84! -30,92 -24,150 -30,200 -60,200! -60,84!'), way.block),
        kit.block(pts('46,84! 26,92 22,150 28,200 60,200! 60,84!'), way.block),
        kit.folds(creases('-34,60 -4,66 30,58 4; -38,72 -4,78 36,70 4'), { blur: 3, dark: 0.4 }),
        kit.soft(pts('-16,18 10,16 20,28 -18,30'), '#fff', 0.3, 5),
      ].join(''),
    }),
    kit.part(pts('-22,78~8 18,78~8 24,150 20,176 -24,176 -28,150'), {
      fill: way.block,
      volume: 10,
      texture: ['mesh', '#000', 0.6],
    }),
    ...[-1, 1].map((s) =>
      kit.part(
        pts(
          `${s * 14 - 2},74~6 ${s * 26 - 2},80 ${s * 30 - 2},150 ${s * 28 - 2},172~5 ${s * 18 - 2},170~5 ${s * 15 - 2},120`,
        ),
        { fill: way.trim, volume: 6, cast: [0, 2, 2, 0.4] },
      ),
    ),
    closureAbove(kit, way, look),
    kit.part(pts(MOUTH), {
      fill: tone(way.trim, -0.03),
      volume: 18,
      inside:
        kit.block(
          pts('-2,176 12,186 17,210 16,244 8,262 -2,266 -13,262 -20,244 -20,210 -14,186'),
          mix(way.accent, way.trim, 0.72),
        ) +
        lettering(look.brand, -2, 236, 7, readableOn(mix(way.accent, way.trim, 0.72), TONES.snow), {
          weight: 1.1,
          rotate: -90,
        }) +
        kit.softLine(curve(pts(MOUTH)), 14, '#05080f', 0.7, 6),
    }),
    kit.line([...pts(MOUTH), ...pts(MOUTH).slice(0, 1)], tone(way.block, 0.06), 9, 1, 'stroke-linejoin="round"'),
    kit.line([...pts(MOUTH), ...pts(MOUTH).slice(0, 1)], '#fff', 1.2, 0.25),
    kit.part(pts('-20,150~8 16,150~8 20,178 10,188 -14,188 -24,178'), {
      fill: way.block,
      volume: 9,
      cast: [0, 3, 3, 0.4],
      over: brandMark(look.mark, -2, 168, 7, readableOn(way.block, way.accent)),
    }),
    look.lacing === 'dial' ? dialKnob(kit, way, -2, 138) : '',
    look.lacing === 'laces' || look.lacing === 'hooks' ? bowAbove(kit, way) : '',
  ].join('');
}

/** Rows of tread blocks; the middle of the foot carries the name. */
function treadBlocks(): { shapes: string; lines: string } {
  let shapes = '';
  let lines = '';
  const block = (x: number, y: number, wide: number, tall: number, lean: number): void => {
    shapes += `M${num(x - wide)} ${num(y + lean)}L${num(x)} ${num(y - tall)}L${num(x + wide)} ${num(y + lean)}L${num(x + wide * 0.8)} ${num(y + tall + lean)}L${num(x)} ${num(y + tall * 0.3)}L${num(x - wide * 0.8)} ${num(y + tall + lean)}Z`;
    lines += `M${num(x - wide)} ${num(y + lean)}L${num(x)} ${num(y - tall)}L${num(x + wide)} ${num(y + lean)}`;
  };
  for (let y = 18; y < 128; y += 19) {
    const half = y < 36 ? 18 : 36;
    for (let x = -half; x <= half; x += 18) block(x - 2, y, 7, 6, Math.abs(x) * 0.08);
  }
  for (let y = 206; y < 292; y += 18) {
    const half = y > 276 ? 10 : 22;
    for (let x = -half; x <= half; x += y > 276 ? 20 : 14.6) block(x - 1, y, 6, -5, 0);
  }
  return { shapes, lines };
}

/** The sole from below. */
function fromBelow(kit: Kit, way: Colourway, look: ShoeLook): string {
  const rubber = look.sole === 'foam' || look.sole === 'race' ? way.trim : '#2b2d31';
  const outline = flippedX(pts(PLAN));
  const { shapes, lines } = treadBlocks();
  const clip = kit.clip(kit.path(curve(outline)));
  return [
    kit.part(outline, {
      fill: tone(rubber, -0.02),
      volume: 14,
      shade: 0.5,
      light: 0.4,
      cast: [4, 8, 8, 0.4],
      inside:
        kit.block(pts('-50,132! 0,140 50,132! 50,206! 0,196 -50,206!'), way.accent) +
        kit.soft(pts('-30,140 30,140 26,196 -26,196'), '#0d1220', 0.3, 10) +
        kit.block(pts('-60,-10! 60,-10! 60,30! 0,40 -60,30!'), tone(rubber, 0.05)) +
        kit.block(pts('-60,256! 0,248 60,256! 60,320! -60,320!'), tone(rubber, 0.05)),
    }),
    `<g clip-path="url(#${clip})"><path d="${shapes}" transform="translate(1.6 2.4)" fill="#05070c" opacity=".6"/><path d="${shapes}" fill="${tone(rubber, 0.09)}" stroke="#0b0e14" stroke-width=".7"/><path d="${lines}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1"/></g>`,
    kit.line([...outline, ...outline.slice(0, 1)], tone(rubber, 0.12), 3, 0.5),
    lettering(look.brand, 0, 168, 11, readableOn(way.accent, TONES.snow), { weight: 1.2, rotate: -90 }),
  ].join('');
}

/** One shoe from above, the other one turned over to show its sole. */
export function drawShoePlan(way: Colourway, look: ShoeLook, title: string): string {
  const kit = new Kit([-136, -6, 136, 310], FRAMES.square, 48);
  const art = `<g transform="translate(-72 0)">${fromAbove(kit, way, look)}</g><g transform="translate(72 0)">${fromBelow(kit, way, look)}</g>`;
  return kit.svg(art, `${title}, from above and below`);
}
