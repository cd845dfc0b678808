import type { SceneFrame } from './backdrop';
import { type Dress, figure } from './figure';
import { seededRandom } from './noise';
import type { Pose } from './skeleton';
import { scene, short } from './svg';

/** At the bench, both hands on the iron. */
const WAXING: Pose = {
  facing: -1,
  head: [-9, -91],
  neck: [-6, -81],
  hip: [3, -48],
  farArm: [
    [-19, -70],
    [-32, -74],
  ],
  nearArm: [
    [-13, -64],
    [-28, -72],
  ],
  farLeg: [
    [-3, -25],
    [-4, -4],
  ],
  nearLeg: [
    [8, -26],
    [10, -4],
  ],
};

const LIGHT = '#ffd9a0';

/** Over the coat, its pocket on the thigh. */
const APRON =
  '<path d="M-12-74Q-4-70 4-73L8-36Q-2-30-13-34z" fill="#b98650"/><path d="M-12-74Q-8-72-6-72L-6-32Q-10-32-13-34z" fill="#ecc58c" opacity=".8"/><path d="M-11-46h15v9h-14z" fill="#8a5f38"/>';

/** A window onto blue snow with panes and a sill. */
function pane(x: number, y: number, w: number, h: number): string {
  const random = seededRandom(8);
  const snow = Array.from(
    { length: 34 },
    () => `<circle cx="${short(x + random() * w)}" cy="${short(y + random() * h)}" r="${short(1.5 + random() * 3)}"/>`,
  ).join('');
  return [
    `<path d="M${x - 18} ${y - 18}h${w + 36}v${h + 36}h${-w - 36}z" fill="#5a3d28"/>`,
    `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="url(#outside)"/>`,
    `<path d="M${x} ${y + h}v${-h * 0.24}q${w * 0.3} ${-h * 0.1} ${w * 0.6} ${-h * 0.02}t${w * 0.4} ${-h * 0.03}v${h * 0.29}z" fill="#9fb9cb"/>`,
    [0.12, 0.24, 0.7, 0.86]
      .map(
        (t, i) =>
          `<path d="M${short(x + w * t)} ${short(y + h * (0.3 + (i % 2) * 0.14))}l${short(-w * 0.045)} ${short(h * 0.46)}h${short(w * 0.09)}z" fill="#2d4a5c"/>`,
      )
      .join(''),
    `<g fill="#fff" opacity=".8">${snow}</g>`,
    `<path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="#6b4a30" stroke-width="14"/><path d="M${x - 30} ${y + h + 18}h${w + 60}v22h${-w - 60}z" fill="#7d5636"/>`,
    `<path d="M${x + 10} ${y + 10}l${w * 0.3} 0l${-w * 0.2} ${h * 0.36}l${-w * 0.1} 0z" fill="#fff" opacity=".12"/>`,
  ].join('');
}

/** Skis leaning on the wall, waiting for their owners. */
function waiting(x: number, foot: number, height: number): string {
  const colours = ['#d4702a', '#35566a', '#e9e4d8', '#34524a', '#a1532f', '#c9b48a'];
  return colours
    .map((colour, i) => {
      const left = x + i * 46;
      const tip = foot - height + (i % 3) * 36;
      return `<path d="M${left} ${foot}V${tip + 30}Q${left + 2} ${tip - 4} ${left + 14} ${tip}Q${left + 25} ${tip - 2} ${left + 26} ${tip + 30}V${foot}z" fill="${colour}"/><path d="M${left + 3} ${foot}V${tip + 30}" stroke="#fff" stroke-width="3" opacity=".35"/><path d="M${left + 23} ${foot}V${tip + 30}" stroke="#000" stroke-width="4" opacity=".3"/><path d="M${left + 2} ${tip + height * 0.3}h22v${height * 0.1}h-22z" fill="#000" opacity=".22"/><path d="M${left + 4} ${foot - height * 0.42}h18v44h-18z" fill="#20262c"/>`;
    })
    .join('');
}

