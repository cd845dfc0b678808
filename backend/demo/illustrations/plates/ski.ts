import { lightness, mix } from './colour';
import { lerp, num, pts } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, letteringWidth, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { type SkiTheme, skiArt } from './ski-art';
import { skiBinding } from './ski-binding';
import { drawSkiProfile } from './ski-profile';
import { SKI_SHAPES, type SkiKind, skiOutline } from './ski-shape';
import { fittedLettering } from './turned';
import { wordmark } from './wordmark';

export type SkiLook = {
  view: 'top' | 'angled' | 'side';
  theme: SkiTheme;
  brand: string;
  model: string;
  dimensions: string;
  mark: MarkName;
  /** drawn with a binding mounted */
  mounted: boolean;
};

export type SkiOptions = Partial<SkiLook>;

/** Running base inside its metal edges. */
function runningBase(kit: Kit, kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length, widthFactor } = SKI_SHAPES[kind];
  const inset = kit.clip(kit.path(skiOutline(kind, widthFactor * 0.93)));
  const print = [
    `<rect x="-90" y="0" width="180" height="${length}" fill="${way.trim}"/>`,
    kit.block(pts(`-90,300! 90,300! 90,${length * 0.8}! -90,${length * 0.86}!`), mix(way.trim, way.main, 0.8)),
    wordmark(look.brand, 0, length * 0.56, (kind === 'nordic' ? 24 : 38) * widthFactor, way.accent, {
      rotate: -90,
      weight: 1.25,
      track: 2.2,
    }),
    brandMark(look.mark, 0, length * 0.24, (kind === 'nordic' ? 13 : 26) * widthFactor, way.accent),
  ].join('');
  const gloss = kit.linear('0 #fff .5, .09 #fff .1, .16 #000 .1, .24 #fff .08, .55 #000 .12, 1 #000 .1');
  const groove =
    kind === 'nordic' ? `<rect x="-4" y="60" width="8" height="${length - 90}" fill="#000" opacity=".35"/>` : '';
  return kit.part(skiOutline(kind, widthFactor), {
    fill: '#aeb4b6',
    volume: 0,
    cast: [10, 12, 7, 0.4],
    inside: `<g clip-path="url(#${inset})">${print}</g>${groove}<rect x="-90" y="0" width="180" height="${length}" fill="${gloss}"/>`,
    line: 1.1,
  });
}

const BRAND_LETTERS = { rotate: -90, weight: 1.3, track: 2 } as const;

/** The middle of a maker's name that must not reach further towards the binding than a short one would. */
function brandFrom(brand: string, middle: number, height: number): number {
  const room = letteringWidth('HANKI', BRAND_LETTERS.track);
  const width = Math.min(letteringWidth(brand, BRAND_LETTERS.track), room * 1.2);
  return middle - (Math.max(0, width - room) * height) / 12;
}

function print(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length, widthFactor: w } = SKI_SHAPES[kind];
  if (kind === 'nordic') {
    const ink = lightness(way.block) < 0.6 ? TONES.snow : way.trim;
    return [
      wordmark(look.brand, 0, brandFrom(look.brand, length * 0.34, 24 * w), 24 * w, way.accent, BRAND_LETTERS),
      fittedLettering(look.model, 0, length * 0.85, { height: 12.5 * w, width: length * 0.2 }, ink, {
        rotate: -90,
        weight: 0.8,
      }),
      brandMark(look.mark, 0, 150, 13 * w, way.accent),
    ].join('');
  }
  const brandAt = length * (kind === 'alpine' ? 0.33 : 0.275);
  return [
    wordmark(look.brand, 0, brandFrom(look.brand, brandAt, 50 * w), 50 * w, way.accent, BRAND_LETTERS),
    lettering(look.model, 22 * w, length * 0.835, 24 * w, way.accent, { rotate: -90, weight: 0.8, track: 1.8 }),
    lettering(look.dimensions, -22 * w, length * 0.83, 12 * w, way.accent, { rotate: -90, weight: 0.9, opacity: 0.85 }),
    brandMark(look.mark, 0, 120, 24 * w, way.accent),
  ].join('');
}

