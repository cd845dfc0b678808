import { drawHelsinki } from './stores/helsinki';
import { drawJyvaskyla } from './stores/jyvaskyla';
import { drawOulu } from './stores/oulu';
import { drawRovaniemi } from './stores/rovaniemi';
import { drawTampere } from './stores/tampere';
import { drawTurku } from './stores/turku';

const STORES = {
  helsinki: drawHelsinki,
  tampere: drawTampere,
  turku: drawTurku,
  oulu: drawOulu,
  rovaniemi: drawRovaniemi,
  jyvaskyla: drawJyvaskyla,
} as const satisfies Record<string, () => string>;

/** Stores that have a picture, by their slug. */
export type PicturedStore = keyof typeof STORES;

/** Whether a store of this slug has a picture. */
export const isPicturedStore = (slug: string): slug is PicturedStore => Object.hasOwn(STORES, slug);

/** A store's front on a winter evening as opaque SVG, 2400 by 1350. The same slug gives the same bytes. */
export const drawStorePicture = (slug: PicturedStore): string => STORES[slug]();