/** Tools on a board over the bench. */
function tools(x: number, y: number): string {
  const tool = (dx: number, art: string): string =>
    `<g transform="translate(${x + dx} ${y})"><circle r="5" cy="-8" fill="#d9c39a"/>${art}</g>`;
  return [
    `<path d="M${x - 50} ${y - 46}h620v230h-620z" fill="#6b4a31"/><path d="M${x - 50} ${y - 46}h620v8h-620z" fill="#8f6946"/>`,
    tool(0, '<path d="M-9 0h18l4 84h-26z" fill="#b9c0c3"/><path d="M-11 84h22v60q-11 10-22 0z" fill="#c0592a"/>'),
    tool(82, '<path d="M-30 0h60v18h-60z" fill="#8b949a"/><path d="M-9 18h18v120h-18z" fill="#b98650"/>'),
    tool(176, '<path d="M-6 0h12v92h-12z" fill="#c3cacd"/><path d="M-13 90h26v52q-13 8-26 0z" fill="#2f5a66"/>'),
    tool(
      262,
      '<path d="M-22 0h44v110h-44z" fill="#d9a13b"/><path d="M-22 0h44v16h-44z" fill="#7a4f2a"/><path d="M-18 110h36v24h-36z" fill="#3a2a20"/>',
    ),
    tool(
      352,
      '<path d="M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0" transform="translate(0 44)" fill="none" stroke="#34524a" stroke-width="16"/>',
    ),
    tool(
      460,
      '<path d="M-52 10h104v20h-104z" fill="#aab2b6"/><path d="M-52 30h104v12h-104z" fill="#5a3d28"/><path d="M-40 64h80v16h-80z" fill="#aab2b6"/><path d="M-40 80h80v10h-80z" fill="#5a3d28"/>',
    ),
  ].join('');
}

/** A ski on its bench, base up, with the drop of wax that the iron spreads. */
const skiOnBench = (x: number, y: number, length: number): string =>
  [
    `<path d="M${x} ${y}q-26-8-44-42q30 18 60 20H${x + length}v24H${x + 10}q-10 0-10-2z" fill="#2b3a48"/><path d="M${x - 30} ${y - 30}q24 14 46 14H${x + length}v-6H${x + 16}q-24 0-46-14z" fill="#e8edee" opacity=".7"/>`,
    `<path d="M${x + length * 0.2} ${y - 22}H${x + length * 0.54}v6H${x + length * 0.2}z" fill="#ffe2ae" opacity=".9"/>`,
    [0.18, 0.78]
      .map(
        (t) =>
          `<path d="M${x + length * t - 26} ${y + 2}h52v58h-52z" fill="#3a444c"/><path d="M${x + length * t - 34} ${y - 4}h68v14h-68z" fill="#c0592a"/>`,
      )
      .join(''),
  ].join('');

const MASTER: Dress = {
  coat: '#34524a',
  legs: '#2b323b',
  hat: '#d0652b',
  headwear: 'beanie',
  boots: '#3a2a20',
  light: LIGHT,
  lightFrom: -1,
  cut: 'shirt',
  gloves: 'bare',
  hasBeard: true,
  hair: '#8a8276',
  girth: 1.12,
};

const APPRENTICE: Dress = {
  ...MASTER,
  coat: '#8a3f3a',
  legs: '#34404f',
  hat: '#e2b04a',
  headwear: 'band',
  style: 'tail',
  hair: '#b9702f',
  hasBeard: false,
  girth: 1,
};

/** The shop's own workshop on a winter evening: somebody waxes a ski at the bench. */
export const drawWorkshop = (frame: SceneFrame): string => workshop(frame, MASTER);

/** The same room seen from its other end, another at the bench. */
export const drawSkiService = (frame: SceneFrame): string => workshop(frame, APPRENTICE, true);

