import type { ComposedFoot, ComposedPlace } from '../illustrations/composed-plate';
import type { PlateView } from '../illustrations/draw-plate';
import type { ColourwayName } from '../illustrations/plates/palette';
import type { GroupKey } from './groups';
import type { DemoModel } from './model';

/** Goods in a composed picture: a model of the demo shop by its slug, or what the shop does not sell, with its brand. */
export type FacePart = {
  readonly colour: ColourwayName;
  readonly place: ComposedPlace;
  /** its shadow on the ground, for what has none of its own */
  readonly foot?: ComposedFoot;
  /** the one on cards unless another is named */
  readonly view?: PlateView;
  /** skis are whole unless it is their upper part that is shown, larger, running out of the picture at its foot */
  readonly isUpper?: boolean;
  /** whether skis have a binding; all but touring ones have one unless another is said */
  readonly isMounted?: boolean;
} & ({ readonly model: string } | Pick<DemoModel, 'plate' | 'brand'>);

/** What a department shows of itself on the front page: goods that nobody takes for another department's, the first at the back. */
export const GROUP_FACES: Partial<Record<GroupKey, readonly FacePart[]>> = {
  skiing: [
    { model: 'tunturi-84', colour: 'rust', place: [-20, 9, 771] },
    { model: 'flex-110', colour: 'ink', place: [404, 559, 396] },
    { model: 'flex-110', colour: 'ink', place: [322, 577, 396] },
    { model: 'kypari', colour: 'snow', place: [0, 650, 330], foot: [165, 940, 120] },
    { model: 'kajo-lasit', colour: 'cloudberry', place: [130, 773, 330], foot: [295, 948, 115] },
  ],
  clothing: [
    { model: 'kaldoaivi', colour: 'cloudberry', place: [290, 40, 500] },
    { model: 'kasivarsi-3l', colour: 'spruce', place: [0, 130, 560] },
    { model: 'ripa', colour: 'cloudberry', place: [470, 590, 300] },
  ],
  footwear: [
    { model: 'nietos-polku', colour: 'charcoal', view: 'side', place: [-20, 180, 620] },
    { model: 'rakka-mid', colour: 'rust', place: [250, 290, 600] },
    { model: 'polku-low', colour: 'spruce', view: 'side', place: [-20, 610, 500] },
    { model: 'pikapolku', colour: 'fjord', place: [370, 640, 430] },
  ],
  hiking: [
    { model: 'eramaa-48', colour: 'cloudberry', place: [222, 74, 596] },
    { model: 'kota-3', colour: 'lichen', place: [-10, 420, 640] },
    { model: 'loimu-one', colour: 'spruce', place: [460, 560, 320] },
  ],
  climbing: [
    { model: 'palmikko-9-8', colour: 'cloudberry', place: [-80, 0, 520] },
    { model: 'jyrkka', colour: 'rust', place: [290, 0, 510] },
    { model: 'kupu', colour: 'fjord', place: [180, 570, 440] },
  ],
  paddling: [
    { model: 'soudin-480', colour: 'rust', place: [20, 0, 780] },
    { model: 'luoto-harmaja', colour: 'cloudberry', place: [-60, 150, 560] },
    { model: 'haahka', colour: 'lichen', place: [320, 360, 470] },
  ],
  children: [
    { model: 'metsapaiva', colour: 'fjord', place: [0, 40, 600] },
    { model: 'pulkka', colour: 'cloudberry', place: [400, 520, 390] },
    { model: 'nappi', colour: 'rust', place: [470, 150, 310] },
  ],
  'gift-cards': [
    { plate: { type: 'gift-card', variant: 1 }, brand: 'hanki', colour: 'fjord', place: [110, 130, 640] },
    { plate: { type: 'gift-card', variant: 0 }, brand: 'hanki', colour: 'rust', place: [20, 430, 680] },
  ],
  outlet: [
    { model: 'kanto-58', colour: 'lichen', place: [230, 180, 610], foot: [535, 897, 190] },
    { model: 'ahjo-110-lv', colour: 'rust', place: [-40, 430, 510], foot: [210, 902, 165] },
    { model: 'lueur', colour: 'cloudberry', place: [400, 712, 340], foot: [570, 910, 120] },
  ],
  'second-hand': [
    { model: 'kaldoaivi-kaytetty', colour: 'ink', place: [-20, 10, 500] },
    { model: 'eramaa-48-kaytetty', colour: 'spruce', place: [270, 274, 560], foot: [550, 928, 190] },
    { model: 'flex-110-kaytetty', colour: 'ink', place: [-30, 518, 450], foot: [190, 932, 150] },
  ],
};
