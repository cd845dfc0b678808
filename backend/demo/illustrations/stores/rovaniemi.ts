import { aurora } from '../landscapes/aurora';
import { seededRandom } from '../landscapes/noise';
import { short } from '../landscapes/svg';
import { snowOnSpruce, spruce } from '../landscapes/trees';
import { houseWindow, shopDoor, shopWindow, signBoard } from './shop-front';
import { drawStreet, pool, snowBank } from './street';

const LOG = '#6d4a30';

const logs =
  '<pattern id="logs" width="400" height="46" patternUnits="userSpaceOnUse"><path d="M0 0h400v46H0z" fill="#6d4a30"/><path d="M0 0h400v12H0z" fill="#a5764c" opacity=".7"/><path d="M0 34h400v12H0z" fill="#2e1c10" opacity=".6"/><path d="M30 22h120M210 26h150" stroke="#3d2716" stroke-width="2.4" opacity=".5"/></pattern>';

/** Crossing log ends at a corner of the house. */
const logEnds = (x: number, from: number, to: number): string =>
  Array.from(
    { length: Math.floor((to - from) / 46) },
    (_, i) =>
      `<circle cx="${x}" cy="${from + 23 + i * 46}" r="25" fill="#8a6040"/><circle cx="${x}" cy="${from + 23 + i * 46}" r="15" fill="none" stroke="#4a301c" stroke-width="3" opacity=".7"/><circle cx="${x}" cy="${from + 23 + i * 46}" r="6" fill="#4a301c" opacity=".6"/>`,
  ).join('');

function trees(list: readonly (readonly [x: number, foot: number, height: number])[], dark: string): string {
  return list
    .map(([x, foot, height], i) => {
      const size = short(height / 100, 1000);
      return `<use href="#t${i % 3}" transform="matrix(${size} 0 0 ${size} ${x} ${foot})" fill="${dark}"/><use href="#n${i % 3}" transform="matrix(${size} 0 0 ${size} ${x} ${foot})" fill="#a9c9cf" opacity=".85"/>`;
    })
    .join('');
}

/** A lantern of ice with a candle in it. */
const iceLantern = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y - size * 0.5}" r="${size * 2}" fill="url(#halo)" opacity=".7"/><path d="M${x - size * 0.5} ${y}l${size * 0.1}-${size}h${size * 0.8}l${size * 0.1} ${size}z" fill="#bfe0e2" opacity=".85"/><path d="M${x - size * 0.16} ${y - size * 0.2}q${size * 0.16}-${size * 0.7} ${size * 0.32} 0z" fill="#ffd873"/>`;

/** Rovaniemi: a log house in deep snow under the northern lights. */
export function drawRovaniemi(): string {
  const symbols = [0, 1, 2]
    .map(
      (i) =>
        `<path id="t${i}" d="${spruce(seededRandom(80 + i), 22 + i * 2, 12 + i)}"/><path id="n${i}" d="${snowOnSpruce(seededRandom(80 + i), 22 + i * 2, 12 + i)}"/>`,
    )
    .join('');
  const roof = [
    '<path d="M430 520L1180 96q20-12 40 0L1970 520l-60 40L1200 190 490 560z" fill="#e9f3f5"/>',
    '<path d="M430 520L1180 96q20-12 40 0L1970 520l-30 20L1200 128 460 540z" fill="#ffffff" opacity=".7"/>',
    '<path d="M490 560L1200 190l710 370-24 14L1200 236 514 574z" fill="#6f97a8" opacity=".8"/>',
    '<path d="M514 574L1200 236l686 338-20 18L1200 270 534 592z" fill="#3a2717"/>',
  ].join('');
  return drawStreet({
    sky: [
      [0, '#071420'],
      [0.35, '#0c2430'],
      [0.6, '#15444d'],
      [0.74, '#2a6a68'],
    ],
    ground: [
      [0, '#6f9fae'],
      [0.4, '#4a7d90'],
      [1, '#204758'],
    ],
    kerb: 1010,
    defs: symbols + logs,
    behind: [
      aurora(2400, 900),
      '<path d="M0 900q300-150 640-90t700-80 560 60 500-40V1020H0z" fill="#1b4c58"/><path d="M0 960q400-90 900-50t900-30 600 10V1020H0z" fill="#14404c"/>',
      trees(
        Array.from({ length: 16 }, (_, i) => [60 + i * 156, 1000 - (i % 3) * 12, 190 + ((i * 53) % 120)] as const),
        '#0d2b35',
      ),
    ].join(''),
    building: [
      '<path d="M560 1010V560L1200 240l640 320v450z" fill="url(#logs)"/>',
      logEnds(560, 560, 1010) + logEnds(1840, 560, 1010),
      `<path d="M560 560L1200 240l640 320v40H560z" fill="#0b1a22" opacity=".3"/>`,
      roof,
      houseWindow({ x: 1130, y: 390, width: 140, height: 130, lit: true, frame: '#d9c9a2' }),
      signBoard(1200, 640, 54, '#2a1c12'),
      shopWindow({ x: 630, y: 760, width: 400, height: 214 }, 'skis', '#d9c9a2', 3),
      shopWindow({ x: 1370, y: 760, width: 400, height: 214 }, 'camp', '#d9c9a2', 3),
      `<path d="M1074 1010V770h20v240zM1306 1010V770h20v240z" fill="${LOG}"/><path d="M1040 776l160-66 160 66v22h-320z" fill="#e9f3f5"/>`,
      shopDoor({ x: 1132, y: 780, width: 136, height: 232 }, '#1f4a44'),
      iceLantern(1050, 1012, 44) + iceLantern(1350, 1012, 44),
    ].join(''),
    pools: pool(830, 1080, 380, 90) + pool(1200, 1100, 340, 120) + pool(1570, 1080, 380, 90),
    front: [
      trees(
        [
          [250, 1120, 640],
          [90, 1150, 480],
          [2160, 1110, 700],
          [2330, 1150, 520],
          [400, 1090, 320],
          [2030, 1080, 330],
        ],
        '#0a252d',
      ),
      snowBank(-60, 560, 1170, 120, 5, '#6fa3b2', '#2a5a6c') + snowBank(1860, 2460, 1170, 110, 8, '#6fa3b2', '#2a5a6c'),
      iceLantern(960, 1150, 54) + iceLantern(1440, 1150, 54) + iceLantern(880, 1260, 70) + iceLantern(1540, 1260, 70),
      '<path d="M1960 1080l16-230M1990 1080l4-236" stroke="#c26a33" stroke-width="10" stroke-linecap="round"/>',
    ].join(''),
    flakes: 60,
    seed: 51,
  });
}
