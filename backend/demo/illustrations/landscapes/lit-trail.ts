import { glow, mist, type SceneFrame, sky, snowfield, spruceKinds, wood } from './backdrop';
import { castPaint, type Dress, standing } from './figure';
import { lampLight } from './lamp-light';
import { POSES } from './poses';
import { onSkis } from './ski-gear';
import { stars } from './stars';
import { scene, short } from './svg';

const LAMP = '#ffd596';

const DRESS: Dress = {
  coat: '#b9502b',
  legs: '#1b2836',
  hat: '#d9a13b',
  headwear: 'band',
  style: 'tail',
  hair: '#6b4526',
  yoke: '#27465a',
  boots: '#2a323a',
  hasLamp: true,
  light: LAMP,
  lightFrom: 1,
};

/** Somebody on classic skis, the light of the lamp on the forehead before them. */
const skier = (): string => lampLight([POSES.striding]) + standing('skier', onSkis(DRESS), DRESS, [-0.9, 0.1]);

/** A lamp post beside the trail: its light in the air, and on the snow below. */
function post(id: string, x: number, foot: number, size: number): string {
  const top = foot - 430 * size;
  return [
    glow(`${id}g`, x + 34 * size, top + 20 * size, 330 * size, 300 * size, LAMP, 0.62),
    glow(`${id}s`, x + 40 * size, foot + 26 * size, 420 * size, 74 * size, '#ffe0ac', 0.8),
    `<path d="M${short(x)} ${short(foot + 8)}V${short(top)}Q${short(x)} ${short(top - 16 * size)} ${short(x + 34 * size)} ${short(top - 10 * size)}" stroke="#0c1722" stroke-width="${short(11 * size)}" fill="none"/>`,
    `<path d="M${short(x + 12 * size)} ${short(top - 16 * size)}h${short(52 * size)}l${short(10 * size)} ${short(22 * size)}h${short(-72 * size)}z" fill="#0c1722"/><ellipse cx="${short(x + 38 * size)}" cy="${short(top + 8 * size)}" rx="${short(27 * size)}" ry="${short(7 * size)}" fill="#fff4d6"/>`,
    // its foot stands in a mound of snow
    `<path d="M${short(x - 7 * size)} ${short(foot - 40 * size)}h${short(14 * size)}l${short(7 * size)} ${short(54 * size)}h${short(-28 * size)}z" fill="#0c1722"/>`,
    `<path d="M${short(x - 66 * size)} ${short(foot + 16 * size)}Q${short(x - 28 * size)} ${short(foot - 14 * size)} ${short(x - 4 * size)} ${short(foot - 9 * size)}T${short(x + 84 * size)} ${short(foot + 16 * size)}Q${short(x)} ${short(foot + 28 * size)} ${short(x - 66 * size)} ${short(foot + 16 * size)}z" fill="#8fa3ab"/><path d="M${short(x + 2 * size)} ${short(foot - 9 * size)}Q${short(x + 40 * size)} ${short(foot - 2 * size)} ${short(x + 78 * size)} ${short(foot + 15 * size)}Q${short(x + 30 * size)} ${short(foot + 12 * size)} ${short(x + 2 * size)} ${short(foot - 9 * size)}z" fill="#f3dcae" opacity=".8"/>`,
  ].join('');
}

/** The trees of the trail, from the farthest row to the nearest before it. */
function woods(frame: SceneFrame, ground: number): string {
  const row = (
    seed: number,
    count: number,
    dy: number,
    low: number,
    high: number,
    fill: string,
    snow: string,
  ): string =>
    wood(frame, {
      seed,
      // as far apart in a narrow frame as in a wide one, so that their snow is whole
      count: Math.round(count * (frame.isTall ? 0.5 : 1)),
      foot: (s) => ground + dy + 14 * Math.sin(s * 8 + seed),
      low,
      high,
      fill,
      snow,
    });
  return [
    row(3, 110, -60, 160, 330, '#23455b', '#365a70'),
    mist('m1', frame, ground - 250, ground + 20, '#4f7288', 0.5),
    row(8, 58, -24, 270, 520, '#17344a', '#4a6c82'),
    mist('m2', frame, ground - 130, ground + 60, '#48697e', 0.5),
    row(12, 26, 10, 420, 760, '#0e2536', '#5a7d90'),
  ].join('');
}

/** A lit ski trail in a spruce wood in the evening: lamps along it, somebody skis home with a lamp of their own. */
export function drawLitTrail(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const ground = isTall ? 1080 : 930;
  const size = isTall ? 3.4 : 3.4;
  const [x, y] = [w * (isTall ? 0.4 : 0.53), ground + (isTall ? 150 : 140)];
  const posts = isTall ? [0.02, 0.64] : [0.06, 0.34, 0.66, 0.93];
  // level where the skis run in it
  const track = (dy: number): string =>
    `M-20 ${y + dy + 40}C${short(x * 0.4)} ${y + dy + 8} ${short(x * 0.6)} ${y + dy} ${short(x)} ${y + dy}S${short(x + (w - x) * 0.7)} ${y + dy - 6} ${w + 20} ${y + dy - 36}`;
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#081524'],
        [0.36, '#163149'],
        [0.62, '#33586f'],
        [0.72, '#587a8c'],
      ]),
      stars(w, ground),
      spruceKinds(90),
      woods(frame, ground),
      snowfield(
        'near',
        frame,
        (s) => ground + 16 - 18 * Math.sin(s * 4 + 1),
        [
          [0, '#6a8aa0'],
          [0.22, '#41627a'],
          [1, '#122a40'],
        ],
        1,
      ),
      ...posts.map((share, i) => post(`p${i}`, share * w, ground + 54, 1)),
      `<path d="${track(5)}${track(16)}" fill="none" stroke="#22405a" stroke-width="7" opacity=".85"/><path d="${track(0)}${track(11)}" fill="none" stroke="#ffe7c0" stroke-width="2.6" opacity=".55"/>`,
      castPaint(0.5, '#061320'),
      `<g transform="translate(${short(x)} ${y}) scale(${size})">${skier()}</g>`,
    ].join(''),
  );
}
