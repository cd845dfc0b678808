import { type Baffles, baffleLight, baffleOutline, baffleSeams, rowBetween } from './baffle-light';
import { rowSeams, widthAt } from './baffles';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { lightOf, mix, readableOn, shadeOf, tone } from './colour';
import { curve } from './curve';
import { mirrored, num, type Point, pts, rectangle, shifted } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { bagHood, liningOf } from './sleeping-bag-hood';
import { SACK, stuffSack } from './sleeping-bag-sack';
import { BAG_SHAPES, type BagCut, type BagShape } from './sleeping-bag-shape';
import { drawQuilt } from './sleeping-quilt';

export type SleepingBagOptions = { cut?: BagCut; rows?: number; brand?: string; mark?: MarkName };

function body(
  kit: Kit,
  way: Colourway,
  { length, profile, body: outline, zip, bulge }: BagShape,
  rows: number,
): string {
  const baffles: Baffles = {
    profile,
    from: 430,
    to: length - 110,
    rows,
    bulge,
    dip: 20,
    seed: creaseSeed(length, rows, bulge),
  };
  const seams = rowSeams(baffles.from, baffles.to, rows);
  const loft = baffleOutline(baffles);
  const ofYoke = ({ index }: { index: number }): boolean => index < 2 || index === rows - 1;
  const reach = widthAt(profile, length - 110);
  const foot = mirrored(
    pts(
      `0,${length - 88} ${reach * 0.6},${length - 98} ${reach - 4},${length - 112}! ${reach * 0.86},${length - 38} ${reach * 0.48},${length + 4} 0,${length + 10}`,
    ),
  );
  return [
    kit.part(outline, {
      fill: way.main,
      volume: 0,
      line: 1,
      inside: kit.block(rectangle(-600, seams.at(-1)?.top ?? length, 1200, 400), way.block),
    }),
    kit.part(loft, {
      fill: way.main,
      ...CLOTH_EDGE,
      inside: [
        ...seams.filter(ofYoke).map(({ top, bottom }) => kit.block(rowBetween(baffles, top, bottom), way.block)),
        baffleLight(baffles),
        baffleSeams(kit, baffles, way.main),
      ].join(''),
    }),
    kit.part(foot, {
      fill: way.block,
      ...CLOTH_EDGE,
      inside: clothLight(foot, { folds: [], seed: rows, round: 60, crumple: 0.12 }),
    }),
    // the draft flap that lies under the zip, and the guard beside it
    kit.line(shifted(zip, 22, 3), shadeOf(way.main), 9, 0.55),
    kit.line(shifted(zip, 17, 0), tone(way.main, 0.05), 8),
    kit.line(shifted(zip, 32, 0), lightOf(way.main), 0.8, 0.6, 'stroke-dasharray="7 5"'),
    kit.zip(zip, {
      tape: way.trim,
      teeth: mix(way.trim, '#ffffff', 0.4),
      width: 9,
      pull: [zip[0]?.[0] ?? 0, (zip[0]?.[1] ?? 0) + 44, 0],
      pullColour: way.accent,
      pullLength: 30,
    }),
  ].join('');
}

