import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { ellipse, pts } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';

import type { Colourway } from './palette';
import { fittedLettering } from './turned';

const DARK = '#23272b';

/** The packed raft: a roll in its straps, with the paddle's four pieces. */
export function packed(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = pts('-330,-150~30 300,-150! 300,150! -330,150~30 -360,0');
  return [
    kit.ground(-20, 156, 420, 24, 0.45),
    ...[-60, 0].map((dy, i) =>
      kit.tube(
        [
          [-430, -186 + dy],
          [430, -196 + dy],
        ],
        30,
        i ? '#3a4046' : '#2b2f34',
      ),
    ),
    kit.part(pts('420,-232~20 640,-250~60 660,-200 640,-150~60 420,-164~20'), {
      fill: way.accent,
      volume: 12,
      cast: [3, 5, 5, 0.35],
    }),
    kit.part(body, {
      fill: way.main,
      volume: 36,
      texture: ['ripstop', '#000', 0.8],
      inside:
        kit.folds(
          [
            [-300, -140, -280, -40, -310, 90, 14],
            [-60, -145, -40, -20, -70, 100, 12],
            [120, -140, 140, 0, 110, 110, 12],
          ],
          { blur: 8 },
        ) +
        `<rect x="-370" y="-160" width="680" height="320" fill="${kit.linear('0 #0d1220 .3, .2 #fff .28, .4 #fff 0, .7 #0d1220 .14, 1 #0d1220 .55')}"/>`,
    }),
    kit.part(ellipse(300, 0, 92, 150), {
      fill: tone(way.main, -0.05),
      volume: 14,
      inside: [74, 54, 34].map((r) => kit.line(ellipse(298, 0, r, r * 1.6), '#0d1220', 3, 0.5)).join(''),
    }),
    ...[-230, 140].map(
      (x) =>
        kit.strap(
          [
            [x, -215],
            [x - 30, -60],
            [x - 30, 60],
            [x, 150],
          ],
          44,
          DARK,
        ) + kit.buckle(x - 26, 10, 48, 0, way.trim),
    ),
    brandMark(mark, -120, 0, 34, label) +
      fittedLettering(brand, 20, 2, { height: 44, width: 180 }, label, { weight: 1.2 }),
  ].join('');
}
