import { mix } from './colour';
import { pts } from './geometry';
import type { Kit } from './kit';

/** Lever of a buckle that was replaced. */
export const NEW_BUCKLE = '#d08a2c';

/** Where other skis' edges have touched the shell: over the toes, above the heel and at the ankle. */
const SCRATCHES =
  '316,288 300,277; 310,291 291,281; 299,271 282,264; 322,297 306,288; 286,273 276,267; 24,272 17,252; 30,280 21,262; 39,286 31,274; 132,262 104,268; 146,255 124,260; 168,232 152,238';
const RUBBED = [
  '322,300 300,284 284,274 296,272 318,284',
  '14,284 10,258 22,250 30,280',
  '150,262 116,270 108,262 142,252',
];

/** The scratches of three winters on an alpine boot's lower shell, paler than the shell itself. */
export function scratched(kit: Kit, shell: string): string {
  const pale = mix(shell, '#f3f0e8', 0.7);
  return (
    RUBBED.map((place) => kit.soft(pts(place), pale, 0.34, 6)).join('') +
    SCRATCHES.split(';')
      .map((run) => kit.line(pts(run), '#0a0f16', 1.6, 0.4) + kit.line(pts(run), pale, 1.3, 0.85))
      .join('')
  );
}
