import { lightness, mix, tone } from './colour';
import { curve } from './curve';
import { lerp, mirrored, type Point, pts, rectangle, SIDES, seededRandom } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

// ski outline from measured widths (mm). W: [y along length from tip, half width]; all skis 0 = tip
export const SKIS = {
  alpine: {
    L: 1720,
    W: pts('5,20 22,37 50,49 100,59 190,64 420,50 800,43 1000,42 1300,47 1560,56 1660,57 1700,50 1720,30!'),
    core: 22,
  },
  touring: {
    L: 1700,
    W: pts('6,18 26,34 62,48 120,58 230,63 480,52 820,46 1000,45 1300,49 1540,54 1650,50 1688,34 1700,18!'),
    core: 18,
  },
  nordic: { L: 2000, W: pts('4,6 24,13 80,20 160,23 600,22.5 1000,22 1500,22.5 1900,23 1985,20 2000,12!'), core: 24 },
};

const outline = (t, wx) => {
  const q = SKIS[t].W.map(([y, w, r]) => (r === undefined ? [w * wx, y] : [w * wx, y, 8]));
  return mirrored([[0, -2], ...q, [0, SKIS[t].L]]);
};

// art themes: top-sheet graphics drawn in ski space (x ±70, y 0..L)
const art = (kit, t, way, theme, wx) => {
  const L = SKIS[t].L;
  const X = (v) => v * wx;
  let art = '';
  const random = seededRandom(theme.length * 7 + 3);
  if (theme === 'ridge') {
    art += `<rect x="-90" y="0" width="180" height="${L}" fill="${kit.linear(`0 ${way.block}, 0.35 ${way.main}, 0.75 ${way.main}, 1 ${way.block}`)}"/>`;
    const layers = [
      [0.3, tone(way.main, 0.1)],
      [0.24, way.block],
      [0.17, way.accent],
      [0.11, tone(way.block, -0.06)],
    ];
    for (const [f, col] of layers) {
      const b = L * f;
      const p = pts('-100,-20! 100,-20!');
      for (let x = 100; x >= -100; x -= 25) p.push([x, b + (random() - 0.5) * 130 + x * 0.5, 0]);
      art += kit.block(p, col);
    }
    for (const [f, col] of [
      [0.86, way.block],
      [0.92, way.accent],
      [0.95, tone(way.block, -0.05)],
    ] as const) {
      const p = pts(`100,${L + 20}! -100,${L + 20}!`);
      for (let x = -100; x <= 100; x += 25) p.push([x, L * f + (random() - 0.5) * 80, 0]);
      art += kit.block(p, col);
    }
  } else if (theme === 'split') {
    art +=
      `<rect x="-90" y="0" width="180" height="${L}" fill="${way.main}"/>` +
      kit.block(pts('-90,240! 90,380! 90,420! -90,280!'), way.accent) +
      kit.block(pts('-90,300! 90,440! 90,1050! -90,1180!'), way.block) +
      kit.block(pts('-90,1220! 90,1090! 90,1110! -90,1240!'), way.accent);
  } else if (theme === 'contour') {
    art += `<rect x="-90" y="0" width="180" height="${L}" fill="${kit.linear(`0 ${way.main}, 0.5 ${tone(way.main, -0.05)}, 1 ${way.block}`)}"/>`;
    for (let i = 1; i < 11; i++)
      art += `<path d="${curve(
        Array.from({ length: 9 }, (_, j) => {
          const a = (j / 9) * 6.283;
          const r = 1 + 0.22 * Math.sin(j * 2.4 + i * 0.25);
          return [Math.cos(a) * 15 * i * r + 16, 240 + Math.sin(a) * 34 * i * r];
        }),
      )}" fill="none" stroke="${way.accent}" stroke-opacity=".75" stroke-width="2.6"/>`;
    for (let i = 1; i < 8; i++)
      art += `<path d="${curve(
        Array.from({ length: 7 }, (_, j) => {
          const a = (j / 7) * 6.283;
          const r = 1 + 0.2 * Math.sin(j * 1.9 + i * 0.3);
          return [Math.cos(a) * 16 * i * r - 18, L - 210 + Math.sin(a) * 34 * i * r];
        }),
      )}" fill="none" stroke="${way.accent}" stroke-opacity=".6" stroke-width="2.6"/>`;
  } else if (theme === 'race') {
    art +=
      `<rect x="-90" y="0" width="180" height="${L}" fill="${way.main}"/>` +
      kit.block(rectangle(-90, -10, 180, 190), way.trim) +
      kit.block(pts('-90,185! 90,185! 90,196! -90,196!'), way.accent) +
      kit.block(pts(`-90,${L * 0.62}! 90,${L * 0.7}! 90,${L + 9}! -90,${L + 9}!`), way.block) +
      kit.block(pts(`-90,${L * 0.6}! 90,${L * 0.68}! 90,${L * 0.69}! -90,${L * 0.61}!`), way.accent);
  }
  return art;
};

