import { layered, seededRandom } from './noise';
import { mix, polygon, short, type Vec } from './svg';

/** A face of the boulder: its outline, and how light it is, 0 to 1. Neighbours lie over each other's edge, so that no seam shows. */
type Plane = readonly [outline: readonly Vec[], tone: number];

const OUTLINE: readonly Vec[] = [
  [-198, 10],
  [-196, -30],
  [-186, -66],
  [-170, -98],
  [-150, -124],
  [-122, -141],
  [-88, -153],
  [-54, -160],
  [-20, -159],
  [6, -150],
  [25, -132],
  [24, -112],
  [14, -84],
  [-4, -54],
  [-12, -22],
  [-22, 10],
];

const PLANES: readonly Plane[] = [
  // the top, and the broad front in the light
  [
    [
      [-170, -98],
      [-150, -124],
      [-54, -166],
      [10, -152],
      [-18, -136],
      [-64, -126],
      [-112, -108],
    ],
    1,
  ],
  [
    [
      [-204, 14],
      [-204, -70],
      [-170, -98],
      [-112, -108],
      [-126, -58],
      [-134, 14],
    ],
    0.72,
  ],
  [
    [
      [-112, -108],
      [-64, -126],
      [-74, -70],
      [-84, -20],
      [-92, 14],
      [-134, 14],
      [-126, -58],
    ],
    0.5,
  ],
  // the overhang in the shade
  [
    [
      [-64, -126],
      [-18, -136],
      [14, -152],
      [40, -140],
      [20, -80],
      [-20, -62],
      [-74, -70],
    ],
    0.24,
  ],
  [
    [
      [-74, -70],
      [-20, -62],
      [30, -80],
      [-10, 14],
      [-92, 14],
      [-84, -20],
    ],
    0.06,
  ],
];

/** An outline worn by weather. */
function worn(line: readonly Vec[], seed: number, by: number): Vec[] {
  return line.flatMap(([x, y], i): Vec[] => {
    const [nx, ny] = line[(i + 1) % line.length] ?? [x, y];
    return Array.from({ length: 4 }, (_, k): Vec => {
      const [px, py] = [x + ((nx - x) * k) / 4, y + ((ny - y) * k) / 4];
      return [px + by * layered(px / 9, py / 9, 2, seed), py + by * layered(px / 9, py / 9, 2, seed + 5)];
    });
  });
}

/** Grains of the rock: darker and lighter than the face they lie on. */
function grains(count: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [-200 + 226 * random(), 8 - 168 * random()];
    const [long, wide] = [0.6 + 2.6 * random() ** 2, 0.7 + 1.6 * random()];
    const lean = long * (0.2 + 0.3 * random());
    return `M${short(x)} ${short(y)}l${short(wide)} ${short(-wide * 0.6)}l${short(lean)} ${short(long)}l${short(-wide)} ${short(wide * 0.4)}z`;
  }).join('');
}

/** A crack: a wedge that runs out in a point, `mouth` broad where it begins, moved sideways there by `shift`. */
function crack(line: readonly Vec[], mouth: number, shift = 0): string {
  const narrows = (i: number): number => 1 - i / (line.length - 1);
  const near = line.map(([x, y], i): Vec => [x + shift * narrows(i), y]);
  const far = line.map(([x, y], i): Vec => [x + (shift + mouth) * narrows(i), y]);
  return polygon([...near, ...far.slice(0, -1).reverse()]);
}

/** Along the planes: where one begins to part from the next. */
const CRACKS: readonly (readonly [readonly Vec[], number])[] = [
  [
    [
      [-112, -108],
      [-118, -84],
      [-126, -58],
      [-129, -30],
    ],
    1.7,
  ],
  [
    [
      [-64, -126],
      [-68, -104],
      [-75, -72],
      [-78, -50],
    ],
    1.5,
  ],
  [
    [
      [-30, 10],
      [-37, -16],
      [-41, -38],
    ],
    1.6,
  ],
  [
    [
      [-184, -60],
      [-164, -52],
      [-150, -50],
    ],
    1.2,
  ],
];

