import { mix, short } from '../landscapes/svg';
import { shopLogo, shopMark } from '../shop-mark';
import { snowCap } from './street';

type Opening = { x: number; y: number; width: number; height: number };

const rect = ({ x, y, width, height }: Opening, attributes: string): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${attributes}/>`;

/** What stands in a shop window. */
export type Display = 'skis' | 'jackets' | 'camp' | 'boots' | 'boats' | 'wheels';

/** Pairs of skis leaning on the back wall. */
function skis({ x, width }: Opening, floor: number, tall: number): string {
  const colours = ['#34524a', '#a1532f', '#4b6a80', '#27303f', '#dc9440'];
  return colours
    .map((colour, i) => {
      const at = x + width * (0.14 + i * 0.18);
      const length = tall * (0.72 + (i % 3) * 0.07);
      return [0, width * 0.034]
        .map((dx) => {
          const w = width * 0.024;
          return `<path d="M${short(at + dx)} ${short(floor)}l${short(-w * 0.5)} ${short(-length)}q${short(w * 0.5)} ${short(-w * 2.4)} ${short(w)} 0l${short(w * 0.5)} ${short(length)}z" fill="${colour}"/>`;
        })
        .join('');
    })
    .join('');
}

/** Jackets on dress forms. */
function jackets({ x, width }: Opening, floor: number, tall: number): string {
  const colours = ['#dc9440', '#34524a', '#4b6a80'];
  return colours
    .map((colour, i) => {
      const cx = x + width * (0.2 + i * 0.3);
      const s = tall * 0.0042;
      const top = floor - tall * 0.84;
      const body = `<path d="M-16 2q16-10 32 0l26 14l12 70l-16 4l-8-44v66h-60v-66l-8 44l-16-4l12-70z" fill="${colour}"/><path d="M0 4v108" stroke="${mix(colour, '#000000', 0.35)}" stroke-width="2.4"/><path d="M-30 60h60v8h-60z" fill="${mix(colour, '#000000', 0.2)}"/><path d="M-14 2q14 12 28 0l-4-12q-10-6-20 0z" fill="${mix(colour, '#000000', 0.25)}"/>`;
      const stand = '<path d="M-2 112h4v82h-4zM-24 192h48v6h-48z" fill="#3a2c20"/>';
      return `<g transform="translate(${short(cx)} ${short(top)}) scale(${short(s, 1000)})">${stand}${body}</g>`;
    })
    .join('');
}

/** A tent, a pack and a lantern. */
function camp({ x, width }: Opening, floor: number, tall: number): string {
  const w = width * 0.62;
  const h = tall * 0.5;
  const cx = x + width * 0.42;
  const pack = x + width * 0.84;
  return [
    `<path d="M${short(cx - w / 2)} ${short(floor)}Q${short(cx - w * 0.28)} ${short(floor - h)} ${short(cx)} ${short(floor - h)}T${short(cx + w / 2)} ${short(floor)}z" fill="#4b6a80"/>`,
    `<path d="M${short(cx)} ${short(floor - h)}Q${short(cx + w * 0.28)} ${short(floor - h)} ${short(cx + w / 2)} ${short(floor)}h${short(-w * 0.3)}Q${short(cx + w * 0.1)} ${short(floor - h * 0.5)} ${short(cx)} ${short(floor - h)}z" fill="#35506a"/>`,
    `<path d="M${short(cx - w * 0.2)} ${short(floor)}Q${short(cx - w * 0.16)} ${short(floor - h * 0.62)} ${short(cx - w * 0.06)} ${short(floor - h * 0.66)}T${short(cx + w * 0.1)} ${short(floor)}z" fill="#ffe9b4"/>`,
    `<rect x="${short(pack - width * 0.07)}" y="${short(floor - tall * 0.5)}" width="${short(width * 0.14)}" height="${short(tall * 0.5)}" rx="${short(width * 0.04)}" fill="#34524a"/>`,
    `<rect x="${short(pack - width * 0.08)}" y="${short(floor - tall * 0.53)}" width="${short(width * 0.16)}" height="${short(tall * 0.13)}" rx="${short(width * 0.03)}" fill="#dc9440"/>`,
  ].join('');
}

/** Shelves of boots. */
function boots({ x, width }: Opening, floor: number, tall: number): string {
  const colours = ['#6b4526', '#27303f', '#34524a', '#a1532f'];
  let art = '';
  for (let row = 0; row < 3; row++) {
    const y = floor - tall * (0.06 + row * 0.27);
    art += `<rect x="${short(x + width * 0.06)}" y="${short(y)}" width="${short(width * 0.88)}" height="${short(tall * 0.022)}" fill="#8a5a34"/>`;
    for (let i = 0; i < 6; i++) {
      const s = tall * 0.0026;
      art += `<path transform="translate(${short(x + width * (0.1 + i * 0.145))} ${short(y)}) scale(${short(s, 1000)})" d="M0 0v-40q0-8 8-8h12q6 0 7 8l3 16q16 4 20 14v10z" fill="${colours[(i + row) % colours.length]}"/>`;
    }
  }
  return art;
}

/** A kayak hung across the window, paddles below. */
function boats({ x, width }: Opening, floor: number, tall: number): string {
  const y = floor - tall * 0.56;
  const l = x + width * 0.06;
  const r = x + width * 0.94;
  return [
    `<path d="M${short(l)} ${short(y)}Q${short(x + width * 0.5)} ${short(y - tall * 0.12)} ${short(r)} ${short(y)}Q${short(x + width * 0.5)} ${short(y + tall * 0.22)} ${short(l)} ${short(y)}z" fill="#dc9440"/><path d="M${short(l)} ${short(y)}Q${short(x + width * 0.5)} ${short(y + tall * 0.06)} ${short(r)} ${short(y)}Q${short(x + width * 0.5)} ${short(y + tall * 0.22)} ${short(l)} ${short(y)}z" fill="#a1532f"/>`,
    `<ellipse cx="${short(x + width * 0.52)}" cy="${short(y - tall * 0.03)}" rx="${short(width * 0.1)}" ry="${short(tall * 0.03)}" fill="#27303f"/>`,
    ...[0.2, 0.4, 0.62, 0.82].map(
      (t, i) =>
        `<path d="M${short(x + width * t)} ${short(floor)}v${short(-tall * 0.36)}" stroke="#6b4526" stroke-width="${short(width * 0.012)}"/><ellipse cx="${short(x + width * t)}" cy="${short(floor - tall * 0.34)}" rx="${short(width * 0.026)}" ry="${short(tall * 0.08)}" fill="${i % 2 ? '#34524a' : '#4b6a80'}"/>`,
    ),
  ].join('');
}

/** A winter bicycle. */
function wheels({ x, width }: Opening, floor: number, tall: number): string {
  const r = Math.min(width * 0.18, tall * 0.26);
  return bicycle(x + width * 0.5, floor, r, '#a1532f');
}

/** A bicycle from its side, standing at `floor`; `r` is the radius of its wheels. */
export function bicycle(cx: number, floor: number, r: number, colour: string): string {
  const left = cx - r * 1.7;
  const right = cx + r * 1.7;
  const y = floor - r;
  const wheel = (x: number): string =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 0.94)}" fill="none" stroke="#1c2429" stroke-width="${short(r * 0.15)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 0.1)}" fill="#1c2429"/>`;
  const at = (dx: number, dy: number): string => `${short(cx + dx * r)} ${short(y + dy * r)}`;
  return [
    wheel(left) + wheel(right),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M${short(left)} ${short(y)}L${at(-0.55, -1.3)}L${at(1.15, -1.4)}L${at(-0.1, 0.1)}L${short(left)} ${short(y)}M${at(-0.1, 0.1)}L${at(-0.62, -1.5)}M${short(right)} ${short(y)}L${at(1.1, -1.75)}" stroke="${colour}" stroke-width="${short(r * 0.14)}"/><path d="M${at(-0.95, -1.55)}L${at(-0.3, -1.55)}M${at(1.1, -1.75)}q${short(r * 0.1)} ${short(-r * 0.3)} ${short(r * 0.5)} ${short(-r * 0.14)}" stroke="#1c2429" stroke-width="${short(r * 0.18)}"/></g>`,
  ].join('');
}

