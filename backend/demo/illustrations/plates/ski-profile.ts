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

/** Bent as they are: camber less than 1 % of the length, tips 5 to 6 %, tails up to 1 %. The thickness alone is two and a half times theirs, or the profile would be a line. */
const BENDS: Record<SkiKind, Bend> = {
  alpine: { camber: 4, tip: 54, tail: 6, rise: 0.13, thickness: 19 },
  touring: { camber: 3, tip: 60, tail: 8, rise: 0.18, thickness: 18 },
  nordic: { camber: 7, tip: 52, tail: 2, rise: 0.1, thickness: 18 },
};

const LENGTH = 1040;

/** Height of the base over the snow at a share of the length from the tip. */
function baseAt({ camber, tip, tail, rise }: Bend, share: number): number {
  if (share < rise) return tip * ((rise - share) / rise) ** 2;
  const contact = 0.95;
  if (share > contact) return tail * ((share - contact) / (1 - contact)) ** 2;
  return camber * Math.sin((Math.PI * (share - rise)) / (contact - rise)) ** 2;
}

function outline(bend: Bend, from: number, to: number): Point[] {
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const thick = (share: number): number =>
    7 + bend.thickness * Math.min(1, (share / 0.34) ** 1.3, ((1 - share) / 0.22) ** 1.1);
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
  const dark = { fill: '#2b2f35', volume: 8, light: 0.5, cast: [3, 5, 5, 0.4] } as const;
  const bright = { fill: way.accent, volume: 9, light: 0.5, cast: [2, 3, 3, 0.4] } as const;
  return [
    // toe: a wedge whose jaw reaches over the boot's edge
    kit.part(pts(`-158,${y}~4 -150,${y - 20}~6 -112,${y - 26} -44,${y - 22}~4 -40,${y}~4`), dark),
    kit.part(
      pts(
        `-146,${y - 16}~5 -124,${y - 50}~10 -78,${y - 64} -36,${y - 60}~6 -30,${y - 48}~4 -56,${y - 42} -62,${y - 16}~4`,
      ),
      bright,
    ),
    kit.line(pts(`-122,${y - 40} -78,${y - 52}`), '#fff', 2.4, 0.7),
    kit.part(rectangle(-28, y - 14, 54, 12, 4), { fill: TONES.alu, volume: 4 }),
    // heel: a track, a tower with its cup forward, a lever that rises backward
    kit.part(pts(`112,${y}~4 116,${y - 16}~4 296,${y - 16}~4 300,${y}~4`), dark),
    kit.part(
      pts(`150,${y - 12}~4 156,${y - 44} 138,${y - 58}~4 150,${y - 70}~6 196,${y - 78} 244,${y - 60} 266,${y - 12}~6`),
      { ...dark, fill: '#3a3f46' },
    ),
    kit.part(
      pts(`190,${y - 70}~6 232,${y - 76} 292,${y - 106}~8 304,${y - 92}~8 262,${y - 50} 214,${y - 44}~6`),
      bright,
    ),
    kit.tube(pts(`128,${y - 6} 110,${y + 22} 76,${y + 46}`), 7, '#9da3a6'),
    kit.part(pts(`44,${y + 44}~5 84,${y + 38}~5 86,${y + 52}~5 46,${y + 60}~5`), { ...dark, cast: [1, 2, 2, 0.3] }),
  ].join('');
}

/** One ski from the side, its tip to the left and its crown up. */
function skiProfile(kit: Kit, way: Colourway, kind: SkiKind, brand: string, mounted: boolean): string {
  const bend = BENDS[kind];
  const crown = -baseAt(bend, 0.54) - 6 - bend.thickness;
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
      wordmark(brand, LENGTH * -0.2, -baseAt(bend, 0.3) - bend.thickness * 0.62, 12, readableOn(way.trim, way.accent), {
        weight: 1.2,
      }),
  });
  if (!mounted) return ski;
  // a binding is a quarter of the ski's length, its plate on the deck
  const size = kind === 'nordic' ? 0.8 : 0.7;
  const plate =
    kind === 'nordic' ? '' : kit.part(rectangle(-96, crown - 4, 286, 8, 3), { fill: '#33373c', volume: 4, light: 0.3 });
  return `${ski}${plate}<g transform="translate(14 ${num(crown - 1)}) scale(${size})">${mount(kit, way, kind, 0)}</g>`;
}

/** A pair of skis from the side, one behind the other: tips that rise, a base nearly straight, the binding on the deck. */
export function drawSkiProfile(kind: SkiKind, way: Colourway, brand: string, mounted: boolean): string {
  const kit = new Kit([-500, -330, 500, 330], FRAMES.wide, 34);
  const ski = skiProfile(kit, way, kind, brand, mounted);
  return kit.svg(
    `<g transform="rotate(25)"><use href="#ski" x="24" y="-118"/><g id="ski" transform="translate(-12 70)">${ski}</g></g>`,
    `${kind} ski pair, side`,
  );
}