function ski(kit, t, way, options) {
  const { theme, brand, model, wx, binding, base } = options;
  const P = outline(t, wx);
  const L = SKIS[t].L;
  const e = curve(P);
  const insetP = outline(t, wx * (t === 'nordic' ? 0.93 : 0.95));
  if (base) {
    // running base, metal edges
    const inside =
      `<rect x="-90" y="0" width="180" height="${L}" fill="${way.trim}"/>` +
      kit.block(pts(`-90,300! 90,300! 90,${L * 0.8}! -90,${L * 0.86}!`), mix(way.trim, way.main, 0.8)) +
      lettering(brand, 0, L * 0.56, 62 * wx * 0.62, way.accent, { rotate: -90, weight: 1.25, track: 2.2 }) +
      brandMark(options.mk, 0, L * 0.24, 26 * wx, way.accent);
    return kit.part(P, {
      fill: '#aeb4b6',
      volume: 0,
      cast: [10, 12, 7, 0.4],
      inside:
        `<g clip-path="url(#${kit.clip(kit.path(curve(outline(t, wx * 0.93))))})">${inside}${t === 'nordic' ? '' : ''}</g>` +
        `<rect x="-4" y="60" width="8" height="${L - 90}" fill="#000" opacity="${t === 'nordic' ? 0.35 : 0}"/><rect x="-90" y="0" width="180" height="${L}" fill="${kit.linear('0 #fff 0.5, 0.09 #fff 0.1, 0.16 #000 0.1, 0.24 #fff 0.08, 0.55 #000 0.12, 1 #000 0.1')}"/>`,
      line: 1.1,
    });
  }
  let inside = art(kit, t, way, theme, wx);
  const ink = way.ink ?? way.accent;
  inside +=
    lettering(brand, 0, L * { nordic: 0.34, alpine: 0.33, touring: 0.275 }[t], (t === 'nordic' ? 24 : 50) * wx, ink, {
      rotate: -90,
      weight: 1.3,
      track: 2,
    }) +
    lettering(
      model,
      X0(t, wx),
      L * (t === 'nordic' ? 0.76 : 0.835),
      (t === 'nordic' ? 16 : 24) * wx,
      t === 'nordic' ? (lightness(way.block) < 0.6 ? TONES.snow : way.trim) : ink,
      { rotate: -90, weight: 0.8, track: 1.8 },
    ) +
    brandMark(options.mk, 0, t === 'nordic' ? 150 : 120, (t === 'nordic' ? 13 : 24) * wx, ink) +
    lettering(options.dims, -X0(t, wx), L * (t === 'nordic' ? 0.9 : 0.83), 12 * wx, ink, {
      rotate: -90,
      weight: 0.9,
      opacity: t === 'nordic' ? 0 : 0.85,
    });
  // crown: bevelled sidewall + centre spine gloss
  let over = `<rect x="-90" y="-5" width="180" height="${L + 10}" fill="${kit.linear(
    [
      [0.14, '#000', 0.42],
      [0.2, '#fff', 0.28],
      [0.3, '#fff', 0.05],
      [0.5, '#fff', 0.0],
      [0.7, '#000', 0.06],
      [0.84, '#000', 0.32],
      [0.88, '#fff', 0.12],
      [1, '#000', 0.5],
    ].map(([a, b2, d]) => [
      lerp(0.5 - ((t === 'nordic' ? 0.13 : 0.42) * wx) / 1, 0.5 + ((t === 'nordic' ? 0.13 : 0.42) * wx) / 1, a),
      b2,
      d,
    ]),
    0,
    0,
    1,
    0,
  )}"/>`;
  over += `<rect x="-90" y="-5" width="180" height="${L + 10}" fill="${kit.linear('0 #fff 0.55, 0.035 #fff 0.28, 0.075 #000 0.16, 0.13 #fff 0.16, 0.22 #fff 0, 0.44 #000 0, 0.5 #000 0.14, 0.6 #fff 0.08, 0.85 #fff 0, 0.95 #000 0.1, 0.99 #fff 0.3')}"/>`;
  let art = kit.part(P, {
    fill: '#3a3f45',
    volume: 0,
    cast: [7, 9, 6, 0.42],
    line: 1.1,
    inside: `<g clip-path="url(#${kit.clip(kit.path(curve(insetP)))})">${inside}</g>`,
    over: over + kit.line(curve(insetP), '#fff', 0.9, 0.35),
  });
  // tip & tail protectors
  if (t !== 'nordic')
    art +=
      kit.part(pts(`${-20 * wx},${L - 26}~4 ${20 * wx},${L - 26}~4 ${26 * wx},${L - 1}~5 ${-26 * wx},${L - 1}~5`), {
        fill: TONES.alu,
        volume: 6,
      }) + kit.screw(0, L - 14, 5);
  if (binding) art += binding(kit, way, L * (t === 'nordic' ? 0.5 : 0.56), wx);
  return art;
}

