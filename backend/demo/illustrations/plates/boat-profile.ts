import type { PlateLook } from '../plate-drawing';
import { type Boat, DARK } from './boat-shape';
import { readableOn } from './colour';
import { pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { fittedLettering } from './turned';

/** The boat from its side, bow left; heights are two thirds too great. */
export function profile(kit: Kit, way: Colourway, { variant, brand, mark }: PlateLook, boat: Boat): string {
  const l = boat.length / 2;
  const rise = variant === 2 ? 150 : variant === 3 ? 210 : variant === 0 ? 220 : 110;
  const depth = variant === 3 ? 330 : 240;
  const blunt = variant === 2 ? 120 : 0;
  const hull = pts(
    `${-l},${-rise}~${30 + blunt} ${-l * 0.7},${-rise * 0.42} ${-l * 0.3},0 ${l * 0.3},0 ${l * 0.7},${-rise * 0.36} ${l},${-rise * 0.86}~${30 + blunt} ${l * 0.9},${depth * 0.5} ${l * 0.6},${depth * 0.94} 0,${depth} ${-l * 0.6},${depth * 0.94} ${-l * 0.9},${depth * 0.5}`,
  );
  const deck = pts(
    `${-l},${-rise}! ${-l * 0.6},${-rise * 0.5 - 110} ${-l * 0.14},-180 ${l * 0.2},-130 ${l * 0.6},${-rise * 0.4 - 70} ${l},${-rise * 0.86}! ${l * 0.6},40 0,60 ${-l * 0.6},40`,
  );
  const label = readableOn(way.main, way.accent);
  const [x, rx] = boat.cockpit;
  return [
    kit.ground(0, depth + 30, l * 0.96, 60, 0.4),
    variant === 3
      ? kit.part(
          pts(
            `${-l},${-rise}! ${-l * 0.5},${-rise * 0.16} 0,-30 ${l * 0.5},${-rise * 0.16} ${l},${-rise * 0.86}! 0,60`,
          ),
          { fill: '#8a6237', volume: 20 },
        )
      : kit.part(deck, { fill: way.main, volume: 20, light: 0.6 }),
    variant === 3
      ? ''
      : kit.part(
          pts(`${x - rx},-150~20 ${x - rx * 0.4},-206 ${x + rx},-150~20 ${x + rx - 30},-100 ${x - rx + 30},-110`),
          { fill: DARK, volume: 12, light: 0.6, cast: [2, 4, 4, 0.4] },
        ) + kit.part(rectangle(x + rx * 0.4, -240, 60, 110, 24), { fill: way.accent, volume: 6 }),
    kit.part(hull, {
      fill: variant === 3 ? way.main : way.block,
      volume: 30,
      shade: 0.6,
      light: 0.5,
      inside:
        kit.soft(pts(`${-l * 0.8},20 0,70 ${l * 0.8},20 ${l * 0.7},70 0,130 ${-l * 0.7},80`), '#fff', 0.3, 9) +
        kit.soft(pts(`${-l * 0.9},200 0,220 ${l * 0.9},200 0,330`), '#0d1220', 0.35, 14),
      over: kit.line(
        pts(`${-l},${-rise + 60} ${-l * 0.6},40 0,66 ${l * 0.6},44 ${l},${-rise * 0.86 + 60}`),
        way.accent,
        5,
      ),
    }),
    variant === 3
      ? kit.tube(
          pts(
            `${-l},${-rise - 4} ${-l * 0.7},${-rise * 0.44} ${-l * 0.3},-4 ${l * 0.3},-4 ${l * 0.7},${-rise * 0.38} ${l},${-rise * 0.88}`,
          ),
          34,
          '#b88a55',
        )
      : '',
    brandMark(mark, -l * 0.32, 140, 60, readableOn(variant === 3 ? way.main : way.block, label)) +
      fittedLettering(
        brand,
        -l * 0.32 + 330,
        140,
        { height: 90, width: 440 },
        readableOn(variant === 3 ? way.main : way.block, label),
        { weight: 1.2 },
      ),
  ].join('');
}
