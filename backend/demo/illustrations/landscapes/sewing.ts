import type { SceneFrame } from './backdrop';
import { body, type Dress, lit } from './figure';
import { seededRandom } from './noise';
import { posed } from './skeleton';
import { mix, scene, short } from './svg';
import { SEAMSTRESS } from './wardrobe';

const LIGHT = '#ffdba2';

const DRESS: Dress = {
  ...SEAMSTRESS,
  cut: 'shirt',
  legs: '#2b323b',
  hat: '#8a3f1f',
  gloves: 'bare',
  boots: '#3a2a20',
  light: LIGHT,
  lightFrom: 1,
};

/** Sitting at the machine, forearms on the table, both hands on the cloth before the needle, a foot on the treadle. */
const SEWING = posed({
  hip: [-10, -27],
  lean: 18,
  nod: 22,
  hands: [
    [29, -45.5],
    [24, -44.5],
  ],
  feet: [
    [25, -8],
    [15, -4],
  ],
  tilt: [-4, 0],
});

/** A wall of whitewashed bricks, the wash worn off here and there. */
function bricks(width: number, floor: number): string {
  const random = seededRandom(19);
  const layers = ['', '', ''];
  const [wide, high] = [104, 46];
  for (let row = 0; row * high < floor; row++)
    for (let x = -((row % 2) * wide) / 2; x < width; x += wide) {
      const kind = random() < 0.14 ? 2 : random() < 0.4 ? 1 : 0;
      layers[kind] += `M${short(x + 3)} ${row * high + 3}h${wide - 6}v${high - 6}h${-wide + 6}z`;
    }
  return ['#8f6a52', '#86614a', '#9b5a3e'].map((colour, i) => `<path d="${layers[i]}" fill="${colour}"/>`).join('');
}

/** The window of a cellar under its ceiling: snow lies half up the pane, somebody's boots go by. */
const cellarWindow = (x: number, y: number): string =>
  [
    `<g transform="translate(${short(x)} ${short(y)})"><path d="M-14-14h428v188H-14z" fill="#4a3526"/><path d="M0 0h400v160H0z" fill="url(#street)"/>`,
    '<path d="M0 110Q90 84 190 104T400 96V160H0z" fill="#a9c0d2"/><path d="M0 124Q120 100 240 120T400 112V160H0z" fill="#c9d9e4"/>',
    '<path d="M236-2h44l4 66q34 8 38 26h-82zM300-2h40l10 52q30 6 36 22l-74 6z" fill="#22303c"/><path d="M238 84h86v10h-86zM312 72l76-6v9l-74 7z" fill="#111a22"/>',
    '<path d="M200 0V160M0 80H400" stroke="#5a412e" stroke-width="10"/><path d="M-30 160h460v22H-30z" fill="#6b4d35"/></g>',
  ].join('');

/** An old sewing machine of black iron with its hand wheel, units of a person. */
const MACHINE = [
  '<path d="M8-40h44v-4H8z" fill="#14181d"/><path d="M12-44v-18q0-6 6-6h24q7 0 7 7v17h-9v-12q0-3-3-3H24q-3 0-3 3v2h-2v10h-4v-8z" fill="#1c2229"/><path d="M14-62q0-4 5-4h22q5 0 6 5" stroke="#5f6a74" stroke-width="1.200" fill="none"/>',
  '<circle cx="52" cy="-58" r="7.500" fill="none" stroke="#2a323a" stroke-width="2.600"/><circle cx="52" cy="-58" r="1.800" fill="#d9b26a"/><path d="M26-60h12" stroke="#d9b26a" stroke-width="1.600"/>',
  '<path d="M30-68v-6h6v6z" fill="#d0652b"/><path d="M33-74Q22-80 17-66V-46" stroke="#e9c79a" stroke-width=".6" fill="none"/>',
].join('');

