import { readableOn, tone } from './colour';
import { curve } from './curve';
import { ellipse, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import { type Colourway, TONES } from './palette';
import { cylinder, turned } from './turned';
import { wordmark } from './wordmark';

const METAL = TONES.alu;

/** A 230 gram gas canister standing on y 130, without its valve. */
export function canister(kit: Kit, way: Colourway, brand: string): string {
  const ink = readableOn(way.main, way.accent);
  const dome = pts('-56,58~3 -50,44 -34,33 -16,28 16,28 34,33 50,44 56,58~3 0,64');
  const body = pts('-55,57! 0,62 55,57! 55,120~6 50,126 46,129~3 0,132 -46,129~3 -50,126 -55,120~6');
  const light = `<rect x="-60" y="20" width="120" height="116" fill="${cylinder(kit, -55, 55)}"/>`;
  return [
    kit.part(dome, {
      fill: tone(METAL, 0.02),
      volume: 9,
      shade: 0.4,
      inside: kit.soft(pts('-34,38 -16,31 10,31 -10,40 -40,52'), '#fff', 0.6, 3) + light,
    }),
    kit.part(body, {
      fill: way.main,
      volume: 5,
      inside:
        kit.block(pts('-60,104! 0,109 60,104! 60,140! -60,140!'), way.block) +
        kit.line(pts('-60,104 0,109 60,104'), ink, 1.6) +
        kit.block(pts('-60,122! 0,127 60,122! 60,140! -60,140!'), METAL) +
        wordmark(brand, 0, 82, 14, ink, { weight: 1.15, room: 84 }) +
        lettering('GAS 230', 0, 97, 5, ink, { weight: 0.9 }) +
        light,
    }),
    // the seam in which dome and body are rolled together
    kit.tube(pts('-56,57 -30,60.5 0,62 30,60.5 56,57'), 3.4, METAL, { gloss: 0.8, shadow: 0.4 }),
  ].join('');
}

/** The threaded collar of a canister, closed by a cap as it is sold. */
export function valveCap(kit: Kit, way: Colourway): string {
  const cap = pts('-15,11~4 15,11~4 17,31~3 -17,31~3');
  return kit.part(cap, {
    fill: tone(way.trim, 0.06),
    volume: 4,
    cast: [2, 3, 3, 0.4],
    inside: `<rect x="-20" y="8" width="40" height="26" fill="${cylinder(kit, -17, 17, 0.5)}"/>`,
    over: [-10, -5, 0, 5, 10].map((x) => kit.line(pts(`${x},15 ${x},29`), '#000', 1.4, 0.35)).join(''),
  });
}

/** Valve, control and burner cup, screwed on a canister. */
export function burnerHead(kit: Kit, way: Colourway): string {
  const slots = [-34, -22, -10, 2, 14, 26].map((x) =>
    kit.part(rectangle(x, -14, 8, 10, 3), { fill: '#0d1015', volume: 2, line: 0 }),
  );
  return [
    kit.part(pts('-13,10~2 13,10~2 15,30~3 -15,30~3'), {
      fill: METAL,
      volume: 5,
      inside: `<rect x="-16" y="8" width="32" height="24" fill="${cylinder(kit, -15, 15)}"/>`,
    }),
    kit.tube(pts('12,20 44,20 58,24'), 3.4, METAL),
    kit.part(pts('54,16~3 66,16~3 68,34~3 56,34~3'), { fill: way.accent, volume: 4 }),
    kit.part(pts('-44,-22~3 44,-22~3 42,-8 26,12~4 -26,12~4 -42,-8'), {
      fill: '#33373c',
      volume: 8,
      inside: `${slots.join('')}<rect x="-46" y="-24" width="92" height="40" fill="${cylinder(kit, -44, 44, 0.5)}"/>`,
    }),
  ].join('');
}

/** The blue ring of a gas flame: a haze, small tongues of different heights round the burner, a pale core in each. */
function gasFlame(kit: Kit): string {
  const tongues = pts('-33,18 -26,24 -19,21 -11,29 -4,25 5,31 12,24 19,28 27,20 33,17');
  const tongue = ([x, height]: readonly [number, number, ...unknown[]], share: number): string => {
    const [half, top] = [4.4 * share, -22 - height * share];
    const lean = x * 0.06 + 1.4;
    return `M${x - half} -21C${x - half} ${-22 - height * 0.4 * share} ${x + lean - half * 0.3} ${top + 7} ${x + lean} ${top}C${x + lean + half * 0.3} ${top + 7} ${x + half} ${-22 - height * 0.4 * share} ${x + half} -21Z`;
  };
  const all = (share: number): string => tongues.map((each) => tongue(each, share)).join('');
  const blue = kit.linearBetween('0 #3f7fd0 0, .45 #3b7bd2 .55, 1 #2a58b8 .9', 0, -56, 0, -20);
  return [
    kit.soft(pts('-40,-20 -34,-44 0,-58 34,-44 40,-20 0,-16'), '#5b93dc', 0.09, 9),
    `<path d="${all(1)}" fill="${blue}"/>`,
    `<path d="${all(0.5)}" fill="#d6ebff" opacity=".7"/>`,
    kit.soft(pts('-34,-22 0,-26 34,-22 0,-19'), '#e8f4ff', 0.7, 2.4),
  ].join('');
}

/** Flames of twigs: tongues that lean and part, red at their edge, yellow within, a glow round them. */
function woodFlames(kit: Kit): string {
  const tongue = (x: number, height: number, half: number, lean: number): string =>
    `M${x - half} -26C${x - half * 1.3} ${-26 - height * 0.45} ${x + lean - half * 0.2} ${-26 - height * 0.6} ${x + lean} ${-26 - height}C${x + lean + half * 0.1} ${-26 - height * 0.66} ${x + half * 1.35} ${-26 - height * 0.5} ${x + half} -26Z`;
  const outer = [tongue(-27, 26, 8, -4), tongue(-10, 40, 11, 4), tongue(9, 32, 10, -3), tongue(26, 24, 8, 5)].join('');
  const inner = [tongue(-25, 14, 4.5, -2), tongue(-9, 24, 6, 3), tongue(9, 18, 5.5, -2), tongue(25, 13, 4, 3)].join('');
  const fire = kit.linearBetween('0 #e2571e .25, .4 #ef7a23 .85, 1 #f7a13c 1', 0, -68, 0, -26);
  const core = kit.linearBetween('0 #ffd773 .5, 1 #fff3c4 1', 0, -52, 0, -26);
  return [
    kit.soft(pts('-48,-22 -34,-52 0,-70 34,-52 48,-22'), '#ff9a3c', 0.28, 9),
    `<path d="${outer}" fill="${fire}"/><path d="${inner}" fill="${core}"/>`,
  ].join('');
}

/** Three unfolded pot supports over a burner cup and the flame between them. */
export function potSupports(kit: Kit): string {
  const arm = (side: number): string =>
    kit.tube(pts(`${side * 22},4 ${side * 54},-18 ${side * 74},-52 ${side * 40},-56`), 5, METAL) +
    [44, 52, 60, 68].map((x) => kit.line(pts(`${side * x},-58 ${side * x},-52`), '#3a4045', 2.4, 0.9)).join('');
  return kit.tube(pts('0,0 0,-40 4,-56'), 5, '#8b9296') + gasFlame(kit) + arm(-1) + arm(1);
}

/** A pot of a stove system: heat exchanger, sleeve in the stove’s colour, handle and lid. */
export function sleevedPot(kit: Kit, way: Colourway, brand: string, mark: MarkName): string {
  const sleeve = pts('-60,-136! 0,-132 60,-136! 60,-56! 0,-52 -60,-56!');
  const fins = Array.from({ length: 16 }, (_, i) =>
    kit.line(pts(`${-46 + i * 6.2},-40 ${-45 + i * 6},-22`), '#1b1f24', 2.6, 0.7),
  );
  return [
    kit.part(pts('-50,-44~2 50,-44~2 47,-20~3 -47,-20~3'), {
      fill: '#7f868a',
      volume: 5,
      inside: `${fins.join('')}<rect x="-52" y="-46" width="104" height="30" fill="${cylinder(kit, -50, 50, 0.5)}"/>`,
    }),
    kit.part(pts('-54,-150! 54,-150! 53,-46~4 0,-42 -53,-46~4'), {
      fill: METAL,
      volume: 4,
      inside:
        kit.block(sleeve, way.main) +
        `<path d="${curve(sleeve)}" fill="${kit.texture(['twill', '#000', 1])}"/>` +
        brandMark(mark, 0, -108, 13, way.accent) +
        wordmark(brand, 0, -82, 15, way.accent, { weight: 1.15 }) +
        kit.seam(pts('-60,-131 0,-127 60,-131'), { dark: 0.3, light: 0, stitch: 1 }) +
        kit.seam(pts('-60,-61 0,-57 60,-61'), { dark: 0.3, light: 0, stitch: -1 }) +
        `<rect x="-56" y="-152" width="112" height="112" fill="${cylinder(kit, -54, 54)}"/>`,
    }),
    kit.strap(pts('50,-130 86,-124 98,-96 88,-68 50,-62'), 13, way.trim),
    kit.part(pts('44,-138~2 58,-136~2 58,-120~2 44,-122~2'), { fill: way.trim, volume: 4 }),
    kit.part(pts('44,-72~2 58,-70~2 58,-54~2 44,-56~2'), { fill: way.trim, volume: 4 }),
    kit.part(pts('-58,-144~3 -56,-162~8 -20,-168~8 20,-168~8 56,-162~8 58,-144~3'), {
      fill: '#2b2e33',
      volume: 8,
      cast: [0, 3, 3, 0.4],
      inside: `<rect x="-60" y="-170" width="120" height="30" fill="${cylinder(kit, -58, 58, 0.4)}"/>`,
    }),
    kit.part(pts('-12,-172~4 12,-172~4 14,-163~2 -14,-163~2'), { fill: way.accent, volume: 4 }),
  ].join('');
}

/** A steel can that burns twigs: air holes below, the mouth for the wood in front, supports on the rim. */
export function twigBurner(kit: Kit, way: Colourway, brand: string): string {
  const holes = [-42, -21, 0, 21, 42].map((x) =>
    kit.part(ellipse(x, 102, 6 - Math.abs(x) / 24, 6), { fill: '#14171a', volume: 2, line: 0.6 }),
  );
  const mouth = pts('-26,4~6 26,4~6 26,44~6 -26,44~6');
  const twigs: readonly [line: string, colour: string][] = [
    ['-20,40 40,20 78,14', '#7a5a3c'],
    ['-12,42 44,34 86,30', '#5f452e'],
    ['-4,44 36,42 70,46', '#8a6b49'],
  ];
  return [
    ...[-44, 0, 44].map((x) =>
      kit.part(rectangle(x - 9, -58, 18, 30, 3), { fill: '#8b9296', volume: 4, cast: [1, 2, 2, 0.35] }),
    ),
    woodFlames(kit),
    kit.part(pts('-60,-34! 60,-34! 58,122~5 -58,122~5'), {
      fill: '#a9afb2',
      volume: 6,
      cast: [4, 6, 5, 0.4],
      inside:
        kit.block(pts('-64,58! 64,58! 64,84! -64,84!'), way.main) +
        wordmark(brand, 0, 71, 13, way.accent, { weight: 1.15 }) +
        holes.join('') +
        `<rect x="-62" y="-36" width="124" height="160" fill="${cylinder(kit, -60, 60, 0.5)}"/>`,
      over: kit.line(pts('-60,-33 60,-33'), '#fff', 1.6, 0.5) + kit.line(pts('-59,-24 59,-24'), '#000', 1.6, 0.3),
    }),
    kit.part(mouth, {
      fill: '#1a1512',
      volume: 4,
      inside:
        kit.soft(pts('-30,50 -20,22 0,16 20,22 30,50'), '#ff8a2a', 0.8, 6) +
        kit.soft(pts('-18,50 -8,32 6,30 18,50'), '#ffe0a0', 0.9, 5),
    }),
    ...twigs.map(([line, colour]) => kit.tube(pts(line), 6, colour)),
  ].join('');
}

/** Spirit burner in its windshield, with a lidded pot sunk into it. */
export function spiritSet(kit: Kit, way: Colourway, brand: string): string {
  const shield = pts('-66,-6! 66,-6! 82,122~5 -82,122~5');
  const holes = [-60, -36, -12, 12, 36, 60].map((x) =>
    kit.part(ellipse(x * 1.08, 102, 6.5, 6.5), { fill: '#1a1e22', volume: 2, line: 0.6 }),
  );
  return [
    kit.strap(pts('58,-34 92,-40 116,-38'), 11, way.trim),
    kit.part(pts('-62,-66! 62,-66! 60,4~5 -60,4~5'), {
      fill: METAL,
      volume: 5,
      inside: `<rect x="-64" y="-68" width="128" height="76" fill="${cylinder(kit, -62, 62, 0.5)}"/>`,
    }),
    kit.part(pts('-66,-62~3 -60,-76~6 -20,-84 20,-84 60,-76~6 66,-62~3'), {
      fill: way.main,
      volume: 8,
      cast: [0, 3, 3, 0.4],
      inside: `<rect x="-68" y="-86" width="136" height="30" fill="${cylinder(kit, -66, 66, 0.4)}"/>`,
    }),
    kit.part(pts('-12,-94~4 12,-94~4 14,-83~2 -14,-83~2'), { fill: way.accent, volume: 4 }),
    kit.part(shield, {
      fill: '#b4babd',
      volume: 6,
      cast: [4, 6, 5, 0.4],
      inside:
        kit.block(pts('-90,26! 90,26! 90,62! -90,62!'), way.main) +
        wordmark(brand, 0, 44, 17, way.accent, { weight: 1.15 }) +
        holes.join('') +
        `<rect x="-84" y="-8" width="168" height="132" fill="${cylinder(kit, -82, 82, 0.5)}"/>`,
      over: kit.line(pts('-66,-5 66,-5'), '#fff', 1.8, 0.6),
    }),
  ].join('');
}

/** A pot of bare metal with its lid, standing at `foot`. */
export function cookingPot(kit: Kit, way: Colourway, foot: number): string {
  const body = turned(kit, `0,${foot - 84} 60,${foot - 82}~3 61,${foot - 12} 54,${foot}~8 0,${foot + 3}`, {
    fill: '#b3babd',
    finish: 'steel',
    over: [20, 40, 60].map((at) => kit.line(pts(`-26,${foot - at} -10,${foot - at}`), '#59636a', 1, 0.6)).join(''),
  });
  const lid = turned(kit, `0,${foot - 98} 40,${foot - 96} 62,${foot - 86}~3 62,${foot - 80}~2 0,${foot - 78}`, {
    fill: '#c1c7ca',
    finish: 'steel',
  });
  return [
    kit.tube(pts(`58,${foot - 66} 92,${foot - 70} 96,${foot - 50} 60,${foot - 40}`), 5, '#7d858a'),
    kit.tube(pts(`84,${foot - 70} 96,${foot - 64} 94,${foot - 50}`), 8, way.accent),
    body,
    lid,
    kit.part(pts(`-11,${foot - 108}~4 11,${foot - 108}~4 8,${foot - 97}~2 -8,${foot - 97}~2`), {
      fill: '#23272b',
      volume: 4,
    }),
  ].join('');
}