/** The top folded back along an unzipped side: lining of the lower layer, and of the flap that lies on the bag. */
function unzipped(kit: Kit, way: Colourway): string {
  const lining = liningOf(way);
  const rows = (x0: number, x1: number, drop: number): string =>
    [560, 680, 800, 920, 1040, 1160, 1280, 1400]
      .map((y) =>
        kit.seam(
          [
            [x0, y - drop],
            [(x0 + x1) / 2, y + 10],
            [x1, y + drop],
          ],
          { weight: 1.3 },
        ),
      )
      .join('');
  return [
    kit.part(pts('-90,452! 262,436! 262,700 232,1060 208,1400 196,1640!'), {
      fill: lining,
      volume: 44,
      shade: 0.9,
      shadeColour: '#0a0e17',
      inside: rows(-60, 270, 10) + kit.soft(pts('-90,452! 20,452! 150,1300 196,1640! 100,1400'), '#0a0e17', 0.55, 14),
    }),
    kit.part(pts('-90,452! -210,560~40 -330,760 -300,960 -150,1240 60,1500 196,1640! 120,1260 20,860'), {
      fill: tone(lining, 0.04),
      volume: 46,
      shade: 0.55,
      light: 0.5,
      cast: [-4, 14, 12, 0.5],
      inside:
        rows(-330, 120, -46) +
        kit.soft(pts('-90,452! -30,620! 110,1260 196,1640! 60,1420 -120,900'), '#0a0e17', 0.3, 14),
      over: kit.stitching(pts('-214,580 -312,760 -284,950 -140,1220 60,1474 180,1616'), 0.55),
    }),
    kit.zip(pts('-92,456 -214,560 -332,762 -302,962 -152,1242 58,1502 194,1640'), {
      tape: way.trim,
      teeth: mix(way.trim, '#ffffff', 0.4),
      width: 8,
      pull: [186, 1630, 30],
      pullColour: way.accent,
      pullLength: 30,
    }),
  ].join('');
}

/** What lies open of a mummy, made to fit another cut. */
const fitted = ({ length, profile }: BagShape, art: string): string =>
  `<g transform="scale(${num(widthAt(profile, 700) / widthAt(BAG_SHAPES.mummy.profile, 700), 3)} ${num(length / BAG_SHAPES.mummy.length, 3)})">${art}</g>`;

export type SleepingBagView = 'main' | 'open' | 'detail';

/** A sleeping bag, front up; `rows` is the number of its insulated rows; `open` folds it back from the zip. */
export function drawSleepingBag(way: Colourway, options: SleepingBagOptions, view: SleepingBagView): string {
  const { cut = 'mummy', rows = 13, brand = 'hanki', mark = 'crust' } = options;
  if (cut === 'quilt') return drawQuilt(way, { rows, brand, mark }, view);
  const shape = BAG_SHAPES[cut];
  const half = Math.max(...shape.profile.map(([width]) => width)) + 62;
  // a child's bag is shorter on its plate, too, though less than it is
  const above = shape.length < 1700 ? 420 : 80;
  const size = (0.72 + shape.bulge * 0.021) * Math.min(1, shape.length / 2000);
  const [sackHalf, sackHeight] = SACK.map((length) => length * size) as [number, number];
  const foot = shape.length - 16;
  const sackAt: Point = [widthAt(shape.profile, foot - sackHeight) + shape.bulge + 60 + sackHalf, foot];
  const kit = new Kit(
    [-half, -above, Math.max(half, sackAt[0] + sackHalf + 40), shape.length + 10],
    FRAMES.upright,
    40,
  );
  const badge = Math.min(268, widthAt(shape.profile, 560) - 96);
  const art = [
    kit.flatShadow([curve(shape.hood), curve(shape.body)], { dx: 8, dy: 14, blur: 14, opacity: 0.35 }),
    stuffSack(kit, way, sackAt, size, brand),
    body(kit, way, shape, rows),
    view === 'open' ? fitted(shape, unzipped(kit, way)) : '',
    bagHood(kit, way, shape, brand),
    kit.part(rectangle(-badge, 520, 150, 60, 8), { fill: way.trim, volume: 5, cast: [1, 3, 3, 0.4] }),
    lettering(brand, -badge + 75, 550, 24, readableOn(way.trim, way.accent), { weight: 1.1 }),
    brandMark(mark, -badge + 68, 650, 36, way.accent),
  ];
  const mouth = Math.max(...shape.opening.map(([x]) => x)) + 190;
  return kit.svg(art.join(''), 'Sleeping bag', view === 'detail' ? [-mouth, 60, mouth, 60 + 2 * mouth] : undefined);
}
