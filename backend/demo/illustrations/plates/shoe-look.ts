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
  /** how a leather boot is made: a rubber edge round the foot, a second leather round the ankle, or sewn to its welt */
  make?: 'rand' | 'ankle' | 'welt';
  brand: string;
  mark: MarkName;
};

/** From heel over the collar to the upper end of the instep. */
const SHAFTS: Record<ShoeLook['shaft'], string> = {
  low: '3,-33! -3,-54 0,-74 8,-90 7,-99~6 24,-97 50,-84 76,-88 100,-113~7',
  mid: '3,-33! -3,-56 1,-84 10,-112 14,-142 13,-164 7,-186~8 30,-189 56,-182 82,-188 104,-200~8',
  high: '3,-33! -3,-60 2,-92 13,-130 15,-174 7,-236~9 40,-242 80,-241 116,-232~9',
  tall: '3,-33! -3,-60 2,-92 8,-130 4,-190 -4,-250 -6,-306~10 40,-312 90,-311 128,-300~10',
};

/** From the upper end of the instep to the vamp. */
const INSTEPS: Record<ShoeLook['shaft'], readonly Point[]> = {
  low: pts('100,-113 120,-107 144,-101 170,-93 198,-86'),
  mid: pts('104,-200 112,-175 124,-146 143,-119 168,-100 198,-88'),
  high: pts('116,-232 119,-190 124,-150 140,-120 166,-101 198,-88'),
  tall: pts('128,-300 127,-250 122,-190 126,-150 142,-122 168,-102 198,-88'),
};

/** Boots for the trail on lugs: the ankle held high, a short foot. */
const TREK_SHAFTS: typeof SHAFTS = {
  low: '6,-40! 0,-58 2,-80 9,-96 7,-110~8 26,-108 52,-94 80,-100 104,-124~8',
  mid: '6,-40! 0,-60 1,-84 8,-110 15,-136 15,-160 8,-184 7,-194~9 30,-200 52,-196 80,-202 108,-214~9',
  high: '6,-40! 0,-60 1,-86 9,-116 16,-146 15,-190 8,-232 6,-250~9 32,-257 56,-254 86,-258 116,-268~9',
  tall: '6,-40! 0,-60 1,-86 10,-116 19,-152 13,-204 3,-256 -2,-294 -3,-318~10 36,-325 62,-323 96,-326 128,-332~10',
};

const TREK_INSTEPS: typeof INSTEPS = {
  low: pts('104,-124 124,-117 146,-109 172,-99 202,-90'),
  mid: pts('108,-214 115,-184 125,-154 144,-126 170,-106 204,-91'),
  high: pts('116,-268 117,-226 120,-186 128,-154 146,-126 171,-106 204,-91'),
  tall: pts('128,-332 127,-276 122,-220 121,-184 129,-153 147,-126 172,-106 204,-91'),
};

/** Light shoes and boots on foam are laced further down. */
const LIGHT_INSTEPS: typeof INSTEPS = {
  ...INSTEPS,
  low: pts('100,-113 122,-107 149,-102 179,-95 208,-88'),
  mid: pts('104,-200 113,-176 126,-149 147,-124 175,-106 207,-95'),
  high: pts('116,-232 119,-192 126,-154 145,-126 174,-107 207,-95'),
};

/** A boot's toe box has room above the toes; a running shoe's is round; a light or trail boot's is short and blunt. */
const TOES = {
  trek: '223,-84 244,-80 264,-72 279,-60 287,-46 286,-37!',
  roomy: '226,-83 252,-78 274,-68 290,-53 298,-36 297,-22!',
  light: '227,-88 247,-81 266,-71 280,-58 287,-44 286,-26!',
  runner: '226,-84 248,-80 270,-72 285,-58 293,-41 292,-22!',
};
const FEATHER = '250,-20 200,-22 150,-25 60,-29';
const TREK_FEATHER = '250,-30 200,-30 150,-32 60,-36';

/** Whether it is cut as boots for the trail are: those on lugs. */
export const isTrek = ({ sole }: ShoeLook): boolean => sole === 'lug';

/** Whether its laces run over a tongue that is seen from the side. */
export const showsTongue = (look: ShoeLook): boolean => isTrek(look) || look.panels === 'welded';

const shaftOf = (look: ShoeLook): Point[] => pts((isTrek(look) ? TREK_SHAFTS : SHAFTS)[look.shaft]);

/** Whether its sides are welded and it stands on a running sole. */
const isLight = (look: ShoeLook): boolean => look.panels === 'welded' && !isTrek(look);

function instepOf(look: ShoeLook): readonly Point[] {
  if (isTrek(look)) return TREK_INSTEPS[look.shaft];
  return (isLight(look) ? LIGHT_INSTEPS : INSTEPS)[look.shaft];
}

function toeOf(look: ShoeLook): keyof typeof TOES {
  if (isTrek(look)) return 'trek';
  if (!isLight(look)) return 'roomy';
  return look.shaft === 'low' ? 'runner' : 'light';
}

/** Where the sole ends at the toe, mm from the heel. */
export function soleEnd(look: ShoeLook): number {
  if (!isLight(look)) return 301;
  return look.shaft === 'low' ? 296 : 290;
}

export const upperOutline = (look: ShoeLook): Point[] => [
  ...shaftOf(look),
  ...instepOf(look).slice(1),
  ...pts(TOES[toeOf(look)]),
  ...pts(isTrek(look) ? TREK_FEATHER : FEATHER),
];

/** The collar from the heel to the instep. */
export const collarLine = (look: ShoeLook): Point[] => {
  const all = shaftOf(look);
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
export const onInstep = (look: ShoeLook, t: number, into: number): Point => pointNextToLine(instepOf(look), t, into);

/** The tread's lower edge: raised a little at the heel, sprung over the last of the way to the toe, which ends at `end`. */
export const tread = (x: number, spring = 0.0027, end = 301): number =>
  -(Math.max(0, x - (end - 75)) ** 2 * spring) - Math.max(0, 26 - x) * 0.24;
