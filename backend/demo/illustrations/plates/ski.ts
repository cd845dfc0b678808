import { creaseSeed } from './cloth-light';
import { lightness } from './colour';
import { lerp, num, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, letteringWidth, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { type SkiTheme, skiArt } from './ski-art';
import { skiBase } from './ski-base';
import { skiBinding } from './ski-binding';
import { drawSkiProfile } from './ski-profile';
import { SKI_SHAPES, type SkiKind, skiHalves, skiOutline } from './ski-shape';
import { snowMound } from './snow-mound';
import { fittedLettering } from './turned';
import { wordmark } from './wordmark';

const POSES = ['even', 'staggered'] as const;
/** Side by side, or one of them further ahead, both at the one angle of their kind; or stuck into the snow. */
export type SkiPose = (typeof POSES)[number] | 'planted';

export type SkiLook = {
  view: 'top' | 'angled' | 'side';
  /** how an angled pair lies; not given, models differ, so that neighbours are not alike */
  pose: SkiPose;
  theme: SkiTheme;
  brand: string;
  model: string;
  dimensions: string;
  mark: MarkName;
  /** what holds under the foot of a classic ski */
  grip: 'skin' | 'scales' | 'none';
  /** drawn with a binding mounted */
  mounted: boolean;
};

export type SkiOptions = Partial<SkiLook>;

const BRAND_LETTERS = { rotate: -90, weight: 1.15, track: 2 } as const;

/** The middle of a maker's name that must not reach further towards the binding than a short one would. */
function brandFrom(brand: string, middle: number, height: number): number {
  const room = letteringWidth('HANKI', BRAND_LETTERS.track);
  const width = Math.min(letteringWidth(brand, BRAND_LETTERS.track), room * 1.2);
  return middle - (Math.max(0, width - room) * height) / 12;
}

function print(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const waist = 2 * skiHalves(kind, look.dimensions)[1];
  if (kind === 'nordic') {
    const height = Math.min(30, waist * 0.6);
    const ink = lightness(way.block) < 0.6 ? TONES.snow : way.trim;
    return [
      wordmark(look.brand, 0, brandFrom(look.brand, length * 0.28, height), height, way.accent, BRAND_LETTERS),
      fittedLettering(look.model, 0, length * 0.83, { height: height * 0.62, width: length * 0.2 }, ink, {
        rotate: -90,
      }),
      brandMark(look.mark, 0, 150, waist * 0.3, way.accent),
    ].join('');
  }
  const brandAt = length * (kind === 'alpine' ? 0.3 : 0.275);
  const height = waist * 0.66;
  return [
    wordmark(look.brand, 0, brandFrom(look.brand, brandAt, height), height, way.accent, BRAND_LETTERS),
    lettering(look.model, 20, length * 0.835, 26, way.accent, { rotate: -90, track: 1.8 }),
    lettering(look.dimensions, -20, length * 0.83, 13, way.accent, { rotate: -90, opacity: 0.85 }),
    brandMark(look.mark, 0, 110, waist * 0.28, way.accent),
  ].join('');
}

/** Bevelled sidewalls, and light falling along the ski. */
function gloss(kit: Kit, kind: SkiKind, half: number): string {
  const { length } = SKI_SHAPES[kind];
  const reach = half / 150;
  const at = (share: number): string => num(lerp(0.5 - reach, 0.5 + reach, share), 3);
  const across = kit.linear(
    `${at(0.06)} #000 .42, ${at(0.12)} #fff .34, ${at(0.24)} #fff .05, ${at(0.5)} #fff 0, ${at(0.74)} #000 .06, ${at(0.9)} #000 .3, ${at(0.94)} #fff .14, ${at(1)} #000 .5`,
    0,
    0,
    1,
    0,
  );
  const along = kit.linear(
    '0 #fff .24, .035 #fff .14, .075 #000 .12, .13 #fff .14, .22 #fff 0, .44 #000 0, .5 #000 .14, .6 #fff .08, .85 #fff 0, .95 #000 .1, .99 #fff .3',
  );
  const layer = (paint: string): string => `<rect x="-90" y="-5" width="180" height="${length + 10}" fill="${paint}"/>`;
  return layer(across) + layer(along);
}

function topSheet(kit: Kit, kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const inset = skiOutline(kind, look.dimensions, kind === 'nordic' ? 0.93 : 0.95);
  const [tip, , tailHalf] = skiHalves(kind, look.dimensions);
  const sheet = kit.part(skiOutline(kind, look.dimensions), {
    fill: '#3a3f45',
    volume: 0,
    cast: [7, 9, 6, 0.42],
    line: 1.1,
    inside: `<g clip-path="url(#${kit.clip(kit.path(inset))})">${skiArt(kit, look.theme, way, length, look.model)}${print(kind, way, look)}</g>`,
    over: gloss(kit, kind, tip) + kit.line(inset, '#fff', 0.9, 0.35),
  });
  const t = tailHalf * 0.4;
  const tail =
    kind === 'nordic'
      ? ''
      : kit.part(
          pts(`${-t},${length - 26}~4 ${t},${length - 26}~4 ${t * 1.2},${length - 1}~5 ${-t * 1.2},${length - 1}~5`),
          { fill: TONES.alu, volume: 6 },
        ) + kit.screw(0, length - 14, 5);
  return sheet + tail + (look.mounted ? skiBinding(kit, kind, way, length * 0.56, 1) : '');
}

/** What holds, where nothing is said: scales under a wide ski of the backcountry, a skin under one for the track. */
const gripOf = (kind: SkiKind, dimensions: string): SkiLook['grip'] => {
  if (kind !== 'nordic') return 'none';
  return skiHalves(kind, dimensions)[1] > 26 ? 'scales' : 'skin';
};

const place = (art: string, degrees: number, x: number, y: number, turnAt: number): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${degrees} 0 ${num(turnAt)})">${art}</g>`;

