import { type Dress, lit } from './figure';
import { headOf } from './heads';
import { POSES } from './poses';
import { mix, short } from './svg';

/** How far the two trees stand from the middle, and how far up out of the frame they reach. */
const TREE = { at: 96, high: 400 } as const;

const GLOW =
  '<defs><radialGradient id="hammocklamp"><stop stop-color="#ffd48a" stop-opacity=".8"/><stop offset=".45" stop-color="#ffb45a" stop-opacity=".28"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient><linearGradient id="tarplight" x2="0" y2="1"><stop stop-color="#ffe0a0"/><stop offset=".45" stop-color="#e2a04e"/><stop offset="1" stop-color="#8a5a34"/></linearGradient></defs>';

/** A bough whose needles hang in tufts under its snow; `side` 1 reaches right. */
function bough(y: number, reach: number, side: 1 | -1, needles: string, snow: string): string {
  const tufts = Array.from({ length: 11 }, (_, i) => {
    const t = 0.06 + i * 0.09;
    const [x, drop] = [t * reach, t * t * reach * 0.34];
    const long = (i % 2 ? 9 : 14) * (1.1 - 0.45 * t);
    return `M${short(x - 4)} ${short(drop - 3)}L${short(x + 4 + t * 5)} ${short(drop + long)}L${short(x + 4)} ${short(drop - 1)}z`;
  }).join('');
  const top = (lift: number): string =>
    `Q${short(reach * 0.5)} ${short(reach * 0.03 - lift)} ${reach} ${short(reach * 0.36 - lift * 0.3)}`;
  return `<g transform="translate(0 ${y}) scale(${side} 1)"><path d="${tufts}M0-4${top(0)}L${short(reach * 0.9)} ${short(reach * 0.42)}Q${short(reach * 0.4)} ${short(reach * 0.2)} 0 4z" fill="${needles}"/><path d="M0-7${top(7)}Q${short(reach * 0.76)} ${short(reach * 0.22)} ${short(reach * 0.6)} ${short(reach * 0.2)}T${short(reach * 0.3)} ${short(reach * 0.08)}T0 1z" fill="${snow}"/></g>`;
}

/** An old pine at a place: its trunk warm on the side of the lamp, snow at its foot and on its boughs. */
function pine(x: number, side: 1 | -1, snow: string): string {
  const [bark, needles] = ['#4a3d3c', '#21404a'];
  const trunk = `M-8 4Q-6-6-5.600-40L-4-${TREE.high}H4L5.600-40Q6-6 8 4z`;
  return [
    `<g transform="translate(${x} 0)"><path d="${trunk}" fill="${bark}"/>`,
    `<path d="M${side * -1} 4L${side * -0.6}-${TREE.high}H${side * 4}L${side * 5.6}-40Q${side * 6}-6 ${side * 8} 4z" fill="#c4774a" opacity=".6"/><path d="M${side * -8} 4Q${side * -6}-6 ${side * -5.6}-40L${side * -4}-${TREE.high}h${side * 2.4}L${side * -3.4}-40Q${side * -4}-4 ${side * -4} 4z" fill="${snow}" opacity=".75"/>`,
    '<path d="M-2-24v-18M2-60v-20M-1-96v-14M1-128v-22M-2-168v-14M1-204v-20" stroke="#1d191c" stroke-width="1" opacity=".7"/>',
    ...[-150, -168, -188, -206, -226, -246].map((y, i) =>
      bough(y, 44 - (i % 3) * 7, (i % 2 ? side : -side) as 1 | -1, needles, snow),
    ),
    `<path d="M-20 7Q-10-6 0-4T20 7Q0 11-20 7z" fill="${snow}"/></g>`,
  ].join('');
}

/** The tarp behind the hammock, lit by the lantern, its ridge over it and its edges pegged low against the wind. */
const tarp = (colour: string, snow: string): string =>
  [
    `<path d="M-${TREE.at}-116H${TREE.at}" stroke="#e8dcc0" stroke-width="1"/>`,
    '<path d="M-84-114Q0-108 84-114L104-14Q52-22 0-18T-104-14z" fill="url(#tarplight)"/>',
    `<path d="M-84-114Q0-108 84-114L104-14Q96-16 88-17L72-112Q0-107-72-112L-88-17Q-96-16-104-14z" fill="${colour}" opacity=".6"/><path d="M-28-110.500L-34-19M28-110.500L34-19" stroke="${mix(colour, '#2a1a10', 0.4)}" stroke-width=".9" opacity=".5"/>`,
    `<path d="M-84-114Q0-108 84-114L90-95Q45-103 0-98T-90-95z" fill="${colour}"/><path d="M-90-95Q-45-103 0-98T90-95L89-98Q45-106 0-101T-89-98z" fill="#ffdf9c" opacity=".8"/>`,
    `<path d="M-85-113Q-50-121 0-116T85-113L86-108Q45-113 0-110T-86-108z" fill="${snow}"/>`,
    '<path d="M-104-14L-122 4M104-14L122 4" stroke="#e8dcc0" stroke-width=".9"/><path d="M-124-1l4 7M124-1l-4 7" stroke="#2a3036" stroke-width="1.800"/>',
    '<path d="M0-110v10" stroke="#2a3036" stroke-width="1"/><path d="M-3.600-101h7.200v2h-7.200zM-3.600-89h7.200v2h-7.200z" fill="#2a3036"/><path d="M-3-99h6v10h-6z" fill="#fff6d2"/>',
  ].join('');

