import type { Profile } from './baffles';
import { mirrored, type Point, pts } from './geometry';

/**
 * How a bag is cut: a mummy; a slim one with a short zip for the fast and light; a roomy barrel; a thick one with a wide hood for the cold;
 * a child's; a quilt without a hood.
 */
export type BagCut = 'mummy' | 'slim' | 'barrel' | 'expedition' | 'junior' | 'quilt';

export type BagShape = {
  /** mm */
  readonly length: number;
  /** Half width by height: hood, shoulders, taper, foot. */
  readonly profile: Profile;
  readonly body: readonly Point[];
  readonly hood: readonly Point[];
  readonly opening: readonly Point[];
  readonly zip: readonly Point[];
  /** How far rows swell over their seams, mm. */
  readonly bulge: number;
};

const OPENING = '0,90 120,104 196,190 206,300 150,388 60,410 0,414';
const HOOD = '0,-20 150,0 280,90 368,240 404,380 400,446~12 200,474 0,480';
const LONG_ZIP = '250,430 252,700 222,1100 196,1500 186,1760';

export const BAG_SHAPES: Record<Exclude<BagCut, 'quilt'>, BagShape> = {
  mummy: {
    length: 2100,
    profile: pts('250,0 330,120 380,300 388,430 388,560 350,900 300,1300 275,1700 262,1950 215,2060 120,2100'),
    body: mirrored(pts('0,420! 384,420! 386,560 350,900 300,1300 276,1700 264,1950 214,2062 120,2100 0,2104')),
    hood: mirrored(pts(HOOD)),
    opening: mirrored(pts(OPENING)),
    zip: pts(LONG_ZIP),
    bulge: 13,
  },
  slim: {
    length: 2040,
    profile: pts('220,0 280,120 312,300 322,430 314,560 262,900 204,1300 172,1700 160,1900 128,1990 60,2040'),
    body: mirrored(pts('0,420! 318,420! 312,560 262,900 204,1300 172,1700 160,1900 128,1992 60,2038 0,2042')),
    hood: mirrored(pts('0,60 100,70 200,130 280,250 330,380 328,446~12 170,474 0,480')),
    opening: mirrored(pts('0,150 110,160 176,226 184,310 140,388 60,408 0,412')),
    zip: pts('0,420 0,960'),
    bulge: 9,
  },
  barrel: {
    length: 2120,
    profile: pts('260,0 350,120 410,300 420,430 438,700 446,1100 436,1500 404,1850 372,2010 300,2090 160,2120'),
    body: mirrored(pts('0,420! 416,420! 438,700 446,1100 436,1500 404,1850 372,2012 298,2092 160,2120 0,2124')),
    hood: mirrored(pts('0,-30 190,-10 330,90 412,240 436,380 430,446~12 220,474 0,480')),
    opening: mirrored(pts('0,70 150,84 250,180 262,300 190,392 80,412 0,416')),
    zip: pts('300,430 310,800 312,1200 304,1600 290,1960'),
    bulge: 14,
  },
  expedition: {
    length: 2200,
    profile: pts('310,0 400,120 456,300 470,430 466,620 424,1000 384,1400 362,1800 352,2020 296,2150 160,2200'),
    body: mirrored(pts('0,420! 464,420! 466,620 424,1000 384,1400 362,1800 352,2020 294,2152 160,2200 0,2204')),
    hood: mirrored(pts('0,-70 210,-50 370,60 462,220 490,380 484,446~12 240,480 0,488')),
    opening: mirrored(pts('0,140 90,150 146,214 152,296 116,370 46,388 0,392')),
    zip: pts('320,430 324,760 290,1160 266,1560 258,1760'),
    bulge: 26,
  },
  junior: {
    length: 1480,
    profile: pts('250,0 330,120 380,300 392,430 388,560 360,760 318,1000 292,1220 272,1370 214,1450 110,1480'),
    body: mirrored(pts('0,420! 388,420! 386,560 360,760 318,1000 292,1220 272,1370 212,1452 110,1480 0,1484')),
    hood: mirrored(pts(HOOD)),
    opening: mirrored(pts(OPENING)),
    zip: pts('250,430 252,640 232,860 214,1120'),
    bulge: 12,
  },
};
