import { CLOTH_EDGE, clothLight } from './cloth-light';
import { tone } from './colour';
import { creases, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import type { Texture } from './plate-defs';

/** Where the second colour lies on the back. */
export type Block = 'yoke' | 'sleeves' | 'hem' | 'side' | 'band' | 'none';

/** What the walker wears above the waist. */
export type Top = {
  readonly way: Colourway;
  readonly kind: 'shell' | 'down' | 'fleece' | 'tight' | 'tee';
  /** Height of the hem over the ground, mm. */
  readonly hem?: number;
  readonly hood?: 'down' | 'up' | 'none';
  readonly block?: Block;
  readonly hasSleeves?: boolean;
  /** Quilted rows over the back; of down only. */
  readonly rows?: number;
};

const GLOVE = '#2a2d33';
/** By how much each kind stands off the body, mm. */
export const EASE: Record<Top['kind'], number> = { shell: 14, down: 34, fleece: 6, tight: -18, tee: 0 };
const CLOTHS: Record<Top['kind'], Texture | null> = {
  shell: ['ripstop', '#000', 0.6],
  down: null,
  fleece: ['grain', '#000', 0.8],
  tight: ['knit', '#000', 0.45],
  tee: ['knit', '#000', 0.4],
};

/** The texture of what something is made of; none on down, whose rows are. */
export function clothOf(kind: Top['kind']): { readonly texture?: Texture } {
  const texture = CLOTHS[kind];
  return texture ? { texture } : {};
}

const ARM_FOLDS = {
  far: '-310,-1150 -260,-1180 -226,-1170 12; -316,-1090 -270,-1110 -230,-1090 10; -296,-1290 -250,-1240 -220,-1230 12; -300,-1020 -260,-1040 -234,-1030 8',
  near: '330,-1130 280,-1180 230,-1160 14; 336,-1080 280,-1090 244,-1100 12; 300,-1310 260,-1250 214,-1250 14; 342,-980 300,-1010 252,-990 10; 338,-930 300,-950 258,-940 9',
};

const SHORT_SLEEVES = {
  far: '-186,-1470 -246,-1436 -292,-1310 -312,-1190~10 -212,-1176~10 -206,-1260 -186,-1340',
  near: '190,-1474 250,-1440 298,-1310 322,-1186~10 222,-1168~10 206,-1270 178,-1410',
};

const farSleeve = (e: number, end: number) =>
  pts(
    `-186,-1470 ${-240 - e * 0.6},-1436 ${-284 - e},-1310 ${-308 - e},-1150 ${-306 - e},-1060 -292,${end}~12 -226,${end + 4}~12 -218,-1070 -206,-1160 -186,-1320`,
  );
const nearSleeve = (e: number, end: number) =>
  pts(
    `190,-1474 ${244 + e * 0.6},-1440 ${290 + e},-1310 ${320 + e},-1150 ${334 + e},-1030 ${328 + e * 0.6},${end}~12 ${258 - e * 0.4},${end + 6}~12 ${246 - e},-1020 ${230 - e},-1140 ${200 - e},-1290 178,-1410`,
  );

/** One arm: the far one swings ahead, the near one back. */
export function sleeve(kit: Kit, top: Top, side: 'far' | 'near', skin: string): string {
  const { way, kind, block } = top;
  const isFar = side === 'far';
  const isTee = kind === 'tee';
  const e = EASE[kind];
  const whole = isFar ? farSleeve(e, -985) : nearSleeve(e, -890);
  const outline = isTee ? pts(isFar ? SHORT_SLEEVES.far : SHORT_SLEEVES.near) : whole;
  const own = block === 'sleeves' ? way.block : way.main;
  const fill = isFar ? tone(own, -0.03) : own;
  const seams = Array.from({ length: 8 }, (_, i) => -1400 + i * 64);
  const arm = isTee
    ? kit.part(isFar ? farSleeve(-24, -985) : nearSleeve(-26, -890), {
        fill: isFar ? tone(skin, -0.04) : skin,
        volume: 28,
        shade: 0.6,
        line: 0.7,
      })
    : '';
  return (
    arm +
    kit.part(outline, {
      fill,
      ...CLOTH_EDGE,
      ...(isFar ? {} : { cast: [-3, 4, 6, 0.35] as const }),
      ...clothOf(kind),
      inside:
        (block === 'yoke' && kind !== 'down'
          ? kit.block(pts('-400,-1500! 400,-1500! 400,-1330! 190,-1310! 0,-1330! -190,-1310! -400,-1330!'), way.block)
          : '') +
        clothLight(outline, {
          folds: kind === 'down' ? [] : creases(ARM_FOLDS[side]),
          seed: isFar ? 5 : 6,
          round: 60,
          crumple: kind === 'shell' ? 0.8 : 0.4,
        }) +
        (kind === 'down'
          ? seams
              .map((y) =>
                kit.seam(
                  isFar
                    ? pts(`-360,${y + 10} -260,${y + 18} -180,${y - 26}`)
                    : pts(`170,${y - 30} 270,${y + 10} 380,${y + 4}`),
                  { pucker: 0.7, dark: 0.6 },
                ),
              )
              .join('')
          : ''),
      over: isTee
        ? ''
        : kit.seam(isFar ? pts('-320,-1004 -200,-1000') : pts('236,-914 350,-920'), { dark: 0.5, light: 0.3 }),
    })
  );
}

export function hand(kit: Kit, top: Top, side: 'far' | 'near', skin: string): string {
  const isBare = top.kind === 'tee' || top.kind === 'tight';
  const fill = isBare ? skin : GLOVE;
  return side === 'far'
    ? kit.part(pts('-286,-1000~8 -234,-998~8 -228,-950 -244,-906 -276,-900 -296,-940'), {
        fill: tone(fill, -0.02),
        volume: 14,
        line: 0.7,
      })
    : kit.part(pts('262,-900~8 326,-904~8 340,-852 332,-800 306,-772~14 284,-780 266,-820 256,-856'), {
        fill,
        volume: 18,
        line: 0.7,
        over: kit.seam(pts('300,-778 298,-820 290,-846'), { dark: 0.4, light: 0.1 }),
      });
}
