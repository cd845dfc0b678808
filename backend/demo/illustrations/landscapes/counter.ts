import type { SceneFrame } from './backdrop';
import { body, type Dress, lit } from './figure';
import { type Pose, posed } from './skeleton';
import { mix, scene, short } from './svg';

const LIGHT = '#ffdba2';

/** Over the counter: both arms out with what is handed over, the far hand behind it. */
const GIVING: Pose = posed({
  hip: [0, -50],
  lean: 6,
  nod: 4,
  hands: [
    [38, -67],
    [27, -72],
  ],
  feet: [
    [11, -4],
    [-8, -4],
  ],
});

/** Behind the counter, taking it by its shoulder; the far hand is behind it. */
const TAKING: Pose = posed({
  hip: [0, -50],
  lean: 8,
  nod: 8,
  hands: [
    [25, -63],
    [20.5, -69.5],
  ],
  feet: [
    [6, -4],
    [-6, -4],
  ],
});

const CUSTOMER: Dress = {
  coat: '#c9a13b',
  yoke: '#2f5a50',
  cut: 'parka',
  legs: '#34404f',
  hat: '#7c3a50',
  headwear: 'beanie',
  hair: '#5a3a24',
  hasBeard: true,
  skin: '#d0a07c',
  boots: '#5a3d28',
  gloves: 'bare',
  girth: 1.1,
  light: LIGHT,
  lightFrom: 1,
};

/** Looks left, so its light, which comes from the lamp between the two, is mirrored with it. */
const SELLER: Dress = {
  coat: '#2f5a50',
  yoke: '#d98b3a',
  cut: 'smock',
  legs: '#2b323b',
  hat: '#2f5a50',
  headwear: 'hair',
  style: 'braid',
  hair: '#2a1d18',
  skin: '#b98460',
  boots: '#3a2a20',
  gloves: 'bare',
  light: LIGHT,
  lightFrom: 1,
};

type Hung = { readonly coat: string; readonly patch?: string; readonly zip?: string };

/** A jacket that hangs from its shoulders at 0,0: body, sleeves, collar, zip; `patch` and `zip` are the colours of what has been mended. */
function jacket({ coat, patch, zip }: Hung): string {
  const [deep, bright] = [mix(coat, '#140d14', 0.4), mix(coat, '#fff0d0', 0.3)];
  return [
    `<path d="M-13 3Q-17 16-19 33L-13 35L-9 18zM13 3Q17 16 19 33L13 35L9 18z" fill="${deep}"/>`,
    `<path d="M-6-1Q0 3 6-1L13 3Q14 20 13 38Q0 41-13 38Q-14 20-13 3z" fill="${coat}"/><path d="M-6-1Q-9 0-13 3Q-14 20-13 38L-9 39Q-10 16-6-1z" fill="${bright}" opacity=".7"/>`,
    `<path d="M-6-1Q0-8 6-1Q0 4-6-1z" fill="${deep}"/><path d="M0 2V39" stroke="${zip ?? deep}" stroke-width="${zip ? 1.8 : 1}"/><path d="M-10 25h7M3 25h7" stroke="${deep}" stroke-width="1"/>`,
    zip ? `<path d="M-1.400 8h2.800v5h-2.800z" fill="${zip}"/>` : '',
    patch
      ? `<path d="M-13 3L-6-1L-4 8L-13.500 12zM13 3L6-1L4 8L13.500 12z" fill="${patch}"/><path d="M5 29l6-1l1 6l-6 1z" fill="${patch}"/><path d="M4 28l8-1.400l1.400 8l-8 1.400z" fill="none" stroke="#f4e6c8" stroke-width=".5" stroke-dasharray="1.200 .9"/>`
      : '',
  ].join('');
}

/** The jacket that comes back, its zip new and of another colour; its left shoulder is at the customer's hand. */
const HANDED = jacket({ coat: '#b23a2c', zip: '#f4c65a' });

