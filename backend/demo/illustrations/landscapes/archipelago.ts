import { groundLight } from './lit-ground';
import { layered, seededRandom } from './noise';
import { paint, relief } from './relief';
import { mix, radial, type Stop, scene, short, vertical } from './svg';
import { pine } from './trees';

const FOCAL = 1700;
const HORIZON = 640;
const EYE = 14;

type Island = readonly [x: number, width: number, height: number];

/** Groups of islands from far to near, z in metres. */
const GROUPS: readonly {
  z: number;
  islands: readonly Island[];
  trees: string;
  rock: string;
  size: readonly [number, number];
  count: number;
  seed: number;
}[] = [
  {
    z: 4200,
    islands: [
      [-2300, 620, 54],
      [-900, 420, 34],
      [600, 520, 40],
      [2200, 700, 60],
    ],
    trees: '#a9bfc3',
    rock: '#c3cfcc',
    size: [18, 26],
    count: 60,
    seed: 10,
  },
  {
    z: 2100,
    islands: [
      [-1150, 420, 40],
      [-380, 220, 20],
      [520, 250, 24],
      [1350, 420, 38],
    ],
    trees: '#84a3a7',
    rock: '#b3bfb8',
    size: [16, 22],
    count: 100,
    seed: 11,
  },
  {
    z: 900,
    islands: [
      [-560, 190, 20],
      [-120, 60, 6],
      [500, 150, 15],
    ],
    trees: '#4f7676',
    rock: '#b5a798',
    size: [12, 18],
    count: 70,
    seed: 13,
  },
  {
    z: 360,
    islands: [
      [196, 86, 10.5],
      [-250, 62, 6.5],
      [64, 15, 1.8],
      [30, 7, 0.9],
    ],
    trees: '#1c4340',
    rock: '#b9937b',
    size: [9, 15],
    count: 30,
    seed: 14,
  },
];

function islandGroup(width: number, height: number, index: number, random: () => number): string {
  const group = GROUPS[index];
  if (!group) return '';
  const { z, islands, trees: treeColour, rock, size, count, seed } = group;
  const field = (x: number, depth: number): number =>
    islands.reduce((highest, [X, w, h]) => {
      const round = Math.max(0, 1 - ((x - X) / w) ** 2 - ((depth - z) / (w * 0.5)) ** 2);
      return Math.max(highest, h * round ** 0.6 * (1 + 0.35 * layered(x / (w * 0.3), depth / (w * 0.3), 3, seed)));
    }, -1) - 0.3;
  const rocks = relief({
    width,
    height,
    centre: width / 2,
    focal: FOCAL,
    horizon: HORIZON,
    eye: EYE,
    near: z * 0.72,
    far: z * 1.3,
    steps: 150,
    columns: 600,
    dark: 0,
    bright: 0.95,
    light: [-0.75, 0.45, 0.4],
    field: (x, depth) => {
      const h = field(x, depth);
      return h <= -0.2 ? -40 : h;
    },
  });
  const waterline = HORIZON + (EYE * FOCAL) / z;
  const stand: { x: number; y: number; size: number; depth: number; symbol: number }[] = [];
  for (let i = 0; i < count * 3 && stand.length < count; i++) {
    const [X, w, h] = islands[Math.floor(random() * islands.length)] ?? [0, 1, 1];
    const x = X + (random() - 0.5) * 1.5 * w;
    const depth = z + (random() - 0.3) * w * 0.3;
    if (field(x, depth) < h * 0.36) continue;
    const [px, py] = rocks.project(x, depth);
    const tall = ((size[0] + (size[1] - size[0]) * random()) * FOCAL) / depth / 100;
    stand.push({ x: px, y: py, size: tall, depth, symbol: Math.floor(random() * 5) });
  }
  const pines = stand
    .sort((a, b) => b.depth - a.depth)
    .map(({ x, y, size: tall, symbol }) => {
      const across = tall * (random() > 0.5 ? 1 : -1) * (0.9 + random() * 0.3);
      return `<use href="#p${symbol}" transform="matrix(${across.toFixed(3)} 0 0 ${tall.toFixed(3)} ${short(x)} ${short(y + 1)})"/>`;
    })
    .join('');
  const ramp: readonly Stop[] = [
    [0, mix('#3c5254', rock, 0.25 + (0.2 * (3 - index)) / 3)],
    [0.5, rock],
    [1, mix(rock, '#fff3e2', 0.65)],
  ];
  const wood = `<g fill="${treeColour}">${pines}</g>`;
  const body = paint(`i${index}`, rocks, ramp);
  const mirror = [0.5, 0.42, 0.36, 0.3][index] ?? 0.3;
  const mist = [0.9, 0.6, 0.3, 0][index] ?? 0;
  return [
    `<defs><clipPath id="w${index}"><path d="M0 0h${width}v${short(waterline)}H0z"/></clipPath></defs>`,
    `<g id="b${index}" clip-path="url(#w${index})">${index < 2 ? wood + body : body + wood}</g>`,
    `<g opacity="${mirror}"><use href="#b${index}" transform="matrix(1 0 0 -.8 0 ${short(waterline * 1.8)})"/></g>`,
    `<rect y="${short(waterline - 90 + index * 20)}" width="${width}" height="${130 - index * 24}" fill="url(#mist)" opacity="${mist}"/>`,
  ].join('');
}

