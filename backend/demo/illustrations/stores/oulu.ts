import { seededRandom } from '../landscapes/noise';
import { mix, short } from '../landscapes/svg';
import { bicycle, houseWindow, shopDoor, shopWindow, signBoard } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

const OCHRE = '#c79a4a';

const boards =
  '<pattern id="boards" width="26" height="200" patternUnits="userSpaceOnUse"><path d="M1 0v200" stroke="#3a2a12" stroke-width="2.4" opacity=".32"/><path d="M4 0v200" stroke="#fff" stroke-width="1.6" opacity=".16"/></pattern>';

/** A boarded house with white corners; its roof carries a winter's snow. */
function timberHouse(x: number, width: number, eaves: number, wall: string, rise: number): string {
  return [
    `<path d="M${x} ${eaves}h${width}V1000H${x}z" fill="${wall}"/><path d="M${x} ${eaves}h${width}V1000H${x}z" fill="url(#boards)"/>`,
    `<path d="M${x} ${eaves}h26V1000h-26zM${x + width - 26} ${eaves}h26V1000h-26zM${x} ${eaves + 330}h${width}v20H${x}z" fill="#eef0ec"/>`,
    `<path d="M${x} 940h${width}v60H${x}z" fill="${mix(wall, '#24303a', 0.6)}"/>`,
    `<path d="M${x - 50} ${eaves + 16}L${x + 60} ${eaves - rise}H${x + width - 60}L${x + width + 50} ${eaves + 16}z" fill="#f0f5f7"/><path d="M${x - 50} ${eaves + 16}L${x - 20} ${eaves - 30}H${x + width + 20}L${x + width + 50} ${eaves + 16}z" fill="#a9c1d2" opacity=".75"/>`,
    `<path d="M${x - 50} ${eaves + 10}h${width + 100}v18H${x - 50}z" fill="#eef0ec"/><path d="M${x} ${eaves + 28}h${width}v26H${x}z" fill="#12202a" opacity=".3"/>`,
  ].join('');
}

/** A dormer in the roof. */
const dormer = (x: number, y: number, wall: string): string =>
  `<path d="M${x - 90} ${y + 120}v-90l90-66 90 66v90z" fill="${wall}"/><path d="M${x - 90} ${y + 120}v-90l90-66 90 66v90z" fill="url(#boards)"/><path d="M${x - 124} ${y + 52}L${x} ${y - 56}L${x + 124} ${y + 52}l-20 8L${x} ${y - 12}L${x - 104} ${y + 60}z" fill="#f0f5f7"/>${houseWindow({ x: x - 36, y: y + 20, width: 72, height: 80, lit: true, frame: '#eef0ec' })}`;

/** A birch, its twigs white with frost. */
function birch(x: number, foot: number, height: number, seed: number): string {
  const random = seededRandom(seed);
  let twigs = '';
  for (let i = 0; i < 70; i++) {
    const y = foot - height * (0.3 + 0.66 * random());
    const side = random() > 0.5 ? 1 : -1;
    const length = height * (0.1 + 0.14 * random());
    twigs += `M${short(x)} ${short(y)}q${short(side * length * 0.7)} ${short(-length * 0.9)} ${short(side * length)} ${short(-length * 0.1 + length * 0.5 * random())}`;
  }
  const bark = Array.from(
    { length: 12 },
    () =>
      `M${short(x - 8 + random() * 8)} ${short(foot - random() * height * 0.6)}h${short(4 + random() * 8)}v${short(3 + random() * 5)}h-8z`,
  ).join('');
  return `<path d="M${x - 11} ${foot}L${x - 4} ${foot - height}h6L${x + 11} ${foot}z" fill="#eceee9"/><path d="${bark}" fill="#2b2e32" opacity=".8"/><path d="${twigs}" fill="none" stroke="#dfe8ee" stroke-width="3.4" stroke-linecap="round" opacity=".85"/>`;
}

/** Oulu: a boarded wooden house; its customers came by bicycle. */
export function drawOulu(): string {
  const wall = OCHRE;
  return drawStreet({
    sky: [
      [0, '#233a5c'],
      [0.4, '#5d7ba0'],
      [0.66, '#d9b9bd'],
      [0.75, '#f6cfae'],
    ],
    glow: [500, 820, '#ffcaa0'],
    ground: [
      [0, '#cbdae5'],
      [0.5, '#aec4d5'],
      [1, '#7f9db6'],
    ],
    kerb: 1000,
    defs: boards,
    behind:
      timberHouse(-260, 620, 560, mix('#8c4636', '#8095ab', 0.35), 170) +
      timberHouse(1960, 620, 540, mix('#6f8690', '#8095ab', 0.3), 180),
    building: [
      [40, 180].map((x) => houseWindow({ x, y: 660, width: 84, height: 130, lit: x > 100, frame: '#e6e9e6' })).join(''),
      [2060, 2220]
        .map((x) => houseWindow({ x, y: 640, width: 84, height: 130, lit: x < 2100, frame: '#e6e9e6' }))
        .join(''),
      timberHouse(470, 1400, 430, wall, 240),
      dormer(810, 250, wall) + dormer(1530, 250, wall),
      '<path d="M1120 190h56v-110h-56z" fill="#7a4636"/>',
      snowCap(1114, 84, 68, 18, '#eef4f6', 5),
      '<path d="M1148 70q-16-60 30-90t16-90" fill="none" stroke="#dfe8ee" stroke-width="30" opacity=".4" stroke-linecap="round" filter="url(#soft)"/>',
      ...[530, 670, 1590, 1730].map((x, i) =>
        houseWindow({ x, y: 510, width: 92, height: 150, lit: i % 2 === 0, frame: '#eef0ec' }),
      ),
      signBoard(1170, 590, 48, '#22413a'),
      shopWindow({ x: 540, y: 800, width: 440, height: 170 }, 'wheels', '#eef0ec', 3),
      shopWindow({ x: 1360, y: 800, width: 440, height: 170 }, 'boots', '#eef0ec', 3),
      '<path d="M1050 752L1170 690l120 62v16h-240z" fill="#f0f5f7"/><path d="M1062 766h12v234h-12zM1266 766h12v234h-12z" fill="#eef0ec"/>',
      shopDoor({ x: 1106, y: 780, width: 128, height: 220 }, '#22413a'),
    ].join(''),
    pools: pool(760, 1066, 340, 76) + pool(1170, 1076, 260, 90) + pool(1580, 1066, 340, 76),
    front: [
      birch(390, 1060, 760, 5) + birch(1970, 1050, 700, 9),
      lamp(440, 1110, 480),
      '<path d="M520 1120h450" stroke="#3a4852" stroke-width="9"/>',
      bicycle(620, 1128, 56, '#34524a') + bicycle(866, 1134, 56, '#a1532f'),

      snowBank(1340, 2460, 1150, 90, 6) + snowBank(-60, 500, 1150, 80, 2),
    ].join(''),
    flakes: 230,
    seed: 41,
  });
}
