import { glow, mist, type SceneFrame, sky, spruceKinds, wood } from './backdrop';
import { figure, stick } from './figure';
import { groundLight } from './lit-ground';
import { layered, seededRandom } from './noise';
import { POSES } from './poses';
import { polygon, scene, short, type Vec } from './svg';

type Way = { x: (t: number) => number; y: (t: number) => number; half: (t: number) => number };

/** Planks laid over a mire, from near (0) to far (1), wet and shining, with their cross-pieces. */
function planks({ x, y, half }: Way): string {
  let art = '';
  const boards = 15;
  const depth = (n: number): number => 1 - (1 - n / boards) ** 1.7;
  for (let i = boards - 1; i >= 0; i--) {
    const [a, b] = [depth(i), depth(i + 0.94)];
    for (const side of [-1, 1]) {
      const at = (t: number, share: number): Vec => [x(t) + side * half(t) * share + (i % 2) * half(t) * 0.05, y(t)];
      const board = polygon([at(a, 0.08), at(a, 1), at(b, 1), at(b, 0.08)]);
      const shine = polygon([at(a, 0.3), at(a, 0.5), at(b, 0.5), at(b, 0.3)]);
      const fill = (i + (side > 0 ? 1 : 0)) % 3 === 0 ? '#8b8578' : '#7a766c';
      art += `<path d="${board}" fill="${fill}"/><path d="${shine}" fill="#dfe4e0" opacity=".4"/><path d="${polygon([at(a, 1), at(b, 1), [at(b, 1)[0], at(b, 1)[1] + 3], [at(a, 1)[0], at(a, 1)[1] + 12 * (1 - a)]])}" fill="#3f3d37"/>`;
    }
    art += `<path d="M${short(x(a) - half(a) * 1.2)} ${short(y(a))}H${short(x(a) + half(a) * 1.2)}" stroke="#3a372f" stroke-width="${short(2 + 9 * (1 - a))}"/>`;
  }
  return art;
}

/** Tufts of sedge and heather over the mire, wetter and larger near us. */
function tufts({ width, height }: SceneFrame, ground: number, isClear: (x: number, y: number) => boolean): string {
  const random = seededRandom(71);
  const layers = ['', '', ''];
  for (let i = 0; i < 900; i++) {
    const t = random() ** 1.4;
    const y = ground + 30 + t * (height - ground);
    const x = random() * width;
    if (isClear(x, y)) continue;
    const h = (10 + 62 * t) * (0.5 + random());
    const lean = (random() - 0.5) * h * 0.8;
    layers[i % 3] += `M${short(x)} ${short(y)}q${short(lean * 0.3)} ${short(-h * 0.6)} ${short(lean)} ${short(-h)}`;
  }
  return ['#8d8a4c', '#a35f34', '#56683f']
    .map(
      (colour, i) =>
        `<path d="${layers[i]}" stroke="${colour}" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".75"/>`,
    )
    .join('');
}

function rain({ width, height }: SceneFrame): string {
  const random = seededRandom(17);
  let fine = '';
  let near = '';
  for (let i = 0; i < 320; i++) {
    const [x, y] = [random() * width * 1.1, random() * height];
    const long = 26 + random() * 60;
    const drop = `M${short(x)} ${short(y)}l${short(-long * 0.16)} ${short(long)}`;
    if (random() > 0.2) fine += drop;
    else near += drop;
  }
  return `<path d="${fine}" stroke="#eef3f2" stroke-width="1.4" opacity=".42"/><path d="${near}" stroke="#f6faf9" stroke-width="2.6" opacity=".4"/>`;
}

