import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { creases, ellipse, pts } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, ringLine, turned } from './turned';

const TITANIUM = '#b4b8ba';

type Rim = { radius: number; y: number; depth: number; inner: string; edge: string };

/** The mouth of a mug seen from a little above. */
const mouth = (kit: Kit, { radius, y, depth, inner, edge }: Rim): string =>
  kit.part(ellipse(0, y, radius, depth), { fill: edge, volume: 3 }) +
  kit.part(ellipse(0, y + 0.6, radius - 2.6, depth - 1.6), {
    fill: inner,
    gradient: kit.linear(`0 ${tone(inner, -0.26)}, .45 ${tone(inner, -0.1)}, 1 ${tone(inner, 0.06)}`, 0, 0, 0.7, 1),
    volume: 10,
    shade: 0.2,
    light: 0.1,
    shadeColour: '#121827',
    line: 0.8,
  });

/** Enamel on steel: a dark rim, a speckled coat, a chip-proof handle. */
function enamel(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(6, 2, 74, 9, 0.5),
    kit.tube(pts('40,-68 62,-69 77,-54 72,-32 42,-18'), 9, tone(way.main, -0.03), { cap: 'butt' }),
    turned(kit, '0,-84 44,-84! 41,0~10 0,5', {
      fill: way.main,
      finish: 'steel',
      texture: ['grain', '#fff', 0.9],
      volume: 6,
      over:
        brandMark(mark, -2, -50, 13, label) +
        fittedLettering(brand, -2, -24, { height: 11, width: 64 }, label, { weight: 1.2 }),
    }),
    mouth(kit, { radius: 45, y: -84, depth: 11, inner: TONES.snow, edge: way.trim }),
  ].join('');
}

/** A kuksa: a cup carved of birch burl, a leather loop in its handle. */
function kuksa(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const wood = '#b98a58';
  const rings = creases(
    '-44,-40 -20,-14 30,-12 2; -40,-30 -10,0 36,-8 2; -46,-54 -30,-30 0,-22 2; 10,-16 34,-30 42,-52 2; 54,-60 74,-66 98,-62 1.6; 56,-54 78,-58 100,-55 1.4',
  );
  const handle = pts('38,-66 60,-72 96,-74~10 108,-64 104,-50~8 74,-50 44,-38');
  return [
    kit.ground(4, 2, 86, 9, 0.5),
    kit.strap(pts('92,-62 110,-48 116,-26 110,-8 102,-6 98,-22 92,-56'), 3.6, way.main),
    kit.part(handle, {
      fill: wood,
      volume: 10,
      shade: 0.6,
      cast: [1, 4, 4, 0.35],
      inside: kit.folds(rings.slice(4), { blur: 1.6, dark: 0.45, light: 0.1 }),
      over: kit.eyelet(92, -62, 5, '#7d5a35') + kit.part(ellipse(72, -61, 8, 5), { fill: '#3b2a1b', volume: 3 }),
    }),
    turned(kit, '0,-72 50,-72! 51,-50 44,-20 30,-2 16,1~4 0,3', {
      fill: wood,
      volume: 14,
      shade: 0.6,
      light: 0.5,
      inside:
        kit.folds(rings.slice(0, 4), { blur: 2.4, dark: 0.2, light: 0.08 }) +
        [0, 1, 2, 3, 4, 5]
          .map((i) => kit.line(pts(`-52,${-60 + i * 11} -10,${-46 + i * 11} 52,${-64 + i * 12}`), '#5f3d1d', 1.4, 0.3))
          .join(''),
      over:
        brandMark(mark, -6, -40, 9, '#5a3a1e') +
        fittedLettering(brand, -4, -22, { height: 7, width: 44 }, '#5a3a1e', { weight: 1.1 }),
    }),
    mouth(kit, { radius: 51, y: -72, depth: 14, inner: '#a2733f', edge: tone(wood, 0.08) }),
    kit.line(ellipse(0, -70, 34, 7.6), '#5f3d1d', 1.2, 0.35) + kit.line(ellipse(2, -68, 20, 4), '#5f3d1d', 1.1, 0.3),
  ].join('');
}

