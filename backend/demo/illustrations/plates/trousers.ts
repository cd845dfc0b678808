import { tone } from './colour';
import { curve } from './curve';
import { creases, foldsOnSide, mirrored, onSide, pts, rectangle, SIDES, type Side } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

export type TrousersOptions = { kind?: 'shell' | 'plain'; brand?: string; mark?: MarkName };

export function drawTrousers(way: Colourway, options: TrousersOptions = {}): string {
  const { kind = 'shell', brand = 'HANKI', mark = 'crust' } = options;
  const kit = new Kit([-250, -14, 250, 1090], FRAMES.upright, 40);
  const leg = pts(
    '0,0! 120,-2 208,4~4 216,46 234,160 243,300 236,460 222,620 212,800 206,1000 206,1076~8 140,1085 72,1080~8 66,900 58,700 44,520 22,400 0,344!',
  );
  const body = mirrored(leg);
  let art = kit.flatShadow([curve(body)]);
  const sidePanel = pts('160,-10! 300,-10! 300,1100! 160,1100! 176,760 196,460 180,200');
  art += kit.part(pts('-200,0! -120,-8 0,-12 120,-8 200,0! 100,40 -100,40'), {
    fill: tone(way.trim, -0.02),
    volume: 8,
  });
  /** Light falls from the left, so the two legs turn away differently. */
  const form = (side: Side) =>
    side > 0
      ? kit.linearBetween('0 #1b2338 .26, .2 #1b2338 .08, .45 #fff .12, .7 #1b2338 .1, 1 #1b2338 .55', 20, 0, 236, 0)
      : kit.linearBetween('0 #1b2338 .42, .25 #fff .14, .5 #fff .05, .8 #1b2338 .12, 1 #1b2338 .28', -236, 0, -20, 0);
  const legFolds = creases(
    '6,340 60,360 120,330 14; 8,350 70,400 130,400 13; 20,390 70,450 110,470 12; 50,560 110,600 190,580 13; 56,640 110,650 200,690 12; 216,560 170,600 120,610 10; 60,720 110,740 150,800 11; 204,760 170,800 120,800 10; 70,960 120,990 190,970 11; 70,1030 120,1040 200,1060 9; 140,120 130,260 140,420 13; 130,820 140,900 126,990 11; 228,300 190,330 160,320 9',
  );
  let inside = '';
  for (const side of SIDES) {
    const toSide = onSide(side);
    if (kind !== 'plain') inside += kit.block(toSide(sidePanel), way.block);
    inside += kit.block(
      toSide(pts('40,880! 120,920 260,900! 260,1100! 40,1100!')),
      kind === 'shell' ? way.trim : way.block,
    );
    inside +=
      `<path d="${curve(toSide(leg))}" fill="${form(side)}" class="m"/>` +
      kit.folds(foldsOnSide(legFolds, side), { blur: 7, dark: 0.52, light: 0.2 });
  }
  art += kit.part(body, {
    fill: way.main,
    volume: 26,
    shade: 0.45,
    light: 0.2,
    shadeColour: '#141b2b',
    lightColour: '#eef2f4',
    texture: ['twill', '#000', 0.8],
    inside,
  });
  for (const side of SIDES) {
    const toSide = onSide(side);
    art +=
      kit.seam(toSide(pts('178,60 180,200 196,460 176,760 168,1080')), { pucker: 0.14, stitch: side * -2 }) +
      kit.seam(toSide(pts('60,890 120,920 207,906')), { dark: 0.45, stitch: -2 });
    // articulated knee
    art +=
      kit.seam(toSide(pts('54,560 120,580 188,556')), { dark: 0.45 }) +
      kit.seam(toSide(pts('60,730 118,716 178,740')), { dark: 0.45 }) +
      kit.soft(toSide(pts('90,600 150,600 150,700 96,700')), '#fff', 0.1, 14);
    art += kit.zip(toSide(pts('150,70 166,140 172,220')), {
      tape: way.trim,
      kind: 'sealed',
      width: 8,
      pull: [side * 150, 74, side * -14],
      pullColour: way.accent,
      pullLength: 22,
    });
    if (kind !== 'plain')
      art += kit.zip(toSide(pts('214,330 212,470 202,620')), {
        tape: way.trim,
        kind: 'sealed',
        width: 7,
        pull: [side * 214, 336, 2],
        pullColour: way.accent,
        pullLength: 20,
      });
    art += kit.seam(toSide(pts('70,1062 140,1068 206,1060')), { dark: 0.45, stitch: -1.6 });
  }
  art += kit.part(
    pts('72,420~8 150,410~8 158,520~10 84,530~10').map((p) => [p[0] + 14, p[1] - 20, p[2]]),
    {
      fill: way.main,
      volume: 12,
      cast: [2, 5, 4, 0.4],
      texture: ['twill', '#000', 0.8],
      over: kit.zip(pts('92,418 160,409'), { tape: way.trim, kind: 'sealed', width: 7 }),
    },
  );
  // crotch shadow, fly & waist
  art += kit.soft(pts('0,250 40,330 70,420 0,352 -70,420 -40,330'), '#10182a', 0.3, 12);
  art +=
    kit.seam(pts('0,44 0,200 0,344'), { dark: 0.5, pucker: 0.2 }) +
    kit.seam(pts('30,46 30,150 20,196 0,214'), { dark: 0.4, stitch: 1.5 });
  art += kit.part(mirrored(pts('0,2 120,-2 208,4~4 213,44~4 120,48 0,50')), {
    fill: way.trim,
    volume: 12,
    cast: [0, 4, 4, 0.4],
    texture: ['grain', '#fff', 0.5],
  });
  for (const x of [-150, -76, 76, 150])
    art += kit.part(rectangle(x - 7, -4, 14, 58, 3), { fill: tone(way.trim, 0.06), volume: 5, cast: [1, 3, 2, 0.4] });
  art +=
    kit.eyelet(-12, 24, 8, '#9aa0a4') +
    kit.eyelet(14, 24, 8, '#9aa0a4') +
    kit.strap(pts('100,24 136,25'), 16, way.block) +
    kit.ladder(112, 24, 16, 90, '#24272b');
  art += brandMark(mark, -120, 150, 14, way.accent) + lettering(brand, -120, 178, 10, way.accent, { weight: 1.1 });
  return kit.svg(art, 'Shell trousers');
}
