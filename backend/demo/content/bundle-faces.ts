import type { FacePart } from './group-faces';

/**
 * What each set shows of itself: its parts from the top of the picture to one ground, in the colours of their cards, the first at the back. Skis
 * lean, with the bindings of the set on them; ski boots stand nearer, so they are larger than beside them. By the set’s slug.
 */
export const BUNDLE_FACES: Readonly<Record<string, readonly FacePart[]>> = {
  rinnepaketti: [
    {
      model: 'tunturi-84',
      colour: 'ink',
      view: 'top',
      place: [-40, -4, 800, 20],
      isMounted: false,
      foot: [226, 940, 60],
    },
    { model: 'lukko-11', colour: 'spruce', place: [197, 394, 240, 20] },
    { model: 'flex-110', colour: 'ink', place: [404, 488, 440] },
    { model: 'flex-110', colour: 'ink', place: [298, 510, 440] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'spruce', view: 'top', place: [-40, -4, 800, 20], foot: [226, 940, 60] },
    { model: 'sarana-11', colour: 'ice', place: [197, 394, 240, 20] },
    { model: 'saivo-125', colour: 'ink', place: [404, 506, 420] },
    { model: 'saivo-125', colour: 'ink', place: [298, 528, 420] },
  ],
  yopaketti: [
    { model: 'uni-9', colour: 'spruce', place: [-140, 10, 720] },
    { model: 'kota-3', colour: 'spruce', place: [142, 486, 656] },
    { model: 'patja-4', colour: 'lichen', view: 'side', place: [20, 800, 270] },
  ],
};
