import { drinking } from './doings';
import { type Dress, lit } from './figure';
import { groundLight } from './lit-ground';
import { hill, layered, seededRandom } from './noise';
import { stars } from './stars';
import { polygon, radial, type Stop, scene, short, type Vec, vertical } from './svg';
import { domeTent } from './tents';
import { spruce } from './trees';

const WATER = 800;
const SHORE = 960;

/** A ridge across the frame. */
function ridge(width: number, base: number, rise: (x: number) => number, fill: string): string {
  const edge: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 16) edge.push([x, base - rise(x)]);
  return `<path d="${polygon([[-20, WATER + 6], ...edge, [width + 20, WATER + 6]])}" fill="${fill}"/>`;
}

/** A wood along the far shore. */
function farWood(width: number, random: () => number): string {
  return Array.from({ length: 190 }, () => {
    const x = random() * (width + 60) - 30;
    const size = (0.5 + 0.7 * random() + 0.5 * Math.max(0, layered(x / 260, 2, 2, 6))).toFixed(2);
    return `<use href="#t${Math.floor(random() * 4)}" transform="matrix(${size} 0 0 ${size} ${short(x)} ${short(WATER + 5)})"/>`;
  }).join('');
}

/** Spruces of the near shore: x, foot and height in hundreds of units. */
const NEAR: readonly (readonly [x: number, foot: number, size: number])[] = [
  [90, 1120, 7.4],
  [-20, 1160, 8.6],
  [240, 1070, 5.2],
  [350, 1040, 3.6],
  [2180, 1090, 6.6],
  [2310, 1130, 8.4],
  [2060, 1050, 4.4],
  [2410, 1180, 9.4],
  [1960, 1030, 3],
];

const SITTER: Dress = {
  coat: '#2f5062',
  yoke: '#27465a',
  legs: '#2b323b',
  hat: '#c9662c',
  headwear: 'beanie',
  boots: '#3a2a20',
  gloves: '#2f343b',
  pack: '#33514a',
  light: '#ffb866',
  lightFrom: 1,
};

/** A fire between stones, somebody sitting beside it. */
const FIRE = [
  '<ellipse cx="0" cy="-40" rx="260" ry="190" fill="url(#warm)"/><ellipse cx="0" cy="14" rx="330" ry="64" fill="url(#warm)"/>',
  '<path d="M-44 8l88-26M-40-14l84 24" stroke="#2a1a10" stroke-width="13" stroke-linecap="round"/>',
  '<path d="M0-120q46 56 30 96-12 24-34 24-30-2-36-32-2-34 22-50 0 18 8 22 16-20 10-60z" fill="#ff9a3d"/><path d="M2-74q24 30 14 54-8 16-18 16-16-2-18-20 0-20 12-28 2 10 6 10 8-12 4-32z" fill="#ffe08a"/>',
  '<g fill="#1a1512"><ellipse cx="-58" cy="12" rx="22" ry="13"/><ellipse cx="-20" cy="22" rx="24" ry="13"/><ellipse cx="26" cy="22" rx="24" ry="12"/><ellipse cx="62" cy="10" rx="20" ry="13"/></g>',
  `<g transform="translate(178 22) scale(-2.45 2.45)">${lit(SITTER, drinking(SITTER))}</g>`,
].join('');

const SKY: readonly Stop[] = [
  [0, '#0a1a2c'],
  [0.3, '#16344c'],
  [0.44, '#34607a'],
  [0.53, '#8497a0'],
  [0.585, '#d9ad8c'],
];