/** The seller's hand on the other shoulder of the jacket. */
const FINGERS = `<path d="M4.600-2.900Q2-4-.4-3.500Q-2-2.800-1.400-1.600Q-3.200-1.200-2.800.2Q-3.600 1.100-2.600 2Q-2.800 3.400-1 3.600Q2.400 4.200 4.800 3z" fill="${SELLER.skin}"/><path d="M-2.600 2Q0 2.600 4.700 1L4.800 3Q2.400 4.200-1 3.600Q-2.800 3.400-2.600 2z" fill="#9c6544"/><path d="M-1.400-1.600L2-1.300M-2.800.2L1.800.4M-2.600 2L1.600 2" stroke="#7a4a30" stroke-width=".45" stroke-linecap="round"/>`;

/** Colours of jackets that were bought back before, and of their patches. */
const RAIL: readonly Hung[] = [
  { coat: '#2f6272', patch: '#d98b3a' },
  { coat: '#c9a13b' },
  { coat: '#4f6b46', patch: '#b0452e' },
  { coat: '#8a5a7a' },
  { coat: '#cf6a2c', patch: '#27465a' },
];

/** A rail on the wall with the jackets that have come back, units of a person. */
export const rail = (count: number): string =>
  [
    `<path d="M-14-9H${count * 27}" stroke="#2a2f33" stroke-width="2.400"/><path d="M-8-9v-9M${count * 27 - 8}-9v-9" stroke="#2a2f33" stroke-width="2"/>`,
    ...RAIL.slice(0, count).map(
      (hung, i) =>
        `<g transform="translate(${i * 27 + 4} 0)"><path d="M0-9v4M-9 1L0-5L9 1" stroke="#d9bd8c" stroke-width="1.200" fill="none"/>${jacket(hung)}</g>`,
    ),
  ].join('');

const CLOTHS = ['#2f6272', '#b5562f', '#c9a13b', '#4f6b46', '#7a4f6a'];

/** Shelves with folded clothes and boots. */
export const shelf = (): string => {
  const folded = [0, 1, 2].flatMap((pile) =>
    CLOTHS.slice(0, 4 - (pile % 2)).map(
      (_, k) =>
        `<path d="M${6 + pile * 29} ${short(-5 - k * 4.4)}q0-2 2-2h18q2 0 2 2v4.400h-22z" fill="${CLOTHS[(k + pile * 2) % CLOTHS.length]}"/>`,
    ),
  );
  const boots = ['#6b4526', '#27303f', '#8a3f1f'].map(
    (colour, i) =>
      `<g transform="translate(${8 + i * 29} 30)"><path d="M0 0v-15q4-2 8 0l1 7q7 2 8 8z" fill="${colour}"/><path d="M0-1.600h17V0H0z" fill="#1a1512"/></g>`,
  );
  return `<path d="M0 0h92v3H0zM0 30h92v3H0z" fill="#8a5f3a"/><path d="M0 0h92v1H0zM0 30h92v1H0z" fill="#e0b57c"/>${folded.join('')}${boots.join('')}`;
};

/** The counter towards us: its top with a till and a mug, boards below; x 0 is its middle. */
export const counter = (half: number): string =>
  [
    `<path d="M${-half}-44h${half * 2}v48h${-half * 2}z" fill="#7d5636"/><path d="${Array.from({ length: Math.floor(half / 7) }, (_, i) => `M${-half + 7 + i * 14}-42V4`).join('')}" stroke="#4a301d" stroke-width="1" opacity=".7"/>`,
    `<path d="M${-half - 4}-48h${half * 2 + 8}v5.500h${-half * 2 - 8}z" fill="#d3a873"/><path d="M${-half - 4}-48h${half * 2 + 8}v1.400h${-half * 2 - 8}z" fill="#fbe2b4"/><path d="M${-half}-42.500h${half * 2}v4h${-half * 2}z" fill="#2a1a10" opacity=".4"/><path d="M${-half} 0h${half * 2}v4h${-half * 2}z" fill="#3d2818"/>`,
  ].join('');

const TILL =
  '<path d="M-13 0L-11-8H11L13 0z" fill="#2a3036"/><path d="M-8-8L-11-22H7L10-8z" fill="#39434b"/><path d="M-8-10.500L-9.600-19.500H5.600L7.400-10.500z" fill="#a8d0c4"/><path d="M-7-17h8M-6.600-14.500h6" stroke="#2f5a50" stroke-width="1"/>';
