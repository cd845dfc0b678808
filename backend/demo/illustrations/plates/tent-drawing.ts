import { lightness, mix, readableOn, tone } from './colour';
import { curve } from './curve';
import { num, type Point, shifted } from './geometry';
import { Kit } from './kit';
import { brandMark, type MarkName } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { shadedGround } from './shaded-ground';
import { bandOf, outlineOf, type Spread, spread, tentLight } from './tent-cloth';
import { tentInterior, tentMouth } from './tent-interior';
import { boxOf, doorOf, GROUND, onSheet, printOn, seenOf, type TentPlan } from './tent-plan';
import { faces, type Place3 } from './tent-space';
import { fadedCloth, PATCH, scuffed } from './tent-wear';
import { fittedLettering } from './turned';

export type TentLook = { brand: string; mark: MarkName; isWorn: boolean; door: 'shut' | 'open' | 'lit' };

/** A line that holds the tent, to the peg it is tied to: thin, so that the tent fills the picture. */
function guyLine(kit: Kit, [ax, ay]: Point, [bx, by]: Point, colour: string): string {
  const at = (share: number): string => `${num(ax + (bx - ax) * share)} ${num(ay + (by - ay) * share)}`;
  return (
    `<ellipse cx="${num(bx)}" cy="${num(by + 4)}" rx="34" ry="9" fill="#141a28" opacity=".3"/>` +
    `<path d="M${at(0)}L${at(1)}" stroke="${colour}" stroke-width="${kit.units(1.3)}"/>` +
    `<path d="M${at(0.3)}L${at(0.37)}" stroke="#23262b" stroke-width="${kit.units(3.4)}"/>` +
    `<path d="M${num(bx - 6)} ${num(by - 34)}L${num(bx + 4)} ${num(by + 8)}" stroke="#5b636b" stroke-width="${kit.units(2.6)}" stroke-linecap="round"/>`
  );
}

/** Dark cloth as light falls on it outdoors: a tent that is as dark as its swatch has no shape. */
const inDaylight = (colour: string): string =>
  mix(colour, '#a9bac8', Math.max(0, Math.min(0.24, (0.42 - lightness(colour)) * 1.1)));

/** Cloth in its colours, lit as one: each panel to its visible edge. */
function cloth(kit: Kit, plan: TentPlan, spreads: readonly Spread[], way: Colourway, key: string): string {
  const paths = spreads.map(outlineOf);
  const panels = paths.map((d, i) => {
    if (!d) return '';
    const fill = plan.sheets[i]?.colour === 'block' ? way.block : way.main;
    const own = `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${kit.units(0.8)}"/>`;
    if (!plan.band) return own;
    const clip = kit.clip(kit.path(d));
    return `${own}<path d="${bandOf(spreads[i] as Spread, plan.band)}" fill="${way.block}" clip-path="url(#${clip})"/>`;
  });
  const whole = kit.path(paths.join(''));
  return [
    `<g clip-path="url(#${kit.clip(whole)})">`,
    ...panels,
    `<use href="#${whole}" fill="${kit.texture(['ripstop', '#000', 0.7])}" opacity=".4"/>`,
    tentLight(key, spreads),
    `<use href="#${whole}" fill="none" stroke="#fff" stroke-opacity="${num(0.4 - 0.3 * lightness(way.main), 2)}" stroke-width="${kit.units(3)}"/>`,
    '</g>',
  ].join('');
}

const extent = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

type Door = ReturnType<typeof doorOf>;

/** Where the origin of what is seen through a door lies, and its scale. */
function mouthOf({ opening }: Door): readonly [x: number, y: number, scale: number] {
  const { left, right, top, bottom } = extent(opening);
  const scale = Math.max((right - left) / 900, (bottom - top) / 900);
  return [right - 60 * scale, bottom - 190 * scale, scale];
}

