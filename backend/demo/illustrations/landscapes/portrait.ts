import { body, type Dress } from './figure';
import { POSES } from './poses';

/** Somebody from near, to the waist, in the units of a person 100 tall. */
export const portrait = (dress: Dress): string => body(POSES.gazing, { ...dress, packKind: 'trek', hasEye: true });
