import type { PlateView } from '../plate-drawing';
import { curve } from './curve';
import { num, pts } from './geometry';
import { drawHeadlamp, type HeadlampOptions, lensesOf } from './headlamp';
import { closeUp } from './lens';
import type { Colourway } from './palette';
import { type Glow, inSetting, nested } from './setting';
import { drawTent, type TentOptions, tentDoor, tentPatch } from './tent';

const LIGHT = '#ffcf7a';

/** A tent with its door open in the blue hour, lit from within. */
function drawTentAtDusk(way: Colourway, options: TentOptions): string {
  const [left, top, width] = [30, 470, 940];
  const [x, y] = tentDoor(options, 0.5, 0.4).map((at, i) => (i ? top : left) + (at * width) / 1000) as [number, number];
  return inSetting({
    time: 'dusk',
    art: nested(drawTent(way, options, true), [left, top, width]),
    glows: [
      [500, 850, 470, 250, '#ff9f45', 0.5],
      [x, y, 130, 170, LIGHT, 0.95],
      [x - 20, y + 130, 330, 90, LIGHT, 0.5],
    ],
    title: 'Tent at dusk',
  });
}

/** A headlamp switched on in the dark. */
export function drawHeadlampLit(way: Colourway, options: HeadlampOptions): string {
  const width = 900;
  const lights = lensesOf(options).flatMap(([x, y, r]): Glow[] => {
    const [cx, cy] = [50 + (x * width) / 1000, 320 + (y * width) / 1000];
    return [
      [cx, cy, r * 2, r * 2, '#fffbe8', 1],
      [cx, cy, r * 8, r * 7, '#ffe9b0', 0.3],
    ];
  });
  return inSetting({
    time: 'night',
    art: nested(drawHeadlamp(way, options), [50, 320, width]),
    glows: [...lights, [500, 1060, 520, 150, '#ffe6b4', 0.4], [480, 800, 640, 420, '#ffe6b4', 0.08]],
    title: 'Headlamp in the dark',
  });
}

/** A lantern or another lamp, drawn alight, in the dark. */
export const drawLanternLit = (plate: string): string =>
  inSetting({
    time: 'night',
    art: nested(plate, [240, 440, 520]),
    glows: [
      [500, 720, 130, 190, '#fff0c4', 0.9],
      [500, 740, 420, 420, '#ffc678', 0.55],
      [500, 1090, 480, 110, '#ffd08a', 0.6],
    ],
    title: 'Lantern in the dark',
  });

/** Steam over a pot, in the units of the picture. */
const steam = (x: number, y: number): string =>
  [
    `M${x} ${y}C${x - 46} ${y - 70} ${x + 40} ${y - 120} ${x - 10} ${y - 210}C${x + 60} ${y - 130} ${x - 14} ${y - 80} ${x + 26} ${y}Z`,
    `M${x + 60} ${y + 6}C${x + 20} ${y - 50} ${x + 96} ${y - 110} ${x + 52} ${y - 180}C${x + 120} ${y - 100} ${x + 60} ${y - 60} ${x + 86} ${y + 6}Z`,
  ]
    .map((d) => `<path d="${d}" fill="#fff" opacity=".34" filter="url(#steam)"/>`)
    .join('');

/** A stove with its pot on, steaming, on the snow. @param top where the steam rises from, in shares of the plate */
export const drawStoveInUse = (plate: string, top: readonly [number, number]): string =>
  inSetting({
    time: 'day',
    art: `<defs><filter id="steam" x="-60%" y="-30%" width="220%" height="160%"><feGaussianBlur stdDeviation="9"/></filter></defs><radialGradient id="ground"><stop offset="0" stop-color="#22405c" stop-opacity=".5"/><stop offset=".5" stop-color="#22405c" stop-opacity=".22"/><stop offset="1" stop-color="#22405c" stop-opacity="0"/></radialGradient><ellipse cx="510" cy="1046" rx="420" ry="52" fill="url(#ground)"/>${nested(plate, [70, 240, 860])}`,
    over: steam(70 + top[0] * 860, 240 + top[1] * 860),
    title: 'Stove with a pot',
  });

/** A boot in its binding on a ski in the snow. @param ground share of the plate's height at which the boot stands */
export function drawBootOnSki(plate: string, way: Colourway, ground: number): string {
  const [left, width, snow] = [60, 880, 1060];
  const top = snow - width * ground - 34;
  const ski = curve(
    pts(
      `-40,${snow - 22}! 300,${snow - 34} 760,${snow - 30} 1040,${snow - 58}! 1040,${snow - 38}! 760,${snow - 4} 300,${snow - 6} -40,${snow + 2}!`,
    ),
  );
  const block = (outline: string, fill: string): string =>
    `<path transform="translate(${left} ${snow}) scale(1.26)" d="${curve(pts(outline))}" fill="${fill}" stroke="#0d1116" stroke-width="1.6"/>`;
  return inSetting({
    time: 'day',
    art: [
      `<defs><linearGradient id="edge" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity=".45"/></linearGradient></defs>`,
      `<ellipse cx="500" cy="${snow + 12}" rx="560" ry="34" fill="#2c4761" opacity=".4"/>`,
      `<path d="${ski}" fill="${way.accent}"/><path d="${ski}" fill="url(#edge)" stroke="#12171d" stroke-width="2"/>`,
      `<path d="M-40 ${snow - 2}L1040 ${snow - 42}" stroke="#cfd6da" stroke-width="4" opacity=".8"/>`,
      block(`26,-118~12 76,-150~12 96,-66~6 120,-34! -44,-34! -30,-70~10`, '#262a30'),
      block(`-44,-92~8 34,-118~8 40,-96~6 -36,-72~6`, way.accent),
      nested(plate, [left, top, width]),
      block(`610,-76~10 690,-84~14 730,-34! 560,-34! 590,-52~6`, '#262a30'),
      block(`640,-78~6 692,-80~8 700,-60~6 646,-60~6`, way.accent),
      `<path d="M0 ${snow + 6}Q200 ${snow - 12} 420 ${snow + 10}T1000 ${snow - 4}V${snow + 60}H0z" fill="#eef4f7"/><path d="M0 ${snow + 10}Q200 ${snow - 8} 420 ${snow + 14}T1000 ${num(snow)}" stroke="#fff" stroke-width="4" fill="none"/>`,
    ].join(''),
    title: 'Boot on a ski',
  });
}

/** A tent by day, its door shut or open; by the light of its lamp; or from near the zip of its door, of a used tent its patch. */
export function drawTentView(way: Colourway, options: TentOptions, view: PlateView): string {
  if (view === 'dusk') return drawTentAtDusk(way, options);
  if (view !== 'detail') return drawTent(way, options, view === 'open');
  if (options.isWorn) return closeUp(drawTent(way, { ...options, door: 'open' }), [...tentPatch(options), 210]);
  return closeUp(drawTent(way, { ...options, door: 'shut' }), [...tentDoor(options, 0.24, 0.3), 300]);
}