const pad = (x: number, y: number, colour: string): string => {
  const dark = mix(colour, '#0e1620', 0.5);
  return `<path d="M${x - 6} ${y + 16}Q${x + 40} ${y + 8} ${x + 88} ${y + 16}T${x + 40} ${y + 23}Z" fill="#0e1a24" opacity=".4"/><path d="M${x} ${y}h64l13 11h-66z" fill="${mix(colour, '#ffffff', 0.08)}"/><path d="M${x + 11} ${y + 11}h66v7.500h-66z" fill="${dark}"/><path d="M${x} ${y}l11 11v7.500L${x} ${y + 7}z" fill="${mix(dark, '#0e1620', 0.3)}"/><path d="M${x + 31} ${y}l12 11v7.500" stroke="${dark}" stroke-width="1.200" fill="none"/><path d="M${x + 16} ${y + 13}h9v3h-9z" fill="#e8e1d0" opacity=".8"/>`;
};

/** A boulder of red granite that leans over to the right, lichen on its back, pads below; 100 units are a tall person, the ground is y 0. */
export function boulder(light: string): string {
  const outline = polygon(worn(OUTLINE, 4, 3));
  const stone = (tone: number): string => mix(mix('#4a4144', '#ab8a79', tone), light, tone * 0.34);
  const random = seededRandom(8);
  const back = worn(OUTLINE, 4, 3).slice(6, 30);
  const rim = back.map(([x, y], i): Vec => {
    const broad = Math.sin((Math.PI * i) / (back.length - 1));
    return [x + 3 * broad, y + 2 * broad];
  });
  const grass = polygon([
    [-214, 15],
    ...Array.from(
      { length: 60 },
      (_, i): Vec => [-204 + i * 3.2, 8 + (i < 4 ? 5 - i : 0) + 5 * layered(i / 2.6, 3, 3, 12)],
    ),
    [-17, 16],
    [-110, 19],
  ]);
  const lichen = Array.from({ length: 16 }, () => {
    const [x, y, r] = [-172 + 150 * random(), -100 - 48 * random(), 2 + 7 * random() ** 2];
    return polygon(
      Array.from({ length: 9 }, (_, k): Vec => {
        const [turn, reach] = [(k / 9) * 2 * Math.PI, r * (0.6 + 0.7 * random())];
        return [x + 1.5 * reach * Math.cos(turn), y + 0.7 * reach * Math.sin(turn)];
      }),
    );
  }).join('');
  return [
    '<path d="M-212 12Q-120-4 20 8T60 16T-60 26T-212 12Z" fill="#1a1414" opacity=".42"/>',
    `<defs><clipPath id="boulder"><path d="${outline}"/></clipPath><linearGradient id="boulderfoot" x2="0" y2="1"><stop offset=".55" stop-color="#2a2426" stop-opacity="0"/><stop offset="1" stop-color="#2a2426" stop-opacity=".5"/></linearGradient></defs>`,
    `<g clip-path="url(#boulder)"><path d="${outline}" fill="${stone(0.4)}"/>`,
    ...PLANES.map(([face, tone], i) => `<path d="${polygon(worn(face, 20 + i, 5))}" fill="${stone(tone)}"/>`),
    // what juts out of each face and what lies deeper
    `<path d="${grains(320, 31)}" fill="#2f282b" opacity=".2"/><path d="${grains(260, 57)}" fill="${light}" opacity=".2"/>`,
    `<path d="${lichen}" fill="#7b8048" opacity=".8"/><path d="${outline}" fill="url(#boulderfoot)"/>`,
    `<path d="${CRACKS.map(([line, mouth]) => crack(line, 1.3, mouth)).join('')}" fill="${light}" opacity=".4"/>`,
    `<path d="${CRACKS.map(([line, mouth]) => crack(line, mouth)).join('')}" fill="#2a2325"/>`,
    // the low sun on the edge of its back
    `<path d="${polygon([...back, ...rim.reverse()])}" fill="${mix(light, '#ffd9a0', 0.5)}" opacity=".7"/></g>`,
    `<path d="${grass}" fill="#5f5a2c"/>`,
    pad(-34, 9, '#a8452e') + pad(26, 5, '#34606c'),
  ].join('');
}
