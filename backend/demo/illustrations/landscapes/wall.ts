import { greyPicture } from '../grey-picture';
import { glow, mist, type SceneFrame, sky, spruceKinds, wood } from './backdrop';
import { figure } from './figure';
import { litRidge } from './lit-ridge';
import { layered, noise } from './noise';
import type { Pose } from './poses';
import { polygon, scene, short, type Vec } from './svg';

/** On the wall to the left, one hand high, one leg high, leaning out. */
const CLIMBING: Pose = {
  facing: -1,
  head: [6, -88],
  neck: [6, -77],
  hip: [12, -46],
  farArm: [
    [-9, -84],
    [-18, -99],
  ],
  nearArm: [
    [-7, -63],
    [-21, -68],
  ],
  farLeg: [
    [-9, -49],
    [-12, -27],
  ],
  nearLeg: [
    [4, -22],
    [-7, -3],
  ],
};

/** Standing below, looking up, both hands at the rope. */
const BELAYING: Pose = {
  facing: -1,
  head: [3, -91],
  neck: [3, -81],
  hip: [2, -49],
  farArm: [
    [-8, -66],
    [-11, -56],
  ],
  nearArm: [
    [-4, -63],
    [-11, -50],
  ],
  farLeg: [
    [-5, -26],
    [-7, -4],
  ],
  nearLeg: [
    [7, -27],
    [10, -4],
  ],
};

/** The rock's edge toward the valley: x at a height. */
function faceEdge({ width, height }: SceneFrame, share: number): (y: number) => number {
  return (y) => {
    const t = y / height;
    return width * (share + 0.09 * t) + 34 * layered(y / 210, 3, 4, 5) + (layered(y / 120, 9, 2, 4) > 0.18 ? 24 : 0);
  };
}

/** A face of broken rock at a place: how it is turned to the light, -1 to 1, and how near the next face is, in units. */
function faceAt(x: number, y: number, wide: number, tall: number, seed: number): readonly [turn: number, gap: number] {
  const [column, row] = [Math.floor(x / wide), Math.floor(y / tall)];
  let [nearest, second, turn] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = (x / wide - i - 0.5 - 0.5 * noise(i, j, seed)) * wide;
      const dy = (y / tall - j - 0.5 - 0.5 * noise(i, j, seed + 1)) * wide;
      const far = dx * dx + dy * dy;
      if (far < nearest) {
        second = nearest;
        nearest = far;
        turn = noise(i, j, seed + 2);
      } else second = Math.min(second, far);
    }
  return [turn, Math.sqrt(second) - Math.sqrt(nearest)];
}

/** Points of the shading of the rock across it. */
const ROCK_COLUMNS = 220;

/** Light on the rock: faces turned to the valley and away, cracks between the larger ones, a rough skin. */
function rockLight({ height }: SceneFrame, reach: number): string {
  const cell = reach / ROCK_COLUMNS;
  const rows = Math.ceil(height / cell);
  const values = new Float32Array(ROCK_COLUMNS * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < ROCK_COLUMNS; column++) {
      const [px, py] = [column * cell, row * cell];
      const [x, y] = [px + 9 * noise(px / 40, py / 50, 3), py + 12 * noise(px / 46, py / 60, 4)];
      const [turn, gap] = faceAt(x + 0.2 * y, y, 250, 560, 5);
      const [small] = faceAt(x + 0.35 * y, y, 96, 190, 15);
      const [tiny] = faceAt(x - 0.3 * y, y, 40, 66, 25);
      const isOpen = noise(x / 120, y / 240, 41) > 0;
      const skin = layered(x / 16, y / 22, 3, 31) - layered(x / 16 + 0.3, y / 22 + 0.16, 3, 31);
      values[row * ROCK_COLUMNS + column] =
        0.47 + 0.12 * turn + 0.1 * small + 0.05 * tiny + 0.1 * skin - (isOpen && gap < 8 ? 0.16 - gap * 0.02 : 0);
    }
  const place = `width="${short(reach)}" height="${short(rows * cell)}"`;
  return `<g style="mix-blend-mode:hard-light"><image ${place} preserveAspectRatio="none" href="${greyPicture(ROCK_COLUMNS, rows, values)}"/></g>`;
}

/** A granite wall left of its edge, the low sun on what juts out of it. */
function rock(frame: SceneFrame, edge: (y: number) => number): string {
  const { height } = frame;
  const rim: Vec[] = [];
  for (let y = -20; y <= height + 20; y += 18) rim.push([edge(y), y]);
  const outline = polygon([[-20, -20], ...rim, [-20, height + 20]]);
  const inner = rim.map(([x, y]): Vec => [x - 16 - 14 * layered(y / 60, 2, 2, 3), y]).toReversed();
  const reach = Math.max(...rim.map(([x]) => x));
  return [
    `<defs><clipPath id="wall"><path d="${outline}"/></clipPath><linearGradient id="rock" x1="0" x2="1"><stop offset="0" stop-color="#56606a"/><stop offset=".55" stop-color="#858c8d"/><stop offset="1" stop-color="#c2b09a"/></linearGradient></defs>`,
    `<g clip-path="url(#wall)"><path d="${outline}" fill="url(#rock)"/>${rockLight(frame, reach)}`,
    `<path d="${polygon([...rim, ...inner])}" fill="#f9e3c2" opacity=".4"/></g>`,
  ].join('');
}

