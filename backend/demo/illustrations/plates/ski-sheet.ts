import { lerp, num, pts } from './geometry';
import type { Kit } from './kit';
import { lettering, letteringWidth } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { skiArt } from './ski-art';
import { stackedLetters } from './ski-bases';
import { skiBinding } from './ski-binding';
import type { SkiLook } from './ski-look';
import { inkOn, lengthened } from './ski-print';
import { SKI_SHAPES, type SkiKind, skiHalves, skiOutline } from './ski-shape';
import { fittedLettering } from './turned';
import { wordmark } from './wordmark';

/** The shadow of a ski that lies: near, and soft. */
export const SKI_CAST = [3, 4, 7, 0.22] as const;

/** Where the middle of a boot is, as a share of the length from the tip. */
export const BOOT_AT = 0.56;

const BRAND_LETTERS = { weight: 1.15, track: 2 } as const;

/** The middle of a maker's name that must not reach further towards the binding than a short one would. */
function brandFrom(brand: string, middle: number, height: number): number {
  const room = letteringWidth('HANKI', BRAND_LETTERS.track);
  const width = Math.min(letteringWidth(brand, BRAND_LETTERS.track), room * 1.2);
  return middle - (Math.max(0, width - room) * height) / 12;
}

/** How a maker sets its name on broad skis: where its middle is, how large it is, and whether its letters stand one below the other. */
const NAMES: Readonly<Record<string, { at?: number; size?: number; isStacked?: boolean }>> = {
  TUISKU: { size: 1.18 },
  ARAVIS: { at: 0.24, size: 0.66 },
  SKARE: { size: 1.1 },
  ROUTA: { at: 0.275, size: 0.95, isStacked: true },
  NAALI: { at: 0.275, size: 0.95, isStacked: true },
  FJELLHEIM: { size: 0.8 },
};

function names(kind: SkiKind, way: Colourway, look: SkiLook, nameOn: string, modelOn: string): string {
  const { length } = SKI_SHAPES[kind];
  const waist = 2 * skiHalves(kind, look.dimensions)[1];
  const rotate = look.reads;
  const name = (at: number, height: number): string =>
    wordmark(look.brand, 0, brandFrom(look.brand, length * at, height), height, ink, { rotate, ...BRAND_LETTERS });
  const [ink, small] = [inkOn(way, nameOn), inkOn(way, modelOn)];
  if (kind === 'nordic') {
    const height = Math.min(50, waist * 0.68);
    const long = (art: string, at: number): string => lengthened(art, length * at, look.stretch);
    const room = { height: height * 0.72, width: (length * 0.2) / look.stretch };
    return [
      long(fittedLettering(look.brand, 0, length * 0.24, { ...room, height }, ink, { rotate, ...BRAND_LETTERS }), 0.24),
      long(fittedLettering(look.model, 0, length * 0.85, room, small, { rotate }), 0.85),
      long(brandMark(look.mark, 0, length * 0.4, waist * 0.36, ink), 0.4),
    ].join('');
  }
  const { at = 0.272, size = 1, isStacked = false } = NAMES[look.brand] ?? {};
  const height = Math.min(66 * size, waist * 0.7 * size);
  const side = rotate < 0 ? 1 : -1;
  return [
    isStacked ? stackedLetters(look.brand, length * at, height, length * 0.24, ink) : name(at, height),
    lettering(look.model, side * 20, length * 0.855, 26, small, { rotate, track: 1.8 }),
    lettering(look.dimensions, -side * 20, length * 0.85, 13, small, { rotate, opacity: 0.85 }),
    brandMark(look.mark, 0, length * 0.412, waist * 0.22, ink),
  ].join('');
}

/** Bevelled sidewalls, and light falling along the ski. */
function gloss(kit: Kit, kind: SkiKind, half: number): string {
  const { length } = SKI_SHAPES[kind];
  const reach = half / 150;
  const at = (share: number): string => num(lerp(0.5 - reach, 0.5 + reach, share), 3);
  const across = kit.linear(
    `${at(0.05)} #000 .3, ${at(0.1)} #fff .36, ${at(0.24)} #fff .06, ${at(0.5)} #fff 0, ${at(0.76)} #000 .03, ${at(0.9)} #000 .18, ${at(0.94)} #fff .14, ${at(1)} #000 .36`,
    0,
    0,
    1,
    0,
  );
  const along = kit.linear(
    '0 #fff .24, .035 #fff .14, .075 #000 .1, .13 #fff .12, .22 #fff 0, .44 #000 0, .5 #000 .1, .6 #fff .08, .85 #fff 0, .95 #000 .08, .99 #fff .3',
  );
  const layer = (paint: string): string => `<rect x="-90" y="-5" width="180" height="${length + 10}" fill="${paint}"/>`;
  return layer(across) + layer(along);
}

/** A ski from above: its printed sheet inside the edges, the maker's and the model's name, the binding where one is mounted. */
export function skiSheet(kit: Kit, kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const inset = skiOutline(kind, look.dimensions, kind === 'nordic' ? 0.93 : 0.95);
  const [tip, , tailHalf] = skiHalves(kind, look.dimensions);
  const { art, nameOn, modelOn } = skiArt(way, look, { half: Math.max(tip, tailHalf), length });
  const sheet = kit.part(skiOutline(kind, look.dimensions), {
    fill: '#3a3f45',
    volume: 0,
    ...(look.hasShadow ? { cast: SKI_CAST } : {}),
    line: 1.1,
    inside: `<g clip-path="url(#${kit.clip(kit.path(inset))})">${art}${names(kind, way, look, nameOn, modelOn)}</g>`,
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
  return sheet + tail + (look.mounted ? skiBinding(kit, kind, way, length * BOOT_AT, 1) : '');
}
