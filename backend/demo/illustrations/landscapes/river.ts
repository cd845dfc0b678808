import { groundLight } from './lit-ground';
import { layered, noise, seededRandom } from './noise';
import { mix, polygon, radial, scene, short, type Vec, vertical } from './svg';
import { farSpruce, spruce } from './trees';

const HORIZON = 560;

/** Middle and half width of the river by how near it is: 0 at the horizon, 1 at the lower edge. */
const middle = (t: number, width: number): number =>
  width * (0.56 + 0.1 * Math.sin(t * 4.6 + 0.4) * (1 - t * 0.45) - 0.08 * t);
const half = (t: number): number => 26 + 900 * t ** 1.7;
const depthY = (t: number, height: number): number => HORIZON + 20 + t * (height - HORIZON - 10);

/** Trees of both banks between two depths, the farthest first. Close by only spruces stand, and well back from the water. */
function banks(
  width: number,
  height: number,
  seed: number,
  [from, to]: readonly [number, number],
  count: number,
): string {
  const random = seededRandom(seed);
  const trees: { t: number; art: string }[] = [];
  for (let i = 0; i < count; i++) {
    const t = from + (to - from) * random();
    const side = random() > 0.5 ? 1 : -1;
    const back = (120 + 1500 * t ** 0.6) * (0.03 + random() ** 1.5) + 300 * Math.max(0, t - 0.16);
    const x = middle(t, width) + side * (half(t) + 20 + back);
    const size = (0.9 + 9.4 * t) * (0.7 + 0.5 * random());
    const y = depthY(t, height) - 4 - 16 * t;
    const colour = mix('#9dbba6', '#1d4a38', Math.min(1, t * 2.6 + 0.12 * random()));
    const symbol = `${t > 0.12 ? 's' : 'f'}${Math.floor(random() * 3)}`;
    trees.push({
      t,
      art: `${t > 0.05 ? `<ellipse cx="${short(x - size * 9)}" cy="${short(y)}" rx="${short(size * 22)}" ry="${short(size * 2.4)}" fill="#16382c" opacity=".34"/>` : ''}<use href="#${symbol}" transform="matrix(${size.toFixed(2)} 0 0 ${size.toFixed(2)} ${short(x)} ${short(y)})" fill="${colour}"/>`,
    });
  }
  return trees
    .toSorted((a, b) => a.t - b.t)
    .map(({ art }) => art)
    .join('');
}

/** The wood along the horizon. */
function horizonWood(width: number): string {
  const random = seededRandom(31);
  return Array.from({ length: 150 }, () => {
    const x = random() * (width + 40) - 20;
    const size = (0.42 + 0.5 * random() + 0.3 * layered(x / 180, 2, 2, 6)).toFixed(2);
    return `<use href="#f${Math.floor(random() * 3)}" transform="matrix(${size} 0 0 ${size} ${short(x)} ${HORIZON + 30 + Math.round(random() * 12)})"/>`;
  }).join('');
}

/** The outline of the water; banks are uneven, more so near by. */
function water(width: number, height: number): string {
  const left: Vec[] = [];
  const right: Vec[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    const rough = 10 + 60 * t;
    left.push([middle(t, width) - half(t) + rough * noise(t * 14, 1, 3), depthY(t, height)]);
    right.push([middle(t, width) + half(t) + rough * noise(t * 14, 9, 5), depthY(t, height)]);
  }
  return polygon([...left, ...right.toReversed()]);
}

/** Bright and dark streaks on the water that follow its run. */
function streaks(width: number, height: number, random: () => number): string {
  let light = '';
  let dark = '';
  for (let i = 0; i < 300; i++) {
    const t = random() ** 0.8;
    const x = middle(t, width) + (random() - 0.5) * 1.9 * half(t);
    const w = (8 + 150 * t) * (0.3 + random());
    const y = depthY(t, height);
    const streak = `M${short(x - w)} ${short(y)}q${short(w)} ${short(-1 - 5 * t)} ${short(w * 2)} 0q${short(-w)} ${short(1 + 5 * t)} ${short(-w * 2)} 0z`;
    if (random() > 0.42) light += streak;
    else dark += streak;
  }
  return `<path d="${dark}" fill="#1f5049" opacity=".3"/><path d="${light}" fill="#f3efd9" opacity=".42"/>`;
}

