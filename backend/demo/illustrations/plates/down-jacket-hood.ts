import { mix, readableOn, tone } from './colour';
import { curve } from './curve';
import type { DownLook } from './down-jacket-look';
import { creases, mirrored, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';

const headColour = (way: Colourway, { yoke }: DownLook): string => (yoke ? way.block : way.main);

const HOOD_PUCKERS = `-120,-110 -108,-106 -92,-100 4; -116,-60 -104,-60 -90,-58 4; -108,-160 -96,-150 -84,-140 4;
  -70,-212 -62,-196 -54,-182 4; -20,-226 -18,-206 -16,-190 4; 30,-224 28,-206 24,-190 4; 80,-204 70,-190 62,-176 4;
  112,-150 100,-144 86,-136 4; 122,-100 108,-98 92,-94 4; 116,-40 104,-40 90,-40 4; -110,-10 -100,-14 -86,-16 4; 110,6 100,0 86,-6 4`;

export function downHood(kit: Kit, way: Colourway, look: DownLook): string {
  const opening = curve(mirrored(pts('0,-182 46,-172 76,-134 82,-84 74,-28 50,12 0,24')));
  const path = kit.path(opening);
  const ring = mirrored(pts('0,-205 52,-195 92,-158 106,-110 103,-50 97,4 98,36'));
  const hood = kit.part(mirrored(pts('0,-226 58,-216 104,-176 124,-112 120,-50 110,4 116,30! 60,46 0,52')), {
    fill: headColour(way, look),
    volume: 20,
    shade: 0.6,
    light: 0.42,
    inside:
      kit.seam(ring.slice(0, 13), { pucker: 0.5, dark: 0.5 }) +
      kit.folds(creases(HOOD_PUCKERS), { blur: 2, dark: 0.34, light: 0.14 }),
    cast: [2, 6, 6, 0.4],
  });
  const lining = kit.linear(`0 ${tone(way.trim, 0.03)}, 1 ${tone(way.trim, -0.08)}`);
  const interior = [
    `<path d="${opening}" fill="${lining}"/><g clip-path="url(#${kit.clip(path)})">`,
    ...[-140, -95, -50, -5].map((y) =>
      kit.seam(pts(`-90,${y} 0,${y + 10} 90,${y}`), { dark: 0.6, light: 0.14, pucker: 0.4 }),
    ),
    kit.part(rectangle(-22, -62, 44, 26, 2), { fill: TONES.snow, volume: 4, cast: [1, 2, 2, 0.5] }),
    lettering(look.brand, 0, -49, 9, '#27303f'),
    `${kit.softLine(opening, 36, '#000', 0.75, 9)}</g>`,
  ].join('');
  return hood + interior + kit.line(opening, way.accent, 2.2, 0.9);
}

/** The two leaves of the collar and the head of the zip; without a hood, the neck behind them too. */
export function downCollar(kit: Kit, way: Colourway, look: DownLook): string {
  const neck = look.hood
    ? ''
    : kit.part(mirrored(pts('0,-66 50,-64 84,-56~10 98,-10 90,30 0,50')), {
        fill: way.trim,
        volume: 16,
        cast: [1, 3, 3, 0.3],
        inside:
          kit.seam(pts('-90,-30 0,-24 90,-30'), { pucker: 0.5 }) +
          kit.part(rectangle(-22, -44, 44, 22, 2), { fill: TONES.snow, volume: 4 }) +
          lettering(look.brand, 0, -33, 8, '#27303f'),
      });
  const leaves = SIDES.map((s) => {
    const top = look.hood ? `${s * 92},-34 ${s * 60},-6 0,4!` : `${s * 88},-58~8 ${s * 56},-30 0,-6!`;
    const puckers = `${s * 80},12 ${s * 74},26 ${s * 76},44 4; ${s * 40},24 ${s * 38},36 ${s * 40},52 4;
      ${s * 60},0 ${s * 58},12 ${s * 60},24 4; ${s * 24},6 ${s * 22},16 ${s * 24},28 4`;
    return kit.part(pts(`${top} 0,62! ${s * 60},60 ${s * 120},28! ${s * 104},-9`), {
      fill: headColour(way, look),
      volume: 16,
      shade: 0.55,
      light: 0.35,
      cast: [0, 4, 5, 0.35],
      inside:
        kit.seam(pts(`${s * 104},-4 ${s * 62},26 0,32`), { pucker: 0.5, dark: 0.55 }) +
        kit.folds(creases(puckers), { blur: 2.2, dark: 0.5, light: 0.3 }),
    });
  }).join('');
  const zip = kit.zip(pts(`0,${look.hood ? 2 : -8} 0,66`), {
    tape: way.trim,
    teeth: mix(way.trim, '#ffffff', 0.42),
    kind: 'vislon',
    width: 13,
    pull: [0, 16, 0],
    pullColour: way.accent,
    pullLength: 42,
  });
  return neck + leaves + zip;
}

/** The hood from behind: three swollen panels. */
export function downHoodBehind(kit: Kit, way: Colourway, look: DownLook): string {
  const rows = ['-126,-160 0,-146 126,-160', '-128,-96 0,-80 128,-96', '-124,-32 0,-14 124,-32'];
  return [
    kit.part(mirrored(pts('0,-226 58,-218 106,-178 126,-112 120,-48 110,2 116,28! 60,46 0,52')), {
      fill: headColour(way, look),
      volume: 26,
      shade: 0.6,
      light: 0.36,
      inside:
        rows.map((row) => kit.seam(pts(row), { pucker: 0.55, dark: 0.55 })).join('') +
        kit.folds(creases(HOOD_PUCKERS), { blur: 2, dark: 0.34, light: 0.14 }) +
        kit.folds(
          creases(
            '-40,-150 -36,-138 -40,-120 4; 20,-150 24,-134 18,-118 4; -20,-86 -16,-70 -22,-54 4; 50,-92 46,-76 50,-60 4; -60,-30 -54,-14 -60,4 4; 10,-20 14,-4 8,14 4',
          ),
          { blur: 2.2, dark: 0.4, light: 0.2 },
        ),
      cast: [2, 7, 7, 0.45],
    }),
    brandMark(look.mark, 0, 108, 12, readableOn(headColour(way, look), way.accent)),
  ].join('');
}

/** The collar from behind. */
export function downNeckBehind(kit: Kit, way: Colourway, look: DownLook): string {
  return (
    kit.part(mirrored(pts('0,-70 50,-68 86,-58~10 98,-14 108,26! 56,40 0,44')), {
      fill: headColour(way, look),
      volume: 18,
      shade: 0.55,
      light: 0.34,
      inside: kit.seam(pts('-110,-14 0,-4 110,-14'), { pucker: 0.55, dark: 0.5 }),
      cast: [1, 4, 5, 0.35],
    }) + brandMark(look.mark, 0, 96, 12, readableOn(look.yoke ? way.block : way.main, way.accent))
  );
}
