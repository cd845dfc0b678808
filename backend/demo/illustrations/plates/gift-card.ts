import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { curve } from './curve';
import { num, type Point, pts, rectangle, seededRandom } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const CARD = rectangle(-428, -270, 856, 540, 44);

/** Ridges of fells one behind the other, the nearest in the last colour. */
function fells(width: number, top: number, step: number, colours: readonly string[], seed: number): string {
  const random = seededRandom(seed);
  return colours
    .map((colour, i) => {
      const base = top + i * step;
      const points: Point[] = [];
      for (let x = -width; x <= width; x += width / 4) points.push([x, base - random() * step * 1.5]);
      return `<path d="${curve([...points, [width, 900, 0], [-width, 900, 0]])}" fill="${colour}"/>`;
    })
    .join('');
}

const card = (kit: Kit, fill: string, inside: string): string =>
  kit.part(CARD, { fill, volume: 8, shade: 0.3, light: 0.5, cast: [6, 14, 12, 0.34], line: 0.9, inside });

/** Light falling over printed card, from the top left. */
const gloss = (kit: Kit): string =>
  `<path d="M-428-270H428V270H-428Z" fill="${kit.linear('0 #fff .28, .35 #fff .04, .6 #fff 0, 1 #0d1220 .12', 0, 0, 1, 0.7)}"/>`;

function crust(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const sky = mix(way.main, '#ffffff', 0.82);
  const art = [
    `<path d="M-428-270H428V270H-428Z" fill="${kit.linear(`0 ${mix(way.main, '#ffffff', 0.6)}, .6 ${sky}, 1 #ffffff`)}"/>`,
    `<circle cx="210" cy="-70" r="62" fill="${mix(way.accent, '#ffffff', 0.25)}" opacity=".9"/>`,
    fells(
      460,
      10,
      66,
      [0.68, 0.46, 0.24, 0].map((t) => mix(way.main, '#ffffff', t)),
      5,
    ),
    gloss(kit),
  ].join('');
  const label = readableOn(sky, way.trim) === way.trim ? way.trim : '#16302f';
  return [
    moved(
      card(
        kit,
        way.block,
        fells(460, -40, 80, [tone(way.block, 0.06), tone(way.block, 0.02), tone(way.block, -0.03)], 9) + gloss(kit),
      ),
      70,
      -86,
      9,
    ),
    moved(
      card(kit, sky, art) +
        brandMark(mark, -330, -176, 46, label) +
        fittedLettering(brand, -150, -176, { height: 54, width: 240 }, label, { weight: 1.15 }),
      -40,
      60,
      -6,
    ),
  ].join('');
}

function night(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const random = seededRandom(3);
  const deep = mix(way.trim, '#0c1c28', 0.6);
  const stars = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${num(-420 + random() * 840)}" cy="${num(-262 + random() * 330)}" r="${num(1.4 + random() * 2.6)}" fill="#fff" opacity="${num(0.3 + random() * 0.6, 2)}"/>`,
  ).join('');
  const light = mix('#7fe0b4', way.accent, 0.25);
  const veil = (y: number, opacity: number): string =>
    `<path d="${curve(pts(`-460,${y + 40}! -240,${y - 30} 0,${y + 40} 220,${y - 40} 460,${y}! 460,${y - 200}! 220,${y - 190} 0,${y - 150} -240,${y - 210} -460,${y - 150}!`))}" fill="${kit.linear(`0 ${light} 0, .6 ${light} .3, 1 ${light} .9`)}" opacity="${opacity}" ${kit.blur(9)}/>`;
  const art = [
    `<path d="M-428-270H428V270H-428Z" fill="${kit.linear(`0 ${deep}, 1 ${mix(deep, light, 0.3)}`)}"/>`,
    stars,
    veil(20, 0.8) + veil(-70, 0.5),
    fells(460, 130, 60, [mix(deep, way.main, 0.35), mix(deep, '#05090d', 0.5)], 12),
    gloss(kit),
  ].join('');
  return [
    moved(card(kit, '#f1f0ea', fells(460, 130, 70, [tone('#f1f0ea', -0.04), tone('#f1f0ea', -0.08)], 4)), -66, -76, -8),
    moved(
      card(kit, deep, art) +
        brandMark(mark, -330, 204, 42, '#fff') +
        fittedLettering(brand, -160, 206, { height: 50, width: 230 }, '#fff', { weight: 1.15 }),
      36,
      66,
      5,
    ),
  ].join('');
}

