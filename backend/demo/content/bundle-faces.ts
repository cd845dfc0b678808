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
      place: [-190, -4, 800],
      isMounted: false,
      foot: [206, 958, 120],
    },
    { model: 'lukko-11', colour: 'spruce', place: [90, 402, 240] },
    { model: 'flex-110', colour: 'ink', place: [380, 498, 470] },
    { model: 'flex-110', colour: 'ink', place: [270, 520, 470] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'spruce', view: 'top', place: [-190, -4, 800], foot: [206, 958, 120] },
    { model: 'sarana-11', colour: 'ice', place: [90, 402, 240] },
    { model: 'saivo-125', colour: 'ink', place: [380, 510, 460] },
    { model: 'saivo-125', colour: 'ink', place: [270, 532, 460] },
  ],
  yopaketti: [
    { model: 'uni-9', colour: 'spruce', place: [-140, 10, 720] },
    { model: 'kota-3', colour: 'spruce', place: [142, 486, 656] },
    { model: 'patja-4', colour: 'lichen', view: 'side', place: [20, 800, 270] },
  ],
};
