import { clothPaint, DRAPES } from './cloth';
import { CLOTH_EDGE, clothLight } from './cloth-light';
import { lightOf, mix, shadeOf, tone } from './colour';
import { curve } from './curve';
import { neckColour, type TopLook, topSeed } from './garment-look';
import { sizeLabel } from './garment-neck';
import { creases, type Fold, mirrored, num, type Point, pts, SIDES, seededRandom } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';

const HOODS = {
  hood: {
    outline: '0,-236 56,-228 100,-192 118,-128 112,-58 104,-6 114,24! 60,48 0,54',
    opening: '0,-192 46,-184 78,-148 86,-92 78,-34 50,10 0,22',
    chin: 4,
  },
  scuba: {
    outline: '0,-218 50,-212 90,-176 104,-116 100,-60 98,-14 112,24! 60,54 0,62',
    opening: '0,-176 38,-170 62,-138 68,-98 58,-58 34,-40 0,-34',
    chin: -34,
  },
  fur: {
    outline: '0,-240 62,-232 110,-192 126,-124 120,-56 110,-4 118,26! 60,50 0,56',
    opening: '0,-176 40,-168 66,-136 72,-90 64,-36 44,0 0,16',
    chin: 2,
  },
} as const;

export type HoodKind = keyof typeof HOODS;

/** Height to which the zip runs. */
export const hoodChin = (kind: HoodKind): number => HOODS[kind].chin;
export const hoodOutline = (kind: HoodKind): string => curve(mirrored(pts(HOODS[kind].outline)));

function interior(kit: Kit, way: Colourway, kind: HoodKind, brand: string): string {
  const opening = curve(mirrored(pts(HOODS[kind].opening)));
  const path = kit.path(opening);
  const fill = kind === 'scuba' ? tone(way.main, -0.14) : way.trim;
  const lining = kit.linear(`0 ${tone(fill, 0.03)}, 1 ${tone(fill, -0.08)}`);
  return [
    `<path d="${opening}" fill="${lining}"/><g clip-path="url(#${kit.clip(path)})">`,
    kit.soft(mirrored(pts('0,-150 36,-140 50,-90 36,-50 0,-44')), lightOf(fill), 0.16, 16),
    kit.seam(pts('-30,-180 -32,-90 -26,10'), { dark: 0.5, light: 0.14 }),
    kit.seam(pts('30,-180 32,-90 26,10'), { dark: 0.5, light: 0.14 }),
    sizeLabel(kit, brand, kind === 'scuba' ? -66 : -46),
    `${kit.softLine(opening, 32, '#000', 0.7, 9)}</g>`,
  ].join('');
}

const closed = (points: readonly Point[]): Point[] => [...points, points[0] ?? [0, 0]];

/** Undyed hair with a breath of the accent. */
const furColour = (way: Colourway): string => mix(way.accent, TONES.birch, 0.82);

/** Long hair round the opening: tufts pointing away from the face. */
function furTrim(kit: Kit, way: Colourway): string {
  const random = seededRandom(23);
  const hair = furColour(way);
  let dark = '';
  let light = '';
  for (let i = 0; i < 600; i++) {
    const t = (i / 600) * Math.PI * 2 + random() * 0.02;
    const lower = Math.sin(t) > 0.55 ? 0.6 : 1;
    const ring = random();
    const x = Math.sin(t + Math.PI / 2) * (62 + ring * 22);
    const y = -84 + Math.cos(t + Math.PI / 2) * (88 + ring * 20);
    const reach = (20 + random() * 22) * lower;
    const turn = t + (random() - 0.5) * 0.9;
    const d = `M${num(x)} ${num(y)}q${num(Math.cos(turn) * reach * 0.5 + 3)} ${num(-Math.sin(turn) * reach * 0.5 + 3)} ${num(Math.cos(turn) * reach)} ${num(-Math.sin(turn) * reach + 5)}`;
    if (random() + Math.sin(t) * 0.25 - ring * 0.2 > 0.45) light += d;
    else dark += d;
  }
  return (
    kit.line(
      closed(mirrored(pts('0,-186 46,-176 74,-140 80,-90 72,-34 50,4 0,20'))),
      tone(hair, -0.12),
      46,
      0.9,
      'stroke-linejoin="round"',
    ) +
    `<g fill="none" stroke-linecap="round"><path d="${dark}" stroke="${mix(hair, shadeOf(hair), 0.55)}" stroke-width="1.9"/><path d="${light}" stroke="${mix(hair, lightOf(hair), 0.55)}" stroke-width="1.5"/></g>`
  );
}

const hoodLight = (look: TopLook, outline: readonly Point[], folds: readonly Fold[]): string =>
  clothLight(outline, { ...DRAPES[look.cloth], folds, seed: topSeed(look) + 3, round: 50 });