/** Sedge and stones along the near banks. */
function sedge(width: number, height: number, random: () => number): string {
  let blades = '';
  for (let i = 0; i < 300; i++) {
    const t = 0.34 + 0.66 * random();
    const side = random() > 0.5 ? 1 : -1;
    const x = middle(t, width) + side * (half(t) + (random() - 0.25) * 160 * t);
    const y = depthY(t, height) + 16 * random();
    const h = (30 + 120 * t) * (0.5 + random());
    blades += `M${short(x)} ${short(y)}q${short((random() - 0.4) * h * 0.2)} ${short(-h * 0.6)} ${short((random() - 0.4) * h * 0.6)} ${short(-h)}`;
  }
  return `<path d="${blades}" fill="none" stroke="#4f7a3c" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="${blades}" fill="none" stroke="#b9c46a" stroke-width="1.8" stroke-linecap="round" opacity=".6" transform="translate(5 4)"/>`;
}

/** A canoe with two paddlers, seen from behind; 0,0 is its middle at the waterline. */
const CANOE = [
  '<ellipse cx="0" cy="40" rx="250" ry="34" fill="#123a36" opacity=".4"/>',
  '<path d="M-240 50Q-150 46 0 46T240 50Q150 90 0 90T-240 50z" fill="#1f4a43" opacity=".35"/>',
  // load and paddlers
  '<path d="M-66-10h120v44h-120z" fill="#34524a"/><path d="M-40-40q40-16 80 0v34h-80z" fill="#4b6a80"/>',
  '<g transform="translate(-118 0)"><path d="M-30 30q-14-76 6-104 24-18 48 0 20 28 8 104z" fill="#c4541a"/><path d="M-22-64q22 14 44 0v58h-44z" fill="#e98a33"/><circle cx="2" cy="-98" r="21" fill="#4a3528"/><path d="M-20-104q2-26 24-24t22 24q-22 8-46 0z" fill="#27303f"/><path d="M-22-56L-78-6l10 12 62-40z" fill="#c4541a"/><path d="M24-56l-40 60 12 8 46-52z" fill="#a8441a"/></g>',
  '<g transform="translate(112 -6) scale(.9)"><path d="M-30 30q-14-76 6-104 24-18 48 0 20 28 8 104z" fill="#2f5a66"/><path d="M-22-64q22 14 44 0v58h-44z" fill="#4b8290"/><circle cx="2" cy="-98" r="21" fill="#5a4030"/><path d="M-20-104q2-26 24-24t22 24q-22 8-46 0z" fill="#dc9440"/><path d="M24-56L82-8l-10 12-62-40z" fill="#2f5a66"/></g>',
  '<path d="M-150-110L-252 96" stroke="#8a5a30" stroke-width="8" stroke-linecap="round"/><path d="M-246 78q-26 20-30 62 18 8 30-4 18-26 14-52z" fill="#b98a55"/>',
  '<path d="M188-92L246 70" stroke="#8a5a30" stroke-width="7" stroke-linecap="round"/><path d="M240 56q24 20 26 54-16 8-26-4-14-22-12-46z" fill="#b98a55"/>',
  // hull
  '<path d="M-262-8Q-210 20 0 24T262-14Q238 60 170 62H-176Q-244 58-262-8z" fill="#2f6b52"/><path d="M-262-8Q-210 20 0 24T262-14l-4 16Q200 40 0 42T-256 10z" fill="#b98a55"/><path d="M-240 40Q-120 58 0 58t236-18q-24 22-66 22H-176q-44 0-64-22z" fill="#153f33" opacity=".6"/>',
  '<path d="M-330 104q60-12 110 0M250 100q60-10 100 2" fill="none" stroke="#f3efd9" stroke-width="4" opacity=".6"/>',
].join('');

