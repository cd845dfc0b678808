import type { SceneFrame } from './backdrop';
import { fellColours, matsOf } from './fell-colours';
import { layered, seededRandom } from './noise';
import { mix, polygon, short, type Vec, vertical } from './svg';
import type { Vista } from './vista';
import { HOURS, type Hour } from './vista-light';

/** A tarn on the open ground, away from the people; the land, `#land`, and the sky lie upside down in it. */
export function tarn(frame: SceneFrame, { hour, season, seed, side = 1 }: Vista, horizon: number): string {
  const at: Hour = HOURS[hour];
  const { width } = frame;
  const middle = width * (side > 0 ? 0.27 : 0.73);
  const [shore, half, deep] = [horizon + 40, width * (0.23 + 0.06 * (seed % 3)), 84];
  const rim = (from: number, to: number, bow: number): Vec[] =>
    Array.from({ length: 25 }, (_, i): Vec => {
      const t = from + ((to - from) * i) / 24;
      const x = middle + half * t;
      return [x, shore + 22 + bow * Math.max(0, 1 - t * t) ** 0.7 + 7 * layered(x / 70, bow, 3, seed)];
    });
  const outline = polygon([...rim(-1, 1, -22), ...rim(1, -1, deep)]);
  const sky = at.sky.map(([, colour]) => colour);
  const [sedge, bog] = fellColours(season).mats.map((fill) => mix(fill, at.tint, at.by));
  const random = seededRandom(seed + 5);
  const ripples = Array.from({ length: 26 }, () => {
    const [x, y, long] = [middle + (random() * 2 - 1) * half * 0.8, shore + 14 + random() * deep, 20 + random() * 110];
    return `M${short(x)} ${short(y)}h${short(long)}l${short(-long * 0.5)} 1.6z`;
  }).join('');
  return [
    `<defs>${vertical('tarnsky', [
      [0, mix(sky.at(-1) ?? at.haze, at.haze, 0.3)],
      [1, mix(sky[0] ?? at.haze, '#18344a', 0.3)],
    ])}<clipPath id="tarn"><path d="${outline}"/></clipPath></defs>`,
    `<path d="${outline}" fill="none" stroke="${mix(bog ?? '', '#1c2214', 0.4)}" stroke-width="5" opacity=".7"/>`,
    `<g clip-path="url(#tarn)"><path d="${outline}" fill="url(#tarnsky)"/><use href="#land" transform="matrix(1 0 0 -.62 0 ${short(shore * 1.62)})" opacity=".85"/><path d="${outline}" fill="${mix('#2a5068', at.tint, at.by)}" opacity=".16"/><path d="${ripples}" fill="${at.light}" opacity=".5"/></g>`,
    `<path d="${polygon([...rim(-1, 1, deep), ...rim(1, -1, deep + 5)])}" fill="${sedge}" opacity=".9"/>`,
  ].join('');
}

/** Patches of bog, sedge and shrub in perspective: what makes the ground a carpet and not a plain. */
export function mats(frame: SceneFrame, { season, hour, land, seed }: Vista, from: number): string {
  const { tint, by }: Hour = HOURS[hour];
  const random = seededRandom(seed + 17);
  const layers = matsOf(season, land === 'forest').map((fill) => ({
    fill: mix(fill, tint, by),
    d: '',
  }));
  const deep = frame.height - from;
  for (let i = 0; i < 90; i++) {
    const near = random() ** 1.6;
    const [x, y] = [random() * frame.width, from + 6 + near * deep];
    const [rx, ry] = [(50 + 330 * near) * (0.5 + random()), (4 + 34 * near) * (0.5 + 0.8 * random())];
    const edge = Array.from({ length: 14 }, (_, k): Vec => {
      const turn = (k / 14) * 2 * Math.PI;
      const ragged = 0.66 + 0.5 * random();
      return [x + rx * ragged * Math.cos(turn), y + ry * ragged * Math.sin(turn)];
    });
    // far off the sedge is yellow, the bog green; dwarf birch reddens towards us
    const kind = near < 0.12 ? Math.floor(random() * 2) : random() < 0.3 ? 1 : random() < 0.7 ? 2 : near < 0.5 ? 0 : 3;
    const layer = layers[kind];
    if (layer) layer.d += polygon(edge);
  }
  return layers.map(({ fill, d }) => `<path d="${d}" fill="${fill}" opacity=".55"/>`).join('');
}