/** Through the open door: the inner tent, its mat and its light; the door itself is rolled to one side. */
function openDoor(kit: Kit, place: Door, way: Colourway, { door, isWorn }: TentLook): string {
  const { zip, opening } = place;
  const [left, top, scale] = mouthOf(place);
  const roll = zip.slice(-3).map(([x, y], i): Point => [x - 6 + i * 4, y]);
  return [
    kit.part(opening, {
      fill: tone(way.trim, 0.02),
      volume: 26,
      shade: 0.7,
      inside: `<g transform="translate(${num(left)} ${num(top)}) scale(${num(scale, 3)})">${door === 'lit' ? tentInterior(kit, way) : tentMouth(kit, way, isWorn)}</g>`,
      line: 0.8,
    }),
    kit.line(zip.slice(0, -2), way.accent, 2, 0.9),
    kit.tube(roll, 84, mix(way.block, way.main, 0.4), { gloss: 0.22, shadow: 0.3 }),
    ...[0.36, 0.62].map((share) => {
      const [a, b] = [roll[1] ?? [0, 0], roll[2] ?? [0, 0]];
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      return kit.strap(
        [
          [x - 46, y - 4],
          [x + 46, y + 6],
        ],
        20,
        way.accent,
      );
    }),
  ].join('');
}

/** Shut: a panel of its own with a zip round it under a storm flap, and a pull. */
function shutDoor(kit: Kit, { zip, opening }: Door, way: Colourway): string {
  const [foot = [0, 0]] = zip;
  const d = curve(opening);
  const zipped = zip.map(([x, y]): Point => [x, y]);
  return [
    `<path d="${d}" fill="${way.block}" opacity=".5"/>`,
    `<path d="${d}" fill="${kit.linear('0 #fff .08, .5 #fff 0, 1 #0b101c .2')}"/>`,
    kit.line(shifted(zipped, 10, 8), '#0b101c', 7, 0.22),
    kit.line(zipped, tone(way.main, 0.05), 6.4),
    kit.line(shifted(zipped, -8, -6), '#ffffff', 0.9, 0.4),
    kit.line(shifted(zipped, 14, 6), way.accent, 1.9, 0.95),
    kit.pull(foot[0] + 14, foot[1] - 96, -8, way.accent, 22),
  ].join('');
}

/** A hooded vent with mesh in its mouth. */
function vent(kit: Kit, outline: readonly Point[], way: Colourway): string {
  const { bottom, top } = extent(outline);
  const mouth = shifted(outline, 6, (bottom - top) * 0.34);
  return (
    `<path d="${curve(mouth)}" fill="#10151d" opacity=".82"/>` +
    `<path d="${curve(mouth)}" fill="${kit.texture(['mesh', '#fff', 0.9])}" opacity=".35"/>` +
    kit.part(outline, { fill: way.block, volume: 10, light: 0.5, cast: [2, 7, 4, 0.45], line: 0.8 })
  );
}

