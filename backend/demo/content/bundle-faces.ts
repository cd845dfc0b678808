import type { FacePart } from './group-faces';

/**
 * What each set shows of itself: its parts from the top of the picture to one ground, in the colours of their cards, the first at the back. All in
 * one scale: skis run out of the picture, as on their own cards, or boots would be too small to see. By the set’s slug.
 */
export const BUNDLE_FACES: Readonly<Record<string, readonly FacePart[]>> = {
  rinnepaketti: [
    { model: 'tunturi-84', colour: 'ink', place: [-270, 0, 1000], isUpper: true, isMounted: false },
    { model: 'lukko-11', colour: 'spruce', place: [400, 70, 400] },
    { model: 'flex-110', colour: 'ink', place: [420, 560, 400] },
    { model: 'flex-110', colour: 'ink', place: [330, 580, 400] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'spruce', place: [-270, 0, 1000], isUpper: true },
    { model: 'sarana-11', colour: 'ice', place: [400, 70, 400] },
    { model: 'saivo-125', colour: 'ink', place: [420, 560, 400] },
    { model: 'saivo-125', colour: 'ink', place: [330, 580, 400] },
  ],
  yopaketti: [
    { model: 'uni-9', colour: 'spruce', place: [-140, 10, 720] },
    { model: 'kota-3', colour: 'spruce', place: [142, 486, 656] },
    { model: 'patja-4', colour: 'lichen', view: 'side', place: [20, 800, 270] },
  ],
};
