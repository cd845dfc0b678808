import type { BindingMake } from './binding';
import { readableOn, shadeOf } from './colour';
import { pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { wordmark } from './wordmark';

const DARK = '#25282d';

/** One alpine binding on a length of ski, from its side, toe right and heel open for stepping in. */
export function bindingProfile(kit: Kit, way: Colourway, { base, lever }: BindingMake, brand: string): string {
  const ski = kit.part(pts('-296,0~3 296,0~3 296,20~3 -296,20~3'), {
    fill: way.block,
    volume: 5,
    cast: [5, 12, 10, 0.32],
    over: kit.line(pts('-296,17 296,17'), '#c3c8cb', 5) + kit.line(pts('-296,5 296,5'), way.accent, 3, 0.7),
  });
  const plate =
    base === 'racePlate'
      ? kit.part(pts('-240,-16~5 -60,-16~5 -40,-8 20,-8 44,-16~5 236,-16~5 244,0! -248,0!'), {
          fill: '#3b4046',
          volume: 7,
          light: 0.5,
          over: kit.screws(pts('-220,-8 -90,-8 80,-8 214,-8'), 4),
        })
      : kit.part(pts('-236,-10~4 230,-10~4 236,0! -242,0!'), { fill: '#34383d', volume: 5 });
  const lift = base === 'racePlate' ? -8 : 0;
  const heel = [
    kit.tube(pts('-104,-14 -150,22 -206,46'), 9, '#9da3a6'),
    kit.part(pts('-262,44~7 -198,32~7 -194,50~7 -256,66~7'), { fill: DARK, volume: 8, cast: [2, 4, 4, 0.4] }),
    kit.part(pts('-126,-10~5 -84,-12~5 -78,-26~5 -124,-30~5'), { fill: DARK, volume: 6, cast: [1, 3, 3, 0.4] }),
    kit.part(pts('-226,-8~6 -228,-70 -208,-106~18 -150,-110 -116,-86~10 -112,-58~6 -128,-40 -120,-8~6'), {
      fill: way.main,
      volume: 24,
      shade: 0.65,
      light: 0.55,
      cast: [5, 9, 8, 0.42],
      inside: kit.block(pts('-250,-36! -190,-30 -100,-36! -100,10! -250,10!'), way.block),
      over:
        kit.seam(pts('-250,-36 -190,-30 -100,-36'), { light: 0.4 }) +
        wordmark(brand, -174, -56, 14, readableOn(way.main, way.accent), { weight: 1.2 }) +
        kit.screw(-148, -20, 6),
    }),
    kit.part(pts('-120,-62~5 -90,-66~6 -84,-52~6 -116,-44~5'), { fill: DARK, volume: 7, cast: [1, 4, 4, 0.4] }),
    kit.part(
      lever === 'fork'
        ? pts('-178,-100~6 -140,-112~6 -190,-164 -244,-176~10 -250,-158~8 -206,-140')
        : pts('-186,-98~6 -146,-108~6 -176,-150 -216,-166~10 -228,-150~8 -206,-124'),
      {
        fill: way.accent,
        volume: 14,
        light: 0.6,
        cast: [3, 6, 5, 0.45],
        over: kit.line(pts('-170,-118 -204,-148'), shadeOf(way.accent), 4, 0.6),
      },
    ),
  ];
  const toe = [
    kit.part(pts('60,-10~4 142,-10~4 138,-22~5 64,-24~5'), { fill: TONES.alu, volume: 6, cast: [1, 3, 3, 0.4] }),
    kit.part(pts('132,-8~6 130,-44 156,-76~12 206,-78 240,-46 246,-8~6'), {
      fill: way.main,
      volume: 22,
      shade: 0.65,
      light: 0.55,
      cast: [5, 9, 8, 0.42],
      inside: kit.block(pts('206,-100! 270,-100! 270,10! 226,10! 214,-40'), way.block),
      over: kit.seam(pts('206,-90 214,-40 226,0'), { light: 0.4 }) + kit.screw(232, -30, 7),
    }),
    kit.part(pts('96,-58~6 140,-72~8 172,-58~6 164,-42~6 122,-44 102,-40~5'), {
      fill: DARK,
      volume: 10,
      light: 0.5,
      cast: [2, 5, 4, 0.45],
      over: kit.line(pts('104,-54 140,-62'), '#fff', 1.4, 0.35),
    }),
    kit.screw(148, -54, 6, TONES.alu),
    kit.part(rectangle(172, -40, 30, 16, 5), {
      fill: '#e9ebe6',
      volume: 4,
      inside: kit.line(pts('186,-40 186,-24'), way.accent, 4),
    }),
  ];
  return `${ski}${plate}<g transform="translate(0 ${lift})">${heel.join('')}${toe.join('')}</g>`;
}
