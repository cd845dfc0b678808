import type { PlateLook } from '../plate-drawing';
import { tone } from './colour';
import { type Point, pts, rectangle, seededRandom } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { wordmark } from './wordmark';

type Strand = { width: number; colour: string; tracer: string };

const strand = (kit: Kit, line: readonly Point[], { width, colour, tracer }: Strand, shadow = 0.3): string =>
  rod(kit, line, width, colour, { gloss: 0.45, shadow, tracer: [tracer, width * 1.1, width * 2.3] });

/** A paper band round the rope with the maker's name, length. */
function band(kit: Kit, way: Colourway, x: number, y: number, width: number, brand: string, measure: string): string {
  return kit.part(
    pts(
      `${x - width / 2},${y - 30}~3 ${x},${y - 25} ${x + width / 2},${y - 30}~3 ${x + width / 2},${y + 26}~3 ${x},${y + 31} ${x - width / 2},${y + 26}~3`,
    ),
    {
      fill: '#f1f0ea',
      volume: 14,
      shade: 0.45,
      cast: [2, 4, 4, 0.4],
      inside: kit.block(rectangle(x - width / 2, y + 8, width, 30), way.accent),
      over: wordmark(brand, x, y - 9, 15, '#23292f', { weight: 1.1 }) + lettering(measure, x, y + 17.5, 11, '#23292f'),
    },
  );
}

/** A coiled rope, wrapped near the top, as it hangs in a gear room. */
function butterfly(kit: Kit, way: Colourway, brand: string): string {
  const random = seededRandom(11);
  const sheath: Strand = { width: 15, colour: way.main, tracer: way.accent };
  const loops = Array.from({ length: 11 }, (_, i) => {
    const out = 108 - i * 9.4 + random() * 8;
    const bottom = 380 + ((i * 37) % 50) + random() * 16;
    const lean = (random() - 0.5) * 16;
    return strand(
      kit,
      pts(
        `${-out * 0.34},${-60 - out * 0.3} ${-out * 0.5},0 ${-out * 0.94 + lean},150 ${-out + lean},${bottom - 120} ${-out * 0.5 + lean},${bottom} ${out * 0.5 + lean},${bottom} ${out + lean},${bottom - 130} ${out * 0.9 + lean},150 ${out * 0.5},0 ${out * 0.3},${-60 - out * 0.3}`,
      ),
      sheath,
    );
  });
  const eye = strand(kit, pts('-20,-40 -40,-120 -30,-178 0,-196 30,-176 40,-118 18,-40'), sheath);
  const whipping = Array.from({ length: 7 }, (_, i) =>
    strand(kit, pts(`${-56 + i},${-52 + i * 15} 0,${-46 + i * 15} ${56 - i},${-54 + i * 15}`), sheath),
  );
  const tail = strand(kit, pts('40,20 88,70 100,160 84,260 96,330'), sheath);
  return [
    kit.flatShadow([pts('0,-180 50,-60 60,60 112,260 60,430 -60,430 -112,260 -60,60 -50,-60')], { blur: 14 }),
    eye,
    ...loops,
    tail,
    ...whipping,
    band(kit, way, 0, 190, 214, brand, '60 M'),
  ].join('');
}

/** A round mountaineer's coil, whipped at the top. */
function ringCoil(kit: Kit, way: Colourway, brand: string): string {
  const random = seededRandom(5);
  const sheath: Strand = { width: 14, colour: way.main, tracer: way.accent };
  const rings = Array.from({ length: 10 }, (_, i) => {
    const radius = 132 + i * 8.5;
    const dx = (random() - 0.5) * 22;
    const dy = (random() - 0.5) * 20 + 6;
    const ring = Array.from({ length: 13 }, (_, j): Point => {
      const angle = (j / 12) * 2 * Math.PI - Math.PI / 2;
      const wave = 1 + 0.03 * Math.sin(angle * 3 + i);
      return [Math.cos(angle) * radius * wave + dx, Math.sin(angle) * radius * 1.04 * wave + dy];
    });
    return strand(kit, ring, sheath);
  });
  const whipping = Array.from({ length: 8 }, (_, i) =>
    strand(kit, pts(`${-54 + i * 15},-226 ${-50 + i * 15},-176 ${-52 + i * 15},-112`), sheath, 0.4),
  );
  return [
    ...rings,
    strand(kit, pts('58,-170 100,-226 150,-232 190,-200'), sheath),
    ...whipping,
    band(kit, way, 0, 178, 120, brand, '70 M'),
  ].join('');
}