/** Somebody in a sleeping bag in the hammock: its far edge, the bag, their head on the left, and the near edge with the quilt below. */
function sling(dress: Dress, cloth: string): string {
  const { head } = POSES.gazing;
  const bag = mix(dress.coat, '#20303c', 0.15);
  return [
    `<path d="M-${TREE.at - 5}-80L-70-66M${TREE.at - 5}-80L70-66" stroke="#20262c" stroke-width="1.800"/><path d="M-${TREE.at + 5}-83h10v6h-10zM${TREE.at - 5}-83h10v6h-10z" fill="#20262c"/>`,
    `<path d="M-74-68Q-40-44 0-42T74-68Q40-34 0-32T-74-68z" fill="${mix(cloth, '#1a120c', 0.45)}"/>`,
    `<g transform="translate(-45 -58) rotate(-56) scale(1.06) translate(${short(-head[0])} ${short(-head[1])})">${headOf(POSES.gazing, dress, 1)}</g>`,
    `<path d="M-42-49Q-38-60-28-58Q-8-50 14-49T50-58Q54-52 46-46Q10-34-24-40Q-38-42-42-49z" fill="${bag}"/><path d="M-38-57Q-33-61-28-58Q-8-50 14-49T50-58L49-55Q30-45 12-45.500T-30-54z" fill="#ffe2b0" opacity=".55"/><path d="M-18-53.500l-3 14M-4-50l-1 13M12-49v12M28-50.500l3 10" stroke="${mix(bag, '#0b1524', 0.5)}" stroke-width="1"/>`,
    `<path d="M-76-69Q-44-42 0-40.500T76-69Q54-20 0-18T-76-69z" fill="${cloth}"/><path d="M-76-69Q-44-42 0-40.500T76-69L73-63.500Q42-38 0-36.500T-73-63.500z" fill="#ffe6b4" opacity=".5"/>`,
    `<path d="M-66-54Q-36-27 0-26T66-54Q50-15 0-12T-66-54z" fill="${mix(cloth, '#142434', 0.62)}"/><path d="M-52-39Q-26-22 0-22T52-39" stroke="${mix(cloth, '#ffffff', 0.2)}" stroke-width=".9" fill="none" opacity=".6"/><path d="M-32-27l-3 11M-10-22.500l-1 10M12-22.500l1 10M34-27l3 10" stroke="#0e1a26" stroke-width="1" opacity=".6"/>`,
  ].join('');
}

/** Boots on a mat in the trodden snow, and a pack against the tree. */
const BELOW =
  '<ellipse cx="0" cy="6" rx="112" ry="13" fill="#1c3048" opacity=".34"/><ellipse cx="0" cy="5" rx="120" ry="15" fill="url(#hammocklamp)"/><path d="M30 4h40l-6 6H24z" fill="#c9743a"/><path d="M38 4v-10h7v5q7 1 7 5zM52 5v-10h7v5q7 1 7 5z" fill="#3a2a20"/>';

/** A night in a hammock between two pines in the snow, under a tarp that a lantern lights; 100 units are a tall person. */
export function hammock(dress: Dress, snow: string): string {
  const pack =
    '<path d="M-92 5Q-97-28-88-36Q-76-41-68-34Q-62-20-66 5Q-80 9-92 5z" fill="#2f5f6a"/><path d="M-90-34Q-78-42-67-32Q-66-26-70-24Q-80-30-91-25z" fill="#4f8490"/><path d="M-90-14h25M-84-24v28M-72-24v28" stroke="#14262c" stroke-width="1.300"/>';
  return [
    GLOW,
    '<ellipse cx="0" cy="-60" rx="230" ry="150" fill="url(#hammocklamp)" opacity=".75"/>',
    pine(-TREE.at, 1, snow) + pine(TREE.at, -1, snow),
    tarp('#3f6a52', snow),
    BELOW,
    lit(dress, sling(dress, '#c8632f')),
    pack,
    '<ellipse cx="0" cy="-92" rx="70" ry="46" fill="url(#hammocklamp)"/>',
  ].join('');
}
