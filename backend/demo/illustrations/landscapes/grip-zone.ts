import { lettering } from '../plates/lettering';
import { INK, tonesOf } from './cloth';
import { footIn } from './footwear';
import { radial, scene, short, type Vec, vertical } from './svg';

/** The frame, and lengths along the ski: 10 units are a centimetre of a ski of 2 metres. */
const [WIDTH, HEIGHT] = [2400, 1350];
const [TAIL, TIP] = [190, 2220];
/** The heel of the boot, where the zone begins, and where it ends: 57 cm ahead. */
const [HEEL, END] = [960, 1530];

const SNOW = 742;
/** How far the middle of an unloaded ski stands off the snow, more than it does, to be seen. */
const ARCH = 62;
const WAX = { lit: '#ffd27a', base: '#f0a13a', deep: '#b8641c' } as const;
const MARK = '#22384a';

/** Where the base of the ski is over the snow at x: on it before and behind, arched between, its tip up. */
function base(x: number): number {
  const [from, to] = [TAIL + 190, TIP - 330];
  if (x > to) return SNOW - 190 * ((x - to) / (TIP - to)) ** 2;
  if (x < from) return SNOW - 16 * ((from - x) / (from - TAIL)) ** 2;
  return SNOW - ARCH * Math.sin((Math.PI * (x - from)) / (to - from)) ** 1.2;
}

/** A stretch of the ski from the side between two distances above its base. */
function stretch(from: number, to: number, low: number, high: number): string {
  const steps = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40);
  const thick = (x: number): number =>
    0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - TAIL) / (TIP - TAIL)))) ** 0.5;
  const at =
    (level: number) =>
    (x: number): Vec => [x, base(x) - level * thick(x)];
  const points = [...steps.map(at(high)), ...steps.map(at(low)).reverse()];
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

/** The foot of a skier on the ski: boot, gaiter, the leg out of the frame. */
function boot(): string {
  const size = 17.4;
  const [x, y] = [HEEL + 5.1 * size, base(HEEL + 150) - 44 - 4.7 * size];
  const tones = tonesOf('#c9492f', '#fff4da');
  return [
    footIn('nordic', [x / size, y / size], 1, tones, 0).replace('<g transform="', `<g transform="scale(${size}) `),
    `<path d="M${short(x - 104)}-10Q${short(x - 100)} 220 ${short(x - 102)} ${short(y - 200)}H${short(x + 108)}Q${short(x + 124)} 200 ${short(x + 138)}-10z" fill="#2f4252"/><path d="M${short(x + 40)}-10Q${short(x + 56)} 220 ${short(x + 48)} ${short(y - 200)}H${short(x + 108)}Q${short(x + 124)} 200 ${short(x + 138)}-10z" fill="#4b6276"/>`,
    `<path d="M${short(x - 106)} ${short(y - 226)}H${short(x + 112)}V${short(y - 190)}H${short(x - 106)}z" fill="#1d2b38"/>`,
    `<path d="M${short(x + 150)} ${short(y + 74)}h96l26 18h-150z" fill="#20282f"/><path d="M${short(x - 80)} ${short(y + 82)}h330v14h-330z" fill="#39434b"/>`,
  ].join('');
}

