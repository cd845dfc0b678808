import { readableOn } from './colour';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { rod } from './rod';
import type { TouringBindingMake } from './touring-binding';
import { wordmark } from './wordmark';

const DARK = '#25282d';
const ALU = TONES.alu;
const polished = (kit: Kit): string => kit.linear('0 #f0f2f3, .35 #b4babd, .6 #8f969a, 1 #cdd2d4', 0, 0, 1, 0.3);

/** On a length of ski, from its side, toe right: toe lever up, heel tower with its climbing aid raised. */
export function touringBindingProfile(kit: Kit, way: Colourway, make: TouringBindingMake, brand: string): string {
  const low = make.heel === 'race' ? 0.8 : 1;
  const tower =
    make.heel === 'step'
      ? '-150,-8~6 -158,-64 -140,-104~16 -96,-108~14 -70,-76 -64,-8~6'
      : `-140,-8~6 -142,${num(-64 * low)} -128,${num(-92 * low)}~10 -84,${num(-94 * low)}~10 -74,${num(-60 * low)} -70,-8~6`;
  return [
    kit.part(pts('-226,0~3 226,0~3 226,14~3 -226,14~3'), {
      fill: way.block,
      volume: 4,
      cast: [4, 9, 8, 0.3],
      over: kit.line(pts('-226,11 226,11'), '#c3c8cb', 4),
    }),
    kit.part(pts('-168,-12~4 -52,-12~4 -46,0! -174,0!'), { fill: DARK, volume: 5 }),
    kit.part(pts(tower), {
      fill: way.main,
      volume: 18,
      light: 0.55,
      cast: [4, 7, 6, 0.4],
      inside: kit.block(pts('-180,-34! -40,-26! -40,10! -180,10!'), way.block),
      over:
        wordmark(brand, -106, -56 * low, 9, readableOn(way.main, way.accent), { weight: 1.2 }) + kit.screw(-92, -18, 5),
    }),
    rod(kit, pts(`-78,${num(-58 * low)} -48,${num(-57 * low)}`), 7, '#c9cdd0', { gloss: 1, shadow: 0.2 }),
    kit.part(
      pts(`-132,${num(-88 * low)}~5 -66,${num(-98 * low)}~6 -56,${num(-110 * low)}~5 -128,${num(-104 * low)}~6`),
      { fill: way.accent, volume: 8, cast: [2, 4, 4, 0.4] },
    ),
    make.hasBrake
      ? kit.tube(pts('-52,-10 -80,14 -150,40'), 6, '#9da3a6') +
        kit.part(pts('-190,40~6 -142,26~6 -138,42~6 -184,58~6'), { fill: DARK, volume: 6 })
      : '',
    kit.part(pts('60,-10~4 176,-10~4 184,0! 54,0!'), { fill: make.heel === 'race' ? ALU : DARK, volume: 5 }),
    kit.part(pts('74,-8~5 82,-40 102,-58~8 122,-52~6 128,-28 150,-8~5'), {
      fill: make.heel === 'step' ? way.main : ALU,
      ...(make.heel === 'step' ? {} : { gradient: polished(kit) }),
      volume: 10,
      light: 0.6,
      cast: [3, 6, 5, 0.4],
    }),
    kit.screw(106, -46, 6, '#e1e4e6'),
    kit.screw(112, -18, 6, '#8d9498'),
    kit.part(pts('132,-14~5 150,-28 196,-66~8 206,-56~6 168,-14~5'), {
      fill: way.accent,
      volume: 10,
      cast: [2, 5, 4, 0.4],
    }),
  ].join('');
}
