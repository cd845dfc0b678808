import { CLOTH_EDGE, clothLight } from './cloth-light';
import { wornCuff } from './cuff-wear';
import { type Fold, foldsOnSide, onSide, type Point, pts, type Side } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { armHang } from './shell-jacket-folds';
import { type ShellLook, shellSeed } from './shell-jacket-look';

const STRAIGHT = pts(
  '180,39! 224,62 260,114 290,220 314,350 333,480 346,600 351,650~6 314,666 275,670~6 271,590 267,520 257,430 243,340 229,276! 214,210 199,130',
);

/** The outline of a sleeve, its arm bent as the look wants. */
export const sleeveOutline = (look: ShellLook, side: Side): readonly Point[] => onArm(look, side)(STRAIGHT);

function colourBlock(kit: Kit, way: Colourway, look: ShellLook, side: Side): string {
  const toSide = onArm(look, side);
  switch (look.block) {
    case 'yoke':
      return kit.block(toSide(pts('150,0! 420,0! 420,232! 300,224 220,232! 150,220!')), way.block);
    case 'split':
      return kit.block(toSide(pts('150,0! 420,0! 420,330! 320,332 230,345! 150,330!')), way.block);
    case 'band':
      return kit.block(toSide(pts('200,222! 420,222! 420,300! 200,300!')), way.accent);
    case 'diag':
      return kit.block(
        side > 0 ? pts('150,0! 420,0! 420,190! 150,294!') : pts('-420,0! -150,0! -150,412! -420,520!'),
        way.block,
      );
    case 'side':
      return kit.block(toSide(pts('240,250! 262,300 292,430 304,560 306,690! 240,690!')), way.block);
    case 'hem':
      return kit.block(toSide(pts('220,540! 420,540! 420,700! 220,700!')), way.block);
    case 'none':
      return '';
  }
}

/** The elbow of the right arm, about which the forearm turns, mm. */
const ELBOW: Point = [284, 372];

/** How far a worn jacket's arms are bent, degrees: one hand towards the pocket, the other hanging. */
const bendOf = ({ pose }: ShellLook, side: Side): number => (pose === 'flat' ? 0 : side > 0 ? 74 : 24);

/** A point of the right sleeve with the arm bent: what lies below the elbow turns in, softly over its width. */
function bent([x, y, corner]: Point, degrees: number): Point {
  const share = Math.max(0, Math.min(1, (y - ELBOW[1] + 62) / 124));
  const angle = (degrees * share * share * (3 - 2 * share) * Math.PI) / 180;
  const [dx, dy] = [x - ELBOW[0], y - ELBOW[1]];
  const at: Point = [
    ELBOW[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    ELBOW[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return corner === undefined ? at : [at[0], at[1], corner];
}

/** Puts points of the right sleeve on the given side, its arm bent as the look wants. */
const onArm =
  (look: ShellLook, side: Side) =>
  (points: readonly Point[]): readonly Point[] =>
    onSide(side)(points.map((point) => bent(point, bendOf(look, side))));

const bentFolds = (folds: readonly Fold[], degrees: number): Fold[] =>
  folds.map(([x0, y0, cx, cy, x1, y1, width]) => {
    const [from, by, to] = [bent([x0, y0], degrees), bent([cx, cy], degrees), bent([x1, y1], degrees)];
    return [from[0], from[1], by[0], by[1], to[0], to[1], width];
  });

/** The folds were measured on a wider sleeve; they lie 14 mm nearer the body on this one. */
const nearer = (folds: readonly Fold[]): Fold[] =>
  folds.map(([x0, y0, cx, cy, x1, y1, width]) => [x0 - 14, y0, cx - 14, cy, x1 - 14, y1, width]);

function sleeveLight(look: ShellLook, outline: readonly Point[], side: Side): string {
  const { folds, depth, crumple } = armHang(look);
  return clothLight(outline, {
    folds: foldsOnSide(bentFolds(nearer(folds), bendOf(look, side)), side),
    seed: shellSeed(look) + (side > 0 ? 1 : 2),
    round: 40,
    // narrow pieces need a little less
    depth: depth * 0.9,
    crumple,
  });
}

function cuff(kit: Kit, way: Colourway, look: ShellLook, side: Side): string {
  const { cuff: kind, view } = look;
  const toSide = onArm(look, side);
  if (kind === 'elastic') {
    const band = kit.part(toSide(pts('350,628~6 314,642 273,646~6 277,672~8 314,676 352,660~8')), {
      fill: way.trim,
      volume: 9,
      texture: ['rib', '#000', 0.5],
    });
    return band + kit.seam(toSide(pts('350,630 314,643 274,647')), { pucker: 0.3 });
  }
  if (kind === 'gaiter') {
    const gaiter = kit.part(toSide(pts('344,652~4 314,662 280,666~4 284,700~8 312,706 340,694~8')), {
      fill: way.block,
      volume: 10,
      texture: ['knit', '#000', 0.6],
      cast: [0, -3, 4, 0.35],
    });
    return gaiter + kit.seam(toSide(pts('349,640 310,648 273,648')), { dark: 0.45 });
  }
  const seam = kit.seam(toSide(pts('349,640 310,648 273,648')), { dark: 0.45 });
  if (view === 'back') return seam;
  const tab = kit.part(toSide(pts('280,622~4 334,615~8 336,637~8 281,644~4')), {
    fill: way.trim,
    volume: 6,
    cast: [1, 2, 2, 0.4],
    texture: ['grain', '#fff', 0.6],
  });
  return seam + tab + kit.stitching(toSide(pts('286,633 326,627')), 0.35);
}

export function shellSleeve(kit: Kit, way: Colourway, look: ShellLook, side: Side): string {
  const toSide = onArm(look, side);
  const outline = sleeveOutline(look, side);
  const cloth = kit.part(outline, {
    fill: way.main,
    inside: [
      colourBlock(kit, way, look, side),
      kit.block(outline, kit.texture(['twill', '#000', 0.8])),
      sleeveLight(look, outline, side),
    ].join(''),
    ...CLOTH_EDGE,
    cast: [side * -2 + 2, 5, 6, 0.3],
  });
  const blockSeam =
    look.block === 'yoke' ? '291,226 256,223 217,229' : look.block === 'split' ? '311,332 276,332 242,340' : '';
  const hasSleevePocket = look.view === 'front' && side < 0 && look.pockets.includes('sleeve');
  return [
    look.cuff === 'gaiter' ? cuff(kit, way, look, side) : '',
    cloth,
    kit.seam(toSide(pts('317,372 284,420 256,428')), { dark: 0.4 }),
    kit.seam(toSide(pts('334,486 302,500 266,508')), { dark: 0.4 }),
    blockSeam ? kit.seam(toSide(pts(blockSeam)), { pucker: 0.15 }) : '',
    look.cuff === 'gaiter' ? '' : cuff(kit, way, look, side),
    look.isWorn && side < 0 && look.view === 'front' ? wornCuff(kit, way.main, outline, toSide) : '',
    look.view === 'back' ? kit.seam(toSide(pts('284,215 302,400 316,560 322,646')), { dark: 0.3 }) : '',
    hasSleevePocket
      ? kit.zip(toSide(pts('262,196 274,250 282,300')), {
          tape: way.trim,
          kind: 'sealed',
          width: 7,
          pull: [-262, 198, 10],
          pullColour: way.accent,
          pullLength: 18,
        })
      : '',
    kit.line(toSide(pts('181,40 199,130 214,210 229,276')), '#0d1220', 1, 0.34),
    kit.stitching(toSide(pts('174,42 192,132 207,212 221,276')), 0.2),
  ].join('');
}
