import type { SceneFrame } from './backdrop';
import { counter, shelf } from './counter';
import { body, type Dress, lit } from './figure';
import { type Pose, posed } from './skeleton';
import { scene, short } from './svg';

/** Over a parcel: the far arm lies on its lid, the palm down, the near hand strokes a label flat on its side. */
const STICKING: Pose = posed({
  hip: [0, -50],
  lean: 15,
  nod: 26,
  hands: [
    [41.5, -73.2],
    [32, -61],
  ],
  feet: [
    [8, -4],
    [-7, -4],
  ],
});

const SENDER: Dress = {
  coat: '#c2562f',
  yoke: '#27465a',
  cut: 'smock',
  legs: '#34404f',
  hat: '#27465a',
  headwear: 'hair',
  style: 'bun',
  hair: '#b9b5ac',
  skin: '#d9ab88',
  boots: '#3a2a20',
  gloves: 'bare',
  girth: 1.04,
  light: '#ffe9c4',
  lightFrom: 1,
};

/** A large parcel, its lower edge on the counter, and the label on it, one corner still up. */
const PARCEL = [
  '<path d="M20-48H74V-71H20z" fill="#c39560"/><path d="M20-71H74L69-76H27z" fill="#e0bb85"/><path d="M64-71H74V-48H64z" fill="#8a5f36" opacity=".28"/><path d="M20-52H74V-48H20z" fill="#8a5f36" opacity=".45"/>',
  '<path d="M55-76H61L62-71V-48H55V-71z" fill="#2f5a50"/><path d="M55-76H61L62-71H55z" fill="#5f9184"/>',
  '<g transform="translate(5 -3.500) rotate(-3 40 -64) scale(.86)"><path d="M27-73H52V-55.500Q49-57.500 47-54H27z" transform="translate(.8 1)" fill="#3d2818" opacity=".35"/><path d="M27-73H52V-58Q49-58.500 47-54H27z" fill="#fbf8ef"/><path d="M52-58Q49-58.500 47-54Q51-54 53-57z" fill="#d6cfbd"/>',
  '<path d="M37-70H49M37-67.500H46" stroke="#6a6a66" stroke-width=".9"/><path d="M37-63.500V-57M38.600-63.500V-57M40-63.500V-57M42-63.500V-57M43-63.500V-57M44.800-63.500V-57" stroke="#20262c" stroke-width=".8"/></g>',
].join('');

/** A sheet of labels, a roll of tape, scissors. */
const SHEET =
  '<path d="M-16 0L-12-5H16L20 0z" fill="#f4f0e4"/><path d="M-9-4L-11-1H-2L-1-4zM4-4V-1H14L12-4z" fill="#cfc8b6"/>';
const TAPE =
  '<path d="M-8 0V-9Q-8-13 0-13T8-9V0z" fill="#2f5a50"/><ellipse cy="-9.500" rx="8" ry="3.500" fill="#5f9184"/><ellipse cy="-9.500" rx="4.400" ry="1.800" fill="#20302c"/>';

/** Parcels that are packed already, on the floor against the wall. */
const PACKED =
  '<path d="M0 0H46V-30H0z" fill="#b98a58"/><path d="M0-30H46V-26H0z" fill="#dcb681"/><path d="M19-30H27V0H19z" fill="#2f5a50"/><path d="M6-54H38V-30H6z" fill="#c99f6b"/><path d="M6-54H38V-50.500H6z" fill="#e6c694"/><path d="M24-46H34V-38H24z" fill="#f4f0e4"/>';

const CLOCK =
  '<circle r="7" cy=".8" fill="#3d4f48" opacity=".4"/><circle r="7" fill="#2f5a50"/><circle r="5.800" fill="#fbf8ef"/><path d="M0-4.200V0L2.600 1.800" stroke="#20262c" stroke-width="1" fill="none" stroke-linecap="round"/>';

/** A window onto a winter's day, its frame and sill; 0,0 its upper left corner. */
const WINDOW = [
  '<path d="M-4-4H64V64H-4z" fill="#e9dfca"/><path d="M0 0H60V60H0z" fill="url(#day)"/><path d="M0 60V44Q16 36 34 42T60 40V60z" fill="#eef3f5"/><path d="M12 42L9 46L11 46L7 51L17 51L13 46L15 46zM46 38L42 45H44L40 52H52L48 45H50z" fill="#56797c"/>',
  '<path d="M30 0V60M0 28H60" stroke="#e9dfca" stroke-width="3"/><path d="M-8 64H68V69H-8z" fill="#f4ecd9"/><path d="M-8 69H68V71H-8z" fill="#000" opacity=".16"/>',
].join('');

/** Somebody sticks the label of a return on a parcel: for returns. */
export function drawLabelling(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const floor = isTall ? 1290 : 1180;
  const size = isTall ? 6.4 : 8.4;
  const x = w * (isTall ? 0.36 : 0.43);
  const boards = Array.from(
    { length: 15 },
    (_, i) => `M${short(w / 2 + (i - 7) * (w / 9))} ${floor}L${short(w / 2 + (i - 7) * (w / 5))} ${h}`,
  ).join('');
  const at = (dx: number, dy: number, art: string, scale = size): string =>
    `<g transform="translate(${short(x + dx * size)} ${short(floor + dy * size)}) scale(${short(scale, 100)})">${art}</g>`;
  return scene(
    w,
    h,
    [
      '<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#7f978c"/><stop offset=".6" stop-color="#b3c0ae"/><stop offset="1" stop-color="#8fa093"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#8a6444"/><stop offset="1" stop-color="#4a3222"/></linearGradient><linearGradient id="day" x2="0" y2="1"><stop stop-color="#9fc4da"/><stop offset="1" stop-color="#f3e6cf"/></linearGradient><radialGradient id="warm"><stop stop-color="#fff1cf" stop-opacity=".75"/><stop offset=".5" stop-color="#ffe6b4" stop-opacity=".26"/><stop offset="1" stop-color="#ffe0a8" stop-opacity="0"/></radialGradient></defs>',
      `<path d="M0 0h${w}v${h}H0z" fill="url(#wall)"/><path d="M0 ${floor - 64}h${w}v64H0z" fill="#4f6259" opacity=".55"/><path d="M0 ${floor - 68}h${w}v7H0z" fill="#e9dfca" opacity=".7"/>`,
      `<path d="M0 ${floor}h${w}v${h - floor}H0z" fill="url(#floor)"/><path d="${boards}" stroke="#2b1c12" stroke-width="4" opacity=".45"/>`,
      isTall ? at(38, -118, CLOCK) : '',
      at(isTall ? -64 : -104, isTall ? -116 : -100, WINDOW, size * (isTall ? 0.66 : 0.8)),
      at(isTall ? 60 : 74, isTall ? -104 : -92, shelf(), size * (isTall ? 0.62 : 0.72)),
      at(isTall ? -68 : -98, 1, PACKED, size * (isTall ? 0.8 : 0.9)),
      `<ellipse cx="${short(x + 30 * size)}" cy="${short(floor - 78 * size)}" rx="${isTall ? 640 : 980}" ry="560" fill="url(#warm)"/>`,
      at(0, 0, lit(SENDER, PARCEL + body(STICKING, SENDER, { grips: ['open', 'open'] }))),
      at(38, 0, counter(74)),
      at(-22, -48, TAPE),
      at(94, -48, SHEET),
    ].join(''),
  );
}