function ripples(width: number, height: number, random: () => number): string {
  let paths = '';
  for (let i = 0; i < 320; i++) {
    const t = random() ** 0.62;
    const y = HORIZON + 14 + t * (height - HORIZON);
    const x = random() * width;
    const w = (14 + 150 * t) * (0.4 + random());
    const h = 0.7 + t * 3.2;
    const isLit = Math.abs(x - width * 0.5) < 40 + t * 230;
    const fill = isLit ? '#fff1dd' : random() > 0.45 ? '#eaf1ef' : '#5d868f';
    const opacity = ((isLit ? 0.5 : 0.22) * (0.4 + random() * 0.6)).toFixed(2);
    paths += `<path d="M${short(x - w)} ${short(y)}q${short(w)} ${short(-h)} ${short(w * 2)} 0q${short(-w)} ${short(h)} ${short(-w * 2)} 0z" fill="${fill}" opacity="${opacity}"/>`;
  }
  return paths;
}

/** Gulls: x, y and size. */
const BIRDS = [
  [1010, 330, 1],
  [1050, 316, 0.8],
  [1086, 338, 0.9],
  [972, 344, 0.7],
] as const;

/** A still sea with islands at sunrise. */
export function drawArchipelago(width: number, height: number): string {
  const random = seededRandom(3);
  const defs = [
    ...Array.from({ length: 5 }, (_, i) => `<path id="p${i}" d="${pine(seededRandom(70 + i))}"/>`),
    vertical('sky', [
      [0, '#9fc0cf'],
      [0.2, '#c4d9de'],
      [0.36, '#ece9dd'],
      [0.46, '#f9dfc0'],
      [0.48, '#fbd3a8'],
    ]),
    radial('path', [
      [0, '#fff0d4', 0.8],
      [0.4, '#ffe6c2', 0.4],
      [1, '#ffe6c2', 0],
    ]),
    radial('glow', [
      [0, '#fffaf0', 1],
      [0.12, '#fff0d6', 0.9],
      [0.45, '#ffe0b4', 0.45],
      [1, '#ffe0b4', 0],
    ]),
    vertical('sea', [
      [0, '#f6dcc0'],
      [0.1, '#e3dcd0'],
      [0.34, '#aec6ca'],
      [0.7, '#7ba1a9'],
      [1, '#5d8791'],
    ]),
    vertical('mist', [
      [0, '#f6e9d8', 0],
      [0.55, '#f6e9d8', 0.85],
      [1, '#f6e9d8', 0],
    ]),
  ].join('');
  const birds = BIRDS.map(
    ([x, y, s]) =>
      `<path d="M${short(x - 11 * s)} ${short(y - 3 * s)}q${short(6 * s)}-${short(4 * s)} ${short(11 * s)} ${short(2 * s)}q${short(5 * s)}-${short(6 * s)} ${short(12 * s)}-${short(3 * s)}" fill="none" stroke="#4d6a70" stroke-width="${1.6 * s}" stroke-linecap="round"/>`,
  ).join('');
  return scene(
    width,
    height,
    [
      `<defs>${defs}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
      `<ellipse cx="${width / 2}" cy="${HORIZON - 30}" rx="900" ry="470" fill="url(#glow)"/><circle cx="${width / 2}" cy="${HORIZON - 58}" r="30" fill="#fffaf0"/>`,
      `<rect y="${HORIZON}" width="${width}" height="${height - HORIZON}" fill="url(#sea)"/><ellipse cx="${width / 2}" cy="${HORIZON + 40}" rx="330" ry="420" fill="url(#path)" opacity=".8"/>`,
      groundLight(width, HORIZON, height, { kind: 'water', seed: 4, sun: 1, depth: 0.5 }),
      ...GROUPS.map((_, i) => islandGroup(width, height, i, random)),
      ripples(width, height, random),
      birds,
    ].join(''),
  );
}
