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

/** Bent as they are: camber up to 1 % of the length, tips 5 to 6 %, tails up to 1 %. The thickness alone is two and a half times theirs, or the profile would be a line. */
const BENDS: Record<SkiKind, Bend> = {
  alpine: { camber: 6, tip: 56, tail: 5, rise: 0.12, thickness: 26 },
  touring: { camber: 4, tip: 62, tail: 8, rise: 0.2, thickness: 24 },
  nordic: { camber: 10, tip: 56, tail: 2, rise: 0.1, thickness: 24 },
};

const LENGTH = 1040;

/** Height of the base over the snow at a share of the length from the tip. */
function baseAt({ camber, tip, tail, rise }: Bend, share: number): number {
  if (share < rise) return tip * ((rise - share) / rise) ** 2;
  const contact = 0.95;
  if (share > contact) return tail * ((share - contact) / (1 - contact)) ** 2;
  return camber * Math.sin((Math.PI * (share - rise)) / (contact - rise));
}

function outline(bend: Bend, from: number, to: number): Point[] {
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const thick = (share: number): number =>
    7 + bend.thickness * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.06)) ** 1.5;
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

/** One ski from the side, its tip to the left and its crown up. */
function skiProfile(kit: Kit, way: Colourway, kind: SkiKind, brand: string, mounted: boolean): string {
  const bend = BENDS[kind];
  const crown = -baseAt(bend, 0.54) - 7 - bend.thickness * 0.94;
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
  const size = kind === 'nordic' ? 0.8 : 0.62;
  const plate =
    kind === 'nordic' ? '' : kit.part(rectangle(-96, crown - 4, 286, 8, 3), { fill: '#33373c', volume: 4, light: 0.3 });
  return `${ski}${plate}<g transform="translate(14 ${num(crown - 1)}) scale(${size})">${mount(kit, way, kind, 0)}</g>`;
}

/** A pair of skis from the side, one behind the other: tips that rise, a base nearly straight, the binding on the deck. */
export function drawSkiProfile(kind: SkiKind, way: Colourway, brand: string, mounted: boolean): string {
  const kit = new Kit([-500, -330, 500, 330], FRAMES.wide, 34);
  const ski = skiProfile(kit, way, kind, brand, mounted);
  return kit.svg(
    `<g transform="rotate(-27)"><use href="#ski" x="26" y="-84"/><g id="ski" transform="translate(-10 52)">${ski}</g></g>`,
    `${kind} ski pair, side`,
  );
}
