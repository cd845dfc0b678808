/** Tents in landscapes, 0,0 the middle of their floor; 100 units are a tall person, the sun stands left. */
import { INK } from './cloth';
import { mix, short, type Vec } from './svg';

const spot = ([x, y]: Vec): string => `${short(x)} ${short(y)}`;

/** The colours of a tent by day, or of one that is lit from within. */
type Cloths = {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly other: string;
};

const clothsOf = (colour: string, isDark: boolean): Cloths =>
  isDark
    ? { lit: '#f0bb6a', base: '#cc8234', shade: '#a35c26', deep: '#532a16', other: '#d6953e' }
    : {
        lit: mix(colour, '#fff3d6', 0.42),
        base: colour,
        shade: mix(colour, INK, 0.3),
        deep: mix(colour, INK, 0.62),
        other: mix(colour, '#efe4c8', 0.24),
      };

const LAMP =
  '<defs><radialGradient id="tentlamp"><stop stop-color="#fff6d2" stop-opacity=".95"/><stop offset=".5" stop-color="#ffdc92" stop-opacity=".5"/><stop offset="1" stop-color="#ffc070" stop-opacity="0"/></radialGradient></defs>';

/** A line to its peg, with the runner that tightens it. */
function guy(from: Vec, to: Vec): string {
  const at = (t: number): Vec => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return `<path d="M${spot(from)}L${spot(to)}" stroke="#cfae6c" stroke-width=".9" opacity=".95"/><path d="M${spot(at(0.62))}L${spot(at(0.7))}" stroke="#e0782c" stroke-width="1.800"/><path d="M${short(to[0] - 1.5)} ${short(to[1] - 2)}L${short(to[0] + 1)} ${short(to[1] + 2.5)}" stroke="#2a3036" stroke-width="1.600"/>`;
}

/** What is seen through an open door: by day the dark inside and a sleeping bag, at night the lamp. */
const inside = (door: string, isDark: boolean, bag: Vec): string =>
  isDark
    ? `<path d="${door}" fill="#ffe9ae"/><path d="M${short(bag[0] - 16)} ${short(bag[1])}q2-9 12-9h16q7 1 7 9z" fill="#c9803a"/><circle cx="${short(bag[0] + 2)}" cy="${short(bag[1] - 30)}" r="2.600" fill="#fffdf0"/>`
    : `<path d="${door}" fill="#1d262c"/><path d="M${short(bag[0] - 16)} ${short(bag[1])}q2-9 12-9h16q7 1 7 9z" fill="#a8452e"/><path d="M${short(bag[0] - 16)} ${short(bag[1])}q2-9 12-9h6q-6 3-6 9z" fill="#cf6a48"/>`;

/** The top of each arch of a tunnel tent and its foot towards us. */
const ARCHES: readonly (readonly [top: Vec, foot: Vec])[] = [
  [
    [-64, -66],
    [-46, 10],
  ],
  [
    [6, -74],
    [20, 12],
  ],
  [
    [70, -60],
    [82, 9],
  ],
];

const arch = ([[tx, ty], [fx, fy]]: readonly [Vec, Vec]): string =>
  `C${short(tx + 14)} ${short(ty + 3)} ${short(fx + 3)} ${short(fy - 42)} ${short(fx)} ${short(fy)}`;
const archBack = ([[tx, ty], [fx, fy]]: readonly [Vec, Vec]): string =>
  `C${short(fx + 3)} ${short(fy - 42)} ${short(tx + 14)} ${short(ty + 3)} ${short(tx)} ${short(ty)}`;
/** A share of the way down an arch. */
const onArch = ([[tx, ty], [fx, fy]]: readonly [Vec, Vec], t: number): Vec => {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
  return [a * tx + b * (tx + 14) + c * (fx + 3) + d * fx, a * ty + b * (ty + 3) + c * (fy - 42) + d * fy];
};

