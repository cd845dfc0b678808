import type { FacePart } from './group-faces';

/** What each set shows of itself: its parts on one ground, in the colours of their cards, the first at the back. By the set’s slug. */
export const BUNDLE_FACES: Readonly<Record<string, readonly FacePart[]>> = {
  rinnepaketti: [
    { model: 'tunturi-84', colour: 'ink', place: [-118, 20, 680], isMounted: false },
    { model: 'flex-110', colour: 'ink', place: [132, 440, 460] },
    { model: 'lukko-11', colour: 'spruce', place: [530, 584, 286] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'spruce', place: [-118, 20, 680] },
    { model: 'saivo-125', colour: 'ink', place: [132, 440, 460] },
    { model: 'sarana-11', colour: 'ice', place: [530, 584, 286] },
  ],
  yopaketti: [
    { model: 'kota-3', colour: 'spruce', place: [165, 385, 625] },
    { model: 'uni-9', colour: 'spruce', place: [-60, 270, 450] },
    { model: 'patja-4', colour: 'lichen', view: 'side', place: [480, 660, 290] },
  ],
};