/** November rain: a hiker with the hood up on duckboards through a spruce mire. */
export function drawRainTrail(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const ground = isTall ? 930 : 760;
  const middle = isTall ? 0.46 : 0.6;
  const way: Way = {
    x: (t) => w * middle + (isTall ? 60 : 130) * Math.sin(t * 3.1) - (1 - t) * (isTall ? 40 : 240),
    y: (t) => h + 40 - (h + 40 - ground - 24) * t ** 0.8,
    half: (t) => 8 + 190 * (1 - t) ** 1.6,
  };
  const at = 0.5;
  const size = isTall ? 3.7 : 3.7;
  const mire: Vec[] = [];
  for (let x = -20; x <= w + 20; x += 20) mire.push([x, ground + 14 * layered(x / 240, 4, 3, 6)]);
  const puddles = [
    [0.12, 0.4, 190],
    [0.86, 0.55, 230],
    [0.3, 0.16, 110],
    [0.94, 0.2, 120],
  ]
    .map(([px = 0, py = 0, r = 0]) => {
      const [x, y] = [px * w, ground + py * (h - ground)];
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r)}" ry="${short(r * 0.16)}" fill="#8f9f96"/><ellipse cx="${short(x + r * 0.1)}" cy="${short(y + r * 0.02)}" rx="${short(r * 0.8)}" ry="${short(r * 0.1)}" fill="#c3cfcb"/><path d="M${short(x - r * 0.3)} ${short(y)}a${short(r * 0.1)} ${short(r * 0.02)} 0 1 0 1 0z" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>`;
    })
    .join('');
  const [px, py] = [way.x(at), way.y(at)];
  const isOpen = (s: number): boolean => Math.abs(s - middle) < 0.14;
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#9fb0b3'],
        [0.35, '#c3cdca'],
        [0.6, '#dfe2da'],
      ]),
      spruceKinds(150),
      glow('light', w * middle, ground - 190, 520, 420, '#f2f0e2', 0.9),
      wood(frame, { seed: 4, count: 110, foot: () => ground + 4, low: 180, high: 360, fill: '#b3c0bd' }),
      mist('m1', frame, ground - 320, ground + 40, '#dde2dc', 0.85),
      wood(frame, {
        seed: 7,
        count: 60,
        foot: (s) => ground + 10 + 8 * Math.sin(s * 9),
        low: 300,
        high: 560,
        fill: '#83999a',
        isOpen: (s) => Math.abs(s - middle) < 0.05,
      }),
      mist('m2', frame, ground - 220, ground + 50, '#d5ddd8', 0.8),
      wood(frame, {
        seed: 11,
        count: 24,
        foot: (s) => ground + 30 + 10 * Math.sin(s * 7),
        low: 480,
        high: 820,
        fill: '#35504f',
        shade: '#2c3a2c',
        isOpen,
      }),
      `<defs><linearGradient id="mire" x2="0" y2="1"><stop offset="0" stop-color="#a9a983"/><stop offset=".3" stop-color="#7d7c50"/><stop offset="1" stop-color="#3d4630"/></linearGradient></defs><path d="${polygon([[-20, h + 10], ...mire, [w + 20, h + 10]])}" fill="url(#mire)"/>${groundLight(w, ground + 16, h, { kind: 'heath', seed: 5, sun: 1, depth: 0.55 })}`,
      mist('m3', frame, ground - 60, ground + 130, '#dbe0d6', 0.6),
      puddles,
      tufts(frame, ground, (x, y) => {
        const t = ((h + 40 - y) / (h + 40 - ground - 24)) ** 1.25;
        return Math.abs(x - way.x(t)) < way.half(t) * 1.25;
      }),
      planks(way),
      `<path d="M${short(px - 50)} ${short(py + 6)}L${short(px + 60)} ${short(py + 6)}L${short(px + 44)} ${short(py + 120)}H${short(px - 40)}z" fill="#c4652a" opacity=".16"/>`,
      `<g transform="translate(${short(px)} ${short(py + 8)}) scale(${size})">${figure(POSES.walking, { coat: '#cf6a2c', legs: '#2a333b', hat: '#cf6a2c', headwear: 'hood', pack: '#31504a', boots: '#4a3322', yoke: '#a94f20', gloves: 'bare', light: '#eef0e6', lightFrom: 1 }, { near: stick(POSES.walking.nearArm[1], [24, 4]), grips: ['rest', 'grip'] })}</g>`,
      rain(frame),
    ].join(''),
  );
}