/** The cloth between two arches: roof in the light, wall, the part near the ground in the shade. */
function panel(from: readonly [Vec, Vec], to: readonly [Vec, Vec], base: string, { lit, shade, deep }: Cloths): string {
  const [[ax, ay], a] = from;
  const [[bx, by], b] = to;
  const ridge = `Q${short((ax + bx) / 2)} ${short((ay + by) / 2 + 5)} ${short(bx)} ${short(by)}`;
  const [r1, r2, w1, w2] = [onArch(from, 0.34), onArch(to, 0.34), onArch(from, 0.74), onArch(to, 0.74)];
  const sag = ([px, py]: Vec, [qx, qy]: Vec, by_: number): string =>
    `Q${short((px + qx) / 2)} ${short((py + qy) / 2 + by_)} ${short(qx)} ${short(qy)}`;
  return [
    `<path d="M${short(ax)} ${short(ay)}${ridge}${arch(to)}Q${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2 - 3)} ${spot(a)}${archBack(from)}Z" fill="${base}"/>`,
    `<path d="M${short(ax)} ${short(ay)}${ridge}Q${short(bx + 7)} ${short(by + 4)} ${spot(r2)}${sag(r2, r1, 5)}Q${short(ax + 7)} ${short(ay + 4)} ${short(ax)} ${short(ay)}Z" fill="${mix(base, lit, 0.62)}"/>`,
    `<path d="M${spot(w1)}${sag(w1, w2, 6)}L${spot(b)}Q${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2 - 3)} ${spot(a)}Z" fill="${mix(base, shade, 0.72)}"/>`,
    // cloth is drawn to the poles
    `<path d="M${spot(onArch(to, 0.5))}Q${short(b[0] - 18)} ${short(b[1] - 34)} ${short(b[0] - 30)} ${short(b[1] - 38)}Q${short(b[0] - 16)} ${short(b[1] - 30)} ${spot(onArch(to, 0.6))}Z" fill="${mix(base, deep, 0.4)}" opacity=".55"/>`,
  ].join('');
}

/** A tunnel tent on three arches, its door open at the left end. */
export function tunnelTent(colour: string, isDark: boolean): string {
  const cloths = clothsOf(colour, isDark);
  const { lit, base, shade, deep, other } = cloths;
  const [front, middle, rear] = ARCHES as [readonly [Vec, Vec], readonly [Vec, Vec], readonly [Vec, Vec]];
  const door = 'M-104 6Q-100-26-74-52Q-62-30-58 9.500Q-80 10-104 6Z';
  const flap = 'M-74-52Q-58-34-54 10L-62 10Q-64-24-76-50Z';
  return [
    LAMP,
    '<path d="M-128 8C-100 4-60 8 0 8S120 2 150 9C130 18 70 24 10 23S-120 18-128 8Z" fill="#0e1a24" opacity=".36"/>',
    // the tail, and the far side of the porch
    `<path d="M70-60C92-54 112-28 124 5Q104 9 82 9${archBack(rear)}Z" fill="${shade}"/><path d="M70-60C92-54 112-28 124 5L116 6C104-22 92-44 70-60Z" fill="${mix(shade, deep, 0.5)}"/>`,
    panel(middle, rear, other, cloths),
    panel(front, middle, base, cloths),
    `<path d="M-64-66Q-98-40-118 5Q-84 11-46 10${archBack(front)}Z" fill="${lit}"/><path d="M-64-66C-50-63-43-32-46 10L-58 10Q-58-34-70-56Z" fill="${base}"/>`,
    inside(door, isDark, [-78, 8]),
    `<path d="${flap}" fill="${mix(lit, base, 0.5)}"/><path d="M-60-22Q-56-20-57-14" stroke="${deep}" stroke-width="1.600" fill="none"/><path d="M-104 6Q-100-26-74-52" stroke="${deep}" stroke-width=".8" fill="none" opacity=".7"/>`,
    isDark ? '<ellipse cx="-76" cy="-16" rx="46" ry="40" fill="url(#tentlamp)" opacity=".8"/>' : '',
    // poles in their sleeves, a vent in the roof
    `<g fill="none" stroke="${deep}" stroke-width="1.700">${ARCHES.map((one) => `<path d="M${spot(one[0])}${arch(one)}"/>`).join('')}</g><g fill="none" stroke="${lit}" stroke-width=".6" opacity=".8" transform="translate(-1 0)">${ARCHES.map((one) => `<path d="M${spot(one[0])}${arch(one)}"/>`).join('')}</g>`,
    `<path d="M31.500-59Q43-62.500 53-55.500L52-51.500Q43-57.500 32.500-54.500Z" fill="${deep}"/><path d="M26-67.600Q41-70.500 57-61.600L54-54.500Q43-61 30.500-57.500Z" fill="${mix(other, lit, 0.5)}"/><path d="M26-67.600Q41-70.500 57-61.600L56.300-60Q41-68 26.800-65.600Z" fill="${mix(lit, '#ffffff', 0.2)}"/><path d="M26-67.600L30.500-57.500Q43-61 54-54.500L57-61.600" stroke="${deep}" stroke-width=".7" fill="none" opacity=".7"/>`,
    guy(onArch(front, 0.36), [-30, 24]) +
      guy(onArch(middle, 0.36), [52, 27]) +
      guy(onArch(rear, 0.4), [132, 17]) +
      guy([-64, -66], [-136, 14]),
  ].join('');
}