/** The iron frame below the machine: its legs, the wheel with its belt, the treadle on its rod. */
const TREADLE = [
  '<path d="M40-35L36 0H32M72-35L76 0H80M38-12Q56-24 74-12" stroke="#20252b" stroke-width="2.400" fill="none" stroke-linecap="round"/>',
  '<circle cx="62" cy="-19" r="9.500" fill="none" stroke="#2a323a" stroke-width="2"/><path d="M62-28.500V-9.500M52.500-19h19" stroke="#2a323a" stroke-width="1.200"/><circle cx="62" cy="-19" r="1.800" fill="#d9b26a"/><path d="M53-22L58-38M71-22L66-38" stroke="#3a2a20" stroke-width=".8"/>',
  '<path d="M62-19L46-3.500" stroke="#3a444c" stroke-width="1.600"/><path d="M23-1.500L47-4.500L49-2L25 1.500z" fill="#20252b"/><path d="M23-1.500L47-4.500L47.400-3.800L23.600-.6z" fill="#6f7c86"/>',
].join('');

/** The table with its treadle, and the tent that is being mended: it lies on the table and falls to the floor at both sides. */
function table(tent: string): string {
  const deep = mix(tent, '#1a0f0a', 0.45);
  const bright = mix(tent, '#fff0d0', 0.35);
  return [
    '<path d="M2-40H166V-35H2z" fill="#b98a58"/><path d="M2-40H166v1.400H2z" fill="#f0d09c"/><path d="M8-35h4.500V0H8zM154-35h4.500V0h-4.500z" fill="#a0744a"/>',
    TREADLE,
    `<g transform="translate(46 -40) scale(.76) translate(-30 40)">${MACHINE}</g>`,
    `<path d="M14-42Q24-46 30-43T58-42Q74-52 92-48T120-38Q130-20 128-6Q140 2 150 4H84Q92-10 88-30Q70-38 52-39T14-40Z" fill="${tent}"/>`,
    `<path d="M88-46Q106-48 118-38Q126-20 124-4L112 4Q116-20 106-34T88-46Z" fill="${deep}" opacity=".6"/><path d="M62-43Q78-50 92-47Q104-44 110-36Q96-42 84-40T62-43Z" fill="${bright}" opacity=".7"/>`,
    `<path d="M96-38Q100-20 96 2M104-40Q112-20 106 2M70-46Q80-42 86-34" stroke="${deep}" stroke-width="1.100" fill="none" opacity=".7"/><path d="M24-42.500L60-42M70-45Q90-48 112-40" stroke="#f4e6c8" stroke-width=".45" stroke-dasharray=".9 .7" fill="none"/>`,
  ].join('');
}

/** Shelves with rolls of cloth, spools and the tin for the coffee money. */
function shelves(x: number, y: number): string {
  const rolls = ['#b5562f', '#3f6f64', '#c9a13b', '#35566a', '#8a8f6a', '#7a4f6a'];
  const cloths = rolls
    .map(
      (colour, i) =>
        `<path d="M${i * 74 + 12} 6h58v120h-58z" fill="${colour}"/><path d="M${i * 74 + 12} 6h12v120h-12z" fill="#fff" opacity=".16"/><path d="M${i * 74 + 56} 6h14v120h-14z" fill="#000" opacity=".26"/><ellipse cx="${i * 74 + 41}" cy="8" rx="29" ry="9" fill="${mix(colour, '#fff2dc', 0.4)}"/><ellipse cx="${i * 74 + 41}" cy="8" rx="9" ry="3" fill="#3a2a1e"/>`,
    )
    .join('');
  const spools = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${i * 46 + 16} 186h30v44h-30z" fill="${rolls[(i * 2 + 1) % 6]}"/><path d="M${i * 46 + 12} 180h38v8h-38zM${i * 46 + 12} 228h38v8h-38z" fill="#d9bd8c"/>`,
  ).join('');
  return `<g transform="translate(${short(x)} ${short(y)})"><path d="M0 126h470v14H0zM0 236h470v14H0z" fill="#5a3d28"/><path d="M0 126h470v4H0zM0 236h470v4H0z" fill="#b98a58" opacity=".6"/>${cloths}${spools}<path d="M430 178h34v58h-34z" fill="#b9c0c3"/><path d="M430 194h34v26h-34z" fill="#a1532f"/></g>`;
}