/** A pair stuck into the snow, one showing its base, both leaning; the snow hides the last of their tails. */
function planted(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const snow = SKI_SHAPES[kind].length * 0.94;
  const kit = new Kit([-430, -40, 430, snow + 62], FRAMES.upright, 16);
  const [tip] = skiHalves(kind, look.dimensions);
  const cut = kit.once(
    'above snow',
    (id) => `<clipPath id="${id}"><path d="M-900-400H900V${num(snow)}H-900Z"/></clipPath>`,
  );
  const back = place(skiBase(kit, kind, way, look), 3.4, -tip * 1.3, 16, snow);
  const front = place(topSheet(kit, kind, way, look), 6, tip * 1.05, -6, snow);
  const shadows = [-tip * 1.3, tip * 1.05].map((x) =>
    kit.soft(
      pts(
        `${x - 34},${snow - 4} ${x + 46},${snow - 10} ${x + 300},${snow + 26} ${x + 250},${snow + 44} ${x - 30},${snow + 16}`,
      ),
      '#22344c',
      0.34,
      6,
    ),
  );
  return kit.svg(
    `${snowMound(kit, snow)}${shadows.join('')}<g clip-path="url(#${cut})">${back}${front}</g>${snowMound(kit, snow, [-tip * 1.3, tip * 1.05])}`,
    `${kind} ski pair`,
  );
}

/** How much broader classic skis are drawn than they are, or cards could not tell one pair from the next. */
const BROADER = 1.5;

/**
 * Degrees to the right of upright at which a pair lies: near the diagonal of its square, which shows it largest, and as far from it as leaves
 * the top right corner free, where cards have a heart.
 */
const LIES = { slim: 51, broad: 37 } as const;

/** A pair that lies, all of a list at one angle: the top sheet of one, and the base of the other. */
function lying(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const isSlim = kind === 'nordic';
  const [broader, turn] = isSlim ? [BROADER, LIES.slim] : [1, LIES.broad];
  const half = Math.max(...skiHalves(kind, look.dimensions)) * broader;
  const apart = half + (isSlim ? 12 : 18);
  const ahead = length * (look.pose === 'staggered' ? 0.05 : 0.012);
  const lies = [
    [-apart, ahead],
    [apart, -ahead],
  ] as const;
  const corners = lies.flatMap(([x, y]) =>
    // tips are round: their corners stay empty
    [-half * 0.5, half * 0.5].flatMap((across) =>
      [0, length].map((along) => turned(across + x, along + y - length / 2, turn)),
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const kit = new Kit(box, FRAMES.square, isSlim ? 26 : 34);
  const lay = ([x, y]: (typeof lies)[number], art: string): string =>
    `<g transform="rotate(${turn}) translate(${num(x)} ${num(y - length / 2)}) scale(${broader} 1)">${art}</g>`;
  const [below, above] = lies;
  return kit.svg(
    lay(below, skiBase(kit, kind, way, look)) + lay(above, topSheet(kit, kind, way, look)),
    `${kind} ski pair, ${look.pose}`,
  );
}

/** A point turned about the origin, degrees clockwise. */
function turned(x: number, y: number, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Both skis whole, side by side, seen from above. */
function standing(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const gap = Math.max(...skiHalves(kind, look.dimensions)) + 26;
  const kit = new Kit([-2 * gap - 30, -14, 2 * gap + 30, length + 14], FRAMES.upright, 40);
  const ski = topSheet(kit, kind, way, look);
  return kit.svg(
    `<g id="ski" transform="translate(${num(-gap)} 0)">${ski}</g><use href="#ski" x="${num(2 * gap)}"/>`,
    `${kind} ski pair`,
  );
}

/**
 * A pair of skis in their true proportion: lying; stuck into the snow; side by side seen from above; or one behind the other from the side.
 */
export function drawSki(kind: SkiKind, way: Colourway, options: SkiOptions = {}): string {
  const { model, dimensions } = SKI_SHAPES[kind];
  const look: SkiLook = {
    view: 'angled',
    pose: POSES[creaseSeed(options.model ?? model) % POSES.length] ?? 'even',
    theme: 'ridge',
    brand: 'HANKI',
    mark: 'crust',
    mounted: kind !== 'touring',
    model,
    dimensions,
    grip: gripOf(kind, options.dimensions ?? dimensions),
    ...options,
  };
  if (look.view === 'side') return drawSkiProfile(kind, way, look.brand, look.mounted);
  if (look.view === 'top') return standing(kind, way, look);
  return look.pose === 'planted' && kind !== 'nordic' ? planted(kind, way, look) : lying(kind, way, look);
}
