import { glow, mist, type SceneFrame, sky, spruceKinds, type Wood, wood } from './backdrop';
import { deepWood } from './deep-wood';
import { fellGround } from './fell-colours';
import { mats, tarn } from './fell-ground';
import { castPaint, type Dress } from './figure';
import { litGround } from './lit-ground';
import { litRidge } from './lit-ridge';
import { seededRandom } from './noise';
import { fellLand, isOpenFell } from './open-fells';
import { farSkerries, nearSkerries } from './skerries';
import { skiSlope } from './ski-slope';
import { stars } from './stars';
import { mix, scene, short } from './svg';
import { type Undergrowth, undergrowth } from './undergrowth';
import { unlitRidge } from './unlit-ridge';
import { weatherOver } from './vista-foreground';
import { coverAt, HOURS, type HourName, type Season } from './vista-light';
import { type Actors, company, REACHES } from './vista-people';

/** A landscape with people, put together from its hour, season, land, weather and company. */
export type Vista = {
  readonly hour: HourName;
  readonly season: Season;
  readonly land: 'alps' | 'fells' | 'hills' | 'forest' | 'lake' | 'sea';
  readonly who: Actors;
  readonly weather?: 'snow' | 'rain' | 'mist';
  /** another number, another line of the mountains, other clothes */
  readonly seed: number;
  /** how much larger the people are than from the usual distance; default 1 */
  readonly near?: number;
  /** what the nearest one wears instead of what the season and the number say */
  readonly wear?: Partial<Dress>;
  /** on which side the people are, and the sun opposite or behind them */
  readonly side?: 1 | -1;
};

/** The lines of the mountains of each land: how high, how sharp, how many; shares of the height of the frame over the horizon. */
const LANDS = {
  alps: { rise: 0.36, width: 0.13, rough: 52, spur: 180, steep: 0.85 },
  fells: { rise: 0.2, width: 0.2, rough: 20, spur: 190, steep: 0.5 },
  hills: { rise: 0.1, width: 0.26, rough: 14, spur: 340, steep: 0.4 },
  forest: { rise: 0.07, width: 0.3, rough: 12, spur: 140, steep: 0.4 },
  lake: { rise: 0.13, width: 0.22, rough: 20, spur: 150, steep: 0.5 },
  sea: { rise: 0.02, width: 0.3, rough: 8, spur: 150, steep: 0.4 },
} as const;

/** Three rows of mountains, each clearer than the one behind it. */
function mountains(frame: SceneFrame, { land, hour, season, seed, side = 1 }: Vista, horizon: number): string {
  const { rise: usual, width, rough, spur, steep } = LANDS[land];
  // over a lake a tall frame would be empty
  const rise = frame.isTall && land === 'lake' ? usual * 1.4 : usual;
  const at = HOURS[hour];
  const { shade, lit } = coverAt(season, at);
  const random = seededRandom(seed * 31 + 7);
  return [0.62, 0.34, 0.1]
    .map((air, i) => {
      const peaks = Array.from({ length: 3 }, (_, n) => ({
        at: (n + 0.2 + random() * 0.7) / 3,
        high: (0.35 + 0.65 * random()) * rise * frame.height * (i === 2 ? 0.5 : 1),
        wide: width * (0.7 + 0.6 * random()) * (frame.isTall ? 1.5 : 1),
      }));
      // the highest peak stands away from the people
      const main = {
        at: side > 0 ? 0.34 + 0.2 * random() : 0.62,
        high: rise * frame.height * (i === 1 ? 1 : 0),
        wide: width,
      };
      const top = (s: number): number =>
        horizon -
        26 +
        i * 12 -
        [...peaks, main].reduce(
          (sum, { at, high, wide }) => sum + high * 0.62 * Math.exp(-(((s - at) / wide) ** 2)),
          0,
        );
      // in front stand low foothills with round backs, however steep what is behind them
      const isFront = i === 2;
      const paint =
        'hasStars' in at
          ? unlitRidge(at, Math.min(...Array.from({ length: 41 }, (_, n) => top(n / 40))) / frame.height, air)
          : {
              shade: mix(shade, at.haze, isFront ? 0.34 : air * 0.6),
              lit: mix(lit, at.haze, isFront ? 0.26 : air * 0.5),
              haze: at.haze,
            };
      return litRidge(
        frame,
        `v${i}`,
        {
          top,
          rough: rough * (isFront ? 0.3 : 1 - i * 0.22),
          seed: seed * 3 + i * 11,
          ...paint,
          sun: side === 1 ? -1 : 1,
          spur,
          steep: isFront ? 0.4 : steep,
          air: land === 'alps' ? 0.6 : 0.92 - i * 0.12,
        },
        horizon + 40,
      );
    })
    .join('');
}