/** The plate that joins crossing poles. */
function hubAt(kit: Kit, [x, y]: Point, colour: string): string {
  const cap = (rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${num(x)}" cy="${num(y + 4)}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="#12171d" stroke-width="${kit.units(0.8)}"/>`;
  return cap(58, 26, mix(colour, '#12171d', 0.45)) + cap(26, 11, mix(colour, '#ffffff', 0.2));
}

/** A clear window with its frame and a gleam. */
const pane = (kit: Kit, outline: readonly Point[], way: Colourway): string =>
  kit.part(outline, {
    fill: '#2b3844',
    gradient: kit.linear('0 #9db4bf, .5 #53697a, 1 #2a3945', 0, 0, 0.7, 1),
    volume: 8,
    light: 0.25,
    shade: 0.6,
    line: 3.4,
    lineColour: mix(way.block, way.main, 0.3),
  });

/** The ground under a tent and the shade on it, as wide as the tent, and darkest along its hem. */
function shadow(kit: Kit, plan: TentPlan): string {
  const feet = plan.pegs.map(plan.camera.shown);
  const { left, right, top, bottom } = extent(feet);
  const [middle, reach] = [(left + right) / 2, (right - left) / 2];
  const sole = feet.map(([x, y]): Point => [middle + (x - middle) * 0.99 + reach * 0.015, y + 16, 60]);
  return (
    shadedGround(kit, middle, bottom - (bottom - top) * 0.14, reach * 1.1, reach * GROUND) +
    kit.ground(middle, bottom - (bottom - top) * 0.2, reach * 1.03, (bottom - top) * 0.34 + 60, 0.46) +
    kit.soft(sole, '#0b101c', 0.5, 5)
  );
}

function peg(kit: Kit, [x, y]: Point): string {
  return (
    kit.strap(
      [
        [x, y - 46],
        [x + 2, y + 12],
      ],
      18,
      TONES.charcoal,
    ) +
    kit.tube(
      [
        [x, y - 8],
        [x + 4, y + 46],
      ],
      11,
      TONES.alu,
      { shadow: 0 },
    )
  );
}

/** A spot of the door on the plate, in its units. @param along from its left to its right @param height from its sill to its top */
export function doorOnPlate(plan: TentPlan, along: number, height: number): readonly [x: number, y: number] {
  const kit = kitFor(plan, spreadsOf(plan));
  const { left, right, top, bottom } = extent(onSheet(plan, plan.door));
  return kit.onPlate(left + (right - left) * along, bottom + (top - bottom) * height);
}

/** The middle of the patch on the mesh of a used tent on its plate, in its units. */
export function patchOnPlate(plan: TentPlan): readonly [x: number, y: number] {
  const [x, y, scale] = mouthOf(doorOf(plan));
  return kitFor(plan, spreadsOf(plan)).onPlate(x + PATCH[0] * scale, y + PATCH[1] * scale);
}

/** The tent drawn last: its views follow each other. */
let latest: { readonly title: string; readonly spreads: readonly Spread[] } | undefined;

function spreadsOf({ title, sheets, camera }: TentPlan): readonly Spread[] {
  if (latest?.title !== title) latest = { title, spreads: sheets.map(({ sheet }) => spread(sheet, camera)) };
  return latest.spreads;
}

const kitFor = (plan: TentPlan, spreads: readonly Spread[]): Kit => new Kit(boxOf(plan, spreads), FRAMES.wide, 14);

/** Draws a tent in its colours. */
export function drawPlan(plan: TentPlan, swatch: Colourway, look: TentLook): string {
  const { brand, mark, isWorn } = look;
  const spreads = spreadsOf(plan);
  const kit = kitFor(plan, spreads);
  const sunned = isWorn ? fadedCloth(swatch) : swatch;
  const way = { ...sunned, main: inDaylight(sunned.main), block: inDaylight(sunned.block) };
  const { camera, name } = plan;
  const door = doorOf(plan);
  const sleeve = mix(mix(way.accent, way.block, 0.55), '#c9d3da', Math.max(0, 0.3 - lightness(swatch.main) * 0.4));
  const shown = (place: Place3): Point => camera.shown(place);
  const cord = mix(way.accent, '#e9e6dc', 0.25);
  const panel = plan.sheets[name.sheet]?.colour === 'block' ? way.block : way.main;
  // what is printed lies on the side away from the sun
  const ink = readableOn(mix(panel, '#0b101c', 0.42), way.accent);
  const print = `<g transform="${printOn(plan)}">${
    fittedLettering(brand, 0, 0, { height: name.height, width: name.height * 5 }, ink, { weight: 1.15 }) +
    brandMark(mark, 0, -name.height * 1.6, name.height * 0.72, ink)
  }</g>`;
  const art = [
    shadow(kit, plan),
    ...plan.guys
      .filter(([from, to]) => to[1] > from[1])
      .map(([from, to]) => guyLine(kit, shown(from), shown(to), cord)),
    cloth(kit, plan, spreads, way, plan.title),
    ...(plan.seams ?? []).map((seam) => kit.seam(seenOf(plan, seam), { dark: 0.4, light: 0.35 })),
    isWorn ? scuffed(kit, plan) : '',
    look.door === 'shut' ? shutDoor(kit, door, way) : openDoor(kit, door, way, look),
    ...(plan.windows ?? []).map((window) => pane(kit, onSheet(plan, window), way)),
    ...plan.poles.map((pole) => {
      const line = seenOf(plan, pole);
      return line.length < 2
        ? ''
        : kit.line(shifted(line, 12, 12), '#0b101c', 4.5, 0.24) + kit.tube(line, 20, sleeve, { gloss: 0.4, shadow: 0 });
    }),
    plan.hub ? hubAt(kit, shown(plan.hub), sleeve) : '',
    ...plan.vents.map((each) => vent(kit, onSheet(plan, each), way)),
    print,
    ...plan.pegs
      .filter(([x, y, z]) => faces(camera.seen([x, y, 0]), camera.seen([x, y, z])))
      .map((place) => peg(kit, shown(place))),
    ...plan.guys
      .filter(([from, to]) => to[1] <= from[1])
      .map(([from, to]) => guyLine(kit, shown(from), shown(to), cord)),
  ];
  return kit.svg(art.join(''), plan.title);
}
