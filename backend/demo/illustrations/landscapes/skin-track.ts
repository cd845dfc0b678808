import { edgeOf, glow, mist, type SceneFrame, sky, snowfield } from './backdrop';
import { castPaint, type Dress, standing } from './figure';
import { litRidge } from './lit-ridge';
import { onSkis } from './ski-gear';
import { polygon, scene, short, vertical } from './svg';

const LIGHT = '#ffe3bd';

/** A skin track zigzags up a fell in low sun; two people climb it. */
export function drawSkinTrack(frame: SceneFrame): string {
  const { width: w, height: h, isTall } = frame;
  const size = isTall ? 3.1 : 3.4;
  const slope = (share: number): number => (isTall ? 1190 - 230 * share : 1180 - 360 * Math.max(0, share) ** 1.1);
  const at = (share: number): readonly [number, number] => [share * w, slope(share) + 34];
  const lean = isTall ? -10 : -8;
  const put = (share: number, scale: number, dress: Dress): string => {
    const [x, y] = at(share);
    const art = onSkis(dress, 'climbing');
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${lean}) scale(${scale})">${standing(`c${short(share, 100)}`, art, dress, [-1.1, 0.24])}</g>`;
  };
  const track = (dy: number): string =>
    `M${-20} ${slope(0) + 66 + dy}Q${w * 0.4} ${slope(0.4) + 46 + dy} ${w * 0.72} ${slope(0.72) + 34 + dy}T${w + 20} ${slope(1) + 22 + dy}`;
  const far = isTall ? 720 : 660;
  return scene(
    w,
    h,
    [
      sky(frame, [
        [0, '#8fb4ca'],
        [0.25, '#bdd3dd'],
        [0.45, '#f0e3d0'],
        [0.56, '#f8dcb8'],
      ]),
      glow('sun', w * 0.95, far - 100, 640, 430, '#fff1d2', 0.95),
      litRidge(
        frame,
        'r1',
        {
          top: (s) => far - 90 - 60 * Math.sin(s * 6 + 0.4),
          rough: 34,
          seed: 4,
          shade: '#a4bccd',
          lit: '#f0e2d3',
          sun: 1,
          spur: 84,
          steep: 0.5,
          haze: '#f4e6d4',
        },
        far + 260,
      ),
      litRidge(
        frame,
        'r2',
        {
          top: (s) =>
            far +
            70 -
            360 * Math.exp(-(Math.abs((s - 0.68) / 0.2) ** 2.4)) -
            150 * Math.exp(-(((s - 0.3) / 0.17) ** 2)),
          rough: 26,
          seed: 9,
          shade: '#6c90b0',
          lit: '#fff3e2',
          sun: 1,
          spur: 190,
          steep: 0.5,
          haze: '#f3ece2',
        },
        far + 520,
      ),
      mist('haze', frame, far + 20, far + 420, '#f3ece2', 0.85),
      // the shoulder that the track leads to, from edge to edge
      `<defs>${vertical('shoulder', [
        [0, '#fdf4e8'],
        [0.5, '#e3ebf0'],
      ])}</defs><path d="${polygon([[-20, h], ...edgeOf(frame, { top: (s) => slope(s) - 96 + 40 * Math.sin(s * 6), rough: 16, seed: 6 }), [w + 20, h]])}" fill="url(#shoulder)"/>`,
      snowfield(
        'near',
        frame,
        slope,
        [
          [0, '#fdf6ea'],
          [0.2, '#e6eef2'],
          [1, '#a9c3d5'],
        ],
        1,
        0.34,
      ),
      `<path d="${track(0)}M-20 ${slope(0) + 82}Q${w * 0.4} ${slope(0.4) + 60} ${w * 0.72} ${slope(0.72) + 46}T${w + 20} ${slope(1) + 32}" fill="none" stroke="#86a6bf" stroke-width="7"/><path d="${track(-5)}" fill="none" stroke="#fffaf0" stroke-width="3" opacity=".9"/>`,
      castPaint(0.34, '#3d6488'),
      put(isTall ? 0.74 : 0.65, size * 0.87, {
        coat: '#2f6272',
        legs: '#27303f',
        hat: '#e2a040',
        headwear: 'band',
        style: 'bun',
        hair: '#7a4a26',
        cut: 'down',
        boots: '#5a646b',
        pack: '#8a3f1f',
        packKind: 'day',
        light: LIGHT,
        lightFrom: 1,
      }),
      put(isTall ? 0.29 : 0.41, size, {
        coat: '#d4702a',
        legs: '#2c3747',
        hat: '#2f5a50',
        headwear: 'beanie',
        hasBeard: true,
        girth: 1.1,
        yoke: '#27465a',
        boots: '#5a646b',
        pack: '#33514a',
        packKind: 'day',
        light: LIGHT,
        lightFrom: 1,
      }),
    ].join(''),
  );
}
