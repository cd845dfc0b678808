import { clothPaint, DRAPES } from './cloth';
import { CLOTH_EDGE, clothLight } from './cloth-light';
import { readableOn, tone } from './colour';
import type { LegLook } from './garment-leg-look';
import { creases, mirrored, pts, SIDES } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import type { Colourway } from './palette';

/** How far a bib and its straps reach above the waist, mm. */
export const BIB_HEIGHT = 430;

/** The half of the bib that lies behind: back panel and straps, seen over the front. Drawn before the legs. */
export function bibBehind(kit: Kit, way: Colourway, look: LegLook): string {
  const { waist } = look.cut;
  const isBack = look.view === 'back';
  return [
    kit.part(mirrored(pts(`0,-196 60,-200 92,-186~10 116,-110 ${waist - 20},-10! ${waist - 10},60! 0,60`)), {
      fill: tone(way.main, -0.07),
      ...clothPaint(kit, look.cloth, way.main),
      volume: 16,
    }),
    SIDES.map((s) => kit.strap(pts(`${s * 40},-190 ${s * 66},-300 ${s * 92},-400 ${s * 108},-424`), 34, way.trim)).join(
      '',
    ),
    isBack ? '' : kit.soft(pts('-90,-180 0,-170 90,-180 90,-60 -90,-60'), '#0d1220', 0.35, 14),
  ].join('');
}

/** The bib in front: pocket, straps over the shoulders, buckles. Drawn after the legs. */
export function bibFront(kit: Kit, way: Colourway, look: LegLook): string {
  const { waist } = look.cut;
  if (look.view === 'back') {
    const back = mirrored(
      pts(`0,-250 52,-250 84,-236~10 110,-140 ${waist - 14},-14 ${waist + 2},22! ${waist * 0.5},28 0,30`),
    );
    return [
      kit.part(back, {
        fill: way.main,
        ...clothPaint(kit, look.cloth, way.main),
        ...CLOTH_EDGE,
        inside: clothLight(back, {
          ...DRAPES[look.cloth],
          folds: creases('-100,-60 -40,-30 0,10 12; 110,-60 50,-30 20,10 12; 0,-200 -14,-100 0,0 9'),
          seed: waist + 1,
        }),
      }),
      SIDES.map((s) =>
        kit.strap(pts(`${s * 36},-236 ${s * 64},-320 ${s * 96},-404 ${s * 108},-424`), 36, way.trim),
      ).join(''),
      brandMark(look.mark, 0, -150, 14, readableOn(way.main, way.accent)),
      kit.seam(pts(`${-waist},20 0,30 ${waist},20`), { pucker: 0.3 }),
    ].join('');
  }
  const front = mirrored(
    pts(`0,-214 70,-214 104,-206~12 118,-130 ${waist * 0.8},-30 ${waist + 2},18! ${waist * 0.5},26 0,28`),
  );
  const pocket = kit.zip(pts('-62,-118 62,-118'), {
    tape: way.trim,
    kind: 'sealed',
    width: 9,
    pull: [56, -118, 30],
    pullColour: way.accent,
    pullLength: 26,
  });
  return [
    kit.part(front, {
      fill: way.main,
      ...clothPaint(kit, look.cloth, way.main),
      ...CLOTH_EDGE,
      cast: [1, 4, 5, 0.3],
      inside:
        kit.block(pts('-200,-240! 200,-240! 200,-150! -200,-150!'), way.block) +
        clothLight(front, {
          ...DRAPES[look.cloth],
          folds: creases('-110,-80 -60,-30 -30,20 12; 120,-80 60,-30 30,20 12; 20,-110 10,-50 20,10 9'),
          seed: waist,
        }),
      over:
        kit.seam(pts('-140,-150 0,-148 140,-150'), { stitch: 2 }) + kit.stitching(pts('-96,-202 0,-206 96,-202'), 0.3),
    }),
    pocket,
    SIDES.map(
      (s) =>
        kit.strap(pts(`${s * 108},-424 ${s * 112},-340 ${s * 98},-250 ${s * 84},-190`), 36, way.trim) +
        kit.buckle(s * 90, -216, 30, s * 14),
    ).join(''),
    brandMark(look.mark, -60, -180, 11, readableOn(way.block, way.accent)),
    lettering(look.brand, 12, -180, 12, readableOn(way.block, way.accent), { weight: 1.1 }),
    kit.seam(pts(`${-waist},18 0,28 ${waist},18`), { pucker: 0.3 }),
  ].join('');
}