/** A camp at the water in a clear autumn night: a lit tent, a fire, the fells beyond. */
export function drawCamp(width: number, height: number): string {
  const random = seededRandom(17);
  const symbols = Array.from(
    { length: 4 },
    (_, i) => `<path id="t${i}" d="${spruce(seededRandom(30 + i), 22 + i * 2, 9 + i * 1.5)}"/>`,
  ).join('');
  const far = (x: number): number =>
    40 +
    hill(x, 0, 1500, 0, 420, 1, 250) +
    hill(x, 0, 2050, 0, 360, 1, 150) +
    hill(x, 0, 500, 0, 520, 1, 120) +
    26 * layered(x / 150, 1, 4, 3);
  const near = (x: number): number =>
    26 + hill(x, 0, 300, 0, 520, 1, 110) + hill(x, 0, 2300, 0, 480, 1, 90) + 16 * layered(x / 110, 4, 3, 8);
  const land = `<g id="land">${ridge(width, WATER, far, '#35566a')}${ridge(width, WATER, near, '#1f3f50')}<g fill="#12303d">${farWood(width, random)}</g></g>`;
  const shore: Vec[] = [];
  for (let x = -20; x <= width + 20; x += 20)
    shore.push([x, SHORE + 40 * Math.cos((x - 1150) / 700) + 26 * layered(x / 300, 7, 3, 2)]);
  let ripples = '';
  for (let i = 0; i < 190; i++) {
    const t = random();
    const y = WATER + 12 + t * (SHORE - WATER + 40);
    const x = random() * width;
    const w = (20 + 90 * t) * (0.4 + random());
    ripples += `M${short(x - w)} ${short(y)}h${short(w * 2)}v${short(1 + 2 * t)}h${short(-w * 2)}z`;
  }
  let grass = '';
  for (let i = 0; i < 420; i++) {
    const x = random() * width;
    const t = random();
    const y = SHORE + 90 + t * (height - SHORE - 60);
    const h = 12 + 40 * t;
    grass += `M${short(x)} ${short(y)}q${short((random() - 0.5) * h)} ${short(-h * 0.7)} ${short((random() - 0.5) * h * 1.4)} ${short(-h)}`;
  }
  const defs = [
    symbols,
    vertical('sky', SKY),
    vertical('lake', [
      [0, '#b59a88'],
      [0.12, '#5f7c88'],
      [0.5, '#2a5063'],
      [1, '#173a4c'],
    ]),
    vertical('ground', [
      [0, '#2a4a3f'],
      [0.4, '#1a352f'],
      [1, '#0a1a1a'],
    ]),
    radial('warm', [
      [0, '#ffc774', 0.85],
      [0.4, '#ff9f4a', 0.35],
      [1, '#ff9f4a', 0],
    ]),
    '<radialGradient id="lit" cx=".4" cy=".72" r=".75"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".45" stop-color="#f7a94a"/><stop offset="1" stop-color="#b9571f"/></radialGradient>',
    vertical('mist', [
      [0, '#cfd8d6', 0],
      [0.6, '#cfd8d6', 0.22],
      [1, '#cfd8d6', 0],
    ]),
  ].join('');
  return scene(
    width,
    height,
    [
      `<defs>${defs}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
      stars(width, WATER),
      land,
      `<path fill="url(#lake)" d="M0 ${WATER}h${width}v${SHORE + 120 - WATER}H0z"/>`,
      `<g opacity=".42"><use href="#land" transform="matrix(1 0 0 -.62 0 ${short(WATER * 1.62)})"/></g>`,
      groundLight(width, WATER, SHORE + 120, { kind: 'water', seed: 6, sun: 1, depth: 0.5 }),
      `<path d="${ripples}" fill="#d9c9b8" opacity=".18"/>`,
      `<path fill="url(#mist)" d="M0 ${WATER - 70}h${width}v130H0z"/>`,
      `<path d="${polygon([[-20, height], ...shore, [width + 20, height]])}" fill="url(#ground)"/>`,
      '<ellipse cx="1010" cy="1130" rx="760" ry="170" fill="url(#warm)" opacity=".55"/><ellipse cx="1010" cy="960" rx="620" ry="360" fill="url(#warm)" opacity=".28"/>',
      `<path d="${grass}" fill="none" stroke="#5f7a52" stroke-width="2.6" opacity=".4"/>`,
      `<g transform="translate(1035 1115) scale(2.05)">${domeTent('#b5562f', true)}</g>`,
      `<g transform="translate(1410 1155) scale(.9)">${FIRE}</g>`,
      NEAR.toSorted((a, b) => a[1] - b[1])
        .map(
          ([x, foot, size], i) =>
            `<use href="#t${i % 4}" transform="matrix(${size} 0 0 ${size} ${x} ${foot})" fill="${i < 4 ? '#0e2830' : '#081a20'}"/>`,
        )
        .join(''),
      `<path d="M0 ${height - 130}q700-60 1300-10t1100-20v160H0z" fill="#07151a" opacity=".6"/>`,
    ].join(''),
  );
}
