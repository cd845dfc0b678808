import { mix } from '../landscapes/svg';
import { houseWindow, shopDoor, shopSign, shopWindow } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

const STONE = '#a8a199';

/** The copper roof of the corner, its seams, a dormer, its lantern and flagpole, snow on its shoulders. */
const COPPER = [
  '<path d="M724 220C740 118 850 88 980 88S1220 118 1236 220z" fill="#3f7268"/><path d="M980 88C1110 88 1220 118 1236 220H1080C1076 150 1040 104 980 88z" fill="#2c544f"/>',
  '<path d="M800 220C812 150 860 110 930 92M890 220C896 150 920 112 958 90M980 88V220M1070 220C1064 150 1040 112 1002 90M1160 220C1148 150 1100 110 1030 92" stroke="#5f958a" stroke-width="4" fill="none" opacity=".75"/>',
  '<path d="M936 92h88v-30h-88z" fill="#d9c79c"/><path d="M944 88h20v-22h-20zM970 88h20v-22h-20zM996 88h20v-22h-20z" fill="#ffe2a6"/><path d="M926 64C930 40 960 34 980 30S1030 40 1034 64z" fill="#3f7268"/><path d="M978 32V8h4v24z" fill="#2c544f"/><circle cx="980" cy="8" r="5" fill="#e2c06a"/>',
  '<path d="M930 220v-44q0-34 50-40q50 6 50 40v44z" fill="#c9c4ba"/><path d="M948 220v-38q0-24 32-28q32 4 32 28v38z" fill="url(#pane)"/><path d="M980 154v66M948 188h64" stroke="#d5d3cc" stroke-width="5"/>',
  '<path d="M740 186C756 134 830 100 920 92Q850 112 800 142T740 186zM1040 92C1130 100 1206 134 1220 186Q1190 156 1150 136T1040 92zM928 60Q950 36 980 30Q1010 36 1032 60Q1004 44 980 44T928 60zM924 176Q940 134 980 132T1036 176Q1012 148 980 146T924 176z" fill="#eef4f6"/>',
].join('');

/** Three storeys of windows; some rooms are lit. */
function storeys(x: number, count: number, step: number, seed: number): string {
  let art = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < count; i++)
      art += houseWindow({
        x: x + i * step,
        y: 296 + row * 142,
        width: 78,
        height: 100,
        lit: (i * 5 + row * 3 + seed) % 4 === 0,
        frame: '#d5d3cc',
      });
  return art;
}

function wing(x: number, width: number, wall: string): string {
  return [
    `<path d="M${x} 244h${width}V1010H${x}z" fill="${wall}"/>`,
    `<path d="M${x} 222h${width}v30H${x}z" fill="${mix(wall, '#ffffff', 0.2)}"/><path d="M${x} 252h${width}v10H${x}z" fill="#12202a" opacity=".3"/>`,
    `<path d="M${x} 716h${width}v22H${x}z" fill="${mix(wall, '#ffffff', 0.22)}"/><path d="M${x} 738h${width}v12H${x}z" fill="#12202a" opacity=".3"/>`,
    snowCap(x, 226, width, 24, '#e6eef3', 2) + snowCap(x, 718, width, 12, '#e6eef3', 5),
  ].join('');
}

/** A tram waiting at the right edge. */
const tram = [
  '<g transform="translate(0 80)"><ellipse cx="2250" cy="1080" rx="280" ry="16" fill="#12202a" opacity=".4"/><path d="M2064 1062a20 20 0 1 0 40 0a20 20 0 1 0-40 0M2150 1062a20 20 0 1 0 40 0a20 20 0 1 0-40 0M2330 1062a20 20 0 1 0 40 0a20 20 0 1 0-40 0" fill="#0c161d"/>',
  '<rect x="1990" y="790" width="520" height="262" rx="34" fill="#2f6b52"/><path d="M1990 880h520v60h-520z" fill="#e9dfbd"/>',
  '<rect x="2020" y="816" width="120" height="104" rx="12" fill="url(#pane)"/><rect x="2158" y="816" width="120" height="104" rx="12" fill="url(#pane)"/><rect x="2296" y="816" width="120" height="104" rx="12" fill="url(#pane)"/>',
  '<circle cx="2012" cy="978" r="16" fill="#fff6dc"/><circle cx="2012" cy="978" r="90" fill="url(#halo)" opacity=".7"/>',
  '<rect x="2030" y="1036" width="460" height="30" fill="#12202a"/><path d="M2180 790l-60-90h160" fill="none" stroke="#12202a" stroke-width="6"/>',
  snowCap(2000, 794, 500, 18, '#e6eef3', 6),
  '</g>',
].join('');

