import type { SceneFrame } from './backdrop';
import { layered, seededRandom } from './noise';
import { mix, short } from './svg';

/** Where plants and stones lie: between two heights, larger towards us, thicker in patches. */
export type Undergrowth = {
  readonly from: number;
  /** grass in the light, in the shade, and what has turned colour */
  readonly colours: readonly [string, string, string];
  readonly stone: string;
  /** light on stones comes from the left or the right */
  readonly sun: 1 | -1;
  readonly seed: number;
};

type Place = { readonly x: number; readonly y: number; readonly near: number };

/** Places on the ground, the farthest first. */
function places({ width, height }: SceneFrame, { from, seed }: Undergrowth, count: number, clumps: number): Place[] {
  const random = seededRandom(seed);
  const found: Place[] = [];
  for (let i = 0; i < count * 3 && found.length < count; i++) {
    const near = random() ** 1.3;
    const [x, y] = [random() * width, from + 14 + near * (height - from + 30)];
    if (layered(x / 330, y / 120, 2, seed + 3) + 0.9 * (random() - 0.5) < clumps) continue;
    found.push({ x, y, near });
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Tussocks of grass and sedge, each a fan of blades. */
function tussocks(frame: SceneFrame, growth: Undergrowth): string {
  const random = seededRandom(growth.seed + 9);
  const layers = ['', '', ''];
  for (const { x, y, near } of places(frame, growth, 150, 0.05)) {
    const tall = (8 + 46 * near) * (0.6 + 0.6 * random());
    const blades = 4 + Math.floor(random() * 4);
    for (let i = 0; i < blades; i++) {
      const lean = ((i + 0.5) / blades - 0.5) * tall * 1.1 + (random() - 0.5) * tall * 0.3;
      const high = tall * (0.65 + 0.35 * random()) * (1 - Math.abs(lean) / tall / 2.2);
      const foot = x + lean * 0.14;
      const half = 1 + 1.7 * near;
      layers[(i + Math.floor(random() * 2)) % 3] +=
        `M${short(foot - half)} ${short(y)}Q${short(foot + lean * 0.2)} ${short(y - high * 0.6)} ${short(foot + lean)} ${short(y - high)}Q${short(foot + lean * 0.2 + half)} ${short(y - high * 0.5)} ${short(foot + half)} ${short(y)}Z`;
    }
  }
  return layers.map((d, i) => `<path d="${d}" fill="${growth.colours[i]}" opacity=".8"/>`).join('');
}

/** Low shrubs, dwarf birch and crowberry: cushions of leaves, lit from the side of the sun. */
function shrubs(frame: SceneFrame, growth: Undergrowth): string {
  const random = seededRandom(growth.seed + 21);
  let [dark, bright] = ['', ''];
  for (const { x, y, near } of places(frame, { ...growth, seed: growth.seed + 40 }, 64, 0.18)) {
    const size = (5 + 26 * near) * (0.6 + 0.7 * random());
    for (let i = 0; i < 6; i++) {
      const [dx, dy] = [(random() - 0.5) * size * 3.4, -random() * size * 0.7];
      const r = size * (0.34 + 0.3 * random());
      dark += `M${short(x + dx - r)} ${short(y)}q0 ${short(dy - r)} ${short(r)} ${short(dy - r)}q${short(r)} 0 ${short(r)} ${short(r - dy)}z`;
      const lx = x + dx + growth.sun * r * 0.3;
      bright += `M${short(lx - r * 0.5)} ${short(y + dy - r * 0.25)}q0 ${short(-r * 0.62)} ${short(r * 0.5)} ${short(-r * 0.62)}q${short(r * 0.5)} 0 ${short(r * 0.5)} ${short(r * 0.5)}z`;
    }
  }
  const [, shade, rust] = growth.colours;
  return `<path d="${dark}" fill="${mix(shade, rust, 0.25)}" opacity=".85"/><path d="${bright}" fill="${rust}" opacity=".75"/>`;
}

/** Boulders, each with a lit face, one in the shade, lichen, and its shade on the ground. */
function boulders(frame: SceneFrame, growth: Undergrowth): string {
  const random = seededRandom(growth.seed + 33);
  const { stone, sun } = growth;
  return places(frame, { ...growth, seed: growth.seed + 60 }, 9, -1)
    .map(({ x, y, near }) => {
      const w = (14 + 70 * near) * (0.6 + 0.8 * random());
      const h = w * (0.42 + 0.24 * random());
      const top = (random() - 0.5) * w * 0.5;
      const point = (px: number, py: number): string => `${short(x + px)} ${short(y + py)}`;
      const side = `L${point(-sun * w * 0.52, -h * 0.64)}L${point(-sun * w, 0)}`;
      return [
        `<ellipse cx="${short(x - sun * w * 0.7)}" cy="${short(y + h * 0.06)}" rx="${short(w * 1.35)}" ry="${short(h * 0.17)}" fill="#0e1a24" opacity=".26"/>`,
        `<path d="M${point(sun * w, 0)}L${point(sun * w * 0.8, -h * 0.56)}L${point(top + sun * w * 0.2, -h)}L${point(top - sun * w * 0.2, -h * 0.94)}${side}Q${point(0, h * 0.16)} ${point(sun * w, 0)}Z" fill="${stone}"/>`,
        `<path d="M${point(top - sun * w * 0.2, -h * 0.94)}${side}Q${point(-sun * w * 0.4, h * 0.12)} ${point(sun * w * 0.05, h * 0.07)}L${point(top - sun * w * 0.02, -h * 0.5)}Z" fill="${mix(stone, '#0e1a28', 0.42)}"/>`,
        `<path d="M${point(sun * w * 0.8, -h * 0.56)}L${point(top + sun * w * 0.2, -h)}L${point(top - sun * w * 0.2, -h * 0.94)}L${point(top - sun * w * 0.02, -h * 0.5)}L${point(sun * w * 0.5, -h * 0.36)}Z" fill="${mix(stone, '#ffffff', 0.34)}"/>`,
      ].join('');
    })
    .join('');
}

/** What grows and lies on open ground. */
export const undergrowth = (frame: SceneFrame, growth: Undergrowth): string =>
  shrubs(frame, growth) + boulders(frame, growth) + tussocks(frame, growth);
