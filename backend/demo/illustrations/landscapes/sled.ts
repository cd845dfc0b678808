import { glow, mist, type SceneFrame, sky, snowfield, spruceKinds, wood } from './backdrop';
import { body, castPaint, type Dress, standing } from './figure';
import { seededRandom } from './noise';
import { POSES } from './poses';
import { scene, short, type Vec } from './svg';

const LIGHT = '#ffe9cb';

const SLED = [
  '<path d="M-34-5H40Q52-5 56-18" stroke="#5a2d18" stroke-width="3.6" fill="none" stroke-linecap="round"/>',
  '<path d="M-38 5H42Q60 5 62-14" stroke="#8a4a28" stroke-width="4" fill="none" stroke-linecap="round"/>',
  '<path d="M-26-4V4M4-4V4M30-4V4" stroke="#5a2d18" stroke-width="3"/>',
  '<path d="M-36-9H42V-5H-36z" fill="#c0733c"/><path d="M-36-9H42V-7.6H-36z" fill="#eab07a"/>',
].join('');

function child(dress: Dress): string {
  return `${SLED}<g transform="translate(0 6)">${body(POSES.sledding, dress, { grips: ['grip', 'grip'] })}</g>`;
}

const CHILD: Dress = {
  isChild: true,
  girth: 1.1,
  cut: 'down',
  coat: '#d9a13b',
  legs: '#34524a',
  hat: '#a1532f',
  headwear: 'pompom',
  boots: '#2b2f36',
  light: LIGHT,
  lightFrom: -1,
};

const PARENT: Dress = {
  cut: 'parka',
  girth: 1.08,
  style: 'bob',
  hair: '#5a3d28',
  trousers: 'gaiters',
  coat: '#2f5062',
  legs: '#27303f',
  hat: '#d0652b',
  headwear: 'beanie',
  boots: '#4a3020',
  light: LIGHT,
  lightFrom: -1,
};

/** Their shadows fall ahead and a little towards us. */
const FALL = [0.9, 0.22] as const;

/** Snowflakes in the air, larger ones nearer. */
function flakes({ width, height }: SceneFrame): string {
  const random = seededRandom(31);
  return Array.from({ length: 130 }, () => {
    const r = 1.2 + random() ** 3 * 6;
    return `<circle cx="${short(random() * width)}" cy="${short(random() * height * 0.86)}" r="${short(r)}" fill="#fff" opacity="${(0.35 + 0.5 * random()).toFixed(2)}"/>`;
  }).join('');
}

/** First snow: somebody pulls a child on a sled along the edge of a spruce wood, tracks behind them. */
export function drawSled(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const ground = isTall ? 1130 : 960;
  const size = isTall ? 3.6 : 3.5;
  const x = w * (isTall ? 0.62 : 0.66);
  const y = ground + (isTall ? 120 : 130);
  const behind = x - 132 * size;
  const steps: Vec[] = Array.from(
    { length: 26 },
    (_, i): Vec => [x - 90 - i * 74, y + 10 + (i % 2) * 11 + i * i * 0.22],
  );
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#aebfce'],
        [0.3, '#cfd9df'],
        [0.52, '#efe6da'],
        [0.66, '#f4e0c8'],
      ]),
      glow('sun', w * 0.3, ground - 260, 760, 420, '#fff3dd', 0.85),
      spruceKinds(90),
      wood(frame, {
        seed: 3,
        count: 120,
        foot: () => ground - 70,
        low: 120,
        high: 260,
        fill: '#b7c7cf',
        snow: '#e9eef0',
      }),
      mist('m1', frame, ground - 260, ground + 30, '#f1ece4', 0.8),
      wood(frame, {
        seed: 8,
        count: 64,
        foot: (s) => ground - 34 + 20 * Math.sin(s * 6),
        low: 200,
        high: 430,
        fill: '#8ba4ad',
        snow: '#eef2f2',
        isOpen: (s) => s > 0.2 && s < 0.34,
      }),
      mist('m2', frame, ground - 160, ground + 60, '#f3eee6', 0.75),
      wood(frame, {
        seed: 12,
        count: 34,
        foot: (s) => ground + 12 + 16 * Math.sin(s * 9),
        low: 320,
        high: 640,
        fill: '#4f6e75',
        snow: '#f4f6f5',
        isOpen: (s) => s > (isTall ? 0.3 : 0.16) && s < (isTall ? 0.86 : 0.8),
      }),
      snowfield(
        'near',
        frame,
        (s) => ground + 10 - 26 * Math.sin(s * 4 + 1),
        [
          [0, '#fbf7ee'],
          [0.18, '#eaf0f3'],
          [1, '#b3cadb'],
        ],
        -1,
      ),
      `<path d="M${short(behind)} ${y + 8}Q${short(behind - 500)} ${y + 20} ${-40} ${y + 120}M${short(behind)} ${y + 22}Q${short(behind - 500)} ${y + 40} ${-40} ${y + 150}" fill="none" stroke="#8fb0c8" stroke-width="7" opacity=".8"/>`,
      steps
        .map(([sx, sy]) => `<ellipse cx="${short(sx)}" cy="${short(sy)}" rx="15" ry="6" fill="#86a9c3" opacity=".8"/>`)
        .join(''),
      castPaint(0.3, '#44688a'),
      `<path d="M${short(x - 17 * size)} ${short(y - 52 * size)}Q${short(x - 44 * size)} ${short(y - 22 * size)} ${short(behind + 60 * size)} ${short(y - 12 * size)}" fill="none" stroke="#3a2a20" stroke-width="4"/>`,
      `<g transform="translate(${short(behind)} ${y}) scale(${size})">${standing('child', child(CHILD), CHILD, FALL)}</g>`,
      `<g transform="translate(${short(x)} ${y}) scale(${size})">${standing('parent', body(POSES.pulling, PARENT), PARENT, FALL)}</g>`,
      flakes(frame),
    ].join(''),
  );
}
