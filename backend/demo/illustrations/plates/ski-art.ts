import { creaseSeed } from './cloth-light';
import type { Colourway } from './palette';
import { contour, knit, peaks, wood } from './ski-land-motifs';
import type { SkiLook, SkiTheme } from './ski-look';
import { dots, fields, gusts, letters, race, slabs } from './ski-motifs';
import type { Motif, Print } from './ski-print';

type House = Readonly<Record<SkiTheme, Motif>>;

/** How each maker draws: two or three directions of its own, so that its skis are known from afar. */
const HOUSES: Readonly<Record<string, House>> = {
  hanki: { ridge: peaks, split: slabs, contour: slabs, race },
  TUISKU: { ridge: gusts, split: fields, contour: gusts, race: gusts },
  ARAVIS: { ridge: peaks, split: fields, contour: letters, race },
  AAPA: { ridge: wood, split: fields, contour, race: dots },
  SKARE: { ridge: slabs, split: slabs, contour: dots, race: letters },
  FJELLHEIM: { ridge: knit, split: letters, contour: knit, race: knit },
  KELO: { ridge: wood, split: fields, contour, race: wood },
  ROUTA: { ridge: dots, split: dots, contour: dots, race: letters },
  NAALI: { ridge: dots, split: fields, contour: dots, race },
  KETTUNEN: { ridge: fields, split: fields, contour: wood, race: fields },
};

const USUAL: House = { ridge: peaks, split: fields, contour, race };

/** What a top sheet is printed with, in ski space: x across, y from the tip (0) to the tail. */
export function skiArt(
  way: Colourway,
  { theme, brand, model, reads }: Pick<SkiLook, 'theme' | 'brand' | 'model' | 'reads'>,
  size: { half: number; length: number },
): Print {
  const house = HOUSES[brand] ?? USUAL;
  return house[theme]({ way, brand, reads, seed: creaseSeed(model), ...size });
}
