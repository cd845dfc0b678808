import { glow, mist, type SceneFrame, sky, spruceKinds, wood } from './backdrop';
import { kayak } from './kayak';
import { groundLight } from './lit-ground';
import { litRidge } from './lit-ridge';
import { seededRandom } from './noise';
import { scene, short } from './svg';

const LIGHT = '#fff0d4';

/** Two paddlers on a lake in morning fog; islands come and go behind them. */
export function drawPaddlers(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const water = isTall ? 830 : 700;
  const boats: readonly (readonly [
    x: number,
    y: number,
    size: number,
    hull: string,
    coat: string,
    hat: string,
    vest: string,
  ])[] = [
    [w * (isTall ? 0.74 : 0.76), water + 150, isTall ? 2.3 : 2.6, '#3f7f86', '#35566a', '#c9c2ae', '#b9472a'],
    [
      w * (isTall ? 0.42 : 0.5),
      water + (isTall ? 340 : 350),
      isTall ? 3.3 : 4.1,
      '#d8742c',
      '#2c4a5c',
      '#27303f',
      '#e2b04a',
    ],
  ];
  const random = seededRandom(61);
  let ripples = '';
  let shine = '';
  for (let i = 0; i < 240; i++) {
    const t = random();
    const y = water + 14 + t * t * (h - water);
    const half = (14 + 150 * t) * (0.3 + random());
    const x = random() * w;
    const streak = `M${short(x - half)} ${short(y)}q${short(half)} ${short(-1.5 - 3 * t)} ${short(half * 2)} 0q${short(-half)} ${short(1.5 + 3 * t)} ${short(-half * 2)} 0z`;
    if (random() > 0.5) ripples += streak;
    else shine += streak;
  }
  const land = `<g id="land">${litRidge(frame, 'r', { top: (s) => water - 60 - 130 * Math.exp(-(((s - 0.2) / 0.2) ** 2)), rough: 22, seed: 5, shade: '#93adb8', lit: '#d8d3c6', sun: 1, spur: 110, steep: 0.4, haze: '#f1e8d8' }, water + 4)}${wood(frame, { seed: 14, count: 60, foot: () => water + 3, low: 40, high: 110, fill: '#8aa5ab', isOpen: (s) => s > 0.42 && s < 0.66 })}${wood(frame, { seed: 22, count: 16, foot: () => water + 8, low: 90, high: 200, fill: '#5f828b', isOpen: (s) => s < 0.82 })}</g>`;
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#a9bfc8'],
        [0.3, '#d3dcdb'],
        [0.52, '#f5ead6'],
      ]),
      spruceKinds(120),
      glow('sun', w * 0.62, water - 150, 620, 420, '#fff4dc', 1),
      `<circle cx="${short(w * 0.62)}" cy="${water - 170}" r="46" fill="#fffaf0" opacity=".9"/>`,
      land,
      `<defs><linearGradient id="lake" x2="0" y2="1"><stop offset="0" stop-color="#efe5d2"/><stop offset=".3" stop-color="#b9cdd0"/><stop offset="1" stop-color="#4f7580"/></linearGradient></defs><path d="M0 ${water}h${w}v${h - water}H0z" fill="url(#lake)"/>`,
      groundLight(w, water, h, { kind: 'water', seed: 7, sun: 1, depth: 0.55 }),
      `<g opacity=".3"><use href="#land" transform="matrix(1 0 0 -.7 0 ${short(water * 1.7)})"/></g>`,
      `<path d="${ripples}" fill="#3f6672" opacity=".3"/><path d="${shine}" fill="#fff6e4" opacity=".5"/>`,
      mist('fog', frame, water - 170, water + 190, '#f6f0e4', 0.9),
      ...boats.map(
        ([x, y, size, hull, coat, hat, vest], i) =>
          `<g opacity="${i ? 1 : 0.82}"><ellipse cx="${short(x)}" cy="${short(y + 26)}" rx="${short(118 * size)}" ry="${short(9 * size)}" fill="#24424e" opacity=".4"/><path d="M${short(x - 190 * size)} ${short(y + 16 * size)}q${short(90 * size)} ${short(-8 * size)} ${short(180 * size)} ${short(-2 * size)}M${short(x + 60 * size)} ${short(y + 14 * size)}q${short(40 * size)} ${short(-4 * size)} ${short(90 * size)} ${short(2 * size)}" fill="none" stroke="#fff6e4" stroke-width="${short(1.6 * size)}" opacity=".7"/><g transform="translate(${short(x)} ${short(y)}) scale(${size})">${kayak(hull, { coat, legs: '#27303f', hat, headwear: 'beanie', light: LIGHT, lightFrom: 1 }, vest, i ? 'ahead' : 'back')}</g></g>`,
      ),
      mist('low', frame, water + 60, water + 260, '#f4efe6', 0.35),
      `<defs><linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#10303c" stop-opacity="0"/><stop offset="1" stop-color="#10303c" stop-opacity=".42"/></linearGradient></defs><path fill="url(#shade)" d="M0 ${h - 300}h${w}v300H0z"/>`,
    ].join(''),
  );
}
