import { layered, seededRandom } from '../landscapes/noise';
import { polygon, short, type Vec } from '../landscapes/svg';
import { pine, snowOnSpruce, spruce } from '../landscapes/trees';
import { shopDoor, shopSign, shopWindow } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

const ridgeAt = (x: number): number =>
  560 - 190 * Math.exp(-(((x - 1500) / 900) ** 2)) + 26 * layered(x / 260, 3, 3, 4);

/** The ridge behind the town, its pines, and the lit ski track along it. */
function ridge(): string {
  const random = seededRandom(14);
  const edge: Vec[] = [];
  for (let x = -20; x <= 2420; x += 20) edge.push([x, ridgeAt(x)]);
  const stand = Array.from({ length: 90 }, (_, i) => {
    const x = random() * 2440 - 20;
    const depth = random();
    const size = short(1.1 + 0.9 * depth, 1000);
    const shade = ['#5f7f90', '#48697b', '#345466'][Math.floor(depth * 3)] ?? '#48697b';
    return {
      depth,
      art: `<use href="#p${i % 4}" transform="matrix(${size} 0 0 ${size} ${short(x)} ${short(ridgeAt(x) + 20 + depth * 190)})" fill="${shade}"/>`,
    };
  })
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ art }) => art)
    .join('');
  const lights = Array.from({ length: 11 }, (_, i) => {
    const x = 240 + i * 196;
    const y = ridgeAt(x) + 150;
    return `<circle cx="${x}" cy="${short(y)}" r="46" fill="url(#halo)" opacity=".8"/><circle cx="${x}" cy="${short(y)}" r="5" fill="#fff6dc"/>`;
  }).join('');
  return [
    '<g fill="#7f9db1"><path d="M1440 380l26-170h108l26 170z"/><path d="M1410 214q110-60 220 0v36h-220z"/></g>',
    snowCap(1416, 206, 208, 20, '#e6eef3', 2),
    `<path d="${polygon([[-20, 1020], ...edge, [2420, 1020]])}" fill="url(#ridge)"/>`,
    stand,
    lights,
  ].join('');
}

/** Upright slats of pine that screen part of the front. */
const slats = (x: number, y: number, width: number, height: number): string =>
  `<path d="M${x} ${y}h${width}v${height}H${x}z" fill="#7a5230"/>${Array.from({ length: Math.floor(width / 22) }, (_, i) => `<path d="M${x + i * 22} ${y}h13v${height}h-13z" fill="#b98a58"/><path d="M${x + i * 22} ${y}h3v${height}h-3z" fill="#e0b581" opacity=".6"/>`).join('')}`;

/** A long ribbon of windows. */
function ribbon(x: number, y: number, width: number, panes: number): string {
  const step = width / panes;
  return [
    `<path d="M${x - 8} ${y - 8}h${width + 16}v136H${x - 8}z" fill="#2c3a42"/>`,
    ...Array.from(
      { length: panes },
      (_, i) =>
        `<rect x="${short(x + i * step + 4)}" y="${y}" width="${short(step - 8)}" height="120" fill="url(#${(i * 7) % 5 === 1 || (i * 3) % 4 === 2 ? 'dim' : 'pane'})"/>`,
    ),
    snowCap(x - 20, y + 134, width + 40, 12, '#eef4f6', 6),
  ].join('');
}

/** Spruces in front, the farthest first: x, foot and height as a share of 100 units. */
const FIRS = [
  [2250, 1120, 4.6],
  [2130, 1160, 6.2],
  [120, 1150, 5.6],
  [2340, 1190, 7],
  [-10, 1190, 6.6],
] as const;

const fir = (x: number, foot: number, size: number, symbol: number): string =>
  `<g transform="translate(${x} ${foot}) scale(${size})"><use href="#s${symbol}" fill="#214349"/><use href="#w${symbol}" fill="#e6eef3" opacity=".85"/></g>`;

/** Jyväskylä: a white modern house at the foot of the ridge. */
export function drawJyvaskyla(): string {
  const symbols = [0, 1, 2, 3].map((i) => `<path id="p${i}" d="${pine(seededRandom(60 + i))}"/>`);
  const firs = [0, 1].map(
    (i) =>
      `<path id="s${i}" d="${spruce(seededRandom(90 + i), 24, 13)}"/><path id="w${i}" d="${snowOnSpruce(seededRandom(90 + i), 24, 13)}"/>`,
  );
  return drawStreet({
    sky: [
      [0, '#4f7496'],
      [0.35, '#9bb7c9'],
      [0.6, '#ecd9c8'],
      [0.72, '#f9d9b4'],
    ],
    glow: [1500, 620, '#ffe3bd'],
    ground: [
      [0, '#d5e1e9'],
      [0.5, '#bccfdc'],
      [1, '#8ca9be'],
    ],
    kerb: 1010,
    defs: `${[...symbols, ...firs].join('')}<linearGradient id="ridge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfdde5"/><stop offset="1" stop-color="#a9c0d0"/></linearGradient>`,
    behind: ridge(),
    building: [
      '<path d="M380 470h1500v540H380z" fill="#e3e6e2"/><path d="M380 470h1500v20H380z" fill="#f7f9f8"/>',
      '<path d="M1500 470h380v540h-380z" fill="#c5d0d4"/>',
      '<path d="M150 640h240v370H150z" fill="#b9c6cc"/>',
      snowCap(366, 476, 1528, 34, '#f4f8fa', 3) + snowCap(140, 646, 250, 26, '#f4f8fa', 7),
      ribbon(440, 560, 1000, 9),
      slats(1500, 500, 340, 250),
      shopSign(1670, 625, 46, '#fff6df'),
      '<path d="M400 742h1500v30H400z" fill="#2c3a42"/>',
      snowCap(400, 746, 1500, 16, '#f4f8fa', 5),
      '<path d="M400 772h1500v238H400z" fill="#cdd6d8"/>',
      shopWindow({ x: 440, y: 800, width: 420, height: 180 }, 'camp', '#2c3a42', 3),
      shopWindow({ x: 900, y: 800, width: 420, height: 180 }, 'skis', '#2c3a42', 3),
      shopDoor({ x: 1368, y: 786, width: 128, height: 224 }, '#2c4a46'),
      slats(1540, 786, 320, 224),
      '<path d="M186 720h160v200H186z" fill="url(#dim)"/><path d="M266 720v200" stroke="#8fa3ad" stroke-width="8"/>',
    ].join(''),
    pools: pool(650, 1076, 360, 84) + pool(1110, 1076, 360, 84) + pool(1432, 1086, 220, 84),
    front: [
      snowBank(-60, 420, 1130, 80, 4) + snowBank(1620, 2460, 1140, 96, 8),
      lamp(300, 1120, 470) + lamp(1980, 1120, 470),
      ...FIRS.map(([x, foot, size], i) => fir(x, foot, size, i % 2)),
    ].join(''),
    flakes: 90,
    seed: 61,
  });
}
