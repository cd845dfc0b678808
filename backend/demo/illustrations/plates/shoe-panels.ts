import { mix } from './colour';
import { pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { isTrek, onInstep, type ShoeLook } from './shoe-look';
import { overlay } from './shoe-overlay';
import { leatherTrek, meshTrek } from './trek-panels';

function leatherPanels(kit: Kit, way: Colourway, look: ShoeLook): string {
  const high = look.shaft === 'low' ? 0 : 1;
  return [
    kit.soft(pts(`60,${-70 - high * 30} 110,${-80 - high * 30} 130,-70 100,-54 60,-56`), '#fff', 0.12, 10),
    kit.seam([onInstep(look, 0.96, 10), [176, -64], [150, -46], [136, -30]], { stitch: 2.4, dark: 0.45 }),
    kit.seam(pts(`-6,${-92 - high * 22} 22,${-90 - high * 22} 54,-74 74,-48 84,-30`), { stitch: 2.4, dark: 0.45 }),
    overlay(kit, pts('-8,-44! 60,-41 150,-37 220,-37 262,-50 310,-60! 310,0! -8,0!'), way.trim, 0),
    kit.stitching(pts('-2,-47 60,-44 150,-40 220,-40 262,-53 300,-63'), 0.4),
  ].join('');
}

/** Film over toes and heel, seen against the cloth. */
export const filmOf = (way: Colourway): string => mix(way.block, way.trim, 0.5);

function weldedPanels(kit: Kit, way: Colourway, look: ShoeLook): string {
  const film = filmOf(way);
  const heel = look.shaft === 'low' ? -78 : -104;
  const rays = [0.16, 0.34, 0.52, 0.7].map((t, i) => {
    const [x, y] = onInstep(look, t, 14);
    return kit.line(
      [
        [x, y],
        [x - 16 + i * 6, y + 30],
        [70 + i * 34, -34],
      ],
      way.accent,
      5,
      0.9,
    );
  });
  return [
    `<rect x="-20" y="-260" width="340" height="260" fill="${kit.texture(['mesh', '#000', 0.62])}"/>`,
    kit.soft(pts('120,-80 180,-78 200,-56 150,-46 110,-56'), '#fff', 0.14, 12),
    overlay(kit, pts(`-12,-26! -12,${heel} 14,${heel - 4}~6 34,${heel + 16} 58,-52 92,-26!`), film, 0.4),
    ...rays,
  ].join('');
}

/** A rubber foot under a shaft of leather or nylon. */
function pacPanels(kit: Kit, way: Colourway, look: ShoeLook): string {
  const isQuilted = look.panels === 'quilted';
  const foot = pts('-8,-78 30,-82 70,-74 112,-72 146,-84 172,-102! 200,-94! 320,-94! 320,0! -8,0!');
  const rows = isQuilted
    ? [-104, -136, -168, -200, -232, -264]
        .map(
          (y) =>
            kit.seam(pts(`-12,${y} 56,${y + 6} 142,${y - 2}`), { pucker: 0.6, dark: 0.5 }) +
            kit.soft(pts(`14,${y - 18} 60,${y - 13} 110,${y - 18} 60,${y - 9}`), '#fff', 0.14, 6),
        )
        .join('')
    : kit.seam(pts('66,-240 70,-170 74,-110 72,-74'), { stitch: 2, dark: 0.4 });
  return [
    rows,
    kit.part(foot, {
      fill: way.trim,
      volume: 16,
      light: 0.55,
      cast: [0, -2, 3, 0.3],
      inside:
        kit.soft(pts('214,-84 256,-79 284,-62 256,-66 214,-74'), '#fff', 0.32, 5) +
        kit.soft(pts('10,-70 26,-66 24,-44 8,-46'), '#fff', 0.2, 5),
      over:
        kit.seam(pts('176,-92 186,-64 206,-44 250,-36'), { dark: 0.45, light: 0.3 }) +
        kit.seam(pts('-6,-44 60,-42 140,-40 230,-36 304,-40'), { dark: 0.5, light: 0.34 }),
    }),
    kit.stitching(pts('-4,-82 30,-86 70,-78 112,-76 146,-88 172,-106'), 0.45),
  ].join('');
}

/** What the upper is sewn, welded or moulded from, inside its outline. */
export function shoePanels(kit: Kit, way: Colourway, look: ShoeLook): string {
  switch (look.panels) {
    case 'hiking':
      return meshTrek(kit, way, look);
    case 'leather':
      return isTrek(look) ? leatherTrek(kit, way, look) : leatherPanels(kit, way, look);
    case 'welded':
      return weldedPanels(kit, way, look);
    case 'pac':
    case 'quilted':
      return pacPanels(kit, way, look);
  }
}
