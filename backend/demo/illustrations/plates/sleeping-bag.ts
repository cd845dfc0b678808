import { type Baffles, baffleLight, baffleOutline, seamAt } from './baffle-light';
import { rowSeams, widthAt } from './baffles';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { mix, readableOn, shadeOf, tone } from './colour';
import { curve } from './curve';
import { creases, mirrored, num, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
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
    kit.part(outline, { fill: way.main, volume: 20, line: 1 }),
    kit.part(loft, {
      fill: way.main,
      ...CLOTH_EDGE,
      inside: [
        ...seams
          .filter(ofYoke)
          .map(({ top, bottom }) =>
            kit.block([...seamAt(baffles, top), ...seamAt(baffles, bottom).reverse()], way.block),
          ),
        ...seams.slice(1).map(({ top }) => kit.line(seamAt(baffles, top), shadeOf(way.main), 2.4, 0.6)),
        baffleLight(baffles),
      ].join(''),
    }),
    kit.part(foot, { fill: way.block, ...CLOTH_EDGE, inside: clothLight(foot, { folds: [], seed: rows, round: 60 }) }),
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

function hood(kit: Kit, way: Colourway, { hood: outline, opening: hole }: BagShape, brand: string): string {
  const puckers =
    '-300,120 -250,150 -200,150 12; 300,120 250,150 200,150 12; -360,260 -300,280 -250,270 12; 360,270 310,290 250,276 12; 0,-10 10,30 0,70 10; -80,0 -80,40 -100,80 8; 80,0 84,40 100,80 8';
  const opening = curve(hole);
  // well below the upper rim of the opening
  const labelAt = Math.min(...hole.map(([, y]) => y)) + 74;
  return [
    kit.part(outline, {
      fill: way.block,
      ...CLOTH_EDGE,
      cast: [0, 6, 6, 0.4],
      inside: clothLight(outline, {
        folds: creases(puckers),
        seed: creaseSeed('hood', outline),
        round: 110,
        crumple: 1.2,
      }),
      over: ['-120,-10 -190,120 -260,300 -300,452', '120,-10 190,120 260,300 300,452']
        .map((seam) => kit.seam(pts(seam), { pucker: 0.5, dark: 0.6 }))
        .join(''),
    }),
    kit.part(opening, {
      fill: mix(way.accent, way.trim, 0.25),
      volume: 40,
      shade: 0.95,
      shadeColour: '#0a0e17',
      light: 0.05,
      inside:
        [170, 240, 310]
          .map((y) => kit.seam(pts(`-210,${y - 10} 0,${y + 14} 210,${y - 10}`), { pucker: 0.5 }))
          .join('') +
        kit.part(rectangle(-58, labelAt, 116, 56, 5), { fill: TONES.snow, volume: 4, cast: [1, 3, 3, 0.5] }) +
        lettering(brand, 0, labelAt + 29, 23, '#27303f', { weight: 1 }),
    }),
    kit.tube(opening, 16, way.accent, { gloss: 0.3, shadow: 0 }),
    kit.tube(pts('60,408 70,470 40,540'), 9, way.accent),
    kit.cordlock(64, 446, 6, 1.1, way.trim),
  ].join('');
}

/** The top folded back along an unzipped side: lining of the lower layer, and of the flap that lies on the bag. */
function unzipped(kit: Kit, way: Colourway): string {
  const lining = mix(way.accent, way.trim, 0.2);
  const rows = (x0: number, x1: number, drop: number): string =>
    [560, 680, 800, 920, 1040, 1160, 1280, 1400]
      .map((y) =>
        kit.seam(
          [
            [x0, y - drop],
            [(x0 + x1) / 2, y + 10],
            [x1, y + drop],
          ],
          { pucker: 0.5, weight: 1.6 },
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
        kit.folds(creases('-80,480 -60,760 60,1200 22; -300,780 -180,860 -40,820 16; -220,1080 -80,1120 40,1060 16'), {
          blur: 9,
          dark: 0.3,
          light: 0.3,
        }),
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

/** A sleeping bag, front up; `rows` is the number of its insulated rows; `isOpen` folds it back from the zip. */
export function drawSleepingBag(way: Colourway, options: SleepingBagOptions = {}, isOpen = false): string {
  const { cut = 'mummy', rows = 13, brand = 'HANKI', mark = 'fell' } = options;
  if (cut === 'quilt') return drawQuilt(way, { rows, brand, mark }, isOpen);
  const shape = BAG_SHAPES[cut];
  const half = Math.max(...shape.profile.map(([width]) => width)) + 62;
  // a child's bag is shorter on its plate, too, though less than it is
  const above = shape.length < 1700 ? 420 : 80;
  const kit = new Kit([-half, -above, half, shape.length + 10], FRAMES.upright, 40);
  const badge = Math.min(268, widthAt(shape.profile, 560) - 96);
  const art = [
    kit.flatShadow([curve(shape.hood), curve(shape.body)], { dx: 8, dy: 14, blur: 14, opacity: 0.35 }),
    body(kit, way, shape, rows),
    isOpen ? fitted(shape, unzipped(kit, way)) : '',
    hood(kit, way, shape, brand),
    kit.part(rectangle(-badge, 520, 150, 60, 8), { fill: way.trim, volume: 5, cast: [1, 3, 3, 0.4] }),
    lettering(brand, -badge + 75, 550, 24, readableOn(way.trim, way.accent), { weight: 1.1 }),
    brandMark(mark, -badge + 68, 650, 36, way.accent),
  ];
  return kit.svg(art.join(''), 'Sleeping bag');
}
