import { seededRandom } from '../landscapes/noise';
import { mix, short } from '../landscapes/svg';
import { houseWindow, shopDoor, shopSign, shopWindow } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

/** A plastered house on the quay with a hipped roof. */
function house(x: number, width: number, eaves: number, wall: string, lit: number): string {
  const windows = Math.floor((width - 60) / 132);
  const step = (width - 60) / windows;
  const rows = [eaves + 60, eaves + 240];
  return [
    `<path d="M${x} ${eaves}h${width}V990H${x}z" fill="${wall}"/>`,
    `<path d="M${x - 24} ${eaves + 8}L${x + width * 0.14} ${eaves - 130}h${width * 0.72}L${x + width + 24} ${eaves + 8}z" fill="#dfe9ef"/><path d="M${x + width * 0.6} ${eaves - 130}h${width * 0.26}L${x + width + 24} ${eaves + 8}h${-width * 0.3}z" fill="#a9c0d0" opacity=".6"/>`,
    `<path d="M${x - 24} ${eaves + 4}h${width + 48}v16H${x - 24}z" fill="${mix(wall, '#ffffff', 0.5)}"/>`,
    `<path d="M${x + width * 0.3} ${eaves - 190}h40v90h-40z" fill="${mix(wall, '#5a2f24', 0.6)}"/>`,
    snowCap(x + width * 0.3 - 4, eaves - 188, 48, 14, '#eef4f6', 2),
    ...rows.flatMap((y, row) =>
      Array.from({ length: windows }, (_, i) =>
        houseWindow({
          x: x + 30 + i * step + step / 2 - 40,
          y,
          width: 80,
          height: 116,
          lit: (i * 2 + row + lit) % 3 === 0,
          frame: '#f0f2ef',
        }),
      ),
    ),
  ].join('');
}

/** A schooner laid up for winter, lights in her rigging. */
function schooner(): string {
  const masts = [1820, 2010, 2180];
  const lights = masts.flatMap((x, i) =>
    Array.from(
      { length: 9 },
      (_, k) =>
        `<circle cx="${short(x + (k - 4) * 26)}" cy="${short(500 + Math.abs(k - 4) * 62 + i * 14)}" r="5" fill="#ffe6b0"/>`,
    ),
  );
  return [
    `<path d="M1640 1046q30 90 120 100h480q140-14 200-130z" fill="#22313a"/><path d="M1640 1046q380 40 800-30v20q-420 66-796 26z" fill="#d9c9a2"/>`,
    `<g stroke="#2b2018" stroke-linecap="round"><path d="${masts.map((x, i) => `M${x} 1050V${470 + i * 14}`).join('')}" stroke-width="12"/><path d="M1640 1046L1470 980M1820 480L1500 986M1820 480L2010 1040M2010 484L2180 1040M2180 498L2420 1010M1760 620h120M1950 640h120M2130 650h100" stroke-width="4"/></g>`,
    ...lights,
    snowCap(1660, 1050, 760, 16, '#e6eef3', 7),
  ].join('');
}

function river(): string {
  const random = seededRandom(5);
  let shine = '';
  for (let i = 0; i < 130; i++) {
    const x = [300, 720, 1080, 1440][i % 4] ?? 720;
    const t = random();
    const w = 16 + 70 * t * random();
    shine += `M${short(x - w + (random() - 0.5) * (120 + 160 * t))} ${short(1156 + t * 190)}h${short(w * 2)}v${short(2 + 4 * t)}h${short(-w * 2)}z`;
  }
  let floes = '';
  for (let i = 0; i < 26; i++) {
    const x = random() * 2400;
    const y = 1170 + random() * 170;
    const w = 30 + random() * 90;
    floes += `M${short(x)} ${short(y)}l${short(w * 0.4)} ${short(-w * 0.12)}l${short(w * 0.7)} ${short(w * 0.02)}l${short(w * 0.3)} ${short(w * 0.12)}l${short(-w * 0.6)} ${short(w * 0.12)}z`;
  }
  return `<path d="M0 1140h2400v210H0z" fill="url(#river)"/><path d="${floes}" fill="#cfdfe8" opacity=".7"/><path d="${shine}" fill="#ffd28a" opacity=".45"/>`;
}

