import { readableOn, tone } from './colour';
import { ellipse, num, pts } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { moved } from './turned';

const at = (degrees: number, radius: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Degree marks between two radii, one path a length. */
function ticks(kit: Kit, outer: number, step: number, length: number, colour: string, weight: number): string {
  let d = '';
  for (let degrees = 0; degrees < 360; degrees += step) {
    const [x0, y0] = at(degrees, outer);
    const [x1, y1] = at(degrees, outer - length);
    d += `M${num(x0, 2)} ${num(y0, 2)}L${num(x1, 2)} ${num(y1, 2)}`;
  }
  return kit.line(d, colour, weight);
}

/** The turning housing with its needle, centred on 0,0. */
export function capsule(kit: Kit, way: Colourway, radius: number, dial: string): string {
  const inner = radius * 0.74;
  const ink = readableOn(dial, '#1d2227') === '#1d2227' ? '#1d2227' : '#f2f4f3';
  const numerals = [30, 60, 120, 150, 210, 240, 300, 330].map((degrees) => {
    const [x, y] = at(degrees, radius * 0.86);
    return lettering(String(degrees), x, y, radius * 0.075, '#f2f4f3', { weight: 1, track: 1.2, rotate: degrees });
  });
  const letters = (['N', 'E', 'S', 'W'] as const).map((letter, i) => {
    const [x, y] = at(i * 90, radius * 0.86);
    return lettering(letter, x, y, radius * 0.12, letter === 'N' ? way.accent : '#f2f4f3', {
      weight: 1.3,
      rotate: i * 90,
    });
  });
  const grips = Array.from({ length: 48 }, (_, i) => at(i * 7.5, radius));
  return [
    kit.part(ellipse(0, 0, radius, radius), {
      fill: '#23272b',
      volume: 8,
      light: 0.5,
      cast: [3, 6, 5, 0.45],
      over: grips
        .map(([x, y]) =>
          kit.line(
            [
              [x * 0.955, y * 0.955],
              [x, y],
            ],
            '#000',
            2.4,
            0.55,
          ),
        )
        .join(''),
    }),
    ticks(kit, radius * 0.95, 2, radius * 0.03, '#c9cfd1', 0.7),
    ticks(kit, radius * 0.95, 10, radius * 0.045, '#f2f4f3', 1.2),
    ...numerals,
    ...letters,
    kit.part(ellipse(0, 0, inner, inner), {
      fill: dial,
      gradient: kit.linear(`0 ${tone(dial, 0.06)}, 1 ${tone(dial, -0.05)}`, 0.2, 0, 0.8, 1),
      volume: 10,
      shade: 0.4,
      inside:
        [-0.5, -0.25, 0.25, 0.5]
          .map((t) =>
            kit.line(
              [
                [t * inner, -inner],
                [t * inner, inner],
              ],
              ink,
              1,
              0.4,
            ),
          )
          .join('') +
        kit.line(
          [
            [-inner * 0.1, inner * 0.6, 0],
            [-inner * 0.1, -inner * 0.68, 0],
            [0, -inner * 0.84, 0],
            [inner * 0.1, -inner * 0.68, 0],
            [inner * 0.1, inner * 0.6, 0],
          ],
          way.accent,
          2,
        ),
    }),
    needle(kit, inner),
    kit.soft(
      pts(
        `${-inner * 0.7},${-inner * 0.3} ${-inner * 0.3},${-inner * 0.75} ${inner * 0.3},${-inner * 0.8} ${-inner * 0.2},${-inner * 0.5} ${-inner * 0.56},${inner * 0.1}`,
      ),
      '#fff',
      0.55,
      3,
    ),
  ].join('');
}

const needle = (kit: Kit, inner: number): string =>
  moved(
    kit.part(
      [
        [0, -inner * 0.82, 0],
        [inner * 0.1, 0, 0],
        [-inner * 0.1, 0, 0],
      ],
      { fill: '#c0392b', volume: 3, cast: [2, 4, 3, 0.35], line: 0.8 },
    ) +
      kit.part(
        [
          [0, inner * 0.82, 0],
          [inner * 0.1, 0, 0],
          [-inner * 0.1, 0, 0],
        ],
        { fill: '#f4f5f3', volume: 3, cast: [2, 4, 3, 0.35], line: 0.8 },
      ) +
      kit.part(ellipse(0, 0, inner * 0.075), { fill: '#b99552', volume: 3 }),
    0,
    0,
    24,
  );
