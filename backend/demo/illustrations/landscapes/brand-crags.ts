import type { SceneFrame } from './backdrop';
import { mix } from './svg';
import { coverAt, HOURS, type HourName } from './vista-light';
import { type Crag, drawCrag } from './wall';

/** How the crags of the climbing brand differ. */
type CragLook = Pick<Crag, 'rock' | 'seed' | 'side'> & {
  readonly hour: HourName;
  readonly season: 'summer' | 'autumn';
  readonly coats: readonly [climber: string, belayer: string];
  readonly hats: readonly [climber: string, belayer: string];
};

const LOOKS = {
  // pale limestone by day
  'kivikko-2': {
    hour: 'day',
    season: 'summer',
    rock: ['#6c7680', '#9aa4a8', '#d9d8cc', '#fffbe9'],
    coats: ['#b0452e', '#4f6b46'],
    hats: ['#e2b04a', '#c9552a'],
    seed: 23,
    side: 1,
  },
} as const satisfies Record<string, CragLook>;

export type CragName = keyof typeof LOOKS;

export const CRAGS = Object.keys(LOOKS) as readonly CragName[];

/** What shows until a crag has come: the middle of its sky. */
export const skyOfCrag = (name: CragName): string => HOURS[LOOKS[name].hour].sky[1]?.[1] ?? '#d3dcdd';

/** Draws a crag of the climbing brand: somebody leads, somebody holds the rope. */
export function drawBrandCrag(name: CragName, frame: SceneFrame): string {
  const { hour, season, coats, hats, ...look } = LOOKS[name];
  const at = HOURS[hour];
  const { shade, lit, woods, ground } = coverAt(season, at);
  const dress = (who: 0 | 1, legs: string, boots: string) =>
    ({
      coat: coats[who],
      hat: hats[who],
      legs,
      boots,
      headwear: 'helmet',
      gloves: 'bare',
      light: at.light,
      lightFrom: 1,
    }) as const;
  return drawCrag(
    {
      ...look,
      // a band across the middle of a wide picture, as brands have it, shows both whole
      ...(frame.isTall ? { up: 0.62, stand: 0.955, size: 3.5 } : { up: 0.485, stand: 0.735, size: 2.6 }),
      sky: at.sky,
      glow: at.glow,
      haze: at.haze,
      ridges: [
        [mix(shade, at.haze, 0.4), mix(lit, at.haze, 0.4)],
        [shade, lit],
      ],
      woods: [mix(woods[0], at.haze, 0.2), woods[1], mix(woods[1], '#10201c', 0.4)],
      meadow: mix(ground[2], '#10201c', 0.25),
      climber: { ...dress(0, '#34424e', '#d9a13b'), isClimbing: true, skin: '#a8734f' },
      belayer: { ...dress(1, '#4a4636', '#3a2a20'), style: 'braid', hair: '#c99a55' },
    },
    frame,
  );
}
