import { clothPaint } from './cloth';
import { mix, readableOn, tone } from './colour';
import { type LegLook, type LegPocket, onLeg, PLAIN_LEGS } from './garment-leg-look';
import { legShape, legs } from './garment-legs';
import { creases, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { type Box, FRAMES } from './plate-defs';

function waistband(kit: Kit, way: Colourway, look: LegLook): string {
  const { waist } = look.cut;
  const isFront = look.view === 'front';
  const band = (fill: string, height: number, texture: 'rib' | 'grain'): string =>
    kit.part(
      mirrored(
        pts(
          `0,${isFront ? 2 : -4} ${waist * 0.58},-3 ${waist + 1},3~4 ${waist + 6},${height - 4}~4 ${waist * 0.58},${height} 0,${height + 3}`,
        ),
      ),
      {
        fill,
        volume: 12,
        cast: [0, 4, 4, 0.36],
        texture: texture === 'rib' ? ['rib', '#000', 0.5] : ['grain', '#fff', 0.5],
      },
    );
  switch (look.waistband) {
    case 'none':
      return '';
    case 'elastic':
      return (
        band(way.block, 46, 'rib') +
        (isFront
          ? lettering(look.brand, 0, 25, 15, readableOn(way.block, way.accent), { weight: 1.1, track: 2.4 })
          : '') +
        kit.line(pts(`${-waist},7 0,6 ${waist},7`), way.accent, 3, 0.7)
      );
    case 'drawcord':
      return (
        band(way.main, 48, 'rib') +
        (isFront
          ? kit.eyelet(-16, 25, 6) +
            kit.eyelet(16, 25, 6) +
            kit.tube(pts('-16,26 -30,60 -20,112'), 4.4, way.accent, { gloss: 0.3 }) +
            kit.tube(pts('16,26 24,64 12,124'), 4.4, way.accent, { gloss: 0.3 })
          : '')
      );
    case 'belt': {
      const loops = [-0.74, -0.38, 0.38, 0.74, ...(isFront ? [] : [0])].map((share) =>
        kit.part(rectangle(waist * share - 7, -4, 14, 58, 3), {
          fill: tone(way.trim, 0.06),
          volume: 5,
          cast: [1, 3, 2, 0.4],
        }),
      );
      return (
        band(way.trim, 46, 'grain') +
        loops.join('') +
        (isFront
          ? kit.eyelet(-12, 24, 8, '#9aa0a4') +
            kit.eyelet(14, 24, 8, '#9aa0a4') +
            kit.strap(pts('100,24 136,25'), 16, way.block) +
            kit.ladder(112, 24, 16, 90, '#24272b')
          : '')
      );
    }
  }
}

function pocket(kit: Kit, way: Colourway, look: LegLook, kind: LegPocket): string {
  const { cut, view } = look;
  const { waist, hip, crotch } = cut;
  const zip = (line: readonly Point[], width = 8): string => {
    const [x, y] = line[0] ?? [0, 0];
    return kit.zip(line, {
      tape: way.trim,
      kind: 'sealed',
      width,
      pull: [x, y + 4, x > 0 ? -10 : 10],
      pullColour: way.accent,
      pullLength: 22,
    });
  };
  const cloth = clothPaint(kit, look.cloth, way.main);
  if (view === 'back' && !['seat', 'cargo', 'zip-off', 'side-zip'].includes(kind)) return '';
  switch (kind) {
    case 'slash':
      return SIDES.map((s) =>
        kit.seam(pts(`${s * waist * 0.56},50 ${s * waist * 0.72},${crotch * 0.34} ${s * (hip - 14)},${crotch * 0.5}`), {
          dark: 0.55,
          pucker: 0.2,
          stitch: s * -2,
        }),
      ).join('');
    case 'zip':
      return SIDES.map((s) =>
        zip(pts(`${s * waist * 0.74},70 ${s * waist * 0.81},140 ${s * waist * 0.84},${crotch * 0.66}`)),
      ).join('');
    case 'vent':
      return SIDES.map((s) =>
        zip(
          [onLeg(cut, -0.06, 0.78), onLeg(cut, 0.14, 0.74), onLeg(cut, 0.36, 0.72)].map(([x, y]): Point => [x * s, y]),
          7,
        ),
      ).join('');
    case 'zip-off':
      return SIDES.map((s) =>
        zip(
          [onLeg(cut, 0.3, 0.99), onLeg(cut, 0.316, 0), onLeg(cut, 0.3, -0.99)].map(([x, y]): Point => [x * s, y]),
          7,
        ),
      ).join('');
    case 'side-zip':
      return SIDES.map((s) =>
        zip(
          [onLeg(cut, -0.3, 0.76), onLeg(cut, 0.3, 0.72), onLeg(cut, 0.97, 0.6)].map(([x, y]): Point => [x * s, y]),
          8,
        ),
      ).join('');
    case 'thigh':
      return zip([onLeg(cut, 0.06, 0.1), onLeg(cut, 0.06, 0.62)], 7);
    case 'seat':
      return view === 'front'
        ? ''
        : SIDES.map((s) => zip(pts(`${s * waist * 0.26},${crotch * 0.44} ${s * waist * 0.8},${crotch * 0.4}`))).join(
            '',
          );
    case 'cargo': {
      const lower = cut.length - crotch < 300 ? 0.2 : 0.08;
      const [x, y] = onLeg(cut, lower, 0.42);
      return SIDES.map((s) => {
        const at = (dx: number, dy: number): string => `${s * (x + dx)},${y + dy}`;
        const tall = cut.length - crotch < 300 ? 104 : 138;
        return (
          kit.part(pts(`${at(-54, 0)}~6 ${at(54, -6)}~6 ${at(56, tall - 6)}~10 ${at(-48, tall)}~10`), {
            fill: way.main,
            ...cloth,
            volume: 12,
            cast: [2, 5, 4, 0.38],
          }) +
          kit.part(pts(`${at(-58, -10)}~5 ${at(58, -16)}~5 ${at(58, 28)}~8 ${at(0, 38)} ${at(-57, 34)}~8`), {
            fill: look.block === 'none' ? way.main : way.block,
            ...cloth,
            volume: 9,
            cast: [1, 4, 4, 0.4],
            over: kit.stitching(pts(`${at(-52, 28)} ${at(0, 32)} ${at(52, 22)}`), 0.35),
          }) +
          kit.eyelet(s * x, y + 22, 6, mix(way.trim, '#ffffff', 0.25))
        );
      }).join('');
    }
  }
}

function middle(kit: Kit, look: LegLook): string {
  const { crotch } = look.cut;
  const isBack = look.view === 'back';
  const centre = kit.seam(pts(`0,44 0,${crotch * 0.6} 0,${crotch}`), { dark: 0.45, pucker: 0.18 });
  if (isBack) {
    return (
      centre +
      kit.seam(pts(`${-look.cut.hip + 14},${crotch * 0.26} 0,${crotch * 0.4} ${look.cut.hip - 14},${crotch * 0.26}`), {
        dark: 0.4,
        stitch: 2,
      }) +
      kit.folds(
        creases(
          `-30,${crotch} -90,${crotch - 30} -150,${crotch - 10} 12; 30,${crotch} 90,${crotch - 30} 150,${crotch - 10} 12; -120,${crotch * 0.4} -140,${crotch * 0.6} -110,${crotch * 0.9} 12; 110,${crotch * 0.4} 130,${crotch * 0.6} 110,${crotch * 0.9} 12`,
        ),
        { blur: 9, dark: 0.36, light: 0.16 },
      )
    );
  }
  return (
    centre +
    (look.fly
      ? kit.seam(pts(`30,46 30,${crotch * 0.44} 20,${crotch * 0.57} 0,${crotch * 0.62}`), { dark: 0.36, stitch: 1.5 })
      : '')
  );
}

function mark(kit: Kit, way: Colourway, look: LegLook): string {
  if (look.waistband === 'elastic' || !look.brand) return '';
  const ground = look.block === 'yoke' ? way.block : way.main;
  const ink = readableOn(ground, way.accent);
  if (look.view === 'back') {
    return (
      kit.part(rectangle(look.cut.waist * 0.36, 62, 56, 26, 2), { fill: way.trim, volume: 3, cast: [1, 2, 2, 0.3] }) +
      lettering(look.brand, look.cut.waist * 0.36 + 28, 75, 9, TONES.snow, { weight: 1 })
    );
  }
  const [x, y] = look.cut.length - look.cut.crotch < 300 ? onLeg(look.cut, 0.3, 0.2) : [120, look.cut.crotch * 0.48];
  return brandMark(look.mark, -x, y, 13, ink) + lettering(look.brand, -x, y + 26, 9, ink, { weight: 1.1 });
}

/** Everything below the waist but its shadow, in a kit of the caller's. */
export const legsArt = (kit: Kit, way: Colourway, look: LegLook): string =>
  [
    look.waistband === 'none' || look.view === 'back'
      ? ''
      : kit.part(pts(`${-look.cut.waist},0! 0,-14 ${look.cut.waist},0! 100,40 -100,40`), {
          fill: tone(way.trim, -0.02),
          volume: 8,
        }),
    legs(kit, way, look),
    look.pockets.map((kind) => pocket(kit, way, look, kind)).join(''),
    middle(kit, look),
    waistband(kit, way, look),
    mark(kit, way, look),
  ].join('');

/**
 * Draws trousers, tights or shorts from their look.
 * @param closeUp the box (mm) of a detail
 */
export function drawLegs(way: Colourway, options: Partial<LegLook>, title: string, closeUp?: Box): string {
  const look: LegLook = { ...PLAIN_LEGS, ...options };
  const { hip, length, stance, hem } = look.cut;
  const reach = Math.max(hip, stance + hem) + 14;
  const frame = 2 * reach > 0.9 * length ? FRAMES.square : FRAMES.upright;
  const kit = new Kit([-reach, -16, reach, length + 18], frame, 44);
  return kit.svg(kit.flatShadow([legShape(look.cut)]) + legsArt(kit, way, look), `${title}, ${look.view}`, closeUp);
}
