import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { mix, readableOn, tone } from './colour';
import { creases, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { ankleCreases, shaftWork } from './shoe-creases';
import { collarLine, inkOn, isTrek, type ShoeLook, upperOutline } from './shoe-look';
import { filmOf, shoePanels } from './shoe-panels';
import { shoeRubber } from './shoe-rubber';

const TREK_FLEX = '184,-98 178,-80 184,-60 3.4; 202,-92 196,-76 202,-58 3.4';
const FLEX = '186,-92 182,-72 192,-52 3.4; 206,-88 201,-70 209,-50 3.4; 226,-86 221,-70 228,-52 3';

/** The lining seen over the collar, and the loop at the heel. */
export function lining(kit: Kit, way: Colourway, look: ShoeLook): string {
  const line = collarLine(look);
  const [heelX, heelY] = line[0] ?? [0, 0];
  const far = line.map(([x, y], i): Point => [x + (i === 0 ? 4 : 0), y - (i === 0 || i === line.length - 1 ? 1 : 8)]);
  const hasHighLoop = isTrek(look) || look.collar === 'sock';
  return (
    kit.part([...far, ...line.toReversed().map(([x, y]): Point => [x === heelX ? x + 10 : x, y + 26])], {
      fill: tone(way.trim, -0.02),
      volume: 8,
    }) +
    kit.strap(
      pts(
        hasHighLoop
          ? `${heelX + 10},${heelY + 18} ${heelX + 5},${heelY + 4} ${heelX},${heelY - 12} ${heelX + 4},${heelY - 22} ${heelX + 13},${heelY - 17} ${heelX + 15},${heelY + 4}`
          : `${heelX + 6},${heelY + 20} ${heelX - 5},${heelY + 4} ${heelX - 3},${heelY - 12} ${heelX + 8},${heelY - 13} ${heelX + 9},${heelY - 1}`,
      ),
      hasHighLoop ? 7 : 6,
      way.accent,
    )
  );
}

/** A soft roll round the ankle, sewn in cushions, its edge bound with tape. */
function paddedRim(kit: Kit, way: Colourway, lowered: (dy: number) => Point[]): string {
  const edge = (dy: number, inward: number): Point[] =>
    lowered(dy).map(([x, y], i): Point => (i === 0 ? [x + inward, y, 6] : [x, y]));
  const rim = [...edge(-5, 0), ...edge(19, 5).reverse()];
  const binding = edge(-3.5, 1).map(([x, y]): Point => [x, y]);
  const bound = kit.tube(binding, 5, tone(way.trim, 0.05), { cap: 'butt', gloss: 0.25 });
  const roll = kit.part(rim, {
    fill: way.block,
    volume: 12,
    shade: 0.6,
    light: 0.5,
    cast: [0, 3, 3, 0.34],
    inside: kit.soft([...lowered(-1), ...lowered(6).reverse()], '#fff', 0.2, 4),
    over: kit.stitching(lowered(15), 0.45),
  });
  return roll + bound + kit.stitching(lowered(1), 0.3);
}

/** Padding, stretch cuff, pile or cord along the collar, over the upper. */
function collar(kit: Kit, way: Colourway, look: ShoeLook): string {
  const line = collarLine(look);
  const lowered = (dy: number): Point[] =>
    line.map(([x, y], i): Point => [x, y + dy * (i === line.length - 1 ? 0.7 : 1)]);
  switch (look.collar) {
    case 'padded':
      if (isTrek(look)) return paddedRim(kit, way, lowered);
      return (
        kit.soft([...lowered(4), ...lowered(15).reverse()], '#fff', 0.22, 4) +
        kit.seam(lowered(20), { stitch: 1.8, dark: 0.42, pucker: 0.25 })
      );
    case 'sock':
      return kit.part([...lowered(-12), ...lowered(10).reverse()], {
        fill: way.block,
        volume: 8,
        texture: ['rib', '#000', 0.32],
        cast: [0, 2, 2, 0.3],
      });
    case 'cord':
      return (
        kit.seam(lowered(16), { pucker: 0.6, dark: 0.5 }) +
        kit.tube(lowered(9), 2.6, way.accent, { gloss: 0.3 }) +
        kit.cordlock((line[2]?.[0] ?? 60) + 4, (line[2]?.[1] ?? -200) + 8, 0, 0.8, way.trim)
      );
    case 'pile': {
      const tufts = Array.from({ length: 46 }, (_, i) => {
        const t = (i / 45) * (line.length - 1);
        const from = line[Math.floor(t)] ?? [0, 0];
        const to = line[Math.min(line.length - 1, Math.floor(t) + 1)] ?? from;
        const x = from[0] + (to[0] - from[0]) * (t % 1);
        const y = from[1] + (to[1] - from[1]) * (t % 1);
        const lean = ((i * 37) % 11) - 5;
        return `M${x} ${y + 12}q${lean} -6 ${lean * 0.7} ${-15 - ((i * 13) % 5)}M${x + 2} ${y + 16}q${-lean} -4 ${-lean * 0.6} ${-10 - ((i * 7) % 4)}`;
      }).join('');
      const wool = mix(TONES.birch, '#ffffff', 0.35);
      return (
        kit.part([...lowered(-7), ...lowered(15).reverse()], {
          fill: wool,
          volume: 9,
          cast: [0, 3, 3, 0.3],
          line: 0.6,
        }) +
        `<path d="${tufts}" stroke="${tone(wool, -0.12)}" stroke-width="1.5" fill="none" stroke-linecap="round"/><path d="${tufts}" transform="translate(-1.4 -1)" stroke="#fff" stroke-opacity=".6" stroke-width="1" fill="none" stroke-linecap="round"/>`
      );
    }
  }
}

const trekBranding = ({ shaft, brand, mark }: ShoeLook, heel: string, side: string): string =>
  brandMark(mark, 26, shaft === 'low' ? -64 : -76, 7.5, heel) + lettering(brand, 112, -63, 8, side, { weight: 1.1 });

function branding(way: Colourway, look: ShoeLook): string {
  const film = inkOn(filmOf(way), way);
  switch (look.panels) {
    case 'welded':
      return (
        lettering(look.brand, 40, -52, 8, film, { weight: 1.1, rotate: 18 }) + brandMark(look.mark, 14, -62, 6, film)
      );
    case 'pac':
    case 'quilted':
      return lettering(look.brand, 96, -54, 9, readableOn(way.trim, way.accent), { weight: 1.1 });
    case 'leather':
      if (isTrek(look)) return trekBranding(look, way.accent, tone(way.main, -0.16));
      return (
        brandMark(look.mark, 46, -60, 8, way.accent) +
        lettering(look.brand, 118, -56, 8, tone(way.main, -0.16), { weight: 1.1 })
      );
    case 'hiking':
      return trekBranding(look, readableOn(way.trim, way.accent), inkOn(way.main, way));
  }
}

/** The upper with its panels and collar. */
export function shoeUpper(kit: Kit, way: Colourway, look: ShoeLook): string {
  const bends =
    look.shaft === 'high' || look.shaft === 'tall'
      ? creases(
          '12,-150 50,-140 96,-150 7; 14,-110 50,-96 96,-112 7; 120,-150 96,-128 70,-130 6; 124,-128 104,-112 90,-110 5',
        )
      : creases('12,-96 40,-82 70,-92 4; 120,-118 104,-104 92,-106 4');
  const outline = upperOutline(look);
  return [
    kit.part(outline, {
      fill: way.main,
      ...CLOTH_EDGE,
      volume: 12,
      texture: look.panels === 'leather' ? ['grain', '#000', 0.9] : ['grain', '#000', 0.5],
      cast: [0, 2, 2, 0.3],
      inside:
        shoePanels(kit, way, look) +
        (look.panels === 'pac' || look.panels === 'quilted'
          ? ''
          : kit.soft(pts('206,-88 246,-83 274,-72 254,-70 210,-77'), '#fff', 0.22, 4)) +
        clothLight(outline, {
          folds: [
            ...bends,
            ...(look.panels === 'pac' || look.panels === 'quilted' ? [] : creases(isTrek(look) ? TREK_FLEX : FLEX)),
          ],
          seed: creaseSeed(look.brand, look.panels, look.shaft),
          round: 40,
          depth: 0.8,
          crumple: look.panels === 'leather' ? 0.7 : 0.35,
          grain: 0.34,
          shine: look.panels === 'leather' ? 1.3 : 0.9,
        }) +
        shaftWork(kit, way, look) +
        ankleCreases(kit, look) +
        shoeRubber(kit, way, look),
    }),
    collar(kit, way, look),
    branding(way, look),
  ].join('');
}