const DISPLAYS: Record<Display, (opening: Opening, floor: number, tall: number) => string> = {
  skis,
  jackets,
  camp,
  boots,
  boats,
  wheels,
};

/** A lit shop window with goods in it; `frame` is the colour of its woodwork. */
export function shopWindow(opening: Opening, display: Display, frame = '#1b2a30', panes = 2): string {
  const { x, y, width, height } = opening;
  const id = `v${short(x)}-${short(y)}`.replaceAll('.', '_');
  const floor = y + height * 0.94;
  const bars = Array.from(
    { length: panes - 1 },
    (_, i) => `M${short(x + (width * (i + 1)) / panes)} ${short(y)}v${short(height)}`,
  ).join('');
  const lights = Array.from(
    { length: 4 },
    (_, i) =>
      `<circle cx="${short(x + width * (0.14 + i * 0.24))}" cy="${short(y + height * 0.05)}" r="${short(height * 0.13)}" fill="url(#halo)" opacity=".8"/>`,
  ).join('');
  return [
    rect({ x: x - 10, y: y - 10, width: width + 20, height: height + 20 }, `fill="${frame}"`),
    `<clipPath id="${id}">${rect(opening, '')}</clipPath><g clip-path="url(#${id})">`,
    rect(opening, 'fill="url(#room)"'),
    `<path d="M${short(x)} ${short(floor - height * 0.06)}h${short(width)}v${short(height * 0.2)}h${short(-width)}z" fill="#8a5a34" opacity=".8"/>`,
    lights,
    DISPLAYS[display](opening, floor, height * 0.86),
    `<path d="M${short(x + width * 0.06)} ${short(y)}h${short(width * 0.2)}l${short(-width * 0.16)} ${short(height)}h${short(-width * 0.16)}z" fill="#fff" opacity=".1"/>`,
    '</g>',
    `<path d="${bars}" stroke="${frame}" stroke-width="7"/>`,
    rect({ x: x - 18, y: y + height + 8, width: width + 36, height: 16 }, `fill="${mix(frame, '#ffffff', 0.16)}"`),
    snowCap(x - 18, y + height + 10, width + 36, 12, '#e6eef2', Math.round(x) % 7),
  ].join('');
}

