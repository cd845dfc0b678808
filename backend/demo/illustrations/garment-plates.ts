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
import { drawWinterBoot } from './plates/winter-boot';

export const GARMENT_PLATES = {
  fleece: { views: ['main', 'worn', 'back', 'detail'], draw: drawFleece },
  softshell: { views: ['main', 'worn', 'back', 'detail'], draw: drawSoftshell },
  'insulated-jacket': { views: ['main', 'worn', 'back', 'detail'], draw: drawInsulatedJacket },
  vest: { views: ['main', 'back', 'detail'], draw: drawVest },
  't-shirt': { views: ['main', 'back', 'detail'], draw: drawTShirt },
  'base-bottoms': { views: ['main', 'back', 'detail'], draw: drawBaseBottoms },
  shorts: { views: ['main', 'back', 'detail'], draw: drawShorts },
  'ski-trousers': { views: ['main', 'back', 'detail'], draw: drawSkiTrousers },
  'kids-jacket': { views: ['main', 'worn', 'back', 'detail'], draw: drawKidsJacket },
  overall: { views: ['main', 'back', 'detail'], draw: drawOverall },
  'neck-tube': { views: ['main', 'detail'], draw: drawNeckTube },
  'trail-shoe': { views: ['main', 'side', 'top', 'detail'], draw: drawTrailShoe },
  'winter-boot': { views: ['main', 'side', 'detail'], draw: drawWinterBoot },
  sandal: { views: ['main', 'detail'], draw: drawSandal },
  'climbing-shoe': { views: ['main', 'side', 'detail'], draw: drawClimbingShoe },
} as const satisfies Record<string, PlateDrawing>;
