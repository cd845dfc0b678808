import { lerp, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type IceAxeOptions = { curved?: boolean; brand?: string };

export function drawIceAxe(way: Colourway, options: IceAxeOptions = {}): string {
  const { curved = true, brand = 'hanki' } = options;
  const kit = new Kit([-190, -30, 190, 590], FRAMES.upright, 40);
  const A = '#c2c7ca';
  let art = '';
  const b = curved ? 26 : 0;
  /** where the middle of the shaft lies at a height */
  const cx = (y: number): number => b * Math.sin(((y - 20) / 560) * 3.14) * 0.9;
  /** An outline along the shaft; its ends have corners, every other point of a grip stands out. */
  const along = (heights: readonly number[], half: number, corner: number, swell = 0): Point[] => {
    const edge = (y: number, i: number, side: number): Point => {
      const x = cx(y) + side * (half + (i % 2) * swell);
      return i === 0 || i === heights.length - 1 ? [x, y, corner] : [x, y];
    };
    return [...heights.map((y, i) => edge(y, i, 1)), ...heights.map((y, i) => edge(y, i, -1)).reverse()];
  };
  // leash behind
  art +=
    kit.strap(pts('2,98 -34,150 -84,290 -98,392 -76,446 -50,424 -54,330 -34,200 2,104'), 10, way.block) +
    kit.ladder(-43, 252, 14, 12, '#2a2d31');
  // spike
  art += kit.part(pts('-8,548~2 8,548~2 6,580 1,606~2 -3,580'), { fill: A, volume: 6, cast: [3, 5, 4, 0.4] });
  art += kit.part(along([20, 120, 220, 320, 420, 520, 560], 13, 0), {
    fill: way.main,
    volume: 9,
    shade: 0.7,
    light: 0.7,
    cast: [6, 8, 6, 0.4],
    inside:
      kit.block(rectangle(-40, 180, 110, 10), way.accent) +
      kit.block(rectangle(-40, 196, 110, 4), way.accent) +
      wordmark(brand, cx(260), 262, 13, way.accent, { rotate: -88, weight: 1.2 }),
  });
  // grip
  const grip = along([340, 380, 420, 460, 500, 552], 15, 4, 1.5);
  art += kit.part(grip, {
    fill: '#2a2d31',
    volume: 9,
    light: 0.4,
    cast: [2, 3, 3, 0.4],
    inside: Array.from({ length: 17 }, (_, i) => {
      const y = 352 + i * 11.6;
      return (
        kit.line(pts(`${cx(y) - 20},${y} ${cx(y)},${y + 5} ${cx(y) + 20},${y}`), '#000', 3, 0.6) +
        kit.line(pts(`${cx(y) - 20},${y + 4} ${cx(y)},${y + 9} ${cx(y) + 20},${y + 4}`), '#fff', 1, 0.2)
      );
    }).join(''),
  });
  art += kit.part(pts(`${cx(330) - 16},330~3 ${cx(330) + 24},330~5 ${cx(340) + 24},344~5 ${cx(340) - 16},342~3`), {
    fill: way.accent,
    volume: 5,
  });
  // head: adze left, pick right with teeth
  const pick = pts('-20,-4~4 30,-12 80,-6 130,18 172,62~1');
  const teeth: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const x = lerp(164, 44, t);
    const y = lerp(64, 16, t ** 0.62);
    teeth.push([x, y, 0], [x - 7, y - 9, 0]);
  }
  const head = [
    ...pick,
    ...teeth,
    ...pts('34,20 20,34~4 16,78~4 -16,78~4 -20,34~4 -46,22 -100,34 -136,62~2 -152,40~2 -112,8 -60,-2'),
  ];
  art += kit.part(head, {
    fill: A,
    gradient: kit.linear('0 #eef1f2, 0.35 #b3b9bd, 0.6 #8a9195, 1 #c9ced1', 0.3, 0, 0.5, 1),
    volume: 10,
    shade: 0.7,
    light: 0.8,
    cast: [4, 7, 5, 0.45],
    inside:
      kit.soft(pts('-140,40 -100,20 -50,10 -56,18 -104,30'), '#fff', 0.8, 2) +
      kit.soft(pts('40,-4 90,4 140,34 120,30 80,12'), '#fff', 0.8, 2),
    over:
      kit.seam(pts('-30,4 -26,30 -16,70'), { dark: 0.4 }) +
      kit.seam(pts('30,-4 26,30 16,70'), { dark: 0.4 }) +
      kit.line(pts('-148,40 -134,60'), '#fff', 2, 0.9),
  });
  art +=
    kit.eyelet(0, 16, 12, '#7c8387') +
    kit.screw(0, 50, 5.5) +
    kit.screw(0, 66, 5.5) +
    lettering('T', 66, 6, 9, '#33383d', { weight: 1 });
  art += kit.strap(pts('-14,96 0,100 14,96'), 14, way.block);
  return kit.svg(`<g transform="rotate(18 0 280)">${art}</g>`, 'Ice axe');
}
