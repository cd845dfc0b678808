import { seededRandom } from '../landscapes/noise';
import { mix, short } from '../landscapes/svg';
import { houseWindow, shopDoor, shopWindow, signBoard } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

const BRICK = '#8f4a38';

const bricks =
  '<pattern id="bricks" width="56" height="32" patternUnits="userSpaceOnUse"><path d="M0 15.5h56M0 31.5h56M28 0v15.5M0 16v15.5M56 16v15.5" stroke="#4a2119" stroke-width="2" opacity=".35"/><path d="M2 2h24v11H2zM30 18h24v11H30z" fill="#fff" opacity=".05"/></pattern>';

/** A mill hall with a stepped gable. */
function hall(x: number, width: number, top: number, wall: string): string {
  const gable = `M${x} 1000V${top + 90}h${width * 0.2}v-46h${width * 0.16}v-44h${width * 0.28}v44h${width * 0.16}v46h${width * 0.2}V1000z`;
  return [
    `<path d="${gable}" fill="${wall}"/><path d="${gable}" fill="url(#bricks)"/>`,
    snowCap(x, top + 92, width * 0.2, 20, '#e9f0f4', 1),
    snowCap(x + width * 0.2, top + 46, width * 0.16, 18, '#e9f0f4', 2),
    snowCap(x + width * 0.36, top + 2, width * 0.28, 22, '#e9f0f4', 3),
    snowCap(x + width * 0.64, top + 46, width * 0.16, 18, '#e9f0f4', 4),
    snowCap(x + width * 0.8, top + 92, width * 0.2, 20, '#e9f0f4', 5),
  ].join('');
}

const chimney = [
  `<path d="M300 700L322 40h56l22 660z" fill="${mix(BRICK, '#5b6f82', 0.35)}"/><path d="M300 700L322 40h56l22 660z" fill="url(#bricks)"/><path d="M312 40h76v26h-76z" fill="${mix(BRICK, '#24384a', 0.45)}"/>`,
  snowCap(312, 44, 76, 12, '#e9f0f4', 6),
  '<path d="M350 34q-20-60 40-90t30-100" fill="none" stroke="#dfe8ee" stroke-width="34" opacity=".35" stroke-linecap="round" filter="url(#soft)"/>',
].join('');

/** The rapids before the mill, with the light of its windows in them. */
function rapids(): string {
  const random = seededRandom(8);
  let foam = '';
  for (let i = 0; i < 150; i++) {
    const t = random();
    const y = 1170 + t * 180;
    const x = random() * 2400;
    const w = (20 + 90 * t) * (0.5 + random());
    foam += `M${short(x - w)} ${short(y)}q${short(w)} ${short(-6 - 8 * t)} ${short(w * 2)} 0q${short(-w)} ${short(5 + 4 * t)} ${short(-w * 2)} 0z`;
  }
  let shine = '';
  for (let i = 0; i < 90; i++) {
    const x = [330, 860, 1240, 1800][i % 4] ?? 860;
    const y = 1165 + random() * 180;
    const w = 20 + random() * 70;
    shine += `M${short(x - w + (random() - 0.5) * 160)} ${short(y)}h${short(w * 2)}v${short(2 + random() * 4)}h${short(-w * 2)}z`;
  }
  return `<path d="M0 1150q600 24 1200 6t1200 10V1350H0z" fill="url(#river)"/><path d="${shine}" fill="#ffd28a" opacity=".42"/><path d="${foam}" fill="#e6eff3" opacity=".34"/>`;
}

/** Tampere: a red-brick mill by the rapids. */
export function drawTampere(): string {
  const arches = (x: number, count: number, y: number, lit: number): string =>
    Array.from({ length: count }, (_, i) =>
      houseWindow({
        x: x + i * 128,
        y,
        width: 84,
        height: 150,
        arched: true,
        lit: (i + lit) % 3 !== 1,
        frame: '#dcd6c8',
      }),
    ).join('');
  const front = [
    shopWindow({ x: 620, y: 760, width: 360, height: 214 }, 'jackets', '#20302c', 3),
    shopWindow({ x: 1230, y: 760, width: 360, height: 214 }, 'skis', '#20302c', 3),
    shopDoor({ x: 1040, y: 742, width: 130, height: 248 }, '#24433c'),
    signBoard(1105, 668, 40, '#1f332f'),
  ];
  return drawStreet({
    sky: [
      [0, '#33506b'],
      [0.4, '#7d97ad'],
      [0.66, '#e3c7b4'],
      [0.76, '#f4d3ab'],
    ],
    glow: [420, 760, '#ffd7a8'],
    ground: [
      [0, '#c6d6e1'],
      [1, '#8aa6bb'],
    ],
    kerb: 1000,
    defs: `${bricks}<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b7d92"/><stop offset="1" stop-color="#1f3a4d"/></linearGradient>`,
    behind: chimney + hall(-60, 520, 420, mix(BRICK, '#7d8ea0', 0.42)),
    building: [
      hall(1690, 760, 300, mix(BRICK, '#3c4a5a', 0.22)),
      arches(1770, 5, 470, 1) + arches(1770, 5, 730, 2),
      hall(520, 1170, 130, BRICK),
      arches(600, 8, 330, 0) + arches(600, 3, 520, 2) + arches(1368, 2, 520, 1),
      '<circle cx="1105" cy="246" r="52" fill="#ffe6b0" stroke="#dcd6c8" stroke-width="9"/><path d="M1105 246v-34M1105 246l24 12" stroke="#3a2c20" stroke-width="6" stroke-linecap="round"/>',
      ...front,
      arches(20, 3, 640, 1),
    ].join(''),
    pools:
      pool(800, 1050, 330, 60) + pool(1105, 1060, 260, 70) + pool(1410, 1050, 330, 60) + pool(1990, 1050, 300, 40, 0.6),
    front: [
      rapids(),
      snowBank(-40, 2440, 1168, 54, 9, '#dfe9ef', '#8aa6bb'),
      `<g stroke="#16242b" fill="none"><path d="M0 1060h2400M0 1020h2400" stroke-width="6"/><path d="${Array.from({ length: 25 }, (_, i) => `M${i * 100} 1012v110`).join('')}" stroke-width="8"/></g>`,
      lamp(470, 1120, 440) + lamp(1740, 1120, 440),
    ].join(''),
    flakes: 170,
    seed: 21,
  });
}
