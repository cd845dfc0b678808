import { mix, tone } from './colour';
import { openCurve } from './curve';
import { type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { isTrek, type ShoeLook } from './shoe-look';
import { filmOf } from './shoe-panels';

/** The rubber edge round the foot, low at the side, drawn up to a cap over the toes: its upper edge, from heel to toe. */
const RAND_EDGE = '-12,-56 30,-52 90,-49 150,-47 190,-47 212,-50 227,-60 237,-76 242,-98';
/** A short cap of rubber over the toes alone. */
const BUMPER_EDGE = '204,-40 222,-53 234,-69 243,-98';
/** Film over the toes: of a shoe, and of a boot, which is shorter there. */
const FILM_EDGES = {
  shoe: '200,-24 218,-44 234,-60 240,-92',
  boot: '188,-24 206,-39 225,-54 238,-72 243,-98',
};

/** Rubber or film over the foot below an edge: it stands up from the upper, is lit above the toes and turns into shade at the sole. */
function guard(kit: Kit, edge: string, fill: string, seam: string): string {
  const upper = pts(edge);
  const [first, last] = [upper[0] ?? [0, 0], upper.at(-1) ?? [0, 0]];
  const shape: Point[] = [
    [first[0], first[1], 0],
    ...upper.slice(1, -1),
    [last[0], last[1], 0],
    [320, -98, 0],
    [320, 0, 0],
    [first[0], 0, 0],
  ];
  const lit = mix(tone(fill, 0.09, 0.9), '#ffffff', 0.05);
  const line = openCurve(upper.map(([x, y]): Point => [x, y]));
  return [
    kit.softLine(line, 5, '#10141f', 0.3, 3),
    kit.part(shape, {
      fill,
      gradient: kit.linearBetween(
        `0 ${lit}, .36 ${tone(fill, 0.02)}, .7 ${tone(fill, -0.035)}, 1 ${tone(fill, -0.1)}`,
        240,
        -84,
        262,
        -26,
      ),
      volume: 0,
      texture: ['grain', '#fff', 0.35],
      line: 1.1,
      over: [
        // turns away at the toe and meets the sole
        kit.softLine(pts('290,-56 291,-40 287,-26'), 16, tone(fill, -0.12), 0.5, 12),
        kit.softLine(pts('240,-79 256,-74 268,-66'), 4.5, '#fff', 0.3, 4),
        kit.softLine(pts('250,-74 262,-69 268,-64'), 1.4, '#fff', 0.34, 1),
        seam,
      ].join(''),
    }),
    `<path d="${line}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${kit.units(1.1)}" transform="translate(${kit.units(0.6)} ${kit.units(1.6)})"/>`,
  ].join('');
}

/** A row of stitches beside an edge, so many mm before and above it. */
const sewn = (kit: Kit, edge: string, opacity: number): string =>
  kit.stitching(
    pts(edge).map(([x, y], i, all): Point => (i === all.length - 1 ? [x - 5, y] : [x - 3, y - 4])),
    opacity,
  );

/** Rubber and film that protect the foot, over the light of its cloth or leather. */
export function shoeRubber(kit: Kit, way: Colourway, look: ShoeLook): string {
  if (look.panels === 'welded') {
    const edge = FILM_EDGES[look.shaft === 'low' ? 'shoe' : 'boot'];
    return guard(kit, edge, filmOf(way), '') + sewn(kit, edge, 0.5);
  }
  if (!isTrek(look) || look.make === 'welt') return '';
  if (look.make === 'ankle') {
    const ribs = ['249,-80 242,-67 229,-53', '261,-74 254,-62 243,-50'].map((each) => openCurve(pts(each))).join('');
    return (
      guard(kit, BUMPER_EDGE, tone(way.trim, 0.07), kit.seam(ribs, { dark: 0.4, light: 0.3 })) +
      sewn(kit, BUMPER_EDGE, 0.5)
    );
  }
  const groove = kit.seam(pts('-8,-50 90,-44 190,-42 222,-44 250,-50 290,-56'), { dark: 0.42, light: 0.26 });
  return guard(kit, RAND_EDGE, tone(way.trim, 0.06), groove) + sewn(kit, RAND_EDGE, 0.4);
}