/** Woods at the foot of the mountains, and in a forest all around. */
function woods(frame: SceneFrame, vista: Vista, horizon: number): string {
  const { land, hour, season, seed, side = 1 } = vista;
  if (land === 'forest') return deepWood(frame, vista, horizon);
  const { haze } = HOURS[hour];
  const [far, near] = coverAt(season, HOURS[hour]).woods;
  const row = (n: number, shape: Pick<Wood, 'count' | 'low' | 'high' | 'isOpen'>, air: number, lift: number): string =>
    wood(frame, {
      ...shape,
      seed: seed + n,
      foot: (s) => horizon + lift + 8 * Math.sin(s * 7 + seed + n),
      fill: mix(mix(far, near, n / 3), haze, air),
    });
  if (land === 'alps') return row(0, { count: 90, low: 16, high: 44 }, 0.5, 6);
  // the feet of those at a lake are lost in its mist
  if (land === 'lake') return row(0, { count: 110, low: 70, high: 150 }, 0.52, 10);
  const centre = side > 0 ? 0.62 : 0.4;
  return [
    row(0, { count: 130, low: 34, high: 80 }, 0.6, 4),
    mist('vm1', frame, horizon - 150, horizon + 50, haze, 0.7),
    row(1, { count: 70, low: 60, high: 130, isOpen: (s) => Math.abs(s - centre) < 0.2 }, 0.36, 14),
  ].join('');
}

/** What stands along the horizon. */
function landOf(frame: SceneFrame, vista: Vista, horizon: number): string {
  if (vista.land === 'sea') return farSkerries(frame, vista, horizon);
  return isOpenFell(vista)
    ? fellLand(frame, vista, horizon)
    : mountains(frame, vista, horizon) + woods(frame, vista, horizon);
}

/** The land, `#land`, upside down in the water before it, broken by ripples. @param blur across and down, units */
const reflection = ({ width, height }: SceneFrame, horizon: number, blur: string): string =>
  `<defs><clipPath id="water"><path d="M0 ${horizon}h${width}V${height}H0z"/></clipPath><filter id="ripple" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><g clip-path="url(#water)" opacity=".34"><g filter="url(#ripple)"><use href="#land" transform="matrix(1 0 0 -.72 0 ${short(horizon * 1.72)})"/></g></g>`;

