import { layered, seededRandom } from '../landscapes/noise';
import { mix, polygon, radial, type Stop, scene, short, type Vec, vertical } from '../landscapes/svg';

/** Every store picture has the landscapes' wide frame. */
export const STREET = { width: 2400, height: 1350 } as const;

/** What a store's picture is made of, back to front. */
export type Street = {
  sky: readonly Stop[];
  /** sunset or town light low in the sky: x, y and colour */
  glow?: readonly [x: number, y: number, colour: string];
  /** snow of the street from its far edge down to the viewer */
  ground: readonly Stop[];
  /** y where the street begins */
  kerb: number;
  behind?: string;
  building: string;
  /** light that falls out of the windows onto the snow */
  pools?: string;
  front?: string;
  flakes: number;
  seed: number;
  defs?: string;
};

/** The paints that shop fronts, lamps and snow share. */
const SHARED = [
  vertical('pane', [
    [0, '#ffe2a6'],
    [0.5, '#ffd082'],
    [1, '#f2a95a'],
  ]),
  vertical('room', [
    [0, '#fff0c9'],
    [0.35, '#ffdb98'],
    [0.8, '#e9a763'],
    [1, '#b7773f'],
  ]),
  vertical('dim', [
    [0, '#7fa0b4'],
    [1, '#3d5a70'],
  ]),
  vertical('shade', [
    [0, '#08141f', 0.5],
    [1, '#08141f', 0],
  ]),
  radial('pool', [
    [0, '#ffdf9d', 0.75],
    [0.45, '#ffcf85', 0.3],
    [1, '#ffcf85', 0],
  ]),
  radial('halo', [
    [0, '#fff0c4', 0.95],
    [0.18, '#ffdf9d', 0.5],
    [1, '#ffcf85', 0],
  ]),
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9"/></filter>',
].join('');

/** Snow lying along a level edge: thin, uneven, rounded at its ends. */
export function snowCap(x: number, y: number, width: number, depth: number, colour = '#eef4f6', seed = 1): string {
  const top: Vec[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const round = Math.min(1, 6 * t, 6 * (1 - t)) ** 0.5;
    top.push([x + width * t, y - depth * round * (0.78 + 0.3 * layered(t * 5, seed, 2, seed))]);
  }
  const lower: Vec[] = top.map(([px], i) => [px, y + depth * 0.16 * Math.max(0, layered(i * 0.7, seed + 9, 2, seed))]);
  return `<path d="${polygon([...top, ...lower.toReversed()])}" fill="${colour}"/><path d="${polygon([...lower.map(([px, py]): Vec => [px, py - depth * 0.3]), ...lower.toReversed()])}" fill="#7f9db3" opacity=".35"/>`;
}

/** A warm patch of light on the snow. */
export const pool = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#pool)" opacity="${opacity}"/>`;

/** A street lamp and the light around it; `height` is that of the post. */
export function lamp(x: number, foot: number, height: number): string {
  const top = foot - height;
  const arm = height * 0.16;
  return [
    `<ellipse cx="${x}" cy="${foot}" rx="${short(height * 0.12)}" ry="${short(height * 0.02)}" fill="#0a1a26" opacity=".4"/>`,
    `<path d="M${x - 5} ${foot}L${x - 3} ${short(top + 30)}h6L${x + 5} ${foot}z" fill="#14232d"/>`,
    `<path d="M${x} ${short(top + 40)}q0-46 ${short(arm)}-46" fill="none" stroke="#14232d" stroke-width="7" stroke-linecap="round"/>`,
    `<circle cx="${short(x + arm)}" cy="${short(top + 10)}" r="${short(height * 0.34)}" fill="url(#halo)" opacity=".7"/>`,
    `<path d="M${short(x + arm - 22)} ${short(top + 6)}q22-34 44 0z" fill="#14232d"/><ellipse cx="${short(x + arm)}" cy="${short(top + 8)}" rx="16" ry="8" fill="#fff6dc"/>`,
    snowCap(x + arm - 24, top - 6, 48, 9, '#dfe9ee', 4),
  ].join('');
}

/** A bank of ploughed snow along the street, its foot lost in the snow before it. */
export function snowBank(
  from: number,
  to: number,
  y: number,
  height: number,
  seed: number,
  light = '#dce8ef',
  dark = '#8fabc0',
): string {
  const top: Vec[] = [];
  for (let x = from; x <= to; x += 24) {
    const t = (x - from) / (to - from);
    const round = Math.min(1, 7 * t, 7 * (1 - t)) ** 0.6;
    top.push([x, y - height * round * (0.62 + 0.5 * (layered(x / 150, seed, 3, seed) + 0.4))]);
  }
  const id = `bank${from}_${seed}`.replace('-', 'm');
  const fade = vertical(id, [
    [0, light],
    [0.5, mix(light, dark, 0.35)],
    [1, dark, 0],
  ]);
  return `<defs>${fade}</defs><path d="${polygon([[from, y], ...top, [to, y]])}" fill="url(#${id})"/>`;
}

function snowfall({ flakes, seed }: Street): string {
  const random = seededRandom(seed);
  let small = '';
  let large = '';
  for (let i = 0; i < flakes; i++) {
    const x = random() * STREET.width;
    const y = random() * STREET.height;
    const r = 1.2 + random() ** 3 * 5;
    const dot = `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
    if (r < 2.6) small += dot;
    else large += dot;
  }
  return `<path d="${small}" fill="#fff" opacity=".65"/><path d="${large}" fill="#fff" opacity=".4"/>`;
}

/** Wheel tracks and footprints that lead along the street. */
function tracks({ kerb, seed }: Street): string {
  const random = seededRandom(seed + 40);
  let prints = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const y = kerb + 50 + t ** 1.5 * (STREET.height - kerb - 60);
    const size = 3 + t * 9;
    const x = 1120 + 240 * t + 60 * Math.sin(t * 5) + (i % 2 ? 1 : -1) * (8 + 26 * t) + random() * 8;
    prints += `M${short(x - size)} ${short(y)}a${short(size)} ${short(size * 0.46)} 0 1 0 ${short(size * 2)} 0a${short(size)} ${short(size * 0.46)} 0 1 0 ${short(-size * 2)} 0`;
  }
  return `<path d="${prints}" fill="#5f7f98" opacity=".34"/>`;
}

/** Puts a store's street together as opaque SVG. */
export function drawStreet(street: Street): string {
  const { width, height } = STREET;
  const { sky, glow, ground, kerb } = street;
  const edge = ground[0]?.[1] ?? '#c9d9e3';
  const defs = [
    SHARED,
    vertical('sky', sky),
    vertical('ground', ground),
    glow
      ? radial('glow', [
          [0, glow[2], 0.9],
          [0.4, glow[2], 0.4],
          [1, glow[2], 0],
        ])
      : '',
    street.defs ?? '',
  ].join('');
  return scene(
    width,
    height,
    [
      `<defs>${defs}</defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
      glow ? `<ellipse cx="${glow[0]}" cy="${glow[1]}" rx="1300" ry="620" fill="url(#glow)"/>` : '',
      street.behind ?? '',
      `<path fill="${mix(edge, '#7f9db3', 0.25)}" d="M0 ${kerb - 16}h${width}v40H0z"/>`,
      street.building,
      `<path fill="url(#ground)" d="M0 ${kerb}q600-14 1200-2t1200-4V${height}H0z"/>`,
      `<path fill="url(#shade)" d="M0 ${kerb}h${width}v70H0z" opacity=".5"/>`,
      street.pools ?? '',
      tracks(street),
      street.front ?? '',
      snowfall(street),
    ].join(''),
  );
}