function envelope(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const paper = mix(way.main, '#f4f1e8', 0.16);
  const back = rectangle(-460, -120, 920, 480, 14);
  const printed =
    fells(
      460,
      -60,
      60,
      [0.5, 0.25, 0].map((t) => mix(way.block, '#ffffff', t)),
      7,
    ) + gloss(kit);
  return [
    kit.flatShadow([back], { dx: 8, dy: 16, blur: 14, opacity: 0.34 }),
    kit.part(pts('-460,-120! 0,-400~30 460,-120!'), { fill: tone(paper, -0.05), volume: 14, shade: 0.4 }),
    kit.part(back, { fill: tone(paper, -0.09), volume: 10 }),
    moved(
      card(kit, '#f4f3ee', printed) +
        brandMark(mark, -330, -190, 40, way.trim) +
        fittedLettering(brand, -164, -190, { height: 48, width: 220 }, way.trim, { weight: 1.15 }),
      0,
      -96,
      -3,
    ),
    kit.part(pts('-460,-110! 0,150~40 460,-110! 460,346~14 -460,346~14'), {
      fill: paper,
      volume: 14,
      shade: 0.35,
      light: 0.5,
      cast: [0, -4, 6, 0.3],
      texture: ['grain', '#000', 0.6],
      inside: kit.soft(pts('-460,350 -60,110 0,90 60,110 460,350'), '#0d1220', 0.12, 14),
    }),
    kit.part(pts('-460,350! 0,70~50 460,350!'), {
      fill: tone(paper, 0.02),
      volume: 12,
      shade: 0.3,
      cast: [0, -3, 5, 0.25],
      texture: ['grain', '#000', 0.6],
    }),
    kit.part('M-46 150a46 46 0 1 0 92 0a46 46 0 1 0-92 0Z', {
      fill: way.accent,
      volume: 12,
      shade: 0.6,
      light: 0.7,
      cast: [2, 5, 5, 0.4],
    }),
    brandMark(mark, 0, 148, 20, readableOn(way.accent, way.trim)),
  ].join('');
}

/** Lines of equal height, as on a map. */
function contours(colour: string, weight: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const r = 40 + i * 46;
    const ring = Array.from({ length: 12 }, (_, k): Point => {
      const angle = (k / 12) * Math.PI * 2;
      const wobble = 1 + 0.22 * Math.sin(angle * 2 + 0.6 + i * 0.12) + 0.12 * Math.sin(angle * 3 + i * 0.3);
      return [90 + r * wobble * Math.cos(angle), -110 + r * wobble * 1.1 * Math.sin(angle)];
    });
    return `<path d="${curve(ring)}" fill="none" stroke="${colour}" stroke-width="${weight}" opacity="${num(0.9 - i * 0.06, 2)}"/>`;
  }).join('');
}

function book(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const cover = pts('-250,-360~6 270,-360~10 270,360~10 -250,360~6');
  return [
    kit.flatShadow([pts('-240,-350! 276,-350! 292,384! -226,384!')], { dx: 10, dy: 18, blur: 14, opacity: 0.4 }),
    kit.part(pts('-244,-350! 266,-350! 292,-330! 292,384! -226,384! -250,360!'), {
      fill: tone(way.main, -0.06),
      volume: 6,
    }),
    kit.part(pts('-240,346! 264,346! 284,372! -220,372!'), {
      fill: '#efe9da',
      volume: 0,
      inside: Array.from({ length: 9 }, (_, i) =>
        kit.line(
          [
            [-240, 348 + i * 2.8],
            [286, 348 + i * 2.8],
          ],
          '#8d8674',
          0.8,
          0.45,
        ),
      ).join(''),
    }),
    kit.part(pts('258,-346! 284,-322! 284,374! 258,350!'), {
      fill: '#e6dfcd',
      volume: 0,
      inside: Array.from({ length: 8 }, (_, i) =>
        kit.line(
          [
            [261 + i * 3, -346],
            [261 + i * 3, 376],
          ],
          '#8d8674',
          0.8,
          0.45,
        ),
      ).join(''),
    }),
    kit.part(cover, {
      fill: way.main,
      texture: ['twill', '#000', 0.7],
      volume: 9,
      shade: 0.4,
      light: 0.4,
      cast: [3, 5, 4, 0.35],
      inside:
        contours(mix(way.main, way.accent, 0.55), 3) +
        kit.block(rectangle(-260, 196, 560, 180), way.block) +
        kit.line(pts('-250,196 270,196'), way.accent, 3),
      over:
        kit.soft(pts('-240,-360! -214,-360! -214,360! -240,360!'), '#0d1220', 0.3, 4) +
        kit.line(pts('-206,-360 -206,360'), '#0d1220', 1.2, 0.3) +
        kit.line(pts('-202,-360 -202,360'), '#fff', 1, 0.2) +
        `<path d="M-250-360H270V360H-250Z" fill="${kit.linear('0 #fff .16, .4 #fff 0, 1 #0d1220 .16', 0, 0, 1, 0.6)}"/>`,
    }),
    brandMark(mark, 90, -112, 52, label),
    fittedLettering(brand, 32, 276, { height: 62, width: 380 }, readableOn(way.block, way.accent), { weight: 1.15 }),
    kit.part(pts('150,350! 186,350! 186,440! 168,424! 150,440!'), {
      fill: way.accent,
      volume: 5,
      cast: [2, 3, 3, 0.35],
    }),
  ].join('');
}

const KINDS = [
  { draw: crust, box: [-520, -440, 560, 400], frame: FRAMES.wide },
  { draw: night, box: [-560, -420, 520, 400], frame: FRAMES.wide },
  { draw: envelope, box: [-500, -420, 500, 390], frame: FRAMES.wide },
  { draw: book, box: [-310, -390, 320, 470], frame: FRAMES.upright },
] as const;

/** Printed goods: gift card with fells, gift card with northern lights, card in its envelope, book. */
export function drawGiftCard(way: Colourway, look: PlateLook): string {
  const { draw, box, frame } = KINDS[look.variant];
  const kit = new Kit(box, frame, 44);
  return kit.svg(draw(kit, way, look), look.variant === 3 ? 'Book' : 'Gift card');
}
