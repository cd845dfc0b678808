import { mix, tone } from './colour';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { meshPatch } from './tent-wear';

/** What is seen through the open door: the glow of the inner tent, its seams, a mat, and a sleeping bag with its hood towards us. */
export function tentInterior(kit: Kit, way: Colourway): string {
  const bag = way.accent;
  const glow = kit.linear(`0 ${mix(way.main, '#8a5a2c', 0.5)}, .5 #f0cf95, 1 #c99a5e`, 0.1, 0, 0.5, 1);
  const bars = [-420, -330, -240, -150]
    .map((x) => kit.line(pts(`${x},${num(-62 + (x + 420) * 0.1)} ${x + 26},30 ${x + 6},128`), shadeLine(bag), 2, 0.55))
    .join('');
  return [
    `<rect x="-1200" y="-1000" width="1600" height="1400" fill="${glow}"/>`,
    kit.soft(pts('-560,-420 -300,-640 -60,-420 -120,-60 -500,-60'), '#fff3d0', 0.8, 24),
    kit.line(pts('-330,-900 -350,-420 -340,-20'), '#7a5426', 1.4, 0.5),
    kit.line(pts('-1000,-60 -340,-20 300,-70'), '#7a5426', 1.6, 0.5),
    kit.block(pts('-1200,-50! -340,-20! 400,-60! 400,400! -1200,400!'), '#8d6a3e'),
    kit.part(pts('-700,30! -120,-40! 60,120! -640,260!'), { fill: tone(TONES.granite, -0.06), volume: 10, line: 0.8 }),
    kit.part(pts('-610,80~50 -440,-62~40 -160,-44~60 -70,40~60 -160,128~60 -450,150~60'), {
      fill: bag,
      gradient: kit.linear(`0 ${mix(bag, '#fff2d2', 0.4)}, .5 ${bag}, 1 ${mix(bag, '#2a1c10', 0.45)}`),
      volume: 12,
      light: 0.3,
      cast: [2, 6, 5, 0.4],
      over: bars,
      line: 0.8,
    }),
    kit.part(pts('-640,70~50 -560,-30~60 -480,-10~50 -470,100~50 -560,140~60'), {
      fill: way.block,
      volume: 12,
      light: 0.4,
      line: 0.8,
    }),
  ].join('');
}

const shadeLine = (fill: string): string => mix(fill, '#1b1420', 0.6);

/** What is seen by day through the open door: it is dark in there, the inner tent's mesh and floor catch some light. */
export function tentMouth(kit: Kit, way: Colourway, isWorn = false): string {
  const dark = kit.linear('0 #0d1218, .55 #1a2129, 1 #2a3138', 0, 0, 0.3, 1);
  const floor = pts('-1200,-40! -340,-20! 400,-60! 400,400! -1200,400!');
  return [
    `<rect x="-1200" y="-1000" width="1600" height="1400" fill="${dark}"/>`,
    kit.block(pts('-620,-30! -470,-560~60 -230,-640~80 -40,-520~60 60,-40!'), mix(way.trim, '#59626a', 0.6)),
    `<path d="M-620-30L-470-560L-230-640L-40-520L60-40z" fill="${kit.texture(['mesh', '#000', 1])}"/>`,
    kit.line(pts('-600,-60 -450,-470 -230,-560 -60,-440 20,-70'), way.accent, 1.6, 0.8),
    isWorn ? meshPatch(kit, way) : '',
    kit.block(floor, '#39424a'),
    kit.part(pts('-640,40! -180,-30! 0,60! -520,180!'), {
      fill: mix(way.accent, '#2a3138', 0.35),
      volume: 8,
      line: 0.6,
    }),
  ].join('');
}
