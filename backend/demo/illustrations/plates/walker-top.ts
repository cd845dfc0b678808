import { swell } from './baffles';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { mix } from './colour';
import { creases, pts } from './geometry';
import type { Kit } from './kit';
import { type Block, clothOf, EASE, hand, sleeve, type Top } from './walker-sleeve';

type Worn = { readonly farArm: string; readonly body: string; readonly nearArm: string; readonly hasHoodUp: boolean };

const BODY_FOLDS =
  '-210,-1330 -150,-1250 -60,-1230 18; 210,-1320 150,-1240 70,-1220 18; -214,-1100 -120,-1060 -30,-1090 16; 214,-1080 130,-1040 40,-1070 16; -60,-1040 -20,-940 -50,-840 16; 90,-1030 60,-930 100,-830 16; -190,-960 -150,-900 -160,-810 14; 180,-1440 120,-1360 110,-1280 12; -180,-1440 -120,-1370 -120,-1290 12';
/** The back from the neck to the hem; `e` more or less at each side. */
function backOutline(hem: number, e: number) {
  const waist = e * 0.9;
  return pts(
    `-66,-1520~20 66,-1520~20 140,-1496 ${214 + e * 0.5},-1452 ${234 + e * 0.7},-1380 ${218 + e},-1250 ${190 + waist},-1090 ${192 + e},-960 ${206 + e},${-hem - 30}~18 110,${-hem + 8} -110,${-hem + 6} ${-206 - e},${-hem - 34}~18 ${-192 - e},-964 ${-190 - waist},-1094 ${-218 - e},-1254 ${-234 - e * 0.7},-1384 ${-214 - e * 0.5},-1454 -140,-1498`,
  );
}

/** Quilted rows: each lit above and dark towards its seams, sagging to the middle. */
function rows(kit: Kit, { way, rows: count = 9, hem = 820, block }: Top): string {
  const [from, to] = [-1500, -hem + 10];
  const height = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = from + i * height;
    const fill = block === 'yoke' && i < Math.ceil(count * 0.28) ? way.block : way.main;
    const row = pts(
      `-300,${y - 8}! 0,${y + 14} 300,${y - 8}! 300,${y + height - 8}! 0,${y + height + 14} -300,${y + height - 8}!`,
    );
    return kit.part(row, {
      fill,
      volume: 0,
      line: 0.8,
      wash: swell(kit, fill),
      over: kit.folds(
        [-210, -150, -86, -20, 46, 110, 170, 226].map((x, at) => [
          x + (i % 2) * 30,
          y + 10,
          x + 6 + (i % 2) * 30,
          y + height * 0.3,
          x + (at % 2 ? 12 : -10) + (i % 2) * 30,
          y + height * 0.62,
          5,
        ]),
        { blur: 0, dark: 0.3, light: 0.16 },
      ),
    });
  }).join('');
}

const HOOD_UP = pts(
  '-112,-1500~20 -122,-1600 -116,-1700 -84,-1790 -26,-1822 26,-1822 84,-1790 116,-1700 122,-1600 112,-1500~20 60,-1476 0,-1470 -60,-1476',
);
const HOOD_UP_FOLDS =
  '-110,-1540 -80,-1560 -60,-1540 11; 110,-1540 80,-1560 60,-1540 11; -100,-1640 -70,-1620 -56,-1630 10; 104,-1640 76,-1620 58,-1630 10';
const HOOD_DOWN = pts(
  '-120,-1548~16 0,-1526 120,-1548~16 148,-1480 124,-1392 60,-1352 0,-1344 -60,-1352 -124,-1394 -150,-1482',
);
const HOOD_DOWN_FOLDS =
  '-130,-1470 -90,-1440 -50,-1450 12; 130,-1460 90,-1430 50,-1444 12; -70,-1400 -20,-1420 30,-1390 11';

/** The hood on the back, or over the head. */
function hood(kit: Kit, { way, kind, hood: state = 'down', block }: Top): string {
  const fill = block === 'yoke' ? way.block : way.main;
  const isDown = kind === 'down';
  if (state === 'none')
    return kit.part(pts('-76,-1560~12 0,-1548 76,-1560~12 92,-1500 0,-1476 -92,-1500'), {
      fill,
      volume: 18,
      shade: 0.7,
      line: 0.8,
      over: kit.seam(pts('-86,-1508 0,-1486 86,-1508'), { dark: 0.4 }),
    });
  if (state === 'up')
    return kit.part(HOOD_UP, {
      fill,
      ...CLOTH_EDGE,
      inside: clothLight(HOOD_UP, { folds: creases(HOOD_UP_FOLDS), seed: 7, round: 84, crumple: 0.6 }),
      cast: [2, 6, 6, 0.35],
      ...clothOf(kind),
      over:
        kit.seam(pts('-44,-1818 -52,-1700 -56,-1560 -60,-1478'), { dark: 0.35 }) +
        kit.seam(pts('44,-1818 52,-1700 56,-1560 60,-1478'), { dark: 0.35 }) +
        (isDown
          ? [-1740, -1660, -1580]
              .map((y) => kit.seam(pts(`-130,${y - 10} 0,${y + 12} 130,${y - 10}`), { dark: 0.6, weight: 3 }))
              .join('')
          : ''),
    });
  return [
    kit.part(HOOD_DOWN, {
      fill,
      ...CLOTH_EDGE,
      cast: [1, 8, 7, 0.4],
      ...clothOf(kind),
      inside:
        clothLight(HOOD_DOWN, { folds: creases(HOOD_DOWN_FOLDS), seed: 8, round: 50, crumple: 0.6 }) +
        kit.soft(pts('-96,-1540 0,-1520 96,-1540 84,-1490 0,-1466 -84,-1490'), '#0a0f1a', 0.6, 6),
      over:
        kit.seam(pts('-44,-1530 -46,-1440 -34,-1350'), { dark: 0.45 }) +
        kit.seam(pts('44,-1530 46,-1440 34,-1350'), { dark: 0.45 }),
    }),
  ].join('');
}

