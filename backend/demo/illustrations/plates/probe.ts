import type { PlateLook } from '../plate-drawing';
import { readableOn } from './colour';
import { pts, rectangle } from './geometry';
import { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { wordmark } from './wordmark';

type Make = { segments: number; length: number; width: number; shaft: 'anodised' | 'carbon'; grip: 'loop' | 'sleeve' };

const MAKES: readonly Make[] = [
  { segments: 6, length: 430, width: 15, shaft: 'anodised', grip: 'loop' },
  { segments: 8, length: 370, width: 13, shaft: 'carbon', grip: 'loop' },
  { segments: 7, length: 470, width: 19, shaft: 'anodised', grip: 'sleeve' },
  { segments: 5, length: 340, width: 14, shaft: 'anodised', grip: 'sleeve' },
];

const CARBON = '#2d3034';

/** One tube standing at x, its ends capped; every tenth centimetre is marked. */
function segment(
  kit: Kit,
  way: Colourway,
  make: Make,
  x: number,
  y: number,
  place: 'tip' | 'grip' | 'between',
): string {
  const { length, width } = make;
  const tube = make.shaft === 'carbon' ? CARBON : way.main;
  const ink = readableOn(tube, way.accent);
  const half = length / 2;
  const scale = Array.from({ length: Math.floor(length / 50) - 1 }, (_, i) => {
    const at = y - half + 50 + i * 50;
    return kit.block(rectangle(x - width / 2, at, width * 0.92, i % 2 ? 1.5 : 3), ink);
  }).join('');
  const end = kit.part(rectangle(x - width * 0.44, y - half - 6, width * 0.88, 26, 3), { fill: TONES.alu, volume: 5 });
  const tip =
    place === 'tip'
      ? kit.part(
          pts(
            `${x - width * 0.44},${y - half + 6}~3 ${x + width * 0.44},${y - half + 6}~3 ${x + width * 0.52},${y - half - 20} ${x + 2},${y - half - 46}~4 ${x - 2},${y - half - 46}~4 ${x - width * 0.52},${y - half - 20}`,
          ),
          {
            fill: way.accent,
            volume: 6,
            cast: [2, 3, 3, 0.4],
          },
        )
      : '';
  const sleeve =
    place === 'grip'
      ? kit.part(rectangle(x - width * 0.72, y - half - 8, width * 1.44, make.grip === 'sleeve' ? 190 : 96, 7), {
          fill: '#26292e',
          volume: 8,
          cast: [2, 4, 4, 0.4],
          over: Array.from({ length: make.grip === 'sleeve' ? 13 : 6 }, (_, i) =>
            kit.line(
              pts(`${x - width * 0.6},${y - half + 10 + i * 13} ${x + width * 0.6},${y - half + 10 + i * 13}`),
              '#000',
              2.6,
              0.5,
            ),
          ).join(''),
        })
      : '';
  return (
    rod(kit, pts(`${x},${y - half} ${x},${y + half}`), width, tube, {
      cap: 'butt',
      gloss: make.shaft === 'carbon' ? 0.4 : 0.85,
    }) +
    scale +
    end +
    tip +
    sleeve
  );
}

/** The steel cable that tightens the probe, in loops between the segments. */
function cables(kit: Kit, make: Make, gap: number): string {
  const first = (-(make.segments - 1) * gap) / 2;
  const half = make.length / 2;
  return Array.from({ length: make.segments - 1 }, (_, i) => {
    const x = first + i * gap;
    const y = i % 2 ? -half - 4 : half + 2;
    const bow = i % 2 ? -32 : 32;
    return kit.tube(
      pts(
        `${x},${y} ${x + 2},${y + bow * 0.8} ${x + gap / 2},${y + bow} ${x + gap - 2},${y + bow * 0.8} ${x + gap},${y}`,
      ),
      3.6,
      '#b9bec1',
    );
  }).join('');
}

function bundle(kit: Kit, way: Colourway, make: Make, brand: string): string {
  const gap = make.width * 1.42;
  const first = (-(make.segments - 1) * gap) / 2;
  const tubes = Array.from({ length: make.segments }, (_, i) => {
    const place = i === 0 ? 'tip' : i === make.segments - 1 ? 'grip' : 'between';
    return segment(kit, way, make, first + i * gap, (i % 2 ? 1 : -1) * 7, place);
  });
  const wide = make.segments * gap + 16;
  const tie = kit.part(rectangle(-wide / 2, -16, wide, 50, 8), {
    fill: way.block,
    volume: 12,
    texture: ['twill', '#000', 0.9],
    cast: [3, 6, 5, 0.4],
    over:
      wordmark(brand, 0, 9, 17, readableOn(way.block, way.accent), { weight: 1.25, track: 2 }) +
      kit.stitching(rectangle(-wide / 2 + 5, -11, wide - 10, 40), 0.45),
  });
  const loop = first + (make.segments - 1) * gap;
  const pull = kit.tube(
    pts(
      `${loop},${-make.length / 2 - 2} ${loop - 10},${-make.length / 2 - 60} ${loop + 18},${-make.length / 2 - 96} ${loop + 46},${-make.length / 2 - 60} ${loop + 8},${-make.length / 2}`,
    ),
    7,
    way.accent,
  );
  return cables(kit, make, gap) + pull + tubes.join('') + tie;
}

/** The rolled sleeve the probe travels in. */
function pouch(kit: Kit, way: Colourway, make: Make, brand: string): string {
  const half = make.length / 2 + 40;
  return kit.part(pts(`-50,${-half}~10 50,${-half}~10 56,${half - 20} 46,${half}~16 -46,${half}~16 -56,${half - 20}`), {
    fill: way.main,
    volume: 34,
    shade: 0.6,
    texture: ['ripstop', '#000', 1],
    cast: [5, 9, 8, 0.4],
    inside: kit.block(rectangle(-70, -half - 5, 140, 80), way.block),
    over:
      kit.seam(pts(`-60,${-half + 75} 60,${-half + 75}`), { stitch: 2, pucker: 0.2 }) +
      kit.zip(pts(`30,${-half + 84} 32,${half - 30}`), {
        tape: '#2a2d31',
        teeth: '#565b61',
        width: 7,
        pull: [31, -half + 110, 0],
        pullColour: way.accent,
      }) +
      wordmark(brand, -10, 30, 30, readableOn(way.main, way.accent), { rotate: -90, weight: 1.2 }),
  });
}

/** An avalanche probe, folded and tied; `open` shows its sections ready to be thrown out, beside the sleeve. */
export function drawProbe(way: Colourway, { variant, view, brand }: PlateLook): string {
  const make = MAKES[variant];
  if (!make) throw new RangeError(`No probe ${variant}.`);
  const reach = make.length / 2 + 70;
  if (view === 'open') {
    const kit = new Kit([-220, -reach - 20, 180, reach], FRAMES.square, 46);
    return kit.svg(
      `<g transform="translate(-120 0) rotate(-5)">${pouch(kit, way, make, brand)}</g><g transform="translate(76 14) rotate(4)">${bundle(kit, way, make, brand)}</g>`,
      'Avalanche probe and sleeve',
    );
  }
  const kit = new Kit([-reach * 0.62, -reach - 24, reach * 0.62, reach - 18], FRAMES.upright, 40);
  return kit.svg(`<g transform="rotate(20)">${bundle(kit, way, make, brand)}</g>`, 'Avalanche probe');
}