/** What is etched into titanium. */
const ETCHED = '#474e54';

/** Titanium with wire handles that fold to the side. */
function titanium(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const wire = (dx: number): string =>
    kit.tube(
      pts(`40,${-78 + dx} 70,${-76 + dx} 82,${-62 + dx} 82,${-38 + dx} 70,${-24 + dx} 40,${-22 + dx}`),
      3.6,
      '#aeb4b6',
    ) + kit.strap(pts(`81.5,${-60 + dx} 81.5,${-40 + dx}`), 7, way.accent);
  return [
    kit.ground(6, 2, 70, 8, 0.5),
    wire(-3),
    turned(kit, '0,-96 40,-96! 39,0~7 0,4', {
      fill: TITANIUM,
      finish: 'steel',
      inside:
        // titanium turns blue and gold where a flame has touched it
        kit.soft(pts('-50,-12 0,-7 50,-12 50,8 -50,8'), '#50689c', 0.34, 5) +
        kit.soft(pts('-50,-24 0,-19 50,-24 50,-14 0,-9 -50,-14'), '#b28b52', 0.24, 5),
      over:
        kit.line(ringLine(40, -88, 5), '#1d2226', 0.8, 0.22) +
        kit.line(ringLine(40, -86.6, 5), '#fff', 0.9, 0.5) +
        brandMark(mark, -2, -58, 11, ETCHED) +
        fittedLettering(brand, -2, -36, { height: 9, width: 54 }, ETCHED, { weight: 1.15 }) +
        [0, 1, 2].map((i) => kit.line(pts(`22,${-86 + i * 9} 34,${-87 + i * 9}`), '#2c3136', 1.2, 0.6)).join(''),
    }),
    mouth(kit, { radius: 41, y: -96, depth: 10, inner: '#8b9193', edge: '#c6cbcc' }),
    kit.part(pts('34,-84~2 46,-83~2 46,-72~2 34,-71~2'), { fill: TITANIUM, volume: 3 }),
    kit.part(pts('34,-30~2 46,-31~2 46,-20~2 34,-19~2'), { fill: TITANIUM, volume: 3 }),
  ].join('');
}

/** A vacuum mug with a sliding lid. */
function insulated(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  return [
    kit.ground(6, 2, 76, 9, 0.5),
    kit.tube(pts('42,-84 64,-86 82,-72 82,-40 66,-24 42,-26'), 12, way.main, { cap: 'butt', gloss: 0.35 }),
    turned(kit, '0,-104 46,-104! 43,0~10 0,5', {
      fill: way.main,
      texture: ['grain', '#000', 0.8],
      volume: 7,
      inside: kit.block(pts('-60,-14! 0,-8 60,-14! 60,20! -60,20!'), '#c3c9cc'),
      over:
        brandMark(mark, -2, -66, 14, label) +
        fittedLettering(brand, -2, -38, { height: 12, width: 66 }, label, { weight: 1.2 }),
    }),
    turned(kit, '0,-108 46,-108! 46,-100! 0,-95', { fill: '#c3c9cc', finish: 'steel' }),
    turned(kit, '0,-117 44,-117! 47,-107~2 46,-105~2 0,-98', { fill: '#2c3035', volume: 5 }),
    kit.part(ellipse(0, -116, 42, 9), { fill: '#383d43', volume: 8, light: 0.5 }),
    kit.part(pts('-13,-121~2 9,-121~2 11,-114~2 -14,-114~2'), { fill: way.accent, volume: 4, cast: [1, 2, 1.6, 0.5] }),
    kit.part(ellipse(22, -116, 7, 2), { fill: '#0c0f13', volume: 0 }),
  ].join('');
}

const KINDS = [
  { draw: enamel, box: [-70, -112, 96, 20] },
  { draw: kuksa, box: [-74, -104, 136, 24] },
  { draw: titanium, box: [-66, -122, 104, 20] },
  { draw: insulated, box: [-74, -138, 104, 20] },
] as const;

/** A mug: enamel, birch kuksa, titanium with folding handles, insulated with a lid. */
export function drawMug(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.square, 60);
  return kit.svg(draw(kit, way, look), 'Mug');
}
