import { body, type Dress } from './figure';
import { POSES } from './poses';

/** Somebody from near, to the waist, in the units of a person 100 tall. */
export const portrait = (dress: Dress): string =>
  body(POSES.gazing, {
    ...dress,
    // a yoke would end on the sleeve that hangs before the chest
    ...(dress.cut === 'shell' && { cut: 'smock' }),
    packKind: 'trek',
  });
