import type { PlateLook } from '../plate-drawing';
import { clothPaint, DRAPES } from './cloth';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { readableOn, tone } from './colour';
import { creases, type Fold, num, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

/** Folds in which a tube of cloth settles round a neck. */
const SETTLED: readonly Fold[] = creases(
  '-118,30 -40,70 60,60 12; 116,10 60,50 -20,66 11; -122,90 -50,132 70,118 13; 120,76 70,110 10,124 10; -116,160 -30,196 80,176 12; 118,140 70,170 20,182 9; -60,-20 -70,10 -40,40 8; 64,-24 74,10 50,36 8',
);

/** Folds of a soft tube that stands: it falls in lengths. */
const STANDING: readonly Fold[] = creases(
  '-84,-90 -94,30 -80,170 11; -44,-96 -34,40 -50,176 9; 2,-96 10,30 -4,180 11; 46,-94 38,50 54,170 9; 88,-92 80,40 92,160 10; -110,60 -60,76 -10,66 8; 110,84 60,96 20,90 8',
);

const OUTLINES = [
  '-106,-44~14 -60,-58 0,-60 60,-58 106,-44~14 120,20 122,90 118,160 106,214~14 50,232 0,236 -50,232 -106,214~14 -118,160 -122,90 -120,20',
  '-84,-120~12 -40,-130 0,-132 40,-130 84,-120~12 96,-30 104,60 116,150 128,226~14 60,252 0,258 -60,252 -128,226~14 -116,150 -104,60 -96,-30',
  '-104,-104~14 -56,-116 0,-118 56,-116 104,-104~14 116,-40 121,40 120,120 112,186~14 56,205 0,210 -56,205 -112,186~14 -120,120 -121,40 -116,-40',
  '-92,-150~12 -40,-164 0,-166 40,-164 92,-150~12 100,-60 98,40 100,140 92,236~12 40,246 0,248 -40,246 -92,236~12 -100,140 -98,40 -100,-60',
] as const;

/** The upper opening: its far edge, darker, seen from a little above. */
const MOUTHS: readonly (readonly [y: number, half: number, depth: number])[] = [
  [-48, 100, 26],
  [-122, 80, 18],
  [-107, 99, 30],
  [-154, 88, 16],
];

const DETAILS: readonly Box[] = [
  [-100, 40, 100, 290],
  [-90, -140, 90, 85],
  [-104, 30, 104, 240],
  [-90, -160, 90, 65],
];

function pattern(kit: Kit, way: Colourway, variant: number): string {
  const ring = (y: number): Point[] => pts(`-150,${y - 8} 0,${y + 8} 150,${y - 8}`);
  switch (variant) {
    case 0:
      return Array.from({ length: 5 }, (_, i) => kit.line(ring(12 + i * 44), way.accent, i % 2 ? 4 : 12, 0.9)).join('');
    case 1: {
      const peaks = (y: number, tall: number): Point[] =>
        pts(
          `-150,300! -150,${y}! -96,${y - tall}! -64,${y - tall * 0.4}! -20,${y - tall * 1.3}! 34,${y - tall * 0.2}! 70,${y - tall * 0.8}! 150,${y + 10}! 150,300!`,
        );
      return (
        kit.block(peaks(100, 90), way.block) +
        kit.block(peaks(180, 70), tone(way.block, -0.08)) +
        `<circle cx="52" cy="-40" r="20" fill="${way.accent}"/>`
      );
    }
    case 2:
      return kit.block(pts('-160,96! -60,118 0,122 60,118 160,96! 160,260! -160,260!'), way.block);
    default: {
      let flakes = '';
      for (let row = 0; row < 12; row++) {
        for (let i = 0; i < 7; i++) {
          const x = -112 + i * 36 + (row % 2 ? 18 : 0);
          const y = -140 + row * 34;
          flakes += `M${num(x - 8)} ${y}h16M${num(x - 4)} ${y - 7}l8 14M${num(x + 4)} ${y - 7}l-8 14`;
        }
      }
      return `<path d="${flakes}" stroke="${way.accent}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
    }
  }
}

/** A striped wool tube, a printed light one, a soft fleece one, a long patterned one. */
export function drawNeckTube(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const kit = new Kit([-150, -176, 150, 270], FRAMES.upright, 84);
  const cloth = variant === 2 ? 'fleece' : 'jersey';
  const outline = pts(OUTLINES[variant]);
  const [y, half, depth] = MOUTHS[variant] ?? [0, 100, 20];
  const body = kit.part(outline, {
    fill: way.main,
    ...clothPaint(kit, cloth, way.main),
    inside:
      pattern(kit, way, variant) +
      clothLight(outline, {
        ...DRAPES[cloth],
        folds: variant === 2 ? STANDING : SETTLED,
        seed: creaseSeed(brand, variant),
        round: 96,
        depth: cloth === 'fleece' ? 0.9 : 1.2,
        grain: 0.6,
      }),
    ...CLOTH_EDGE,
  });
  const mouth = kit.part(
    pts(
      `${-half},${y}~4 ${-half * 0.5},${y - depth * 0.5} 0,${y - depth * 0.55} ${half * 0.5},${y - depth * 0.5} ${half},${y}~4 ${half * 0.5},${y + depth * 0.55} 0,${y + depth * 0.72} ${-half * 0.5},${y + depth * 0.55}`,
    ),
    {
      fill: tone(way.main, variant === 2 ? -0.07 : -0.12),
      volume: 12,
      inside: kit.soft(
        pts(`${-half},${y} 0,${y + depth * 0.3} ${half},${y} ${half * 0.6},${y + depth} ${-half * 0.6},${y + depth}`),
        '#0d1220',
        0.5,
        6,
      ),
    },
  );
  const label =
    variant === 2
      ? kit.part(rectangle(-34, 139, 68, 28, 3), {
          fill: way.trim,
          volume: 5,
          cast: [1, 2, 3, 0.4],
          texture: ['twill', '#fff', 0.6],
        }) +
        wordmark(brand, 0, 153, 11, readableOn(way.trim, way.accent), { weight: 1.1, room: 54 }) +
        kit.seam(pts('-110,-86 -56,-66 0,-61 56,-66 110,-86'), { stitch: 2.4, dark: 0.4, pucker: 0.25 }) +
        kit.seam(pts('-115,168 -56,187 0,192 56,187 115,168'), { stitch: -2.4, dark: 0.4, pucker: 0.25 })
      : kit.part(rectangle(-26, variant === 1 ? 190 : 176, 52, 26, 2), {
          fill: TONES.snow,
          volume: 4,
          cast: [1, 2, 2, 0.4],
        }) + wordmark(brand, 0, (variant === 1 ? 190 : 176) + 13, 9, '#27303f', { room: 42 });
  const art =
    kit.flatShadow([outline]) +
    body +
    mouth +
    label +
    (variant === 1 ? brandMark(mark, 0, -40, 12, readableOn(way.main, way.accent)) : '');
  return kit.svg(art, 'Neck tube', view === 'detail' ? DETAILS[variant] : undefined);
}