const X0 = (t, wx) => (t === 'nordic' ? 0 : 22 * wx);

const alpineBinding = (kit, way, y, wx) => {
  const D = '#24272c';
  const w = wx;
  let art = '';
  art +=
    kit.part(rectangle(-33 * w, y - 250, 66 * w, 150, 12), { fill: D, volume: 8, cast: [4, 6, 4, 0.5] }) +
    kit.part(rectangle(-33 * w, y + 60, 66 * w, 205, 12), { fill: D, volume: 8, cast: [4, 6, 4, 0.5] });
  // toe
  art +=
    kit.part(
      pts(
        `${-26 * w},${y - 262}~14 ${26 * w},${y - 262}~14 ${36 * w},${y - 190} ${44 * w},${y - 150}~8 ${30 * w},${y - 128}~6 ${14 * w},${y - 150} ${-14 * w},${y - 150} ${-30 * w},${y - 128}~6 ${-44 * w},${y - 150}~8 ${-36 * w},${y - 190}`,
      ),
      { fill: tone(D, 0.06), volume: 10, cast: [3, 5, 4, 0.5] },
    ) +
    kit.part(rectangle(-17 * w, y - 246, 34 * w, 46, 10), { fill: way.accent, volume: 7 }) +
    kit.line(pts(`${-10 * w},${y - 225} ${10 * w},${y - 225}`), '#fff', 2, 0.7) +
    kit.part(rectangle(-28 * w, y - 122, 56 * w, 40, 6), { fill: '#b7bdc0', volume: 6 });
  // brake + heel
  art +=
    kit.tube(pts(`${-34 * w},${y + 86} ${-52 * w},${y + 104} ${-54 * w},${y + 178}`), 8, '#9da3a6') +
    kit.tube(pts(`${34 * w},${y + 86} ${52 * w},${y + 104} ${54 * w},${y + 178}`), 8, '#9da3a6') +
    kit.part(rectangle(-62 * w, y + 168, 15 * w, 66, 7), { fill: D, volume: 6, cast: [2, 3, 3, 0.4] }) +
    kit.part(rectangle(47 * w, y + 168, 15 * w, 66, 7), { fill: D, volume: 6, cast: [2, 3, 3, 0.4] });
  art +=
    kit.part(
      pts(
        `${-32 * w},${y + 92}~8 ${32 * w},${y + 92}~8 ${38 * w},${y + 150} ${34 * w},${y + 224} ${18 * w},${y + 262}~10 ${-18 * w},${y + 262}~10 ${-34 * w},${y + 224} ${-38 * w},${y + 150}`,
      ),
      { fill: tone(D, 0.05), volume: 12, cast: [3, 5, 4, 0.5] },
    ) +
    kit.part(pts(`${-18 * w},${y + 150}~8 ${18 * w},${y + 150}~8 ${24 * w},${y + 246}~10 ${-24 * w},${y + 246}~10`), {
      fill: way.accent,
      volume: 9,
      cast: [1, 3, 3, 0.4],
    }) +
    kit.line(pts(`${-10 * w},${y + 112} ${10 * w},${y + 112}`), '#fff', 2, 0.6);
  return art;
};