/** A hood worn up, its face open. */
export function hoodFront(kit: Kit, way: Colourway, look: TopLook, kind: HoodKind): string {
  const fill = neckColour(way, look);
  const folds = creases(
    '-120,-150 -104,-60 -110,10 11; 122,-140 104,-60 108,14 12; -60,-220 -88,-180 -100,-110 8; 68,-222 96,-180 104,-110 8; -96,-40 -70,10 -84,40 8; 98,-40 74,10 86,40 8',
  );
  const opening = mirrored(pts(HOODS[kind].opening));
  const rows =
    look.quilt === 'none'
      ? ''
      : kit.seam(mirrored(pts('0,-214 54,-204 92,-164 102,-112 98,-50 94,10')).slice(0, 11), {
          pucker: 0.5,
          dark: 0.5,
        });
  const edge =
    kind === 'fur'
      ? furTrim(kit, way)
      : kind === 'scuba'
        ? kit.line(closed(opening), way.trim, 7) + kit.line(closed(opening), '#fff', 1, 0.25)
        : kit.line(closed(opening), way.accent, 2.6, 0.85) +
          SIDES.map(
            (s) =>
              kit.tube(pts(`${s * 92},4 ${s * 96},40 ${s * 90},78`), 3.2, way.accent, { gloss: 0.4 }) +
              kit.cordlock(s * 93, 8, s * 8, 1, way.trim),
          ).join('');
  const crown = kit.seam(kind === 'scuba' ? pts('0,-218 0,-176') : pts('-50,-226 -88,-178 -100,-110 -96,-40 -92,20'), {
    dark: 0.35,
  });
  return [
    kit.part(hoodOutline(kind), {
      fill,
      ...clothPaint(kit, look.cloth === 'pile' ? 'fleece' : look.cloth, fill),
      inside: rows + hoodLight(look, mirrored(pts(HOODS[kind].outline)), folds) + interior(kit, way, kind, look.brand),
      ...CLOTH_EDGE,
      cast: [2, 6, 7, 0.3],
    }),
    crown,
    kind === 'hood' ? kit.seam(pts('50,-226 88,-178 100,-110 96,-40 92,20'), { dark: 0.35 }) : '',
    edge,
    kit.seam(pts('-114,24 -60,54 0,62 60,54 114,24'), { dark: 0.42, pucker: 0.18 }),
  ].join('');
}

/** A hood worn up, from behind. */
export function hoodBehind(kit: Kit, way: Colourway, look: TopLook, kind: HoodKind): string {
  const fill = neckColour(way, look);
  const folds = creases(
    '-112,-150 -92,-70 -104,20 12; 112,-150 92,-70 104,24 13; -50,10 0,34 50,12 10; -70,-20 0,10 76,-16 8',
  );
  return [
    kind === 'fur'
      ? kit.softLine(pts('-112,-40 -126,-130 -96,-206 0,-244 96,-206 126,-130 112,-40'), 32, furColour(way), 0.9, 4)
      : '',
    kit.part(hoodOutline(kind), {
      fill,
      ...clothPaint(kit, look.cloth === 'pile' ? 'fleece' : look.cloth, fill),
      inside:
        (look.quilt === 'none'
          ? ''
          : ['-120,-150 0,-136 120,-150', '-126,-84 0,-68 126,-84', '-120,-20 0,-2 120,-20']
              .map((row) => kit.seam(pts(row), { pucker: 0.5, dark: 0.5 }))
              .join('')) + hoodLight(look, mirrored(pts(HOODS[kind].outline)), folds),
      ...CLOTH_EDGE,
      cast: [2, 7, 8, 0.32],
    }),
    look.quilt === 'none'
      ? kit.seam(pts('-40,-222 -54,-140 -50,-40 -38,50'), { dark: 0.42, pucker: 0.12 }) +
        kit.seam(pts('40,-222 54,-140 50,-40 38,50'), { dark: 0.42, pucker: 0.12 })
      : '',
    kit.seam(pts('-114,24 -60,54 0,62 60,54 114,24'), { dark: 0.45 }),
  ].join('');
}

/** A hood that lies on the back: a soft roll behind the neck, or from behind the whole pouch. */
export function hoodDown(kit: Kit, way: Colourway, look: TopLook): string {
  const fill = neckColour(way, look);
  const isBack = look.view === 'back';
  const shape = isBack
    ? '0,-58 60,-60 112,-40 128,10 120,80 92,140 44,176 0,184'
    : '0,-100 60,-102 116,-78 142,-26 134,24 100,44 0,54';
  const folds = creases(
    isBack
      ? '-100,-30 -50,20 -40,110 12; 104,-28 56,24 50,110 13; -60,-50 0,-20 64,-48 12; -30,130 0,150 34,128 9'
      : '-132,-20 -100,-60 -40,-88 12; 134,-20 104,-60 40,-88 12; -110,20 -96,-30 -60,-66 9; 112,20 98,-30 64,-66 9',
  );
  const outline = mirrored(pts(shape));
  return kit.part(outline, {
    fill,
    ...clothPaint(kit, look.cloth === 'pile' ? 'fleece' : look.cloth, fill),
    ...CLOTH_EDGE,
    cast: [2, 7, 8, 0.32],
    inside: hoodLight(look, outline, folds) + (isBack ? kit.seam(pts('0,-58 4,40 0,184'), { dark: 0.4 }) : ''),
  });
}
