import { baffleRow, type Profile, puckerStrip, rowSeams } from './baffles';
import { clothLight } from './cloth-light';
import { mix, readableOn } from './colour';
import { curve } from './curve';
import { downCollar, downHood, downHoodBehind, downNeckBehind } from './down-jacket-hood';
import type { DownLook, DownOptions } from './down-jacket-look';
import { downSleeve } from './down-jacket-sleeve';
import { creases, mirrored, type Point, pts, rectangle, SIDES, seededRandom } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';

const outlineOf = (length: number): Point[] =>
  mirrored(pts(`0,10 70,4! 196,46 226,140 240,300 241,400 236,520 234,620 226,${length}~8 0,${length + 8}`));

const silhouette = (length: number): string => curve(outlineOf(length));

function body(kit: Kit, way: Colourway, look: DownLook, random: () => number): string {
  const { length, rows, yoke } = look;
  const shape = outlineOf(length);
  const outline = curve(shape);
  const profile: Profile = pts(`196,44 218,130 228,215 238,300 238,400 231,500 230,600 226,${Math.max(length, 610)}`);
  const seams = rowSeams(34, length - 26, rows);
  const height = (length - 60) / rows;
  const strip = puckerStrip(kit, { key: 'body', height, halfWidth: 262, count: 19, scale: 1, random });
  const light = clothLight(shape, { folds: [], seed: look.seed, round: 110, crumple: 0.5 });
  return [
    kit.part(outline, {
      fill: way.main,
      volume: 8,
      shade: 0.3,
      line: 0.8,
      shadeColour: '#121827',
      lightColour: '#dfe6ea',
      light: 0.15,
      inside: yoke ? kit.block(rectangle(-300, -30, 600, 100), way.block) : '',
    }),
    ...seams.map((row) => baffleRow(kit, profile, row, strip, yoke && row.index < 2 ? way.block : way.main)),
    kit.part(
      mirrored(
        pts(
          `0,${length - 18} 150,${length - 20} 226,${length - 28}! 228,${length + 2}~8 120,${length + 9} 0,${length + 10}`,
        ),
      ),
      { fill: way.trim, volume: 10, texture: ['rib', '#000', 0.5] },
    ),
    `<g clip-path="url(#${kit.clip(kit.path(outline))})">${light}</g>`,
  ].join('');
}

/** A zip that was sewn in later. */
const NEW_ZIP = '#b4552a';

function zips(kit: Kit, way: Colourway, { length, isWorn }: DownLook): string {
  const pockets = SIDES.map(
    (side) =>
      kit.folds(creases(`${side * 168},420 ${side * 184},500 ${side * 186},580 14`), {
        blur: 5,
        dark: 0.5,
        light: 0.2,
      }) +
      kit.zip(pts(`${side * 164},424 ${side * 180},500 ${side * 186},578`), {
        tape: way.trim,
        teeth: mix(way.trim, '#ffffff', 0.3),
        width: 8,
        pull: [side * 164, 428, side * -12],
        pullColour: way.accent,
        pullLength: 24,
      }),
  ).join('');
  const centre = kit.zip(pts(`0,-4 0,300 0,${length}`), {
    tape: isWorn ? NEW_ZIP : way.trim,
    teeth: mix(isWorn ? NEW_ZIP : way.trim, '#ffffff', 0.42),
    kind: 'vislon',
    width: 13,
  });
  return pockets + kit.folds(creases(`0,30 -8,360 0,${length} 22`), { blur: 6, dark: 0.45, light: 0.2 }) + centre;
}

/** The patch on the chest, the zip's head and the shoulders. */
const DETAIL: Box = [-40, 20, 200, 320];

/** Hood, collar and the patch with the maker's name. */
function frontHead(kit: Kit, way: Colourway, look: DownLook): string {
  const ink = readableOn(way.trim, way.accent);
  return [
    look.hood ? downHood(kit, way, look) : '',
    downCollar(kit, way, look),
    kit.part(rectangle(72, 152, 66, 26, 5), { fill: way.trim, volume: 4, cast: [1, 2, 2, 0.4] }),
    brandMark(look.mark, 86, 165, 7, ink),
    lettering(look.brand, 117, 165, 9, ink, { weight: 1 }),
  ].join('');
}

/** A down jacket or, without sleeves, a vest. Rows are drawn from a width profile, so edges swell between the seams. */
export function drawDownJacket(way: Colourway, options: DownOptions = {}): string {
  const look: DownLook = {
    view: 'front',
    pose: 'flat',
    hood: true,
    rows: 8,
    yoke: true,
    sleeves: true,
    length: 690,
    brand: 'hanki',
    mark: 'crust',
    seed: 5,
    isWorn: false,
    ...options,
  };
  const reach = look.sleeves ? (look.pose === 'worn' ? 374 : 362) : 262;
  const kit = new Kit([-reach, look.hood ? -230 : -80, reach, look.length + 16], FRAMES.upright);
  const random = seededRandom(look.seed);
  const armholes = SIDES.map((side) =>
    kit.line(pts(`${side * 190},46 ${side * 206},130 ${side * 212},210 ${side * 230},292`), way.trim, 9, 1),
  ).join('');
  const isBack = look.view === 'back';
  const art = [
    kit.flatShadow([
      silhouette(look.length),
      ...(look.hood ? [curve(mirrored(pts('0,-218 92,-180 114,-110 104,20 0,50')))] : []),
    ]),
    body(kit, way, look, random),
    isBack ? '' : zips(kit, way, look),
    look.sleeves ? SIDES.map((side) => downSleeve(kit, way, look, side, random)).join('') : armholes,
    isBack ? (look.hood ? downHoodBehind(kit, way, look) : downNeckBehind(kit, way, look)) : frontHead(kit, way, look),
  ];
  const title = look.sleeves ? 'Down jacket' : 'Down vest';
  return kit.svg(art.join(''), `${title}, ${look.view}`, look.view === 'detail' ? DETAIL : undefined);
}