/** The station up the street: its clock tower, and its hall with tall lit windows, down to the snow. */
const station = [
  '<g fill="#54708a"><path d="M2010 780V300l60-70 60 70v480z"/><path d="M2040 236h60v-60l-30-40-30 40z"/><path d="M2060 140h20v-60h-20z"/></g><circle cx="2070" cy="350" r="40" fill="#ffe6b0"/><path d="M2070 350v-26M2070 350h18" stroke="#24384a" stroke-width="5"/>',
  '<path d="M1880 640V1012H2400V640z" fill="#4a657e"/><path d="M1880 640L1930 590H2400V640z" fill="#3d566e"/><path d="M1880 640h520v14h-520z" fill="#5d7a94"/>',
  ...[1912, 2008, 2104, 2200, 2296].map(
    (x) =>
      `<path d="M${x} 880V740q0-34 33-34t33 34V880z" fill="#f3cf8e" opacity=".82"/><path d="M${x + 33} 706V880M${x} 790h66" stroke="#3d566e" stroke-width="6"/>`,
  ),
  snowCap(1880, 594, 520, 18, '#dbe6ee', 4),
].join('');

/** Helsinki: a stone corner house by the station, blue hour. */
export function drawHelsinki(): string {
  const corner = [
    `<path d="M720 236h520v774H720z" fill="${mix(STONE, '#ffffff', 0.1)}"/>`,
    `<g transform="translate(0 44) scale(1 .8)">${COPPER}</g>`,
    `<path d="M700 214h560v36H700z" fill="${mix(STONE, '#ffffff', 0.32)}"/><path d="M720 250h520v10H720z" fill="#12202a" opacity=".3"/>`,
    snowCap(700, 218, 560, 20, '#eef4f6', 8),
    ...[0, 1, 2].map((row) =>
      [790, 920, 1050]
        .map((x, i) =>
          houseWindow({
            x,
            y: 290 + row * 142,
            width: 96,
            height: 106,
            lit: (row + i) % 2 === 0,
            arched: row === 0,
            frame: '#d5d3cc',
          }),
        )
        .join(''),
    ),
    `<path d="M700 716h560v40H700z" fill="#1f3b36"/>`,
    snowCap(700, 720, 560, 14, '#eef4f6', 3),
  ];
  const front = [
    shopWindow({ x: 90, y: 790, width: 560, height: 210 }, 'skis', '#16242b', 3),
    shopWindow({ x: 1310, y: 790, width: 520, height: 210 }, 'camp', '#16242b', 3),
    shopWindow({ x: 752, y: 800, width: 150, height: 200 }, 'jackets', '#16242b', 1),
    shopWindow({ x: 1058, y: 800, width: 150, height: 200 }, 'boots', '#16242b', 1),
    shopDoor({ x: 918, y: 780, width: 124, height: 236 }),
    '<path d="M640 752h680l40 34H600z" fill="#1f3b36"/><path d="M600 786h760v14H600z" fill="#142824"/>',
    shopSign(980, 736, 36),
  ];
  return drawStreet({
    sky: [
      [0, '#1f3a56'],
      [0.35, '#41688a'],
      [0.62, '#8fb0c4'],
      [0.75, '#f0cfa6'],
    ],
    glow: [2000, 760, '#ffd9a0'],
    ground: [
      [0, '#b9cddb'],
      [0.4, '#9db7ca'],
      [1, '#6f8fa8'],
    ],
    kerb: 1010,
    behind: station,
    building: [
      wing(-20, 740, STONE),
      wing(1240, 640, mix(STONE, '#24384a', 0.18)),
      storeys(60, 6, 110, 1),
      storeys(1290, 5, 112, 2),
      ...corner,
      ...front,
    ].join(''),
    pools:
      pool(370, 1090, 420, 90) + pool(980, 1100, 320, 110) + pool(1570, 1090, 400, 90) + pool(2060, 1120, 260, 60, 0.8),
    front: [
      '<path d="M0 1128H2400M0 1162H2400" fill="none" stroke="#3f5e78" stroke-width="7" opacity=".6"/>',
      tram,
      lamp(680, 1090, 520),
      snowBank(-40, 620, 1120, 74, 4) + snowBank(1420, 1960, 1100, 50, 7),
    ].join(''),
    flakes: 210,
    seed: 11,
  });
}
