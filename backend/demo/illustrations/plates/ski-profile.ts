import { mix, readableOn, tone } from './colour';
import { num, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import type { SkiKind } from './ski-shape';
import { wordmark } from './wordmark';

type Bend = {
  /** how far the waist stands off the snow, and tip and tail bend up, in millimetres as drawn */
  camber: number;
  tip: number;
  tail: number;
  /** share of the length at which the tip begins to rise */
  rise: number;
  thickness: number;
};

/** Thickness and camber are drawn several times their own, or the profile would be a line. */
const BENDS: Record<SkiKind, Bend> = {
  alpine: { camber: 17, tip: 104, tail: 22, rise: 0.17, thickness: 56 },
  touring: { camber: 12, tip: 120, tail: 46, rise: 0.26, thickness: 52 },
  nordic: { camber: 25, tip: 100, tail: 12, rise: 0.11, thickness: 50 },
};

const LENGTH = 1040;

/** Height of the base over the snow at a share of the length from the tip. */
function baseAt({ camber, tip, tail, rise }: Bend, share: number): number {
  if (share < rise) return tip * ((rise - share) / rise) ** 2;
  const contact = tail > 40 ? 0.86 : 0.95;
  if (share > contact) return tail * ((share - contact) / (1 - contact)) ** 2;
  return camber * Math.sin((Math.PI * (share - rise)) / (contact - rise));
}

function outline(bend: Bend, from: number, to: number): Point[] {
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const thick = (share: number): number =>
    9 + bend.thickness * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.06)) ** 1.5;
  const edge =
    (level: number) =>
    (share: number): Point => {
      const corner = share === 0 || share === 1 ? 3 : undefined;
      return [-LENGTH / 2 + share * LENGTH, -baseAt(bend, share) - thick(share) * level, corner];
    };
  return [...steps.map(edge(to)), ...steps.map(edge(from)).reverse()];
}

/** Toe and heel of a binding on the ski's crown. */
function mount(kit: Kit, way: Colourway, kind: SkiKind, y: number): string {
  if (kind === 'nordic')
    return (
      kit.part(pts(`-70,${y}~4 150,${y + 3}~4 150,${y - 12}~4 -70,${y - 16}~4`), { fill: '#26292e', volume: 6 }) +
      kit.part(pts(`-92,${y - 2}~4 -88,${y - 24}~8 -40,${y - 42}~8 -6,${y - 30}~6 -4,${y}~4`), {
        fill: way.accent,
        volume: 10,
        cast: [2, 4, 4, 0.4],
      })
    );
  return (
    kit.part(pts(`-130,${y + 2}~4 -126,${y - 34}~10 -96,${y - 62} -44,${y - 56}~8 -34,${y - 30}~6 -40,${y}~4`), {
      fill: '#24272c',
      volume: 12,
      light: 0.4,
      cast: [3, 5, 5, 0.4],
    }) +
    kit.part(rectangle(-112, y - 50, 40, 14, 5), { fill: way.accent, volume: 6 }) +
    kit.part(pts(`150,${y}~4 156,${y - 50}~8 196,${y - 74} 250,${y - 60}~12 262,${y + 4}~4`), {
      fill: '#24272c',
      volume: 14,
      light: 0.4,
      cast: [3, 5, 5, 0.4],
    }) +
    kit.part(pts(`206,${y - 62}~6 256,${y - 84}~8 272,${y - 66}~8 244,${y - 30}~6`), {
      fill: way.accent,
      volume: 9,
      cast: [2, 4, 4, 0.4],
    }) +
    kit.tube(pts(`160,${y - 4} 190,${y + 34} 236,${y + 50}`), 8, '#9da3a6') +
    kit.part(pts(`222,${y + 42}~6 282,${y + 54}~6 280,${y + 70}~6 220,${y + 58}~6`), { fill: '#24272c', volume: 6 })
  );
}

function profile(kit: Kit, way: Colourway, kind: SkiKind, brand: string, mounted: boolean): string {
  const bend = BENDS[kind];
  const crown = -baseAt(bend, 0.54) - 9 - bend.thickness * 0.94;
  const ski = kit.part(outline(bend, 0, 1), {
    fill: mix(way.trim, '#2a2e33', 0.4),
    volume: 6,
    cast: [3, 4, 3, 0.3],
    inside:
      kit.block(outline(bend, 0.72, 1.2), way.main) +
      kit.block(outline(bend, 0.64, 0.74), way.accent) +
      kit.block(outline(bend, 0.14, 0.3), tone(way.block, 0.06)),
    over:
      kit.block(outline(bend, -0.1, 0.13), kind === 'nordic' ? way.trim : TONES.alu) +
      wordmark(brand, LENGTH * -0.2, -baseAt(bend, 0.3) - bend.thickness * 0.5, 14, readableOn(way.trim, way.accent), {
        weight: 1.2,
      }),
  });
  return ski + (mounted ? mount(kit, way, kind, crown + 4) : '');
}

/** A pair of skis base to base from the side: tip rise, camber between the contact points, tail. */
export function drawSkiProfile(kind: SkiKind, way: Colourway, brand: string, mounted: boolean): string {
  const kit = new Kit([-500, -330, 500, 330], FRAMES.wide, 34);
  const gap = 4;
  const pair =
    `<g transform="translate(0 ${num(-gap)})">${profile(kit, way, kind, brand, mounted)}</g>` +
    `<g transform="translate(0 ${num(gap)}) scale(1 -1)">${profile(kit, way, kind, '', false)}</g>`;
  return kit.svg(`<g transform="rotate(-27)">${pair}</g>`, `${kind} ski pair, side`);
}
