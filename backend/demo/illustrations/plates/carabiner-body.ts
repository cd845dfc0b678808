import { mix, shadeOf, tone } from './colour';
import { openCurve } from './curve';
import { num, type Point, pts, rectangle, rotated } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { rod } from './rod';

export type CarabinerShape = {
  /** the middle line of the body from the nose round the basket and the spine to the hinge, gate on the right */
  body: readonly Point[];
  /** mm */
  thickness: number;
  gate: 'wire' | 'solid' | 'bent' | 'screw' | 'twist';
};

export type CarabinerColours = {
  body: string;
  gate: string;
  ink: string /** what is etched into the spine */;
  print?: string;
};

const STEEL = '#c4cacd';

/** Pear-shaped for belaying, D for the rack, oval for aid and pulleys, angular with an automatic lock. */
export const CARABINERS = {
  pear: {
    body: pts('23,-21 28,-35 19,-51 -2,-57 -24,-49 -31,-32 -27,-8 -19,24 -13,42 0,50 12,44 16,31'),
    thickness: 11,
    gate: 'screw',
  },
  wireD: {
    body: pts('20,-27 22,-41 12,-52 -5,-54 -19,-46 -23,-30 -22,18 -20,38 -10,49 5,49 15,41 17,31'),
    thickness: 8.6,
    gate: 'wire',
  },
  oval: {
    body: pts('22,-21 22,-30 17,-45 0,-53 -17,-45 -22,-28 -22,28 -17,45 0,53 17,45 22,31'),
    thickness: 10.5,
    gate: 'solid',
  },
  lock: {
    body: pts('25,-24 29,-40 22,-53~10 -4,-58 -27,-52~14 -33,-30 -24,10 -17,38 -8,49 6,49 15,42 17,31'),
    thickness: 12,
    gate: 'twist',
  },
  bentD: {
    body: pts('19,-25 22,-39 13,-51 -5,-53 -19,-45 -23,-28 -21,18 -18,40 -8,50 6,49 14,41 16,30'),
    thickness: 10,
    gate: 'bent',
  },
} as const satisfies Record<string, CarabinerShape>;

const first = (points: readonly Point[]): Point => points[0] ?? [0, 0];
const last = (points: readonly Point[]): Point => points[points.length - 1] ?? [0, 0];

/** A sleeve round the gate, from 20 to 78 percent of it: knurled to screw, smooth with windows to twist. */
function sleeve(kit: Kit, from: Point, to: Point, kind: 'screw' | 'twist', colour: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90;
  const half = kind === 'screw' ? 7.4 : 8;
  const start = length * (kind === 'screw' ? 0.3 : 0.12);
  const end = length * 0.84;
  const round = kit.linear('0 #000 .5, .22 #fff .5, .36 #fff .12, .6 #000 .05, 1 #000 .55', 0, 0, 1, 0);
  const knurls = Array.from({ length: 13 }, (_, i) => {
    const x = -half + (i + 0.5) * (half / 6.5);
    return kit.line(pts(`${x},${start + 3} ${x},${end - 3}`), '#000', 2, 0.28);
  }).join('');
  const windows =
    kit.block(rectangle(-half, end - 8, half * 2, 3.4), '#e9b23c') +
    kit.line(pts(`0,${start + 5} 0,${end - 13}`), '#000', 9, 0.25) +
    kit.part(rectangle(-2.6, start + 7, 5.2, 7, 2.4), { fill: '#16191d', volume: 3, line: 0.8 });
  return (
    `<g transform="translate(${from[0]} ${from[1]}) rotate(${degrees.toFixed(1)})">` +
    kit.part(rectangle(-half, start, half * 2, end - start, 2.4), {
      fill: colour,
      volume: 0,
      cast: [4, 6, 5, 0.4],
      inside: (kind === 'screw' ? knurls : windows) + kit.block(rectangle(-half, start, half * 2, end - start), round),
    }) +
    '</g>'
  );
}

/** One carabiner about 110 mm high round the origin, gate on the right; `open` turns the gate inward. */
export function carabiner(kit: Kit, shape: CarabinerShape, colours: CarabinerColours, open = false): string {
  const { body, thickness, gate } = shape;
  const nose = first(body);
  const hinge = last(body);
  const [tip] = open ? rotated([nose], -27, hinge[0], hinge[1]) : [nose];
  const to: Point = tip ?? nose;
  const middle: Point = [(hinge[0] + to[0]) / 2 - 5, (hinge[1] + to[1]) / 2, 14];
  const line: Point[] = gate === 'bent' ? [hinge, middle, to] : [hinge, to];
  const gateArt =
    gate === 'wire'
      ? [-1.9, 1.9]
          .map((dx) =>
            rod(
              kit,
              line.map(([x, y]): Point => [x + dx, y]),
              2.7,
              STEEL,
              { gloss: 1, shadow: dx < 0 ? 0.3 : 0 },
            ),
          )
          .join('')
      : rod(kit, line, thickness * 0.84, colours.gate, { gloss: 0.9 });
  const locking =
    gate === 'screw' || gate === 'twist'
      ? sleeve(kit, hinge, to, gate, gate === 'twist' ? tone(colours.gate, -0.04) : colours.gate)
      : '';
  // the groove of the forged I-beam, kept off both ends
  const groove = body.slice(3, -2);
  const spine = body[Math.floor(body.length / 2)] ?? [0, 0];
  return [
    rod(kit, body, thickness, colours.body, { gloss: 0.85 }),
    `<path d="${openCurve(groove)}" fill="none" stroke="${shadeOf(colours.body)}" stroke-opacity=".3" stroke-width="${num(thickness * 0.3)}" stroke-linecap="round"/>`,
    `<path d="${openCurve(groove)}" fill="none" stroke="${mix(colours.body, '#ffffff', 0.6)}" stroke-opacity=".4" stroke-width=".5" stroke-linecap="round" transform="translate(${num(thickness * 0.15)} ${num(thickness * 0.16)})"/>`,
    lettering(colours.print ?? 'KN 24', spine[0] + 0.3, spine[1] + 1, thickness * 0.34, colours.ink, {
      rotate: -86,
      weight: 0.9,
    }),
    gateArt,
    locking,
    kit.screw(hinge[0], hinge[1], thickness * 0.24),
    gate === 'wire' || open ? '' : kit.screw(nose[0], nose[1] + 1, thickness * 0.16, '#4c5257'),
  ].join('');
}