export type Pane = Opening & { lit?: boolean; bars?: 'cross' | 'two' | 'none'; arched?: boolean; frame?: string };

/** A house window with snow on its sill. */
export function houseWindow({
  x,
  y,
  width,
  height,
  lit = false,
  bars = 'cross',
  arched = false,
  frame = '#e8eef0',
}: Pane): string {
  const outline = arched
    ? `M${short(x)} ${short(y + height)}V${short(y + width * 0.36)}Q${short(x + width / 2)} ${short(y - width * 0.2)} ${short(x + width)} ${short(y + width * 0.36)}V${short(y + height)}z`
    : `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const middle = `M${short(x + width / 2)} ${short(y)}v${short(height)}`;
  const lines =
    bars === 'none'
      ? ''
      : `${middle}${bars === 'cross' ? `M${short(x)} ${short(y + height * 0.42)}h${short(width)}` : ''}`;
  return [
    `<path d="${outline}" fill="url(#${lit ? 'pane' : 'dim'})" stroke="${frame}" stroke-width="${short(width * 0.09)}"/>`,
    lit
      ? ''
      : `<path d="M${short(x + width * 0.1)} ${short(y + height * 0.5)}L${short(x + width * 0.6)} ${short(y + height * 0.08)}h${short(width * 0.24)}L${short(x + width * 0.1)} ${short(y + height * 0.8)}z" fill="#fff" opacity=".16"/>`,
    lines ? `<path d="${lines}" stroke="${frame}" stroke-width="${short(width * 0.05)}"/>` : '',
    snowCap(x - width * 0.1, y + height + 2, width * 1.2, width * 0.08, '#e6eef2', Math.round(x + y) % 9),
  ].join('');
}

/** The shop's door: glass over a panel, a long handle, warm inside. */
export function shopDoor(opening: Opening, colour = '#1f3b36'): string {
  const { x, y, width, height } = opening;
  const glass = { x: x + width * 0.14, y: y + height * 0.07, width: width * 0.72, height: height * 0.62 };
  return [
    rect({ x: x - 12, y: y - 12, width: width + 24, height: height + 12 }, `fill="${mix(colour, '#000000', 0.4)}"`),
    rect(opening, `fill="${colour}"`),
    rect(glass, 'fill="url(#room)"'),
    rect(
      { x: glass.x, y: y + height * 0.74, width: glass.width, height: height * 0.2 },
      `fill="${mix(colour, '#000000', 0.25)}"`,
    ),
    rect(
      { x: x + width * 0.78, y: y + height * 0.36, width: width * 0.06, height: height * 0.3 },
      'rx="4" fill="#d9b777"',
    ),
    shopMark(x + width / 2, y + height * 0.3, width * 0.3, '#1f3b36', 1.2),
  ].join('');
}

/** The shop's name in lit letters, centred on x, y. */
export function shopSign(x: number, y: number, height: number, colour = '#fff3d6'): string {
  const letters = (paint: string, weight: number): string => shopLogo(x, y, height, paint, weight);
  return `<g opacity=".75" filter="url(#soft)">${letters('#ffcf85', 1.7)}</g>${letters(colour, 1.1)}`;
}

/** A board to hang the name on, with snow on top. */
export const signBoard = (x: number, y: number, height: number, colour: string): string =>
  [
    rect(
      { x: x - height * 3.9, y: y - height * 1.15, width: height * 7.8, height: height * 2.3 },
      `rx="8" fill="${colour}"`,
    ),
    rect(
      { x: x - height * 3.78, y: y - height * 1.03, width: height * 7.56, height: height * 2.06 },
      'rx="6" fill="none" stroke="#d9b777" stroke-width="3" opacity=".6"',
    ),
    shopSign(x, y, height),
    snowCap(x - height * 3.9, y - height * 1.13, height * 7.8, height * 0.22, '#eef4f6', 3),
  ].join('');