/** Bevelled sidewalls, and light falling along the ski. */
function gloss(kit: Kit, kind: SkiKind): string {
  const { length, widthFactor } = SKI_SHAPES[kind];
  const reach = (kind === 'nordic' ? 0.13 : 0.42) * widthFactor;
  const at = (share: number): string => num(lerp(0.5 - reach, 0.5 + reach, share), 3);
  const across = kit.linear(
    `${at(0.14)} #000 .42, ${at(0.2)} #fff .28, ${at(0.3)} #fff .05, ${at(0.5)} #fff 0, ${at(0.7)} #000 .06, ${at(0.84)} #000 .32, ${at(0.88)} #fff .12, ${at(1)} #000 .5`,
    0,
    0,
    1,
    0,
  );
  const along = kit.linear(
    '0 #fff .55, .035 #fff .28, .075 #000 .16, .13 #fff .16, .22 #fff 0, .44 #000 0, .5 #000 .14, .6 #fff .08, .85 #fff 0, .95 #000 .1, .99 #fff .3',
  );
  const layer = (paint: string): string => `<rect x="-90" y="-5" width="180" height="${length + 10}" fill="${paint}"/>`;
  return layer(across) + layer(along);
}

function topSheet(kit: Kit, kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length, widthFactor: w } = SKI_SHAPES[kind];
  const inset = skiOutline(kind, w * (kind === 'nordic' ? 0.93 : 0.95));
  const sheet = kit.part(skiOutline(kind, w), {
    fill: '#3a3f45',
    volume: 0,
    cast: [7, 9, 6, 0.42],
    line: 1.1,
    inside: `<g clip-path="url(#${kit.clip(kit.path(inset))})">${skiArt(kit, look.theme, way, length)}${print(kind, way, look)}</g>`,
    over: gloss(kit, kind) + kit.line(inset, '#fff', 0.9, 0.35),
  });
  const tail =
    kind === 'nordic'
      ? ''
      : kit.part(
          pts(
            `${-20 * w},${length - 26}~4 ${20 * w},${length - 26}~4 ${26 * w},${length - 1}~5 ${-26 * w},${length - 1}~5`,
          ),
          { fill: TONES.alu, volume: 6 },
        ) + kit.screw(0, length - 14, 5);
  const centre = length * (kind === 'nordic' ? 0.5 : 0.56);
  return sheet + tail + (look.mounted ? skiBinding(kit, kind, way, centre, w) : '');
}

/** A pair of skis: standing side by side seen from above, lying across a square with one showing its base, or base to base from the side. */
export function drawSki(kind: SkiKind, way: Colourway, options: SkiOptions = {}): string {
  const { length, model, dimensions, widthFactor } = SKI_SHAPES[kind];
  const look: SkiLook = {
    view: 'angled',
    theme: 'ridge',
    brand: 'HANKI',
    mark: 'crust',
    mounted: kind !== 'touring',
    model,
    dimensions,
    ...options,
  };
  if (look.view === 'side') return drawSkiProfile(kind, way, look.brand, look.mounted);
  const widest = (kind === 'nordic' ? 23 : 64) * widthFactor;
  if (look.view === 'top') {
    const gap = widest + 26;
    const kit = new Kit([-2 * gap - 30, -14, 2 * gap + 30, length + 14], FRAMES.upright, 40);
    const ski = topSheet(kit, kind, way, look);
    return kit.svg(
      `<g id="ski" transform="translate(${num(-gap)} 0)">${ski}</g><use href="#ski" x="${num(2 * gap)}"/>`,
      `${kind} ski pair`,
    );
  }
  const apart = widest + 10;
  // the tail of the ski with its base up reaches farthest out
  const reach = (length / 2 + 34) * 0.69 + (apart + widest) * 0.66;
  const kit = new Kit([-reach, -reach, reach, reach], FRAMES.square, 34);
  const place = (degrees: number, x: number, y: number): string => `rotate(${degrees}) translate(${num(x)} ${num(y)})`;
  return kit.svg(
    `<g transform="${place(46.5, -apart, -length / 2 + 34)}">${runningBase(kit, kind, way, look)}</g>` +
      `<g transform="${place(43.5, apart, -length / 2 - 10)}">${topSheet(kit, kind, way, look)}</g>`,
    `${kind} ski pair, angled`,
  );
}
