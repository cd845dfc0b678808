import type { FacePart } from './group-faces';

/** What each set shows of itself: its parts in one picture, the first at the back. By the set's slug; the parts are in its order. */
export const BUNDLE_FACES: Readonly<Record<string, readonly FacePart[]>> = {
  rinnepaketti: [
    { model: 'tunturi-84', colour: 'ink', place: [-60, 0, 660] },
    { model: 'lukko-11', colour: 'ink', place: [390, 60, 400] },
    { model: 'flex-110', colour: 'ink', place: [270, 420, 500] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'lichen', place: [-60, 0, 660] },
    { model: 'sarana-11', colour: 'charcoal', place: [400, 80, 380] },
    { model: 'saivo-125', colour: 'ink', place: [270, 420, 500] },
  ],
  yopaketti: [
    { model: 'patja-4', colour: 'lichen', place: [390, 0, 420] },
    { model: 'uni-9', colour: 'spruce', place: [20, 0, 470] },
    { model: 'kota-3', colour: 'lichen', place: [0, 330, 800] },
  ],
};
