import type { PlateLook } from '../plate-drawing';
import { profile } from './boat-profile';
import { BOATS, type Boat, DARK, narrowed, outlineOf } from './boat-shape';
import { canoe } from './canoe';
import { readableOn, tone } from './colour';
import { ellipse, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering } from './turned';

const lines = (kit: Kit, way: Colourway, boat: Boat): string => {
  const l = boat.length / 2;
  const cords = [-0.62, -0.4, 0.42, 0.62].map((t) => {
    const w = 230 * (1 - Math.abs(t) * 0.75);
    const x = t * l;
    return (
      kit.line(
        [
          [x - 150, -w],
          [x + 150, w],
        ],
        way.accent,
        2.6,
      ) +
      kit.line(
        [
          [x - 150, w],
          [x + 150, -w],
        ],
        way.accent,
        2.6,
      ) +
      [-w, w].map((y) => kit.screw(x - 150, y, 20) + kit.screw(x + 150, y, 20)).join('')
    );
  });
  return cords.join('');
};

function cockpit(kit: Kit, way: Colourway, [x, rx, ry]: Boat['cockpit']): string {
  return [
    kit.part(ellipse(x, 0, rx, ry), { fill: DARK, volume: 16, light: 0.5, cast: [3, 6, 5, 0.4] }),
    kit.part(ellipse(x, 0, rx - 44, ry - 44), {
      fill: '#0f1215',
      gradient: kit.linear('0 #07090b, 1 #23282d', 0, 0, 0.4, 1),
      volume: 18,
      shade: 0.8,
    }),
    kit.part(rectangle(x - 30, -ry * 0.56, rx * 0.86, ry * 1.12, 90), {
      fill: '#31373d',
      volume: 14,
      light: 0.5,
      inside: kit.seam(pts(`${x - 10},0 ${x + rx * 0.7},0`)),
    }),
    kit.part(rectangle(x + rx * 0.52, -ry * 0.5, 60, ry, 28), { fill: way.accent, volume: 8, cast: [2, 4, 4, 0.4] }),
  ].join('');
}

const hatch = (kit: Kit, [x, rx, ry]: Boat['hatches'][number]): string =>
  kit.part(ellipse(x, 0, rx, ry), {
    fill: '#2b3035',
    volume: 12,
    light: 0.6,
    cast: [2, 5, 4, 0.4],
    over: kit.line(ellipse(x, 0, rx * 0.8, ry * 0.78), '#fff', 1.2, 0.25),
  }) +
  kit.strap(
    [
      [x - rx * 0.5, 0],
      [x + rx * 0.5, 0],
    ],
    26,
    DARK,
  );

function decked(kit: Kit, way: Colourway, look: PlateLook, boat: Boat): string {
  const outline = outlineOf(boat.edge);
  const l = boat.length / 2;
  const label = readableOn(way.main, way.accent);
  const isShort = look.variant === 2;
  const hull = outline.map(([x, y, corner]): Point => (corner === undefined ? [x, y + 90] : [x, y + 8, corner]));
  return [
    kit.flatShadow([hull], { dx: 12, dy: 22, blur: 14, opacity: 0.36 }),
    kit.part(hull, { fill: tone(way.block, -0.05), volume: 18, shade: 0.6 }),
    kit.part(outline, {
      fill: way.main,
      volume: 26,
      shade: 0.5,
      light: 0.6,
      inside:
        kit.block(pts(`${-l},-500! ${-l * 0.72},-500! ${-l * 0.56},500! ${-l},500!`), way.block) +
        kit.line(pts(`${-l * 0.7},-500 ${-l * 0.54},500`), way.accent, 7) +
        kit.block(pts(`${l},-500! ${l * 0.74},-500! ${l * 0.62},500! ${l},500!`), way.block) +
        kit.line(pts(`${l * 0.72},-500 ${l * 0.6},500`), way.accent, 7) +
        kit.soft(narrowed(outline, 0.16, 0.92), '#ffffff', 0.42, 9) +
        kit.soft(
          narrowed(outline, 0.16, 0.92).map(([x, y]): Point => [x, y + 190]),
          '#0d1220',
          0.22,
          14,
        ),
      over: kit.line(narrowed(outline, 0.93, 0.985), '#0d1220', 1.4, 0.35),
    }),
    kit.line(
      `M${-l * 0.94} 0L${boat.cockpit[0] - boat.cockpit[1]} 0M${boat.cockpit[0] + boat.cockpit[1]} 0L${l * 0.94} 0`,
      '#fff',
      1.6,
      0.35,
    ),
    isShort ? '' : lines(kit, way, boat),
    ...boat.hatches.map((place) => hatch(kit, place)),
    cockpit(kit, way, boat.cockpit),
    ...[-1, 1].map((side) =>
      kit.part(rectangle(side * l * (isShort ? 0.84 : 0.93) - 60, -24, 120, 48, 20), {
        fill: DARK,
        volume: 6,
        cast: [2, 4, 4, 0.4],
      }),
    ),
    brandMark(
      look.mark,
      -l * (isShort ? 0.6 : 0.34) + (isShort ? 0 : 40),
      0,
      isShort ? 80 : 96,
      readableOn(isShort ? way.block : way.main, way.accent),
    ),
    isShort
      ? fittedLettering(look.brand, 700, 0, { height: 100, width: 330 }, readableOn(way.main, way.accent), {
          weight: 1.2,
          rotate: 0,
        })
      : fittedLettering(look.brand, -l * 0.34 + 40, -200, { height: 90, width: 500 }, label, { weight: 1.2 }),
  ].join('');
}

/** A boat: sea kayak, touring kayak, white-water kayak, canoe. `main` lies aslant from above, `side` is the profile. */
export function drawKayak(way: Colourway, look: PlateLook): string {
  const boat = BOATS[look.variant];
  const l = boat.length / 2;
  if (look.view === 'side') {
    const kit = new Kit([-l, -l * 0.4, l, l * 0.4], FRAMES.wide, 36);
    return kit.svg(`<g transform="scale(1 1.4)">${profile(kit, way, look, boat)}</g>`, boat.title);
  }
  const half = l * 0.78 + (look.variant === 2 ? 190 : 130);
  const kit = new Kit([-half, -half, half, half], FRAMES.square, 20);
  const art = look.variant === 3 ? canoe(kit, way, look, boat) : decked(kit, way, look, boat);
  return kit.svg(`<g transform="rotate(-40)">${art}</g>`, boat.title);
}
