import { creases, type Fold } from './geometry';
import { type ShellLook, shellSeed } from './shell-jacket-look';

/** How a jacket hangs: the folds of its body and of a right arm, how deep they are (1 as drawn), and how far its cloth is crumpled, from 0 to 1. */
type Hang = {
  readonly body: (length: number) => string;
  readonly arm: string;
  readonly depth: number;
  readonly crumple: number;
};

/** Soft cloth that falls from arms and chest. */
const FALLING: Hang = {
  body: (length) =>
    `-236,296 -180,330 -96,424 17; -238,330 -206,420 -186,560 13; 236,296 186,340 110,440 17; 240,340 214,440 200,590 13;
     -226,120 -190,190 -150,240 12; 226,130 190,190 150,250 13; -60,520 -90,620 -84,${length - 5} 16; 120,480 150,600 130,${length - 3} 17;
     -190,600 -176,660 -180,${length - 3} 12; 30,440 76,560 60,${length - 30} 13; 214,620 200,690 208,${length} 11; -128,400 -104,500 -130,600 12;
     60,230 96,310 84,410 10; -44,220 -76,300 -62,400 10; -200,470 -120,500 -30,486 10; 40,520 120,536 206,506 11; -230,250 -150,262 -60,330 10;
     228,246 150,270 70,340 10`,
  arm: `246,284 276,300 318,292 11; 254,326 290,352 330,340 10; 262,380 300,400 338,384 11; 268,410 306,412 344,440 11; 274,446 306,468 350,470 10;
   280,498 312,490 346,520 8; 284,566 320,590 362,584 9; 300,130 262,180 232,246 11; 288,620 320,632 352,622 7; 214,70 236,130 234,210 10;
   240,110 270,190 262,270 9; 300,360 316,460 318,560 8`,
  depth: 0.8,
  crumple: 0.4,
};

/** Stiff cloth of three layers: few long pipes from the shoulder to the hem. */
const PIPED: Hang = {
  body: (length) =>
    `-160,70 -186,330 -168,${length - 20} 24; 168,90 196,360 172,${length - 20} 24; -70,180 -104,420 -84,${length - 6} 20; 82,200 64,440 92,${length - 6} 21;
     -214,300 -206,460 -218,${length - 30} 17; 222,310 206,470 220,${length - 30} 17; -20,430 -36,560 -22,${length - 10} 14`,
  arm: `236,90 280,250 322,600 19; 262,110 258,240 296,470 14; 254,330 296,352 338,338 12; 270,424 306,436 346,430 11; 318,200 330,320 344,520 12`,
  depth: 1.12,
  crumple: 0.14,
};

/** Packed away before: straight across where it was folded, sharp cross creases between. */
const FOLDED: Hang = {
  body: (length) =>
    `-250,236 0,248 250,232 13; -250,${Math.round(length * 0.62)} 0,${Math.round(length * 0.65)} 250,${Math.round(length * 0.61)} 14; -112,60 -118,360 -108,${length - 10} 12;
     116,60 108,370 118,${length - 10} 12; -108,250 -40,330 -10,440 9; 112,250 50,330 14,430 9; -230,420 -170,380 -116,300 10; 232,430 176,380 120,310 10;
     -106,500 -50,560 30,590 9; 210,620 160,580 118,500 10; -220,640 -170,600 -120,520 9`,
  arm: `222,240 270,228 326,236 12; 248,420 300,402 346,412 13; 236,260 270,330 300,400 9; 262,430 300,500 320,580 9; 330,260 320,330 326,400 8; 282,600 312,580 346,590 9`,
  depth: 1.12,
  crumple: 0.3,
};

/** Drawn in at the hem and at the waist: folds that run together there. */
const GATHERED: Hang = {
  body: (length) =>
    `-238,300 -120,470 -60,${length - 60} 17; 238,306 130,480 74,${length - 60} 17; -216,520 -180,${length - 110} -196,${length - 6} 15; 210,520 188,${length - 110} 200,${length - 6} 15;
     -130,560 -120,${length - 90} -134,${length - 4} 13; 132,560 118,${length - 90} 140,${length - 4} 13; -40,600 -30,${length - 70} -46,${length - 4} 12; 44,590 60,${length - 70} 40,${length - 4} 12;
     -200,90 -120,170 -50,190 14; 200,96 126,176 60,196 14; -226,380 -140,420 -20,410 12; 230,390 150,432 24,420 12`,
  arm: `214,80 250,160 244,262 14; 246,290 290,330 330,300 12; 256,352 290,390 338,360 12; 264,392 310,430 342,404 11; 290,470 306,540 294,640 12; 322,470 332,550 322,640 11; 280,560 312,590 356,566 9`,
  depth: 0.8,
  crumple: 0.3,
};

const HANGS: readonly Hang[] = [FALLING, PIPED, FOLDED, GATHERED];

const hangOf = (look: ShellLook): Hang => HANGS[Math.floor(shellSeed(look) / 7) % HANGS.length] ?? FALLING;

/** The folds that gravity, the arms and the way it was kept draw in a part of a jacket, how deep they are, and how far it is crumpled. */
type Folded = { readonly folds: Fold[]; readonly depth: number; readonly crumple: number };

/** Those of its body. */
export function bodyHang(look: ShellLook): Folded {
  const { body, depth, crumple } = hangOf(look);
  return { folds: creases(body(look.length)), depth, crumple };
}

/** Those of its right arm. */
export function armHang(look: ShellLook): Folded {
  const { arm, depth, crumple } = hangOf(look);
  return { folds: creases(arm), depth, crumple };
}