const pinBinding = (kit, way, y, wx) => {
  const D = '#2a2d32';
  const A = '#b9bec1';
  const w = wx;
  let art = '';
  art += kit.part(rectangle(-24 * w, y - 262, 48 * w, 116, 10), { fill: D, volume: 7, cast: [3, 5, 4, 0.5] });
  for (const side of SIDES)
    art +=
      kit.part(
        pts(
          `${side * 10 * w},${y - 236}~4 ${side * 34 * w},${y - 226}~6 ${side * 40 * w},${y - 176}~5 ${side * 26 * w},${y - 170}~4 ${side * 22 * w},${y - 206}`,
        ),
        { fill: A, volume: 6, cast: [2, 3, 3, 0.4] },
      ) + kit.screw(side * 30 * w, y - 184, 5);
  art += kit.part(
    pts(`${-12 * w},${y - 300}~8 ${12 * w},${y - 300}~8 ${16 * w},${y - 236}~6 ${-16 * w},${y - 236}~6`),
    { fill: way.accent, volume: 7, cast: [2, 3, 3, 0.4] },
  );
  art +=
    kit.part(rectangle(-27 * w, y + 96, 54 * w, 128, 10), { fill: D, volume: 7, cast: [3, 5, 4, 0.5] }) +
    kit.part(
      pts(
        `${-22 * w},${y + 112}~8 ${22 * w},${y + 112}~8 ${28 * w},${y + 160} ${20 * w},${y + 206}~8 ${-20 * w},${y + 206}~8 ${-28 * w},${y + 160}`,
      ),
      { fill: way.accent, volume: 9, cast: [2, 4, 4, 0.4] },
    ) +
    kit.tube(pts(`${-8 * w},${y + 112} ${-8 * w},${y + 84}`), 6, A) +
    kit.tube(pts(`${8 * w},${y + 112} ${8 * w},${y + 84}`), 6, A) +
    kit.screw(0, y + 160, 8);
  for (const side of SIDES)
    art +=
      kit.tube(
        pts(`${side * 26 * w},${y + 110} ${side * 56 * w},${y + 126} ${side * 58 * w},${y + 176}`),
        6,
        '#9da3a6',
      ) + kit.part(rectangle(side * 58 * w - 8 * w, y + 168, 16 * w, 46, 6), { fill: D, volume: 5 });
  return art;
};

const nnnBinding = (kit, way, y, wx) =>
  kit.part(rectangle(-17 * wx, y - 70, 34 * wx, 380, 10), { fill: '#26292e', volume: 7, cast: [3, 4, 4, 0.5] }) +
  kit.line(pts(`${-6 * wx},${y + 20} ${-6 * wx},${y + 290}`), '#000', 3, 0.6) +
  kit.line(pts(`${6 * wx},${y + 20} ${6 * wx},${y + 290}`), '#000', 3, 0.6) +
  kit.part(pts(`${-15 * wx},${y - 62}~8 ${15 * wx},${y - 62}~8 ${19 * wx},${y + 6}~6 ${-19 * wx},${y + 6}~6`), {
    fill: way.accent,
    volume: 7,
    cast: [2, 3, 3, 0.4],
  }) +
  kit.tube(pts(`${-16 * wx},${y + 14} ${16 * wx},${y + 14}`), 6, TONES.alu);

const pair =
  (type) =>
  (way, options = {}) => {
    const { view = 'top' } = options;
    const t = type;
    const L = SKIS[t].L;
    const wx = t === 'nordic' ? 1.5 : 1.18; // documented width exaggeration so that a 1:15 object reads at card size
    const bind = { alpine: alpineBinding, touring: pinBinding, nordic: nnnBinding }[t];
    const look = {
      theme: 'ridge',
      brand: 'HANKI',
      model: { alpine: 'TUNTURI 84', touring: 'KERO 92', nordic: 'LATU 44' }[t],
      dims: { alpine: '126-84-112', touring: '124-90-108', nordic: '44-44-45' }[t],
      mk: 'crust',
      wx,
      binding: bind,
      ...options,
    };
    if (view === 'top') {
      const g = t === 'nordic' ? 66 : 108;
      const kit = new Kit([-260, -14, 260, L + 14], FRAMES.upright, 40);
      return kit.svg(
        `<g id="sk" transform="translate(${-g} 0)">${ski(kit, t, way, look)}</g><use href="#sk" x="${2 * g}"/>`,
        type + ' ski pair',
      );
    }
    // angled: upper ski shows top sheet, lower ski shows running base
    const a = t === 'nordic' ? 24 : 25;
    const q = (a * Math.PI) / 180;
    const W = L * Math.sin(q);
    const H = L * Math.cos(q);
    const kit = new Kit([-W / 2 - 130, -H / 2 - 40, W / 2 + 130, H / 2 + 40], FRAMES.upright, 34);
    const d = t === 'nordic' ? 56 : 92;
    return kit.svg(
      `<g transform="rotate(${a + 3}) translate(${-d} ${-L / 2 + 34})">${ski(kit, t, way, { ...look, base: true })}</g><g transform="rotate(${a - 2}) translate(${d} ${-L / 2 - 10})">${ski(kit, t, way, look)}</g>`,
      type + ' ski pair, angled',
    );
  };

export const alpine = pair('alpine');

export const touring = pair('touring');

export const nordic = pair('nordic');
