import type { Box } from './plate-defs';

/** Parts of a shell jacket that a thorough gallery shows from near, with the side they are on and their box in mm. */
export const SHELL_LOOKS = {
  hood: { side: 'front', box: [-150, -238, 150, 66] },
  shoulder: { side: 'front', box: [104, -14, 338, 220] },
  zip: { side: 'front', box: [-104, 180, 116, 400] },
  pocket: { side: 'front', box: [60, 420, 270, 630] },
  cuff: { side: 'front', box: [226, 510, 400, 684] },
  hem: { side: 'front', box: [30, 590, 216, 776] },
  nape: { side: 'back', box: [-160, -30, 160, 290] },
} as const satisfies Record<string, { side: 'front' | 'back'; box: Box }>;

/** A part that can be looked at from near. */
export type ShellPart = keyof typeof SHELL_LOOKS;

/** Whether a view is a close look at a part. */
export const isShellPart = (view: string): view is ShellPart => Object.hasOwn(SHELL_LOOKS, view);