/** The second colour on the back, with its seam. */
function blockOn(kit: Kit, { way, block, hem = 820 }: Top): string {
  const low = -hem - 130;
  const edges: Partial<Record<Block, readonly (readonly [area: string, seam: string])[]>> = {
    yoke: [
      [
        '-300,-1560! 300,-1560! 300,-1350! 190,-1330! 0,-1290! -190,-1330! -300,-1350!',
        '-290,-1348! -190,-1330! 0,-1290! 190,-1330! 290,-1348!',
      ],
    ],
    hem: [[`-300,${low}! 0,${low + 20}! 300,${low}! 300,-600! -300,-600!`, `-300,${low}! 0,${low + 20}! 300,${low}!`]],
    band: [['-300,-1330! 0,-1310! 300,-1330! 300,-1210! 0,-1190! -300,-1210!', '-300,-1330! 0,-1310! 300,-1330!']],
    side: [
      [
        '-320,-1400! -190,-1380 -130,-1180 -140,-940 -150,-700! -320,-700!',
        '-190,-1380 -130,-1180 -140,-940 -150,-700',
      ],
      ['320,-1400! 190,-1380 130,-1180 140,-940 150,-700! 320,-700!', '190,-1380 130,-1180 140,-940 150,-700'],
    ],
  };
  return (edges[block ?? 'none'] ?? [])
    .map(([area, seam]) => kit.block(pts(area), way.block) + kit.seam(pts(seam), { dark: 0.5, light: 0.3 }))
    .join('');
}

/** Parts of what is worn above the waist, each to be drawn in its turn: the far arm behind all, the near one last. */
export function walkerTop(kit: Kit, top: Top, skin: string): Worn {
  const { way, kind, hem = 820, block, hasSleeves = true } = top;
  const e = EASE[kind];
  const outline = backOutline(hem, e);
  const body = kit.part(outline, {
    fill: way.main,
    ...CLOTH_EDGE,
    cast: [0, 6, 7, 0.4],
    ...clothOf(kind),
    inside: [
      kind === 'down' ? rows(kit, top) : '',
      kind === 'down' ? '' : blockOn(kit, top),
      clothLight(outline, {
        folds: kind === 'down' ? [] : creases(BODY_FOLDS),
        seed: creaseSeed(kind, hem, block),
        round: 110,
        depth: kind === 'tight' ? 0.6 : 1,
        crumple: kind === 'shell' ? 0.9 : 0.5,
      }),
    ].join(''),
    over:
      kit.seam(pts(`-230,${-hem - 44} 0,${-hem - 16} 230,${-hem - 42}`), { dark: 0.45, stitch: 2 }) +
      (kind === 'shell' ? kit.seam(pts('-216,-1000 0,-986 216,-1000'), { dark: 0.3 }) : ''),
  });
  const collar =
    kind === 'tee' || kind === 'tight'
      ? kit.part(pts('-68,-1536~10 0,-1516 68,-1536~10 74,-1506 0,-1488 -74,-1506'), {
          fill: mix(way.main, way.trim, 0.3),
          volume: 10,
          line: 0.8,
        })
      : hood(kit, top);
  const far = hasSleeves
    ? sleeve(kit, top, 'far', skin)
    : sleeve(kit, { way: { ...way, main: '#3c4650', block: '#3c4650' }, kind: 'tight' }, 'far', skin);
  const near = hasSleeves
    ? sleeve(kit, top, 'near', skin)
    : sleeve(kit, { way: { ...way, main: '#3c4650', block: '#3c4650' }, kind: 'tight' }, 'near', skin);
  return {
    farArm: hand(kit, top, 'far', skin) + far,
    body: (hasSleeves ? '' : far + near) + body + collar,
    nearArm: hand(kit, top, 'near', skin) + (hasSleeves ? near : ''),
    hasHoodUp: top.hood === 'up',
  };
}
