import { glow, mist, type SceneFrame, sky, snowfield, spruceKinds, wood } from './backdrop';
import { castPaint, type Dress, standing } from './figure';
import { seededRandom } from './noise';
import { onSkis } from './ski-gear';
import { scene, short } from './svg';
import { skiTrail } from './trails';

const LIGHT = '#fff0cf';

/** The snow that a spruce's foot stands in, its shade on the side away from the sun. */
const MOUND =
  '<path d="M-19 5Q-10-5-2-4T17 5Q0 11-19 5z" fill="#f6f7f5"/><path d="M-19 5Q-10-5-3-4Q-8 2-1 7Q-11 8-19 5z" fill="#a9c3d8" opacity=".8"/>';

/** Spruces laden with snow that stand apart on the mire, each with its long shadow away from the sun. */
function spruces({ width, height }: SceneFrame, ground: number, open: readonly [number, number]): string {
  const random = seededRandom(29);
  const standing = Array.from({ length: 34 }, () => {
    const depth = random() ** 1.3;
    return {
      x: random() * width,
      y: ground + 14 + depth * (height - ground) * 0.6,
      size: 0.7 + depth * 3.6,
      kind: Math.floor(random() * 5),
    };
  })
    .filter(({ x, size }) => size < 1.1 || x < open[0] * width || x > open[1] * width)
    .toSorted((one, other) => one.y - other.y);
  return standing
    .map(({ x, y, size, kind }) => {
      const place = (matrix: string): string => `transform="matrix(${matrix} ${short(x)} ${short(y)})"`;
      const upright = place(`${short(size)} 0 0 ${short(size)}`);
      return [
        `<use href="#t${kind}" fill="#6f96b8" opacity=".55" ${place(`${short(size)} 0 ${short(size * 1.5)} ${short(size * -0.26)}`)}/>`,
        `<use href="#t${kind}" fill="#365f60" ${upright}/><use href="#n${kind}" fill="#f4f6f2" ${upright}/><g ${upright}>${MOUND}</g>`,
      ].join('');
    })
    .join('');
}

/** An open mire on a spring morning, its crust hard enough to carry: two people ski where they like. */
export function drawMire(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const ground = isTall ? 900 : 690;
  const size = isTall ? 4.2 : 4.6;
  const put = (x: number, y: number, scale: number, dress: Dress): string =>
    `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${skiTrail({ deep: '#8fb3cf', lit: '#ffffff' })}${standing(`c${short(scale)}`.replace('.', '-'), onSkis(dress, scale < size ? 'touring' : 'striding'), dress, [-1.5, 0.26])}</g>`;
  const [ax, ay] = [w * (isTall ? 0.4 : 0.45), ground + (isTall ? 340 : 350)];
  const [bx, by] = [w * (isTall ? 0.76 : 0.63), ground + (isTall ? 160 : 190)];
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
      spruces(frame, ground, isTall ? [0.06, 0.98] : [0.22, 0.84]),
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
