import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { readableOn, tone } from './colour';
import { creases, ellipse, type Fold, mirrored, onSide, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

export type BackpackOptions = {
  lid?: boolean;
  pocket?: 'stretch' | 'zip' | 'side';
  brand?: string;
  mark?: MarkName;
  model?: string;
  /** used: its base paled, the mesh of its side pocket darned */
  isWorn?: boolean;
};

/** What a pack's outline depends on: a lid or a roll, a domed top, a mat below. */
export const packShape = ({ lid = true, pocket = 'stretch', model = '48' }: BackpackOptions) => ({
  isRound: !lid && pocket === 'zip',
  hasMat: lid && Number(model) >= 55,
  lid,
});

const STRETCH = mirrored(pts('0,330 60,322 98,306~6 106,400 108,520 100,600~22 50,612 0,614'));
const ZIPPED = mirrored(pts('0,300 84,300~20 104,420 104,560 92,610~24 0,614'));
const LID = mirrored(pts('0,-6 70,-4 126,14~16 150,60 154,110 140,134~14 60,148 0,150'));

/** A sleeping mat rolled up and strapped under the pack. */
function matRoll(kit: Kit, way: Colourway): string {
  const end = (x: number): string =>
    [38, 28, 18, 9].map((r) => kit.line(ellipse(x, 706, r * 0.42, r), '#0d1220', 2, 0.4)).join('');
  return [
    kit.part(rectangle(-196, 662, 392, 88, 40), {
      fill: way.accent,
      volume: 24,
      shade: 0.55,
      texture: ['grain', '#000', 1],
      inside: end(-182) + end(182),
    }),
    ...[-104, 104].map(
      (x) =>
        kit.strap(pts(`${x},636 ${x - 6},700 ${x},756`), 18, '#2a2d31') + kit.ladder(x - 4, 690, 17, 90, '#2a2d31'),
    ),
  ].join('');
}

export function drawBackpack(way: Colourway, options: BackpackOptions = {}): string {
  const { lid = true, pocket = 'stretch', brand = 'hanki', mark = 'crust', model = '48' } = options;
  /** a panel-loading daypack has a round top; a pack for a week carries its mat underneath */
  const { isRound, hasMat } = packShape(options);
  const kit = new Kit([-250, -42, 250, hasMat ? 768 : 690], FRAMES.upright, 44);
  const W = '#2a2d31';
  let art = kit.ground(0, hasMat ? 752 : 672, 230, 16, 0.5) + (hasMat ? matRoll(kit, way) : '');
  // harness glimpses + hip belt behind
  for (const side of SIDES) {
    const toSide = onSide(side);
    art +=
      kit.part(toSide(pts('110,480! 168,488 220,520 240,566 226,598~10 196,580 160,560 110,560!')), {
        fill: way.trim,
        volume: 16,
        texture: ['mesh', '#fff', 0.5],
        inside: kit.seam(toSide(pts('130,500 180,508 222,544 228,590')), { stitch: 2 }),
      }) + kit.strap(toSide(pts('222,572 236,612 218,650')), 22, W);
    if (!isRound) art += kit.part(toSide(pts('86,-6 124,6 140,44 130,90! 100,80!')), { fill: way.trim, volume: 10 });
  }
  art += kit.buckle(222, 648, 26, 12, W);
  art += kit.tube(pts('-34,10 -30,-28 30,-28 34,10'), 11, way.accent, { gloss: 0.3 });
  // side pockets (stretch) behind
  const bodyP = mirrored(
    pts(
      isRound
        ? '0,-4 54,0 104,34 134,100 152,220 160,340 162,460 156,600 138,652~30 60,664 0,666'
        : '0,30 90,30 138,52~18 150,140 157,300 160,460 154,600 140,650~26 60,664 0,666',
    ),
  );
  for (const side of SIDES) {
    const toSide = onSide(side);
    art +=
      kit.part(toSide(pts('130,380~6 172,396~8 186,470 182,590 164,640~20 120,650!')), {
        fill: tone(way.trim, 0.06),
        volume: 16,
        texture: ['mesh', '#000', 0.7],
        inside: kit.folds(creases(`${side * 182},420 ${side * 160},470 ${side * 166},560 8`), {
          blur: 5,
        }),
      }) + kit.line(toSide(pts('130,384 172,399')), way.accent, 3, 0.9);
  }
  // main body
  const seed = creaseSeed(lid, pocket, brand, model);
  const cloth = (shape: readonly Point[], folds: readonly Fold[], round: number): string =>
    clothLight(shape, { folds, seed, round, crumple: 0.8, grain: 0.7 });
  art += kit.part(bodyP, {
    fill: way.main,
    ...CLOTH_EDGE,
    texture: ['ripstop', '#000', 1],
    inside:
      kit.block(mirrored(pts('0,470! 200,440! 200,700! 0,700!')), way.block) +
      cloth(
        bodyP,
        creases(
          '-150,190 -100,220 -60,200 10; 150,210 104,236 70,214 11; -154,330 -120,350 -96,340 8; 156,340 124,362 100,348 8; -90,90 -70,160 -84,230 9; 96,96 84,170 92,240 10; -140,560 -110,600 -116,650 10; 140,560 112,600 118,650 10',
        ),
        90,
      ),
  });
  art += kit.seam(
    mirrored(pts('0,470 80,458 159,446')).sort((a, b) => a[0] - b[0]),
    { pucker: 0.25 },
  );
  for (const side of SIDES)
    art += kit.seam(pts(`${side * 112},46 ${side * 122},200 ${side * 126},460 ${side * 112},654`), {
      pucker: 0.18,
      stitch: side * -2,
    });
  // front pocket
  if (pocket === 'stretch') {
    art +=
      kit.part(STRETCH, {
        fill: tone(way.block, -0.03),
        ...CLOTH_EDGE,
        texture: ['mesh', '#000', 0.9],
        cast: [2, 6, 6, 0.45],
        inside: cloth(
          STRETCH,
          creases(
            '-98,330 -60,400 -70,480 12; 96,330 66,400 74,490 12; 0,330 -14,440 0,560 14; -60,600 -20,560 40,600 10',
          ),
          54,
        ),
      }) +
      kit.line(
        mirrored(pts('0,331 60,323 99,307')).sort((a, b) => a[0] - b[0]),
        W,
        6,
      ) +
      kit.stitching(
        mirrored(pts('0,331 60,323 99,307')).sort((a, b) => a[0] - b[0]),
        0.4,
      );
    art += kit.strap(pts('0,250 0,344'), 15, W) + kit.buckle(0, 352, 18, 0, W);
  } else if (pocket === 'zip') {
    art +=
      kit.part(ZIPPED, {
        fill: way.block,
        ...CLOTH_EDGE,
        texture: ['ripstop', '#000', 1],
        cast: [2, 6, 6, 0.45],
        inside: cloth(ZIPPED, creases('-90,380 -50,420 -60,500 12; 90,390 60,430 66,510 12'), 54),
      }) +
      kit.zip(pts('-86,348 -60,336 60,336 86,348'), {
        tape: W,
        teeth: '#565b61',
        width: 9,
        pull: [80, 345, -60],
        pullColour: way.accent,
      });
  } else
    art +=
      kit.zip(pts('-96,120 -98,300 -90,560'), {
        tape: W,
        teeth: '#565b61',
        width: 9,
        pull: [-96, 126, 4],
        pullColour: way.accent,
      }) +
      kit.zip(pts('96,120 98,300 90,560'), {
        tape: W,
        teeth: '#565b61',
        width: 9,
        pull: [96, 126, -4],
        pullColour: way.accent,
      });
  // daisy chain
  for (const side of isRound ? [] : SIDES) {
    art += kit.strap(pts(`${side * 62},130 ${side * 66},320`), 11, W);
    for (let y = 150; y < 300; y += 36)
      art += kit.line(pts(`${side * 62 - 6},${y} ${side * 62 + 8},${y}`), '#fff', 1.2, 0.35);
  }
  // compression straps
  for (const y of [250, 420])
    for (const side of SIDES)
      art +=
        kit.strap(pts(`${side * 158},${y - 12} ${side * 126},${y} ${side * 92},${y + 4}`), 11, W) +
        kit.ladder(side * 128, y, 13, side * -80, W);
  // bottom loops
  for (const side of SIDES)
    art += kit.tube(pts(`${side * 40},628 ${side * 40},668 ${side * 64},668 ${side * 62},630`), 7, way.accent, {
      gloss: 0.25,
    });
  // lid
  if (lid) {
    art += kit.part(LID, {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 1],
      cast: [0, 12, 8, 0.5],
      inside:
        kit.block(mirrored(pts('0,104! 200,90! 200,200! 0,200!')), way.block) +
        cloth(
          LID,
          creases(
            '-140,60 -90,66 -50,40 10; 140,64 96,72 60,44 10; -120,120 -80,108 -60,140 7; 110,120 84,108 60,138 7',
          ),
          60,
        ),
    });
    art += kit.zip(pts('-132,84 -60,98 60,98 132,84'), {
      tape: W,
      teeth: '#5a6066',
      width: 10,
      pull: [124, 86, -70],
      pullColour: way.accent,
    });
    art +=
      brandMark(mark, -66, 52, 15, way.accent) + lettering(brand, 16, 52, 20, way.accent, { weight: 1.15, track: 1.9 });
    for (const side of SIDES)
      art +=
        kit.strap(pts(`${side * 84},140 ${side * 88},236`), 15, W) +
        kit.buckle(side * 88, 208, 20, 0, W) +
        kit.strap(pts(`${side * 88},226 ${side * 90},300`), 13, W);
  } else if (isRound) {
    art +=
      kit.zip(pts('-146,300 -138,150 -104,62 -50,26 0,20 50,26 104,62 138,150 146,300'), {
        tape: W,
        teeth: '#5a6066',
        width: 10,
        pull: [-104, 64, 30],
        pullColour: way.accent,
      }) +
      brandMark(mark, 0, 132, 26, way.accent) +
      fittedLettering(brand, 0, 200, { height: 22, width: 150 }, way.accent, { weight: 1.1 });
  } else {
    // roll top
    art +=
      kit.part(mirrored(pts('0,-8 90,-8 132,2~12 136,40~10 60,46 0,46')), {
        fill: way.block,
        volume: 20,
        cast: [0, 8, 6, 0.5],
        inside: kit.folds(creases('-130,18 0,24 130,18 8'), { blur: 4 }),
      }) +
      kit.strap(pts('-136,20 -150,60 -152,190'), 15, W) +
      kit.strap(pts('136,20 150,60 152,190'), 15, W) +
      kit.buckle(0, 18, 22, 90, W) +
      brandMark(mark, 0, 98, 17, way.accent) +
      kit.buckle(-151, 120, 20, 0, W) +
      kit.buckle(151, 120, 20, 0, W);
  }
  art += lettering(model, 0, pocket === 'stretch' ? 580 : 560, 18, readableOn(way.block, way.accent), { weight: 0.9 });
  art +=
    kit.part(rectangle(-20, 432, 40, 40, 6), { fill: way.trim, volume: 5, cast: [1, 2, 2, 0.4] }) +
    brandMark(mark, 0, 452, 11, readableOn(way.trim, way.accent));
  return kit.svg(art, 'Backpack');
}
