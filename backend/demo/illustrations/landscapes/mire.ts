import { glow, mist, type SceneFrame, sky, snowfield, spruceKinds, wood } from './backdrop';
import { castPaint, type Dress, standing } from './figure';
import { seededRandom } from './noise';
import { onSkis } from './ski-gear';
import { scene, short } from './svg';
import { needles } from './trees';

const LIGHT = '#fff0cf';

/** A pine of the mire, 100 units tall: a bent stem and flat clumps of needles, lit from the right. */
function pine(random: () => number): { readonly stem: string; readonly clumps: string; readonly lit: string } {
  const lean = (random() - 0.5) * 16;
  // the stem widens to its roots
  const stem = `M-5 2Q-2.200-1-2-12Q${short(lean * 0.5 - 1.7)}-52-.6-98L.6-98Q${short(lean * 0.5 + 1.7)}-52 2-12Q2.200-1 5 2z`;
  const [clumps, lit]: [string[], string[]] = [[], []];
  for (let i = 0; i < 12; i++) {
    const t = 0.27 + (i / 11) * 0.7;
    const side = i === 11 ? 0 : i % 2 ? 1 : -1;
    const reach = (17 - 12 * (i / 11)) * (0.72 + random() * 0.4);
    const x = lean * (1 - (2 * t - 1) ** 2) * 0.5 + side * reach * 0.62;
    clumps.push(needles(random, x, -t * 99, reach, 8.6));
    lit.push(needles(random, x + reach * 0.24, -t * 99 - 1.6, reach * 0.62, 5));
  }
  return { stem, clumps: clumps.join(''), lit: lit.join('') };
}

/** The snow that a pine's foot stands in, its shade on the side away from the sun. */
const MOUND =
  '<path d="M-19 5Q-10-5-2-4T17 5Q0 11-19 5z" fill="#f6f7f5"/><path d="M-19 5Q-10-5-3-4Q-8 2-1 7Q-11 8-19 5z" fill="#a9c3d8" opacity=".8"/>';

/** Pines that stand apart on the mire, each with its long shadow away from the sun. */
function pines({ width, height }: SceneFrame, ground: number, open: readonly [number, number]): string {
  const random = seededRandom(23);
  const kinds = Array.from({ length: 4 }, () => pine(random));
  const placed = Array.from({ length: 44 }, () => {
    const depth = random() ** 1.3;
    return {
      x: random() * width,
      y: ground + 14 + depth * (height - ground) * 0.72,
      size: 0.6 + depth * 2.6,
      kind: Math.floor(random() * 4),
    };
  })
    .filter(({ x, size }) => size < 1.1 || x < open[0] * width || x > open[1] * width)
    .toSorted((one, other) => one.y - other.y);
  return placed
    .map(({ x, y, size, kind }) => {
      const { stem, clumps, lit } = kinds[kind] ?? pine(random);
      const place = (matrix: string): string => `transform="matrix(${matrix} ${short(x)} ${short(y)})"`;
      return [
        `<path d="${stem}${clumps}" fill="#6f96b8" opacity=".62" ${place(`${short(size)} 0 ${short(size * 2.3)} ${short(size * -0.32)}`)}/>`,
        `<g ${place(`${short(size)} 0 0 ${short(size)}`)}><path d="${stem}" fill="#6b4a34"/><path d="${clumps}" fill="#3d6058"/><path d="${lit}" fill="#86a084"/>${MOUND}</g>`,
      ].join('');
    })
    .join('');
}

/** An open mire on a spring morning, its crust hard enough to carry: two people ski where they like. */
export function drawMire(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const ground = isTall ? 960 : 800;
  const size = isTall ? 3.3 : 3.3;
  const put = (x: number, y: number, scale: number, dress: Dress): string =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${standing(`c${short(scale)}`.replace('.', '-'), onSkis(dress, scale < size ? 'doublePoling' : 'striding'), dress, [-1.5, 0.26])}</g>`;
  const [ax, ay] = [w * (isTall ? 0.52 : 0.5), ground + (isTall ? 250 : 240)];
  const [bx, by] = [w * (isTall ? 0.84 : 0.66), ground + (isTall ? 150 : 140)];
  const trace = (x: number, y: number, dy: number): string =>
    `M${short(x)} ${short(y + dy)}Q${short(x - w * 0.25)} ${short(y + dy + 8)} -20 ${short(y + dy + 90)}`;
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#86b3d3'],
        [0.3, '#bcd9e4'],
        [0.5, '#eaeadb'],
        [0.6, '#fbe7c3'],
      ]),
      glow('sun', w * 0.9, ground - 150, 700, 420, '#fff6da', 1),
      spruceKinds(60),
      wood(frame, { seed: 5, count: 170, foot: () => ground - 6, low: 60, high: 130, fill: '#a9c0c6' }),
      mist('m1', frame, ground - 130, ground + 30, '#f8efdc', 0.8),
      wood(frame, {
        seed: 9,
        count: 110,
        foot: (s) => ground + 8 + 6 * Math.sin(s * 9),
        low: 80,
        high: 190,
        fill: '#6f9499',
        isOpen: (s) => s > 0.42 && s < 0.66,
      }),
      mist('m2', frame, ground - 60, ground + 50, '#fbf3e2', 0.7),
      snowfield(
        'near',
        frame,
        (s) => ground + 8 - 6 * Math.sin(s * 5),
        [
          [0, '#fffaf0'],
          [0.3, '#eef3f4'],
          [1, '#b9d1e2'],
        ],
        1,
      ),
      `<path d="${trace(bx, by, 6)}${trace(bx, by, 14)}${trace(ax, ay, 8)}${trace(ax, ay, 20)}" fill="none" stroke="#9bbcd4" stroke-width="5"/>`,
      pines(frame, ground, isTall ? [0.1, 0.98] : [0.28, 0.84]),
      castPaint(0.36, '#4f7da3'),
      put(bx, by, size * 0.7, {
        coat: '#2f6272',
        legs: '#27303f',
        hat: '#e2a040',
        headwear: 'pompom',
        style: 'tail',
        hair: '#c99a55',
        yoke: '#e2b04a',
        boots: '#3f474e',
        pack: '#6b3a28',
        packKind: 'day',
        light: LIGHT,
        lightFrom: 1,
      }),
      put(ax, ay, size, {
        coat: '#c9a13b',
        legs: '#2c3747',
        hat: '#a1532f',
        headwear: 'beanie',
        hasBeard: true,
        hair: '#b9b5ac',
        girth: 1.12,
        cut: 'smock',
        boots: '#3f474e',
        pack: '#33514a',
        packKind: 'day',
        light: LIGHT,
        lightFrom: 1,
      }),
    ].join(''),
  );
}