/** The base from below: the zone with its wax in strokes across, glide before and behind it, the groove. */
function sole(): string {
  const [y, half] = [1010, 66];
  const outline = `M${TAIL} ${y - 44}Q${TAIL + 500} ${y - half} ${(TAIL + TIP) / 2} ${y - half + 6}T${TIP - 210} ${y - half}Q${TIP - 60} ${y - half} ${TIP} ${y}Q${TIP - 60} ${y + half} ${TIP - 210} ${y + half}Q${TIP - 560} ${y + half} ${(TAIL + TIP) / 2} ${y + half - 6}T${TAIL} ${y + 44}Q${TAIL - 18} ${y} ${TAIL} ${y - 44}z`;
  const strokes = Array.from({ length: 19 }, (_, i) => `M${HEEL + 8 + i * 30} ${y + half}l26-${half * 2}`).join('');
  return [
    `<defs><clipPath id="sole"><path d="${outline}"/></clipPath></defs>`,
    `<path d="${outline}" transform="translate(10 20)" fill="#7f9db3" opacity=".45"/><path d="${outline}" fill="#27323c"/>`,
    `<g clip-path="url(#sole)"><path d="M0 ${y - half}h${WIDTH}v30H0z" fill="#4d6070" opacity=".8"/><path d="M${HEEL} ${y - half}h${END - HEEL}v${half * 2}h${HEEL - END}z" fill="${WAX.base}"/><path d="${strokes}" stroke="${WAX.lit}" stroke-width="9" opacity=".75"/><path d="M${HEEL} ${y + half - 26}h${END - HEEL}v26h${HEEL - END}z" fill="${WAX.deep}" opacity=".5"/>`,
    `<path d="M${TAIL + 40} ${y}H${TIP - 200}" stroke="${INK}" stroke-width="13" stroke-linecap="round" opacity=".7"/><path d="M${TAIL + 40} ${y + 7}H${TIP - 200}" stroke="#8ea1b0" stroke-width="2.500" opacity=".7"/></g>`,
  ].join('');
}

/** How long the zone is: a line with an arrow at each end, and from both ends up to the ski on the snow. */
function measure(): string {
  const [y, label] = [1168, 1262];
  const tip = (x: number, side: 1 | -1): string => `M${x + side * 34} ${y - 20}L${x} ${y}L${x + side * 34} ${y + 20}`;
  return [
    `<path d="M${HEEL} ${short(base(HEEL) + 18)}V${y + 26}M${END} ${short(base(END) + 18)}V${y + 26}" stroke="${MARK}" stroke-width="6" stroke-dasharray="2 20" stroke-linecap="round"/>`,
    `<path d="M${HEEL} ${y}H${END}${tip(HEEL, 1)}${tip(END, -1)}" stroke="${MARK}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
    lettering('55-60 CM', (HEEL + END) / 2, label, 82, MARK),
  ].join('');
}

/** Where a classic ski is waxed for grip: the ski on the snow with a boot on it, and its base, the zone of both in one colour. */
export function drawGripZone(): string {
  const side = (from: number, to: number, low: number, high: number, fill: string): string =>
    `<path d="${stretch(from, to, low, high)}" fill="${fill}"/>`;
  return scene(
    WIDTH,
    HEIGHT,
    [
      `<defs>${vertical('air', [
        [0, '#a9c8da'],
        [0.55, '#dbe8ec'],
        [1, '#eef2ef'],
      ])}${vertical('snow', [
        [0, '#fbfcfb'],
        [0.3, '#e4edf2'],
        [1, '#c3d5e1'],
      ])}${radial('sun', [
        [0, '#fff6dc', 0.9],
        [1, '#fff6dc', 0],
      ])}</defs>`,
      `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#air)"/><ellipse cx="1900" cy="330" rx="700" ry="420" fill="url(#sun)"/>`,
      `<path d="M0 560Q400 470 820 540T1600 500T2400 560V800H0z" fill="#c2d6e2"/><path d="M0 640Q500 570 1000 630T2400 610V800H0z" fill="#d3e2ea"/>`,
      `<path d="M0 ${SNOW}h${WIDTH}v${HEIGHT - SNOW}H0z" fill="url(#snow)"/>`,
      // the light under the arch, and the shade where the ski lies
      `<path d="M${TAIL + 60} ${SNOW}Q${(TAIL + TIP) / 2} ${SNOW + 50} ${TIP - 240} ${SNOW}Q${(TAIL + TIP) / 2} ${SNOW + 14} ${TAIL + 60} ${SNOW}z" fill="#6f93ad" opacity=".45"/>`,
      side(TAIL, TIP, 0, 44, '#2f5a66') + side(TAIL, TIP, 30, 44, '#6f98a6') + side(TAIL, TIP, 0, 9, '#1d262d'),
      side(TAIL + 40, HEEL - 130, 12, 28, '#e9e4d8') + side(1700, TIP - 20, 12, 28, '#e9e4d8'),
      side(HEEL, END, -16, 8, WAX.base) + side(HEEL, END, -16, -8, WAX.deep),
      boot(),
      sole(),
      measure(),
    ].join(''),
  );
}