/** A dome on two poles that cross at its top, its door open towards us. */
export function domeTent(colour: string, isDark: boolean): string {
  const { lit, base, shade, deep, other } = clothsOf(colour, isDark);
  const door = 'M-30 13Q-26-36 2-66Q34-40 44 12Q8 17-30 13Z';
  const fold = mix(base, lit, 0.5);
  return [
    LAMP,
    '<path d="M-124 8C-100 4-60 10 0 10S110 1 146 8C128 20 70 28 6 26S-118 19-124 8Z" fill="#0e1a24" opacity=".36"/>',
    // the wall in the light, the one towards us, the one in the shade
    `<path d="M-114 5C-110-44-62-93 0-94C-30-70-46-30-52 14Q-86 8-114 5Z" fill="${lit}"/><path d="M-114 5C-111-26-94-54-68-74C-84-48-90-20-90 6Q-102 5-114 5Z" fill="${mix(lit, '#ffffff', isDark ? 0.2 : 0.24)}"/>`,
    `<path d="M0-94C48-82 64-36 66 14Q6 9-52 14C-46-30-30-70 0-94Z" fill="${base}"/><path d="M0-94C48-82 64-36 66 14Q60 12 52 11.600C52-30 40-70 0-94Z" fill="${shade}"/>`,
    `<path d="M0-94C62-93 108-46 116 4Q92 7 66 14C64-36 48-82 0-94Z" fill="${mix(shade, deep, 0.3)}"/><path d="M0-94C40-92 78-66 96-34C74-60 40-84 0-94Z" fill="${other}" opacity=".7"/>`,
    inside(door, isDark, [10, 12]),
    `<path d="M2-66Q34-40 44 12L36 13Q30-32 2-66Z" fill="${fold}"/><path d="M36-14Q41-15 43-8" stroke="${deep}" stroke-width="1.800" fill="none"/><path d="M-30 13Q-26-36 2-66" stroke="${deep}" stroke-width=".9" fill="none" opacity=".8"/>`,
    isDark ? '<ellipse cx="6" cy="-14" rx="58" ry="50" fill="url(#tentlamp)" opacity=".8"/>' : '',
    `<path d="M-34-88Q0-104 36-86Q22-76 4-78Q-20-78-34-88Z" fill="${other}"/><path d="M-34-88Q0-104 36-86Q4-94-34-88Z" fill="${mix(lit, '#ffffff', 0.2)}"/><path d="M36-86Q22-76 4-78Q22-82 36-86Z" fill="${deep}" opacity=".6"/>`,
    `<g fill="none" stroke="${deep}" stroke-width="1.800"><path d="M-52 14C-46-30-30-70 0-94C62-93 108-46 116 4M66 14C64-36 48-82 0-94C-62-93-110-44-114 5"/></g><g fill="none" stroke="${mix(lit, '#ffffff', 0.3)}" stroke-width=".6" opacity=".8"><path d="M-53 14C-47-30-31-70-1-93M65 14C63-36 47-81-1-93"/></g>`,
    // the hem, and the floor's edge below it
    `<path d="M-114 5Q-86 8-52 14Q-38 12.600-30 12.600M44 11.600Q56 12.400 66 14Q92 7 116 4" stroke="${deep}" stroke-width="1.600" fill="none"/>`,
    guy([-78, -66], [-150, 16]) + guy([44, -60], [92, 30]) + guy([100, -30], [154, 12]) + guy([-44, -34], [-78, 26]),
  ].join('');
}