/** Draws a landscape with people in its frame. */
export function drawVista(vista: Vista, frame: SceneFrame): string {
  const { hour, season, land, who, seed, side = 1, near = 1 } = vista;
  const at = HOURS[hour];
  const { width: w, height: h, isTall } = frame;
  // a band across the middle of the picture, as brands have it, shows people whole
  // the van stands low: snow before it is empty
  const horizon = isTall ? 960 : 750 + (seed % 3) * 16 + (who === 'van' ? 110 : 0);
  const ground = coverAt(season, at).ground;
  const isDark = 'hasStars' in at;
  const sun = side === 1 ? -1 : 1;
  const isWater = who === 'kayaks';
  const isSlope = (who === 'skiers' || who === 'rescue') && land === 'alps';
  const hasWater = isWater || land === 'lake';
  const isFell = isOpenFell(vista);
  const isMisty = land === 'lake' && !isFell;
  const isSea = land === 'sea';
  const landward = landOf(frame, vista, horizon);
  const line = (s: number): number =>
    isWater || land === 'lake'
      ? horizon
      : horizon + 16 - (land === 'alps' ? 60 * s * side : 18 * Math.sin(s * 5 + seed));
  const shore = isTall ? 190 : 110;
  const lake = (): string =>
    litGround(frame, 'vl', {
      kind: 'water',
      line: () => horizon,
      stops: [
        [0, mix(at.haze, '#ffffff', 0.1)],
        [0.25, mix(at.haze, mix('#4f7f94', at.tint, at.by), 0.6)],
        [1, mix('#2c5567', at.tint, at.by)],
      ],
      seed,
      sun,
      depth: 0.5,
    });
  const open = (): string =>
    litGround(frame, 'vg', {
      kind: season === 'winter' ? 'snow' : 'heath',
      line: land === 'lake' && !isWater ? (s) => horizon + shore - 40 * Math.sin(s * 4 + seed) : line,
      stops:
        season !== 'winter'
          ? fellGround(season, at, land === 'forest')
          : [
              [0, ground[0]],
              [0.26, ground[1]],
              [1, ground[2]],
            ],
      seed,
      sun,
      depth: season === 'winter' ? 0.55 : 0.42,
    });
  const rust = season === 'autumn' ? '#b23c28' : '#8da45c';
  const blades = [mix(ground[0], at.light, 0.3), mix(ground[2], '#10180f', 0.2), mix(rust, at.tint, at.by)] as const;
  const growth: Undergrowth = {
    from: land === 'lake' ? horizon + shore : horizon + 30,
    colours: blades,
    stone: mix('#8b8d86', at.tint, at.by),
    sun,
    seed: seed + 71,
  };
  const [left, right] = REACHES[who];
  const isNear = who === 'portrait';
  const isRock = who === 'boulderers' && !isTall;
  const size = isNear
    ? isTall
      ? 31
      : 36
    : isRock
      ? 3.1
      : isTall
        ? Math.min(3.5 * near, (0.94 * w) / Math.max(1, right - left))
        : 3.5 * near;
  // cut round or square, a portrait and the van keep the middle
  const isCentred = isTall || isNear || who === 'van';
  // who is wide comes towards the middle: cards cut a tenth off each side
  const farthest = near > 1 ? 0.38 : who === 'skiers' && !isSlope ? 0.31 : 0.42;
  const aside = Math.min(0.16, farthest - (size * (right - left)) / 2 / w);
  const middle = w * (isCentred ? 0.5 : 0.5 + side * aside);
  const [x, y] = [
    middle - (side * size * (left + right)) / 2,
    isNear
      ? h + (isTall ? 1930 : 2440)
      : horizon + (isTall ? 330 : isSlope ? 110 : isRock ? 140 : 180 + 120 * (near - 1)),
  ];
  const slope = isSlope ? skiSlope(frame, { feet: [x, y], side, horizon, haze: at.haze, snow: ground, seed, sun }) : '';
  const trail = {
    deep: season === 'winter' ? mix(ground[2], '#2c4a6a', 0.36) : mix('#5d4a33', at.tint, at.by),
    lit: season === 'winter' ? mix(ground[0], at.light, 0.3) : mix('#8f7450', at.tint, at.by),
  };
  const dressed = company(
    who,
    {
      seed,
      light: at.light,
      isDark,
      isWet: vista.weather === 'rain',
      season,
      isAlpine: land === 'alps',
      trail,
      ...(vista.wear && { wear: vista.wear }),
    },
    season === 'winter',
  );
  return scene(
    w,
    h,
    [
      sky(frame, at.sky) + castPaint(hour === 'grey' ? 0.1 : isDark ? 0.34 : 0.3),
      isDark ? stars(w, horizon) : '',
      glow('vs', w * (side > 0 ? 0.2 : 0.84), horizon - 130, 760, 430, at.glow, at.strength),
      spruceKinds(90 + seed),
      `<g id="land">${landward}</g>`,
      hasWater ? lake() + reflection(frame, horizon, isMisty ? '30 22' : '5 2') : '',
      isMisty ? mist('vm1', frame, horizon - 96, horizon + 72, at.haze, 1) : '',
      isSea ? mist('vm0', frame, horizon - 60, horizon + 60, at.haze, 0.6) + nearSkerries(frame, vista, horizon) : '',
      isWater ? '' : isSlope ? slope : open(),
      season === 'winter' || isWater ? '' : mats(frame, vista, growth.from + 10),
      season === 'winter' || isWater ? '' : undergrowth(frame, growth),
      isFell && !hasWater ? tarn(frame, vista, horizon) : '',
      isSlope || isSea ? '' : mist('vm0', frame, horizon - 70, horizon + 110, at.haze, land === 'forest' ? 0.26 : 0.55),
      vista.weather === 'mist' ? mist('vm3', frame, horizon - 190, y - 10, at.haze, 0.62) : '',
      `<g transform="translate(${short(x)} ${short(y)}) scale(${side * size} ${size})">${dressed}</g>`,
      weatherOver(frame, vista),
    ].join(''),
  );
}