/** A climber leads a granite wall over a valley of forest; the rope runs through two quickdraws to whoever holds it. */
export function drawWall(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const share = isTall ? 0.36 : 0.56;
  // the wall stands on the right on a wide picture, so that words have the sky on the left
  const edge = faceEdge(frame, isTall ? share : 1 - share - 0.09);
  const size = isTall ? 3.5 : 3.5;
  const [cy, by] = [h * 0.56, h * 0.955];
  const climber: Vec = [edge(cy - 150) + 22, cy];
  const belayer: Vec = [edge(by - 100) + 150, by];
  const bolts: readonly Vec[] = [0.66, 0.79].map((share): Vec => [edge(h * share) - 8, h * share]);
  const tie: Vec = [climber[0] + 11 * size, climber[1] - 48 * size];
  const hands: Vec = [belayer[0] - 11 * size, belayer[1] - 52 * size];
  const [first, second] = bolts as [Vec, Vec];
  const rope = `M${short(tie[0])} ${short(tie[1])}Q${short(tie[0] - 10)} ${short(first[1] - 60)} ${short(first[0] + 12)} ${short(first[1] + 14)}Q${short(first[0] + 40)} ${short((first[1] + second[1]) / 2)} ${short(second[0] + 12)} ${short(second[1] + 14)}Q${short(second[0] + 30)} ${short(hands[1] - 30)} ${short(hands[0])} ${short(hands[1])}`;
  const harness = (x: number, y: number): string =>
    `<path d="M${x - 9} ${y - 3}Q${x} ${y + 2} ${x + 9} ${y - 3}M${x - 8} ${y + 8}Q${x - 3} ${y + 12} ${x + 1} ${y + 6}M${x + 8} ${y + 7}Q${x + 4} ${y + 12} ${x} ${y + 6}" stroke="#1b232b" stroke-width="3" fill="none"/><path d="M${x + 8} ${y}l2 9M${x + 5} ${y + 1}l0 9" stroke="#c9d0d2" stroke-width="1.5"/>`;
  const valley = isTall ? 1120 : 990;
  const body = [
    rock(frame, edge),
    bolts
      .map(
        ([x, y]) =>
          `<path d="M${short(x)} ${short(y - 8)}l14 22" stroke="#d7742c" stroke-width="7" stroke-linecap="round"/><circle cx="${short(x)}" cy="${short(y - 8)}" r="6" fill="#dfe4e6"/><circle cx="${short(x + 14)}" cy="${short(y + 16)}" r="7" fill="none" stroke="#dfe4e6" stroke-width="3.4"/>`,
      )
      .join(''),
    `<path d="${rope}" fill="none" stroke="#8a2f1c" stroke-width="6.4" stroke-linecap="round"/><path d="${rope}" fill="none" stroke="#e8a45c" stroke-width="2.4" stroke-dasharray="10 12"/>`,
    `<g transform="translate(${short(climber[0])} ${short(climber[1])}) scale(${size})">${figure(CLIMBING, { coat: '#c9552a', legs: '#34524a', hat: '#e9e4d8', headwear: 'helmet', boots: '#d9a13b', light: '#fff0d2', lightFrom: 1 })}${harness(12, -46)}</g>`,
    `<path d="M${short(edge(h * 0.93) - 60)} ${h + 10}Q${short(belayer[0] - 120)} ${h * 0.94} ${short(belayer[0] + 200)} ${h * 0.957}T${short(belayer[0] + 560)} ${h + 10}z" fill="#3d4a3c"/>`,
    `<g transform="translate(${short(belayer[0])} ${short(belayer[1] + 8)}) scale(${size * 0.94})">${figure(BELAYING, { coat: '#35566a', legs: '#2b323b', hat: '#d98b3a', headwear: 'helmet', boots: '#3a2a20', light: '#fff0d2', lightFrom: 1 })}${harness(2, -48)}</g>`,
  ].join('');
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#7fa5bb'],
        [0.3, '#b5cdd3'],
        [0.55, '#efe2c8'],
        [0.72, '#f8d9ac'],
      ]),
      spruceKinds(170),
      `<g${isTall ? '' : ` transform="matrix(-1 0 0 1 ${w} 0)"`}>`,
      glow('sun', w * 0.82, valley - 280, 640, 460, '#fff2d4', 0.95),
      litRidge(
        frame,
        'r1',
        {
          top: (s) => valley - 180 - 120 * Math.sin(s * 4 + 1),
          rough: 60,
          seed: 8,
          shade: '#8ba7b5',
          lit: '#e6d6c0',
          sun: 1,
          spur: 120,
          steep: 0.6,
          haze: '#f4e4c8',
        },
        valley + 100,
      ),
      litRidge(
        frame,
        'r2',
        {
          top: (s) => valley - 80 - 60 * Math.sin(s * 6),
          rough: 40,
          seed: 3,
          shade: '#6a8b90',
          lit: '#c5b893',
          sun: 1,
          spur: 150,
          steep: 0.5,
          haze: '#efe0c2',
          air: 0.7,
        },
        valley + 200,
      ),
      mist('m', frame, valley - 200, valley + 120, '#f6e6c9', 0.7),
      wood(frame, {
        seed: 6,
        count: 120,
        foot: (s) => valley + 60 + 40 * Math.sin(s * 5),
        low: 70,
        high: 150,
        fill: '#587a72',
      }),
      wood(frame, {
        seed: 9,
        count: 90,
        foot: (s) => valley + 190 + 40 * Math.sin(s * 4),
        low: 130,
        high: 240,
        fill: '#39594f',
      }),
      `<path d="M0 ${valley + 170}Q${w * 0.5} ${valley + 120} ${w} ${valley + 190}V${h}H0z" fill="#39594f"/>`,
      wood(frame, {
        seed: 15,
        count: 60,
        foot: (s) => valley + 330 + 30 * Math.sin(s * 4),
        low: 190,
        high: 330,
        fill: '#223f38',
      }),
      body,
      '</g>',
    ].join(''),
  );
}