/** Laid in a long flat bundle with two bands, ready to climb from the wrap. */
function flatBundle(kit: Kit, way: Colourway, brand: string): string {
  const sheath: Strand = { width: 16, colour: way.main, tracer: way.accent };
  const turns = Array.from({ length: 8 }, (_, i) => {
    const w = 300 - i * 15;
    const h = 138 - i * 15.5;
    return strand(
      kit,
      pts(
        `${-w + 130},${-h} ${w - 130},${-h + 4} ${w - 60},${-h * 0.7} ${w - 26},0 ${w - 60},${h * 0.7} ${w - 130},${h} ${-w + 130},${h - 3} ${-w + 60},${h * 0.7} ${-w + 26},0 ${-w + 60},${-h * 0.7} ${-w + 134},${-h}`,
      ),
      sheath,
    );
  });
  const cuff = (x: number): string =>
    kit.part(pts(`${x - 17},-152~6 ${x + 17},-152~6 ${x + 17},152~6 ${x - 17},152~6`), {
      fill: way.block,
      volume: 14,
      texture: ['twill', '#000', 0.8],
      cast: [3, 5, 5, 0.4],
      over:
        kit.stitching(pts(`${x - 11},-146 ${x - 11},146`), 0.5) +
        kit.stitching(pts(`${x + 11},-146 ${x + 11},146`), 0.5),
    });
  return [...turns, cuff(-150), cuff(150), band(kit, way, 0, 0, 176, brand, '80 M')].join('');
}

/** Two thin ropes in two colours, coiled together. */
function halfRopes(kit: Kit, way: Colourway, brand: string): string {
  const first: Strand = { width: 12, colour: way.main, tracer: tone(way.main, 0.16) };
  const second: Strand = { width: 12, colour: way.accent, tracer: tone(way.accent, -0.2) };
  const random = seededRandom(23);
  const hank = (cx: number, kind: Strand, turn: number): string => {
    const loops = Array.from({ length: 9 }, (_, i) => {
      const out = 78 - i * 8.6 + random() * 4;
      const end = 330 + ((i * 53) % 46);
      return strand(
        kit,
        pts(
          `${-out * 0.4},-70 ${-out},60 ${-out},${end - 90} ${-out * 0.4},${end} ${out * 0.4},${end} ${out},${end - 90} ${out},60 ${out * 0.4},-70`,
        ),
        kind,
      );
    });
    const wraps = Array.from({ length: 8 }, (_, i) =>
      strand(
        kit,
        pts(`${-46 + i * 0.6},${-66 + i * 11.6} 0,${-61 + i * 11.6} ${46 - i * 0.6},${-68 + i * 11.6}`),
        kind,
      ),
    );
    const eye = strand(kit, pts('-14,-60 -34,-130 -20,-176 6,-184 30,-160 30,-110 14,-60'), kind);
    return `<g transform="translate(${cx} 0) rotate(${turn})">${eye}${loops.join('')}${wraps.join('')}</g>`;
  };
  return hank(-88, first, 3) + hank(88, second, -3) + band(kit, way, 0, 190, 150, brand, '2 X 60 M');
}

/** A climbing rope, coiled in one of four ways. */
export function drawRope(way: Colourway, { variant, brand }: PlateLook): string {
  if (variant === 2) {
    const kit = new Kit([-300, -160, 300, 166], FRAMES.wide, 40);
    return kit.svg(flatBundle(kit, way, brand), 'Climbing rope');
  }
  if (variant === 1) {
    const kit = new Kit([-230, -240, 230, 236], FRAMES.square, 40);
    return kit.svg(ringCoil(kit, way, brand), 'Climbing rope');
  }
  const kit = new Kit(variant === 0 ? [-170, -210, 170, 450] : [-210, -200, 210, 400], FRAMES.upright, 40);
  return kit.svg(variant === 0 ? butterfly(kit, way, brand) : halfRopes(kit, way, brand), 'Climbing rope');
}
