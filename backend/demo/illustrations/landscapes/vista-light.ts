import { mix, type Stop } from './svg';

/** The light of a landscape at an hour, whatever lies in it. */
export type Hour = {
  readonly sky: readonly Stop[];
  /** the air before what is far */
  readonly haze: string;
  /** what all colours of the land lean to, and how far */
  readonly tint: string;
  readonly by: number;
  /** the light on the edge of people */
  readonly light: string;
  /** the glow where the sun stands, or stood */
  readonly glow: string;
  readonly strength: number;
  readonly hasStars?: boolean;
};

const skyOf = (...colours: readonly string[]): readonly Stop[] =>
  colours.map((colour, i): Stop => [Math.round((i / (colours.length - 1)) * 68) / 100, colour]);

export const HOURS = {
  dawn: {
    sky: skyOf('#8fb4ca', '#bdd3dd', '#f0e3d0', '#f8dcb8'),
    haze: '#f4e6d4',
    tint: '#ffd9b0',
    by: 0.08,
    light: '#ffe3bd',
    glow: '#fff1d2',
    strength: 0.95,
  },
  day: {
    sky: skyOf('#6c9fc4', '#9fc4da', '#d3e4e8', '#edf0e8'),
    haze: '#e6eeee',
    tint: '#dfeaf2',
    by: 0.05,
    light: '#fff4da',
    glow: '#fffbee',
    strength: 0.7,
  },
  dusk: {
    sky: skyOf('#4b6288', '#8a8cab', '#d9a79c', '#f6c596'),
    haze: '#dfb3a2',
    tint: '#6f5684',
    by: 0.3,
    light: '#ffbd8c',
    glow: '#ffd2a0',
    strength: 0.9,
  },
  blue: {
    sky: skyOf('#1b3654', '#3a6084', '#809fba', '#c9ced6'),
    haze: '#93abc4',
    tint: '#2c5080',
    by: 0.5,
    light: '#d3e4ff',
    glow: '#e9dcd0',
    strength: 0.5,
    hasStars: true,
  },
  night: {
    sky: skyOf('#061322', '#0e263c', '#1d4058', '#315a70'),
    haze: '#2d5068',
    tint: '#0c2340',
    by: 0.72,
    light: '#b9d4ee',
    glow: '#7fb0c4',
    strength: 0.3,
    hasStars: true,
  },
  grey: {
    sky: skyOf('#98a8af', '#b9c3c4', '#d2d7d2', '#e0e2da'),
    haze: '#d3d9d5',
    tint: '#8b999e',
    by: 0.24,
    light: '#eef2ef',
    glow: '#f4f3ea',
    strength: 0.6,
  },
  gold: {
    sky: skyOf('#7d9fb2', '#c9c4a8', '#f4cb84', '#ffdd9c'),
    haze: '#f4d7a0',
    tint: '#ffae55',
    by: 0.18,
    light: '#ffd58a',
    glow: '#fff0c0',
    strength: 1,
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof HOURS;

/** What covers the land. */
export type Season = 'winter' | 'autumn' | 'summer';

type Cover = {
  readonly shade: string;
  readonly lit: string;
  /** woods far off and near */
  readonly woods: readonly [string, string];
  readonly ground: readonly [string, string, string];
};

const COVERS: Record<Season, Cover> = {
  winter: {
    shade: '#6f93b3',
    lit: '#fff4e4',
    woods: ['#7f9daa', '#355862'],
    ground: ['#fdf8ef', '#e4edf2', '#a9c3d6'],
  },
  autumn: {
    shade: '#5c6a72',
    lit: '#b39a76',
    woods: ['#9a8a50', '#43503a'],
    ground: ['#bfa055', '#8a6a38', '#4c3424'],
  },
  summer: {
    shade: '#587a78',
    lit: '#b7c694',
    woods: ['#7fa08c', '#2f5547'],
    ground: ['#c2cd98', '#83a064', '#3b5a38'],
  },
};

/** The colours of the land at an hour. */
export function coverAt(season: Season, hour: Hour): Cover {
  const { shade, lit, woods, ground } = COVERS[season];
  const at = (colour: string): string => mix(colour, hour.tint, hour.by);
  return {
    shade: at(shade),
    lit: mix(at(lit), hour.light, 0.2),
    woods: [at(woods[0]), at(woods[1])],
    ground: [at(ground[0]), at(ground[1]), at(ground[2])],
  };
}
