import { clothPaint } from './cloth';
import { mix, readableOn } from './colour';
import { isSealed, type TopLook, type TopPocket } from './garment-look';
import { creases, mirrored, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';

/** Draws one kind of pocket, both where there are two. */
type Pocket = (kit: Kit, way: Colourway, look: TopLook) => string;

/** Heights between which hand pockets lie, and how far out they begin, mm. */
function handPlace({ cut }: TopLook): { low: number; high: number; x: number } {
  const { length, underarm, chest } = cut;
  const at = (share: number): number => underarm + (length - underarm) * share;
  return { low: at(0.42), high: at(0.84), x: chest * 0.7 };
}

/** Pockets are cut from the cloth of the body; pile is too coarse for them. */
const bodyCloth = (kit: Kit, way: Colourway, { cloth }: TopLook) => ({
  fill: way.main,
  ...clothPaint(kit, cloth === 'pile' ? 'fleece' : cloth, way.main),
});

/** A zip along the run, its puller hanging where `pull` says. */
function zip(
  kit: Kit,
  way: Colourway,
  look: TopLook,
  run: string,
  pull: readonly [x: number, y: number, degrees: number],
  width = 8,
): string {
  return kit.zip(pts(run), {
    tape: way.trim,
    teeth: mix(way.trim, '#ffffff', 0.35),
    kind: isSealed(look) ? 'sealed' : 'coil',
    width,
    pull,
    pullColour: way.accent,
    pullLength: 24,
  });
}

const handPockets: Pocket = (kit, way, look) => {
  const { low, high, x } = handPlace(look);
  const middle = (low + high) / 2;
  return SIDES.map((s) => {
    const welt = creases(`${x * s},${low} ${(x + 16) * s},${middle} ${(x + 32) * s},${high} 15`);
    const run = `${x * s},${low} ${(x + 20) * s},${middle} ${(x + 28) * s},${high}`;
    return kit.folds(welt, { blur: 6, dark: 0.38, light: 0.18 }) + zip(kit, way, look, run, [x * s, low, -14 * s], 9);
  }).join('');
};

const weltPockets: Pocket = (kit, way, look) => {
  const { low, high, x } = handPlace(look);
  return SIDES.map((s) =>
    kit.part(
      pts(
        `${(x - 10) * s},${low}~4 ${(x + 12) * s},${low - 4}~4 ${(x + 42) * s},${high - 4}~4 ${(x + 20) * s},${high}~4`,
      ),
      {
        ...bodyCloth(kit, way, look),
        volume: 7,
        cast: [s * -1, 3, 3, 0.4],
        over: kit.line(pts(`${(x - 8) * s},${low + 2} ${(x + 20) * s},${high - 2}`), way.trim, 3, 0.8),
      },
    ),
  ).join('');
};

const chestZip =
  (sides: readonly number[]): Pocket =>
  (kit, way, look) => {
    const { underarm } = look.cut;
    const top = underarm * 0.61;
    return sides
      .map((s) =>
        zip(kit, way, look, `${s * 117},${top} ${s * 123},${underarm * 0.88} ${s * 127},${underarm * 1.24}`, [
          s * 117,
          top,
          0,
        ]),
      )
      .join('');
  };

const napoleon: Pocket = (kit, way, look) => {
  const y = look.cut.underarm * 0.8;
  return zip(kit, way, look, `36,${y + 16} 150,${y}`, [146, y, 14]);
};

/** A square of another cloth sewn on the chest, as on a jacket of pile. */
const patchPocket: Pocket = (kit, way, { cut, mark }) => {
  const y = cut.underarm * 0.58;
  const opening = kit.zip(pts(`68,${y + 22} 172,${y + 18}`), {
    tape: way.trim,
    teeth: '#8a9096',
    width: 7,
    pull: [166, y + 18, 20],
    pullColour: way.accent,
    pullLength: 22,
  });
  const stitches = pts(`70,${y + 8} 166,${y + 4} 168,${y + 108} 120,${y + 117} 74,${y + 110} 70,${y + 8}`);
  return kit.part(pts(`64,${y}~4 172,${y - 4}~4 174,${y + 112}~12 120,${y + 124} 68,${y + 116}~12`), {
    fill: way.block,
    texture: ['ripstop', '#000', 0.8],
    volume: 9,
    cast: [2, 4, 4, 0.35],
    over: opening + kit.stitching(stitches, 0.35) + brandMark(mark, 120, y + 66, 13, readableOn(way.block, way.accent)),
  });
};

/** Sewn-on pockets below, each under a flap with a snap. */
const flapPockets: Pocket = (kit, way, look) => {
  const { low, high } = handPlace(look);
  const y = low + 20;
  return SIDES.map((s) => {
    const x = s * 134;
    const flap = pts(
      `${x - 70},${y - 6}~4 ${x + 70},${y - 6}~4 ${x + 70},${y + 40}~8 ${x},${y + 52} ${x - 70},${y + 40}~8`,
    );
    return [
      kit.part(rectangle(x - 66, y, 132, high - low - 10, 10), {
        ...bodyCloth(kit, way, look),
        volume: 12,
        cast: [2, 4, 4, 0.34],
      }),
      kit.part(flap, {
        fill: look.block === 'none' ? way.main : way.block,
        texture: ['twill', '#000', 0.8],
        volume: 9,
        cast: [1, 4, 4, 0.38],
      }),
      kit.eyelet(x, y + 34, 7, mix(way.trim, '#ffffff', 0.25)),
    ].join('');
  }).join('');
};

/** The big front pocket of an anorak: a zip across, and an opening for the hand at each side. */
const kangaroo: Pocket = (kit, way, look) => {
  const y = look.cut.underarm + 84;
  const end = look.cut.length - 46;
  const folds = creases(`-60,${y + 60} -40,${y + 130} -60,${end - 14} 9; 80,${y + 80} 60,${y + 140} 74,${end - 14} 9`);
  const opening = kit.zip(pts(`-118,${y + 22} 118,${y + 22}`), {
    tape: way.trim,
    kind: 'sealed',
    width: 9,
    pull: [112, y + 22, 30],
    pullColour: way.accent,
    pullLength: 26,
  });
  return kit.part(mirrored(pts(`0,${y} 124,${y - 2}~8 188,${y + 120}~8 190,${end}~10 0,${end + 8}`)), {
    ...bodyCloth(kit, way, look),
    volume: 14,
    cast: [2, 4, 5, 0.36],
    inside: kit.folds(folds, { blur: 7, dark: 0.4 }),
    over: SIDES.map((s) => kit.line(pts(`${s * 126},${y} ${s * 186},${y + 120}`), way.trim, 7)).join('') + opening,
  });
};

const POCKETS: Record<TopPocket, Pocket> = {
  hand: handPockets,
  welt: weltPockets,
  chest: chestZip([1]),
  'chest-both': chestZip(SIDES),
  napoleon,
  patch: patchPocket,
  kangaroo,
  flap: flapPockets,
};

/** All pockets of the front. */
export const pockets = (kit: Kit, way: Colourway, look: TopLook): string =>
  look.pockets.map((kind) => POCKETS[kind](kit, way, look)).join('');