/** The cellar in which the shop began: somebody mends a tent at a treadle machine, the street's snow before the window. */
export function drawSewing(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const floor = isTall ? 1240 : 1000;
  const size = isTall ? 5.2 : 7;
  const x = w * (isTall ? 0.27 : 0.305);
  const y = floor + 50;
  const lamp = x + 34 * size;
  const shade = 18.5 * size;
  return scene(
    w,
    h,
    [
      '<defs><linearGradient id="street" x2="0" y2="1"><stop stop-color="#27445e"/><stop offset="1" stop-color="#7f9db6"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#6b5a4c"/><stop offset="1" stop-color="#2c231c"/></linearGradient><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#160f0b" stop-opacity=".72"/><stop offset=".6" stop-color="#160f0b" stop-opacity=".3"/><stop offset="1" stop-color="#160f0b" stop-opacity=".42"/></linearGradient><linearGradient id="cone" x2="0" y2="1"><stop stop-color="#ffe2ac" stop-opacity=".3"/><stop offset="1" stop-color="#ffd794" stop-opacity="0"/></linearGradient><radialGradient id="warm"><stop stop-color="#ffdda0" stop-opacity=".85"/><stop offset=".4" stop-color="#ffb968" stop-opacity=".34"/><stop offset="1" stop-color="#ffb761" stop-opacity="0"/></radialGradient></defs>',
      `<path d="M0 0h${w}v${h}H0z" fill="#74533f"/>${bricks(w, floor)}<path d="M0 ${floor}h${w}v${h - floor}H0z" fill="url(#floor)"/>`,
      `<path d="M0 0h${w}v${h}H0z" fill="url(#dusk)"/>`,
      cellarWindow(isTall ? 60 : w * 0.167, isTall ? 250 : 190),
      shelves(isTall ? 570 : w * 0.63, isTall ? 560 : 340),
      `<ellipse cx="${short(lamp)}" cy="${short(y - 46 * size)}" rx="${isTall ? 640 : 900}" ry="560" fill="url(#warm)" opacity=".75"/><ellipse cx="${short(lamp + 100)}" cy="${floor + 70}" rx="${isTall ? 560 : 860}" ry="90" fill="url(#warm)" opacity=".5"/>`,
      `<path d="M${short(lamp)} 0V${short(y - 128 * size)}" stroke="#120d0a" stroke-width="6"/><path d="M${short(lamp - shade)} ${short(y - 114 * size)}Q${short(lamp - shade * 0.74)} ${short(y - 130 * size)} ${short(lamp)} ${short(y - 131 * size)}Q${short(lamp + shade * 0.74)} ${short(y - 130 * size)} ${short(lamp + shade)} ${short(y - 114 * size)}z" fill="#2f5a50"/><path d="M${short(lamp - shade * 0.94)} ${short(y - 114 * size)}h${short(shade * 1.88)}q${short(-shade * 0.94)} ${short(shade * 0.46)} ${short(-shade * 1.88)} 0z" fill="#fff0c4"/><path d="M${short(lamp - shade * 0.92)} ${short(y - 113 * size)}h${short(shade * 1.84)}L${short(lamp + 460)} ${y + 40}H${short(lamp - 460)}z" fill="url(#cone)"/>`,
      `<ellipse cx="${short(x + 66 * size)}" cy="${y + 8}" rx="${short(114 * size)}" ry="26" fill="#120b07" opacity=".5"/>`,
      `<g transform="translate(${short(x)} ${y}) scale(${size})"><path d="M-26-26H6v3H-26zM-22-23h3V0h-3zM0-23h3V0H0z" fill="#5a3d28"/>${lit(DRESS, body(SEWING, DRESS, { grips: ['open', 'open'] }))}${table('#d0702f')}</g>`,
    ].join(''),
  );
}