/** Bare limes along the quay. */
function lime(x: number, foot: number, height: number, seed: number): string {
  const random = seededRandom(seed);
  let twigs = '';
  for (let i = 0; i < 60; i++) {
    const angle = -Math.PI * (0.12 + 0.76 * random());
    const length = height * (0.24 + 0.3 * random());
    const y = foot - height * (0.36 + 0.26 * random());
    twigs += `M${short(x)} ${short(y)}q${short(Math.cos(angle) * length * 0.5)} ${short(Math.sin(angle) * length * 0.3)} ${short(Math.cos(angle) * length)} ${short(Math.sin(angle) * length)}`;
  }
  return `<path d="M${x - 12} ${foot}q8-${short(height * 0.4)} 4-${short(height * 0.66)}h14q-4 ${short(height * 0.3)} 8 ${short(height * 0.66)}z" fill="#2b2a2c"/><path d="${twigs}" fill="none" stroke="#2b2a2c" stroke-width="4" stroke-linecap="round" opacity=".85"/><path d="${twigs}" fill="none" stroke="#e6eef3" stroke-width="1.6" transform="translate(-1 -3)" opacity=".8"/>`;
}

/** Turku: a house on the river quay, a schooner laid up beside it. */
export function drawTurku(): string {
  return drawStreet({
    sky: [
      [0, '#2b4763'],
      [0.36, '#6f8fa8'],
      [0.62, '#d9c3bd'],
      [0.74, '#f3cda6'],
    ],
    glow: [1900, 800, '#ffd3a0'],
    ground: [
      [0, '#c9d8e2'],
      [1, '#a3bbcc'],
    ],
    kerb: 990,
    defs: '<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d8ea1"/><stop offset="1" stop-color="#243f52"/></linearGradient>',
    behind: `<g fill="#60788e"><path d="M1900 990V420h110v570z"/><path d="M1900 424l55-150 55 150z"/><path d="M1950 290v-70h10v70z"/><path d="M1860 700h420v290h-420z"/><path d="M1860 704l210-110 210 110z"/></g>${houseWindow({ x: 1932, y: 480, width: 46, height: 80, arched: true, lit: true })}`,
    building: [
      house(-120, 470, 470, '#9aa7a0', 0),
      house(1380, 420, 520, '#b08d7a', 2),
      house(330, 1060, 400, '#d8b878', 1),
      '<path d="M330 748h1060v26H330z" fill="#f0f2ef"/>',
      '<path d="M300 752h1120l20 30H280z" fill="#2c4a58"/>',
      shopWindow({ x: 380, y: 812, width: 360, height: 160 }, 'boats', '#22313a', 3),
      shopWindow({ x: 980, y: 812, width: 360, height: 160 }, 'jackets', '#22313a', 3),
      shopDoor({ x: 800, y: 794, width: 120, height: 196 }, '#2c4a58'),
      '<path d="M560 684h600v92H560z" fill="#2c4a58"/>',
      shopSign(860, 730, 42),
      snowCap(560, 688, 600, 16, '#eef4f6', 4),
    ].join(''),
    pools: pool(560, 1046, 320, 54) + pool(860, 1056, 240, 64) + pool(1160, 1046, 320, 54),
    front: [
      '<path d="M0 1104h2400v44H0z" fill="#4b5d6a"/><path d="M0 1104h2400v8H0z" fill="#dfe9ef"/>',
      river(),
      schooner(),
      lime(200, 1090, 560, 31) + lime(1470, 1086, 520, 37),
      lamp(640, 1100, 420) + lamp(1220, 1100, 420),
      snowBank(-40, 700, 1108, 40, 3),
      '<g fill="#1b2730"><path d="M400 1110q0-40 22-40t22 40zM1340 1110q0-40 22-40t22 40z"/></g>',
    ].join(''),
    flakes: 150,
    seed: 31,
  });
}
