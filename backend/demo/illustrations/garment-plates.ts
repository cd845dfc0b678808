import type { PlateDrawing } from './plate-drawing';
import { drawBaseBottoms } from './plates/base-bottoms';
import { drawClimbingShoe } from './plates/climbing-shoe';
import { drawFleece } from './plates/fleece';
import { drawInsulatedJacket } from './plates/insulated-jacket';
import { drawKidsJacket } from './plates/kids-jacket';
import { drawNeckTube } from './plates/neck-tube';
import { drawOverall } from './plates/overall';
import { drawSandal } from './plates/sandal';
import { drawShorts } from './plates/shorts';
import { drawSkiTrousers } from './plates/ski-trousers';
import { drawSoftshell } from './plates/softshell';
import { drawTShirt } from './plates/t-shirt';
import { drawTrailShoe } from './plates/trail-shoe';
import { drawVest } from './plates/vest';
import { bottomOutside, topOutside } from './plates/walking-outfits';
import { drawWinterBoot } from './plates/winter-boot';

type Draw = PlateDrawing['draw'];

/** Adds the view `outside` to a drawing function: the garment on somebody who walks. */
const above =
  (type: Parameters<typeof topOutside>[0], draw: Draw): Draw =>
  (way, look) =>
    look.view === 'outside' ? topOutside(type, look.variant)(way) : draw(way, look);
const below =
  (type: Parameters<typeof bottomOutside>[0], draw: Draw): Draw =>
  (way, look) =>
    look.view === 'outside' ? bottomOutside(type, look.variant)(way) : draw(way, look);

export const GARMENT_PLATES = {
  fleece: { views: ['main', 'outside', 'worn', 'back', 'detail'], draw: above('fleece', drawFleece) },
  softshell: { views: ['main', 'outside', 'worn', 'back', 'detail'], draw: above('softshell', drawSoftshell) },
  'insulated-jacket': {
    views: ['main', 'outside', 'worn', 'back', 'detail'],
    draw: above('insulated-jacket', drawInsulatedJacket),
  },
  vest: { views: ['main', 'outside', 'back', 'detail'], draw: above('vest', drawVest) },
  't-shirt': { views: ['main', 'outside', 'back', 'detail'], draw: above('t-shirt', drawTShirt) },
  'base-bottoms': { views: ['main', 'outside', 'back', 'detail'], draw: below('base-bottoms', drawBaseBottoms) },
  shorts: { views: ['main', 'outside', 'back', 'detail'], draw: below('shorts', drawShorts) },
  'ski-trousers': { views: ['main', 'outside', 'back', 'detail'], draw: below('ski-trousers', drawSkiTrousers) },
  'kids-jacket': { views: ['main', 'outside', 'worn', 'back', 'detail'], draw: above('kids-jacket', drawKidsJacket) },
  overall: { views: ['main', 'back', 'detail'], draw: drawOverall },
  'neck-tube': { views: ['main', 'detail'], draw: drawNeckTube },
  'trail-shoe': { views: ['main', 'side', 'sole', 'detail'], draw: drawTrailShoe },
  'winter-boot': { views: ['main', 'side', 'detail'], draw: drawWinterBoot },
  sandal: { views: ['main', 'detail'], draw: drawSandal },
  'climbing-shoe': { views: ['main', 'side', 'detail'], draw: drawClimbingShoe },
} as const satisfies Record<string, PlateDrawing>;
