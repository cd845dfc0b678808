import { lightness } from './colour';
import { lerp, type Point, pts } from './geometry';
import type { MarkName } from './marks';
import { type Colourway, TONES } from './palette';

/** A shoe seen from its outer side, toe right: x 0 heel to 300 toe, the ground at y 0, mm. */
export type ShoeLook = {
  shaft: 'low' | 'mid' | 'high' | 'tall';
  sole: 'lug' | 'foam' | 'race' | 'rubber';
  /** how the sides are cut: overlays of a hiking shoe, leather, welded film, a rubber foot */
  panels: 'hiking' | 'leather' | 'welded' | 'pac' | 'quilted';
  lacing: 'hooks' | 'laces' | 'quick' | 'dial' | 'none';
  collar: 'padded' | 'sock' | 'pile' | 'cord';
  brand: string;
  mark: MarkName;
};

/** From heel over the collar to the upper end of the instep. */
const SHAFTS: Record<ShoeLook['shaft'], string> = {
  low: '3,-33! -3,-54 0,-74 8,-90 7,-99~6 24,-97 50,-84 76,-88 100,-113~7',
  mid: '3,-33! -3,-56 1,-84 10,-112 12,-140 8,-162~7 30,-163 56,-155 80,-160 100,-173~8',
  high: '3,-33! -3,-60 2,-92 10,-130 12,-180 8,-236~9 40,-242 80,-241 116,-232~9',
  tall: '3,-33! -3,-60 2,-92 8,-130 4,-190 -4,-250 -6,-306~10 40,-312 90,-311 128,-300~10',
};

/** From the upper end of the instep to the vamp. */
const INSTEPS: Record<ShoeLook['shaft'], readonly Point[]> = {
  low: pts('100,-113 120,-107 144,-101 170,-93 198,-86'),
  mid: pts('100,-173 110,-154 124,-132 144,-112 168,-98 198,-88'),
  high: pts('116,-232 119,-190 124,-150 140,-120 166,-101 198,-88'),
  tall: pts('128,-300 127,-250 122,-190 126,-150 142,-122 168,-102 198,-88'),
};

/** A boot's toe box has room above the toes; a running shoe's lies lower. */
const TOES = {
  roomy: '226,-83 252,-78 274,-68 290,-53 298,-36 297,-22!',
  low: '226,-78 252,-71 274,-60 290,-46 298,-32 297,-21!',
};
const FEATHER = '250,-20 200,-22 150,-25 60,-29';

export const upperOutline = ({ shaft, panels }: ShoeLook): Point[] => [
  ...pts(SHAFTS[shaft]),
  ...INSTEPS[shaft].slice(1),
  ...pts(TOES[panels === 'welded' ? 'low' : 'roomy']),
  ...pts(FEATHER),
];

/** The collar from the heel to the instep. */
export const collarLine = ({ shaft }: ShoeLook): Point[] => {
  const all = pts(SHAFTS[shaft]);
  const heel = all.findIndex(([, , corner = 0]) => corner > 0);
  return all.slice(heel).map(([x, y]): Point => [x, y]);
};

/** Small lettering: snow on dark grounds, the trim on light ones. */
export const inkOn = (ground: string, way: Colourway): string => (lightness(ground) > 0.7 ? way.trim : TONES.snow);

/** A place on a line of points: `t` from its start 0 to its end 1, `into` mm to the right of its run. */
export function pointNextToLine(line: readonly Point[], t: number, into: number): Point {
  const at = Math.max(0, Math.min(0.9999, t)) * (line.length - 1);
  const from = line[Math.floor(at)] ?? [0, 0];
  const to = line[Math.floor(at) + 1] ?? from;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [lerp(from[0], to[0], at % 1) - (dy / length) * into, lerp(from[1], to[1], at % 1) + (dx / length) * into];
}

/** A place on the instep: `t` from the collar 0 to the vamp 1, `into` mm inside the upper. */
export const onInstep = ({ shaft }: ShoeLook, t: number, into: number): Point =>
  pointNextToLine(INSTEPS[shaft], t, into);

/** The tread's lower edge: raised a little at the heel, sprung at the toe. */
export const tread = (x: number, spring = 0.0027): number =>
  -(Math.max(0, x - 226) ** 2 * spring) - Math.max(0, 26 - x) * 0.24;