export const MUG =
  '<path d="M-4-9h8v9h-8z" fill="#e9e4d8"/><path d="M4-7q4 0 4 2.500T4-2" stroke="#e9e4d8" stroke-width="1.300" fill="none"/><path d="M-2-11q-1.400-3 .4-5t0-5M1.600-11q-1-2.600.6-4.600" stroke="#fff" stroke-width=".8" fill="none" opacity=".4"/>';

/** A jacket that the shop buys back: its owner hands it over the counter, others hang mended on the rail. */
export function drawCounter(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const floor = isTall ? 1250 : 1120;
  const size = isTall ? 6.2 : 7.8;
  const x = w * (isTall ? 0.46 : 0.47);
  const boards = Array.from(
    { length: 15 },
    (_, i) => `M${short(w / 2 + (i - 7) * (w / 9))} ${floor}L${short(w / 2 + (i - 7) * (w / 5))} ${h}`,
  ).join('');
  const at = (dx: number, dy: number, art: string, scale = size): string =>
    `<g transform="translate(${short(x + dx * size)} ${short(floor + dy * size)}) scale(${short(scale, 100)})">${art}</g>`;
  const lamp = (dx: number): string =>
    at(
      dx,
      // above what bands of the wide frame show, and with its cord where a hero shows it
      isTall ? -118 : -123,
      '<path d="M0-90V-8" stroke="#2a1d14" stroke-width=".9"/><path d="M-15 0Q-12-9 0-9.500T15 0z" fill="#2f5a50"/><path d="M-14 0h28q-14 7-28 0z" fill="#fff0c4"/>',
      isTall ? size : size * 0.8,
    );
  return scene(
    w,
    h,
    [
      '<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#566b76"/><stop offset=".6" stop-color="#9db0b2"/><stop offset="1" stop-color="#71868c"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#8a6444"/><stop offset="1" stop-color="#4a3222"/></linearGradient><radialGradient id="warm"><stop stop-color="#ffe2ac" stop-opacity=".8"/><stop offset=".45" stop-color="#ffca80" stop-opacity=".3"/><stop offset="1" stop-color="#ffbf70" stop-opacity="0"/></radialGradient></defs>',
      `<path d="M0 0h${w}v${h}H0z" fill="url(#wall)"/><path d="M0 ${floor - 60}h${w}v60H0z" fill="#2f424c" opacity=".55"/><path d="M0 ${floor - 64}h${w}v7H0z" fill="#e9dfca" opacity=".7"/>`,
      `<path d="M0 ${floor}h${w}v${h - floor}H0z" fill="url(#floor)"/><path d="${boards}" stroke="#2b1c12" stroke-width="4" opacity=".45"/>`,
      at(isTall ? -62 : -116, isTall ? -172 : -101, rail(isTall ? 5 : 3), size * 0.9),
      isTall ? '' : at(66, -97, shelf(), size * 0.8),
      `<ellipse cx="${short(x)}" cy="${short(floor - 78 * size)}" rx="${isTall ? 620 : 1000}" ry="560" fill="url(#warm)"/>`,
      lamp(2),
      at(38, 0, `<g transform="scale(-1 1)">${lit(SELLER, body(TAKING, SELLER))}</g>`),
      at(isTall ? 42 : 52, 0, counter(isTall ? 40 : 58)),
      at(isTall ? 68 : 92, -48, TILL),
      isTall ? '' : at(66, -48, MUG),
      `<ellipse cx="${short(x - 32 * size)}" cy="${floor + 12}" rx="${short(22 * size)}" ry="18" fill="#1c110a" opacity=".5"/>`,
      at(
        -34,
        2,
        lit(
          CUSTOMER,
          body(GIVING, CUSTOMER, {
            near: `<g transform="translate(37 -73) rotate(-3) scale(.92)">${HANDED}</g>`,
            grips: ['grip', 'grip'],
          }),
        ),
      ),
      at(14, -71, FINGERS),
    ].join(''),
  );
}