function workshop(frame: SceneFrame, waxer: Dress, isMirrored = false): string {
  const { width: w, height: h, isTall } = frame;
  const floor = isTall ? 1260 : 1130;
  const size = isTall ? 4.2 : 4;
  const bench = floor - 46 * size;
  const x = w * (isTall ? 0.66 : 0.68);
  const left = isTall ? 60 : w * 0.3;
  const right = isTall ? 720 : w * 0.66;
  const planks = Array.from({ length: 40 }, (_, i) => `M${i * 74} 0V${floor}`).join('');
  const boards = Array.from(
    { length: 16 },
    (_, i) => `M${w / 2 + (i - 7.5) * (w / 9)} ${floor}L${w / 2 + (i - 7.5) * (w / 5)} ${h}`,
  ).join('');
  const lamp = isTall ? 470 : w * 0.52;
  // the wide frame shows the bench from near: a part of the room, from the window to the skis on the wall
  const whole = isMirrored ? `translate(${w} 0) scale(-1 1)` : '';
  const part = ` transform="${whole}${isTall ? '' : ' scale(1.36) translate(-420 -330)'}"`;
  return scene(
    w,
    h,
    [
      `<g${part}>`,
      '<defs><linearGradient id="panel" x2="0" y2="1"><stop offset="0" stop-color="#3e2c20"/><stop offset=".5" stop-color="#6f4f37"/><stop offset="1" stop-color="#5a3f2c"/></linearGradient><linearGradient id="outside" x2="0" y2="1"><stop offset="0" stop-color="#1f3f5a"/><stop offset=".7" stop-color="#5f86a3"/><stop offset="1" stop-color="#c9b09a"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#5b4130"/><stop offset="1" stop-color="#2b1e16"/></linearGradient><linearGradient id="top" x2="0" y2="1"><stop offset="0" stop-color="#d3a873"/><stop offset="1" stop-color="#8a623c"/></linearGradient><radialGradient id="warm"><stop offset="0" stop-color="#ffd89a" stop-opacity=".85"/><stop offset=".4" stop-color="#ffb761" stop-opacity=".34"/><stop offset="1" stop-color="#ffb761" stop-opacity="0"/></radialGradient></defs>',
      `<path d="M0 0h${w}v${h}H0z" fill="url(#panel)"/><path d="${planks}" stroke="#24180f" stroke-width="3" opacity=".5"/><path d="${planks}" stroke="#c39a6b" stroke-width="1.4" opacity=".25" transform="translate(3 0)"/>`,
      pane(isTall ? 90 : 520, isTall ? 360 : 420, isTall ? 300 : 300, isTall ? 360 : 330),
      tools(isTall ? 500 : 1000, isTall ? 620 : 500),
      waiting(isTall ? 800 : 1770, floor, isTall ? 700 : 720),
      `<path d="M0 ${floor}h${w}v${h - floor}H0z" fill="url(#floor)"/><path d="${boards}" stroke="#1c120b" stroke-width="4" opacity=".5"/>`,
      `<ellipse cx="${short(lamp)}" cy="${floor + 30}" rx="${isTall ? 560 : 900}" ry="100" fill="url(#warm)" opacity=".5"/><ellipse cx="${short(lamp)}" cy="${bench - 180}" rx="${isTall ? 620 : 900}" ry="560" fill="url(#warm)" opacity=".62"/>`,
      `<path d="M${short(lamp)} 0V${bench - 522}" stroke="#15100c" stroke-width="6"/><path d="M${short(lamp - 96)} ${bench - 452}Q${short(lamp - 70)} ${bench - 528} ${short(lamp)} ${bench - 534}Q${short(lamp + 70)} ${bench - 528} ${short(lamp + 96)} ${bench - 452}z" fill="#2f5a50"/><path d="M${short(lamp - 90)} ${bench - 452}h180q-90 44-180 0z" fill="#fff0c4"/>`,
      `<ellipse cx="${short(x + 20)}" cy="${floor + 16}" rx="${short(34 * size)}" ry="14" fill="#150d08" opacity=".6"/>`,
      skiOnBench(left + 30, bench - 66, right - left + (isTall ? 120 : 60)),
      `<g transform="translate(${short(x)} ${floor + 8}) scale(${size})">${figure(WAXING, waxer, { over: APRON, grips: ['grip', 'grip'] })}</g>`,
      `<g transform="translate(${short(x - 31 * size)} ${short(bench - 86)})"><path d="M-46 0H46L40-30H-30q-14 4-16 30z" fill="#c9d0d3"/><path d="M-34-30Q-26-66 10-66Q36-66 36-44" fill="none" stroke="#23282d" stroke-width="12" stroke-linecap="round"/><path d="M-40-16h80" stroke="#fff" stroke-width="4" opacity=".6"/><path d="M-6-90q-16-36 4-64t-2-66M22-92q-10-30 6-52" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".2"/></g>`,
      `<path d="M${left} ${bench}h${right - left}v34H${left}z" fill="url(#top)"/><path d="M${left} ${bench}h${right - left}v7H${left}z" fill="#f4d5a2" opacity=".8"/><path d="M${left + 40} ${bench + 34}h44V${floor + 30}h-44zM${right - 84} ${bench + 34}h44V${floor + 30}h-44z" fill="#6b4a2f"/><path d="M${left + 84} ${floor - 60}h${right - left - 168}v24H${left + 84}z" fill="#5a3d28"/><path d="M${left + 120} ${floor - 130}h150v70h-150z" fill="#a1532f"/><path d="M${left + 300} ${floor - 106}h120v46h-120z" fill="#35566a"/>`,
      '</g>',
    ].join(''),
  );
}