/** A quiet river in summer, two people paddling a canoe down it. */
export function drawRiver(width: number, height: number): string {
  const random = seededRandom(23);
  const symbols = [
    ...[0, 1, 2].map((i) => `<path id="s${i}" d="${spruce(seededRandom(10 + i), 22 + i * 2, 11 + i * 1.6)}"/>`),
    ...[0, 1, 2].map((i) => `<path id="f${i}" d="${farSpruce(seededRandom(10 + i), 13 + i, 12 + i * 1.6)}"/>`),
  ].join('');
  const hills = (base: number, rise: number, seed: number, fill: string): string => {
    const edge: Vec[] = [];
    for (let x = -20; x <= width + 20; x += 20)
      edge.push([x, base - rise * (0.6 + 0.6 * layered(x / 520, seed, 4, seed))]);
    return `<path d="${polygon([[-20, HORIZON + 80], ...edge, [width + 20, HORIZON + 80]])}" fill="${fill}"/>`;
  };
  const outline = water(width, height);
  const defs = [
    symbols,
    vertical('sky', [
      [0, '#8fbccc'],
      [0.2, '#bcd8dc'],
      [0.36, '#eee9d6'],
      [0.44, '#fbe2bb'],
    ]),
    radial('glow', [
      [0, '#fff6de', 0.95],
      [0.4, '#ffe6bb', 0.45],
      [1, '#ffe6bb', 0],
    ]),
    vertical('meadow', [
      [0, '#b9c99a'],
      [0.25, '#7f9f66'],
      [1, '#34583a'],
    ]),
    vertical('river', [
      [0, '#f6e2c0'],
      [0.14, '#cfd8c4'],
      [0.45, '#7fa79c'],
      [1, '#2f6560'],
    ]),
    vertical('mist', [
      [0, '#fbf1dc', 0],
      [0.55, '#fbf1dc', 0.8],
      [1, '#fbf1dc', 0],
    ]),
    vertical('shade', [
      [0, '#0d2a26', 0],
      [1, '#0d2a26', 0.5],
    ]),
    `<clipPath id="water"><path d="${outline}"/></clipPath>`,
  ].join('');
  const far = banks(width, height, 5, [0.005, 0.12], 150);
  const near = banks(width, height, 9, [0.12, 0.34], 48);
  return scene(
    width,
    height,
    [
      `<defs>${defs}<g id="far">${far}</g><g id="near">${near}</g></defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
      `<ellipse cx="${width * 0.58}" cy="${HORIZON - 60}" rx="900" ry="430" fill="url(#glow)"/>`,
      hills(HORIZON, 130, 3, '#a9c4bf') + hills(HORIZON + 20, 90, 8, '#86aba0') + hills(HORIZON + 40, 60, 5, '#6b9683'),
      `<path fill="url(#mist)" d="M0 ${HORIZON - 110}h${width}v200H0z"/>`,
      `<path fill="url(#meadow)" d="M0 ${HORIZON + 16}q600-16 1200-4t1200 2V${height}H0z"/>${groundLight(width, HORIZON + 22, height, { kind: 'heath', seed: 8, sun: 1, depth: 0.5 })}`,
      `<g clip-path="url(#water)"><path d="${outline}" fill="url(#river)"/><g opacity=".34"><use href="#far" transform="matrix(1 0 0 -.7 0 ${short((HORIZON + 60) * 1.7)})"/><use href="#near" transform="matrix(1 0 0 -.6 0 ${short((HORIZON + 250) * 1.6)})"/></g>${groundLight(width, HORIZON, height, { kind: 'water', seed: 4, sun: 1, depth: 0.6 })}${streaks(width, height, random)}</g>`,
      `<g fill="#8fb09e">${horizonWood(width)}</g><use href="#far"/>`,
      `<path fill="url(#mist)" d="M0 ${HORIZON - 50}h${width}v190H0z" opacity=".7"/>`,
      '<use href="#near"/>',
      sedge(width, height, random),
      `<g transform="translate(${short(width * 0.47)} 1060) scale(.86)">${CANOE}</g>`,
      `<path fill="url(#shade)" d="M0 ${height - 260}h${width}v260H0z"/>`,
    ].join(''),
  );
}
