import { mix } from '../landscapes/svg';
import { houseWindow, shopDoor, shopSign, shopWindow } from './shop-front';
import { drawStreet, lamp, pool, snowBank, snowCap } from './street';

const STONE = '#a8a199';

/** Three storeys of windows; some rooms are lit. */
function storeys(x: number, count: number, step: number, seed: number): string {
  let art = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < count; i++)
      art += houseWindow({
        x: x + i * step,
        y: 170 + row * 190,
        width: 78,
        height: 124,
        lit: (i * 5 + row * 3 + seed) % 4 === 0,
        frame: '#d5d3cc',
      });
  return art;
}

function wing(x: number, width: number, wall: string): string {
  return [
    `<path d="M${x} 110h${width}V1010H${x}z" fill="${wall}"/>`,
    `<path d="M${x} 88h${width}v34H${x}z" fill="${mix(wall, '#ffffff', 0.2)}"/><path d="M${x} 122h${width}v12H${x}z" fill="#12202a" opacity=".3"/>`,
    `<path d="M${x} 716h${width}v22H${x}z" fill="${mix(wall, '#ffffff', 0.22)}"/><path d="M${x} 738h${width}v12H${x}z" fill="#12202a" opacity=".3"/>`,
    snowCap(x, 92, width, 26, '#e6eef3', 2) + snowCap(x, 718, width, 12, '#e6eef3', 5),
  ].join('');
}

/** A tram waiting at the right edge. */
const tram = [
  '<rect x="1990" y="790" width="520" height="262" rx="34" fill="#2f6b52"/><path d="M1990 880h520v60h-520z" fill="#e9dfbd"/>',
  '<rect x="2020" y="816" width="120" height="104" rx="12" fill="url(#pane)"/><rect x="2158" y="816" width="120" height="104" rx="12" fill="url(#pane)"/><rect x="2296" y="816" width="120" height="104" rx="12" fill="url(#pane)"/>',
  '<circle cx="2012" cy="978" r="16" fill="#fff6dc"/><circle cx="2012" cy="978" r="90" fill="url(#halo)" opacity=".7"/>',
  '<rect x="2030" y="1036" width="460" height="30" fill="#12202a"/><path d="M2180 790l-60-90h160" fill="none" stroke="#12202a" stroke-width="6"/>',
  snowCap(2000, 794, 500, 18, '#e6eef3', 6),
].join('');

/** The station's clock tower, far up the street. */
const tower =
  '<g fill="#54708a"><path d="M2010 780V300l60-70 60 70v480z"/><path d="M2040 236h60v-60l-30-40-30 40z"/><path d="M2060 140h20v-60h-20z"/></g><circle cx="2070" cy="350" r="40" fill="#ffe6b0"/><path d="M2070 350v-26M2070 350h18" stroke="#24384a" stroke-width="5"/><path d="M1880 600h520v260h-520z" fill="#4a657e"/>';

/** Helsinki: a stone corner house by the station, blue hour. */
export function drawHelsinki(): string {
  const corner = [
    `<path d="M720 60h520v950H720z" fill="${mix(STONE, '#ffffff', 0.1)}"/>`,
    `<path d="M720 96C740 26 1220 26 1240 96z" fill="#3c5a58"/><path d="M964 46h32v-40h-32z" fill="#3c5a58"/>`,
    `<path d="M700 88h560v36H700z" fill="${mix(STONE, '#ffffff', 0.32)}"/>`,
    snowCap(700, 92, 560, 28, '#eef4f6', 8),
    ...[0, 1, 2].map((row) =>
      [790, 920, 1050]
        .map((x, i) =>
          houseWindow({
            x,
            y: 170 + row * 190,
            width: 96,
            height: 130,
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
    behind: tower,
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
      '<path d="M0 1180C800 1140 1700 1110 2400 1096M0 1232C800 1176 1700 1134 2400 1116" fill="none" stroke="#3f5e78" stroke-width="7" opacity=".6"/>',
      tram,
      lamp(680, 1090, 520),
      snowBank(-40, 620, 1120, 74, 4) + snowBank(1420, 1960, 1100, 50, 7),
    ].join(''),
    flakes: 210,
    seed: 11,
  });
}
