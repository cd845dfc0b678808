import { creaseSeed } from './cloth-light';
import { tone } from './colour';
import { type Fold, type Point, pts, seededRandom } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { isTrek, onInstep, type ShoeLook } from './shoe-look';

/** Where a shaft bends: places along the instep from the ankle up, and how far a crease reaches towards the heel, mm. */
const BENDS: Record<ShoeLook['shaft'], readonly (readonly [place: number, reach: number])[]> = {
  low: [],
  mid: [
    [0.68, 44],
    [0.57, 30],
    [0.44, 38],
  ],
  high: [
    [0.68, 46],
    [0.58, 30],
    [0.46, 42],
  ],
  tall: [
    [0.68, 44],
    [0.6, 54],
    [0.47, 34],
    [0.2, 30],
  ],
};

/** Creases that walking has left before the ankle, each its own way by the shoe. */
export function ankleCreases(kit: Kit, look: ShoeLook): string {
  if (look.panels === 'pac' || look.panels === 'quilted') return '';
  const random = seededRandom(creaseSeed(look.brand, look.shaft, look.make, look.collar));
  const bends = BENDS[look.shaft].map(([place, wide]): Fold => {
    const [x, y] = onInstep(look, place, 32);
    const reach = wide * (0.75 + random() * 0.55);
    const sag = 4 + random() * 9;
    const end = y + (random() - 0.75) * 16;
    return [x, y - 2, x - reach * (0.35 + random() * 0.25), y + sag, x - reach, end, 1.7 + random() * 1.1];
  });
  return kit.folds(bends, { blur: 4, dark: 0.46, light: 0.2, offset: 1.3 });
}

/** What a tall shaft is made from above the ankle: a stay along the calf, a seam at the ankle, and its roundness in the light. */
export function shaftWork(kit: Kit, way: Colourway, look: ShoeLook): string {
  if (look.shaft !== 'tall' || !isTrek(look)) return '';
  const stay = pts('-14,-330! 22,-330! 24,-290 29,-250 37,-205 41,-186 30,-178 -14,-178!');
  const edge = pts('22,-322 24,-290 29,-250 37,-205 41,-187 30,-179 8,-178');
  const ankle: Point[] = [[6, -176], [40, -160], [70, -158], onInstep(look, 0.52, 30)];
  return [
    `<g opacity=".4">${kit.block(stay, tone(way.main, -0.06))}</g>`,
    kit.seam(edge, { stitch: 2.4, dark: 0.55, light: 0.3 }),
    kit.seam(ankle, { stitch: 2.4, dark: 0.5, light: 0.3, pucker: 0.25 }),
    kit.soft(pts('52,-312 64,-262 70,-214 68,-170 56,-214 50,-262'), '#fff', 0.2, 12),
    kit.soft(pts('0,-306 14,-250 26,-186 12,-212 2,-256'), '#0b101c', 0.16, 10),
    kit.soft(pts('90,-312 96,-250 90,-172 82,-220 82,-262'), '#0b101c', 0.16, 10),
  ].join('');
}
