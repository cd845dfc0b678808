import { mix, tone } from './colour';
import { pts } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';

/** What is seen through the open door: the inner tent, a mat, a sleeping bag, a lantern's light. */
export function tentInterior(kit: Kit, way: Colourway): string {
  const bag = way.accent;
  return [
    kit.block(pts('-900,-800! 200,-800! 200,300! -900,300!'), mix(way.main, '#ffe2b0', 0.55)),
    `<rect x="-900" y="-800" width="1100" height="1100" fill="${kit.linear('0 #1b2338 .62, .4 #1b2338 .2, 1 #1b2338 .05')}"/>`,
    kit.soft(pts('-520,-420 -300,-560 -120,-420 -160,-100 -480,-100'), '#ffe9b8', 0.75, 24),
    kit.seam(pts('-320,-760 -330,-300 -300,20'), { weight: 2 }),
    kit.part(pts('-720,-20! -160,-60! 60,60! 60,220! -780,220!'), {
      fill: tone(TONES.granite, -0.08),
      volume: 14,
      texture: ['ripstop', '#000', 1.2],
    }),
    kit.part(pts('-600,60~20 -300,-30~20 -120,-10~30 -120,60 -380,170~30 -600,150~30'), {
      fill: way.block,
      volume: 22,
      light: 0.5,
      cast: [4, 8, 8, 0.4],
    }),
    kit.part(pts('-560,30~30 -280,-70~30 -150,-50~40 -150,20 -400,130~40 -560,110~30'), {
      fill: bag,
      volume: 34,
      shade: 0.6,
      cast: [4, 8, 8, 0.4],
      over: [
        '-480,0 -460,60 -480,120',
        '-390,-30 -370,40 -390,116',
        '-300,-60 -280,10 -300,90',
        '-220,-60 -200,-10 -220,50',
      ]
        .map((line) => kit.seam(pts(line), { pucker: 0.5, weight: 2 }))
        .join(''),
    }),
  ].join('');
}
