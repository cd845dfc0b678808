import type { SceneFrame } from './backdrop';
import { counter, MUG, rail, shelf } from './counter';
import { body, type Dress, lit } from './figure';
import { posed } from './skeleton';
import { scene, short } from './svg';

const LIGHT = '#ffdba2';

/** At the bench, bent over a jacket: the far hand holds it down, the near one draws the thread. */
const STITCHING = posed({
  hip: [0, -50],
  lean: 20,
  nod: 24,
  hands: [
    [27, -57],
    [21, -63],
  ],
  feet: [
    [8, -4],
    [-8, -4],
  ],
});

const MENDER: Dress = {
  coat: '#35566a',
  cut: 'shirt',
  legs: '#3a3f36',
  hat: '#c9662c',
  headwear: 'band',
  style: 'short',
  hair: '#1d1714',
  skin: '#8a5a3c',
  boots: '#3a2a20',
  gloves: 'bare',
  girth: 1.06,
  light: LIGHT,
  lightFrom: 1,
};

const EVENING_MENDER: Dress = {
  ...MENDER,
  coat: '#6b4a63',
  legs: '#2f3a4a',
  hat: '#d9b04a',
  style: 'bun',
  hair: '#8d4a26',
  skin: '#e0b08c',
  girth: 0.98,
};

/** Colours of a jacket on the bench: its cloth, in the shade and in the light, and the patch. */
type Torn = { readonly cloth: string; readonly deep: string; readonly bright: string; readonly patch: string };

const BLUE_JACKET: Torn = { cloth: '#2f6272', deep: '#23505e', bright: '#5f95a3', patch: '#d98b3a' };
const RED_JACKET: Torn = { cloth: '#a8432f', deep: '#7d3023', bright: '#d17c5f', patch: '#e0b44a' };

/** The jacket that is mended: it lies over the bench, its torn elbow under a patch that is half sewn on. */
const lying = ({ cloth, deep, bright, patch }: Torn): string =>
  [
    `<path d="M2-48Q6-55 22-55.500Q44-58 62-53Q70-51 72-48H60Q64-38 62-30Q54-27 46-31L42-47z" fill="${cloth}"/><path d="M46-47Q52-40 46-31Q54-27 62-30Q64-38 60-48z" fill="${deep}"/><path d="M2-48Q6-55 22-55.500Q44-58 62-53Q40-55 24-53Q10-52 6-48z" fill="${bright}"/>`,
    `<path d="M20-53.500L36-55L38-48.500L21-48z" fill="${patch}"/><path d="M21.400-52.400L35-53.800L36.600-49.500L22.200-49z" fill="none" stroke="#fbeed0" stroke-width=".6" stroke-dasharray="1.200 .9"/><path d="M66-51Q74-53 76-49L72-48z" fill="${deep}"/>`,
  ].join('');

/** The needle in the near hand, its thread to the patch. */
const NEEDLE =
  '<path d="M27-65L31-70" stroke="#eef1f1" stroke-width=".8" stroke-linecap="round"/><path d="M27.600-65.600Q34-64 30-57T32-52" stroke="#fbeed0" stroke-width=".6" fill="none"/>';

/** Spools, scissors and a tin of buttons on the bench. */
const NOTIONS = [
  ...['#b5562f', '#c9a13b', '#4f6b46'].map(
    (colour, i) =>
      `<g transform="translate(${i * 8} 0)"><path d="M0-7h5v6H0z" fill="${colour}"/><path d="M-.8-8.400h6.600v1.600H-.8zM-.8-1.400h6.600V0H-.8z" fill="#e0c49a"/></g>`,
  ),
  '<path d="M28-9h13v9H28z" fill="#a9b0b4"/><path d="M28-9h13v2.600H28z" fill="#dfe4e6"/><path d="M28-5h13v2.600H28z" fill="#a1532f"/>',
].join('');

/** The shop's mending bench: somebody sews a patch onto a jacket under a lamp, others hang mended on the wall. */
export const drawMending = (frame: SceneFrame): string => mending(frame, MENDER, BLUE_JACKET);

/** The same room from its other end and from nearer, another at the bench. */
export const drawMendingEvening = (frame: SceneFrame): string => mending(frame, EVENING_MENDER, RED_JACKET, true);

function mending(frame: SceneFrame, mender: Dress, jacket: Torn, isMirrored = false): string {
  const { width: w, height: h, isTall } = frame;
  const floor = isTall ? 1300 : 1120;
  const size = isTall ? 7.2 : 7.6;
  const x = w * 0.42;
  const boards = Array.from(
    { length: 15 },
    (_, i) => `M${short(w / 2 + (i - 7) * (w / 9))} ${floor}L${short(w / 2 + (i - 7) * (w / 5))} ${h}`,
  ).join('');
  const planks = Array.from({ length: Math.ceil(w / 96) }, (_, i) => `M${i * 96 + 40} 0V${floor}`).join('');
  const at = (dx: number, dy: number, art: string, scale = size): string =>
    `<g transform="translate(${short(x + dx * size)} ${short(floor + dy * size)}) scale(${short(scale, 100)})">${art}</g>`;
  return scene(
    w,
    h,
    [
      `<g${isMirrored ? ` transform="translate(${w} 0) scale(-1 1)${isTall ? '' : ' scale(1.15) translate(-96 -85)'}"` : ''}>`,
      '<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#6b4f3b"/><stop offset=".6" stop-color="#b48d63"/><stop offset="1" stop-color="#836245"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#7d5b3e"/><stop offset="1" stop-color="#43301f"/></linearGradient><radialGradient id="warm"><stop stop-color="#ffe2ac" stop-opacity=".85"/><stop offset=".45" stop-color="#ffca80" stop-opacity=".3"/><stop offset="1" stop-color="#ffbf70" stop-opacity="0"/></radialGradient></defs>',
      `<path d="M0 0h${w}v${h}H0z" fill="url(#wall)"/><path d="${planks}" stroke="#3d2a1c" stroke-width="3" opacity=".3"/><path d="M0 ${floor}h${w}v${h - floor}H0z" fill="url(#floor)"/><path d="${boards}" stroke="#2b1c12" stroke-width="4" opacity=".45"/>`,
      at(isTall ? -46 : -104, isTall ? -160 : -112, rail(isTall ? 4 : 3), size * 0.86),
      isTall ? '' : at(72, -104, shelf(), size * 0.86),
      `<ellipse cx="${short(x + 24 * size)}" cy="${short(floor - 74 * size)}" rx="${isTall ? 620 : 980}" ry="560" fill="url(#warm)"/>`,
      at(
        30,
        -118,
        '<path d="M0-90V-8" stroke="#2a1d14" stroke-width=".9"/><path d="M-15 0Q-12-9 0-9.500T15 0z" fill="#2f5a50"/><path d="M-14 0h28q-14 7-28 0z" fill="#fff0c4"/>',
      ),
      at(0, 0, lit(mender, body(STITCHING, mender, { near: NEEDLE, grips: ['open', 'grip'] }))),
      at(isTall ? 20 : 34, 0, counter(isTall ? 50 : 80)),
      at(0, 0, lying(jacket)),
      isTall ? '' : at(75, -48, NOTIONS),
      at(isTall ? -20 : -32, -48, MUG),
      '</g>',
    ].join(''),
  );
}
