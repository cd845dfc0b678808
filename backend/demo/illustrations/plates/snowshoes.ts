import type { PlateLook } from '../plate-drawing';
import { tone } from './colour';
import { mirrored, num, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { type Deck, snowshoeDeck } from './snowshoe-deck';

const DECKS: readonly Deck[] = ['moulded', 'frame', 'wood', 'trail'];
const RUBBER = '#26292e';

/** Foot straps, toe hinge and heel pad; the boot's ball lies at the origin. */
function footBed(kit: Kit, way: Colourway, deck: Deck): string {
  const plate = kit.part(mirrored(pts('0,-70 34,-66~10 42,-20 36,40 32,130 26,172~14 0,178')), {
    fill: RUBBER,
    volume: 12,
    light: 0.3,
    cast: [3, 6, 5, 0.45],
    over: Array.from({ length: 8 }, (_, i) =>
      kit.line(pts(`-24,${10 + i * 19} 24,${10 + i * 19}`), '#fff', 1.6, 0.13),
    ).join(''),
  });
  const heel = kit.part(mirrored(pts('0,96 26,98~8 24,150~10 0,156')), {
    fill: TONES.alu,
    volume: 8,
    cast: [1, 3, 3, 0.4],
    over: kit.screws(pts('-12,126 12,126'), 4),
  });
  const hinge = rod(kit, pts('-74,-18 74,-18'), 9, '#9aa1a5', { cap: 'butt', gloss: 1 });
  const cradle = kit.part(pts('-40,-70~10 -20,-92 20,-92 40,-70~10 54,-30~8 48,6~8 30,-14 -30,-14 -48,6~8 -54,-30~8'), {
    fill: way.accent,
    volume: 14,
    cast: [2, 5, 4, 0.4],
    over: kit.seam(pts('-44,-34 0,-52 44,-34'), { stitch: 2 }),
  });
  const straps = deck === 'trail' ? [-58, 6] : [-62, -36, 8];
  const bands = straps.map(
    (y) =>
      kit.strap(pts(`-54,${y + 6} -20,${y - 8} 20,${y - 8} 54,${y + 6}`), 15, RUBBER) +
      kit.part(rectangle(18, y - 18, 26, 20, 5), { fill: '#3b4046', volume: 6, cast: [1, 3, 3, 0.4] }) +
      Array.from({ length: 4 }, (_, i) => kit.screw(-40 + i * 11, y - 3 - i * 2.4, 2, '#0f1215')).join(''),
  );
  const heelStrap =
    kit.strap(pts('-46,4 -58,70 -46,136 0,162 46,136 58,70 46,4'), 14, RUBBER) + kit.ladder(56, 70, 17, 6);
  return hinge + plate + heel + heelStrap + cradle + bands.join('');
}

/** Steel teeth pointing down from `y`, at the given places along the shoe. */
const teeth = (kit: Kit, places: readonly number[], y: number, depth: number): string =>
  places
    .map((x) =>
      kit.part(pts(`${x - 13},${y}! ${x + 13},${y}! ${x + 3},${y + depth}~1 ${x - 2},${y + depth}~1`), {
        fill: '#a9b0b4',
        gradient: kit.linear('0 #e2e6e8, .5 #9aa1a5, 1 #c4c9cc', 0, 0, 1, 0),
        volume: 4,
        cast: [2, 3, 3, 0.35],
      }),
    )
    .join('');

/** One snowshoe standing on its teeth, toe right, the heel bar raised for a climb. */
function profile(kit: Kit, way: Colourway, deck: Deck): string {
  const colour = deck === 'wood' ? '#b98a52' : deck === 'frame' ? TONES.alu : way.main;
  return [
    kit.ground(10, 62, 300, 12, 0.4),
    teeth(kit, [-190, -150, -110], 12, 34),
    deck === 'wood' ? '' : teeth(kit, [-10, 30, 66, 100], 8, 46),
    rod(kit, pts('-290,6 -100,10 120,8 220,-4 286,-46'), deck === 'moulded' || deck === 'trail' ? 22 : 17, colour, {
      gloss: 0.8,
    }),
    kit.part(pts('-92,-6~4 -40,-14 60,-14 96,-6~4 92,6~4 -92,6~4'), { fill: RUBBER, volume: 6, cast: [2, 3, 3, 0.4] }),
    rod(kit, pts('-96,-4 -128,-56 -96,-58'), 7, '#9aa1a5', { gloss: 1 }),
    kit.part(pts('36,-12~6 52,-64 78,-78~10 108,-58~14 104,-12~6'), {
      fill: way.accent,
      volume: 14,
      cast: [2, 4, 4, 0.4],
      over: kit.seam(pts('52,-20 66,-60 98,-62'), { stitch: 2 }),
    }),
    kit.strap(pts('44,-52 80,-70 110,-44'), 15, RUBBER),
    kit.strap(pts('44,-20 -20,-52 -92,-66 -100,-44 -40,-18 40,-14'), 13, RUBBER),
    kit.ladder(-30, -46, 16, 20, tone(RUBBER, 0.05)),
    kit.screw(70, -14, 7),
  ].join('');
}

/** A pair of snowshoes from above, or one from its side. */
export function drawSnowshoes(way: Colourway, { variant, view, brand, mark }: PlateLook): string {
  const deck = DECKS[variant] ?? 'moulded';
  if (view === 'side') {
    const kit = new Kit([-310, -230, 310, 240], FRAMES.wide, 40);
    return kit.svg(`<g transform="rotate(-5)">${profile(kit, way, deck)}</g>`, 'Snowshoe, side');
  }
  const kit = new Kit([-262, -334, 262, 348], FRAMES.upright, 36);
  const shoe = snowshoeDeck(kit, way, deck, brand, mark) + footBed(kit, way, deck);
  const apart = 126;
  return kit.svg(
    `<g transform="translate(${num(-apart)} 0) rotate(-2)"><g id="shoe">${shoe}</g></g><use href="#shoe" transform="translate(${num(apart)} 0) rotate(2)"/>`,
    'Snowshoes, pair',
  );
}
