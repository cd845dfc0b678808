import type { FacePart } from './group-faces';

/**
 * What each set shows of itself: its parts on one ground, in the colours of their cards, the first at the back; ski boots stand nearer than the skis,
 * so they are a third larger than beside them. By the set’s slug.
 */
export const BUNDLE_FACES: Readonly<Record<string, readonly FacePart[]>> = {
  rinnepaketti: [
    { model: 'tunturi-84', colour: 'ink', place: [-232, 39, 746], isMounted: false },
    { model: 'flex-110', colour: 'ink', place: [310, 652, 304] },
    { model: 'flex-110', colour: 'ink', place: [246, 666, 304] },
    { model: 'lukko-11', colour: 'spruce', place: [562, 662, 248], foot: [686, 948, 80] },
  ],
  randopaketti: [
    { model: 'kero-92', colour: 'spruce', place: [-232, 39, 746] },
    { model: 'saivo-125', colour: 'ink', place: [316, 664, 291] },
    { model: 'saivo-125', colour: 'ink', place: [252, 678, 291] },
    { model: 'sarana-11', colour: 'ice', place: [565, 667, 243], foot: [686, 948, 80] },
  ],
  yopaketti: [
    { model: 'kota-3', colour: 'spruce', place: [149, 521, 644] },
    { model: 'uni-9', colour: 'spruce', place: [-69, 445, 419] },
    { model: 'patja-4', colour: 'lichen', view: 'side', place: [526, 789, 282] },
  ],
};
