import type { PlateDrawing, PlateVariant } from './plate-drawing';
import { drawAxe } from './plates/axe';
import { drawBottle } from './plates/bottle';
import { drawCampChair } from './plates/camp-chair';
import { drawCompass } from './plates/compass';
import { drawCookware } from './plates/cookware';
import { drawDryBag } from './plates/dry-bag';
import { drawDuffel } from './plates/duffel';
import { drawFirstAid } from './plates/first-aid';
import { drawGiftCard } from './plates/gift-card';
import { drawHammock } from './plates/hammock';
import { drawKayak } from './plates/kayak';
import { drawKnife } from './plates/knife';
import { drawLantern } from './plates/lantern';
import { type Spot, withCloseUp } from './plates/lens';
import { drawLifeJacket } from './plates/life-jacket';
import { drawMug } from './plates/mug';
import { drawPackraft } from './plates/packraft';
import { drawPaddle } from './plates/paddle';
import { drawSleepingMat } from './plates/sleeping-mat';
import { drawTarp } from './plates/tarp';
import { drawThermos } from './plates/thermos';
import { drawLanternLit } from './plates/used-goods';

/** Where the close-up of each variant looks. */
const spots =
  (...four: readonly [Spot, Spot, Spot, Spot]) =>
  (variant: number): Spot =>
    four[variant as PlateVariant];

export const CAMP_PLATES = {
  duffel: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawDuffel, spots([480, 430, 380], [800, 420, 360], [400, 500, 400], [500, 520, 420])),
  },
  'sleeping-mat': {
    views: ['main', 'side', 'detail'],
    draw: withCloseUp(drawSleepingMat, spots([370, 160, 320], [370, 150, 340], [330, 480, 260], [370, 160, 340])),
  },
  hammock: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawHammock, spots([800, 360, 300], [480, 480, 300], [760, 420, 300], [500, 460, 300])),
  },
  tarp: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawTarp, spots([340, 330, 320], [600, 380, 340], [400, 340, 320], [390, 300, 320])),
  },
  'camp-chair': {
    views: ['main', 'detail'],
    draw: withCloseUp(drawCampChair, spots([500, 300, 420], [400, 240, 380], [500, 400, 460], [640, 420, 480])),
  },
  cookware: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawCookware, spots([520, 400, 400], [480, 430, 460], [640, 400, 420], [380, 330, 420])),
  },
  thermos: {
    views: ['main', 'open', 'detail'],
    draw: withCloseUp(drawThermos, spots([400, 250, 340], [400, 400, 420], [440, 230, 380], [400, 230, 400])),
  },
  bottle: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawBottle, spots([420, 230, 420], [400, 230, 330], [400, 230, 380], [400, 230, 380])),
  },
  mug: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawMug, spots([360, 470, 500], [380, 500, 420], [540, 460, 480], [400, 330, 500])),
  },
  lantern: {
    views: ['main', 'lit', 'detail'],
    draw: (way, look) =>
      look.view === 'lit'
        ? drawLanternLit(drawLantern(way, { ...look, view: 'main' }))
        : withCloseUp(drawLantern, spots([400, 420, 420], [400, 420, 420], [400, 380, 460], [400, 420, 420]))(
            way,
            look,
          ),
  },
  knife: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawKnife, spots([440, 440, 360], [420, 440, 360], [440, 430, 380], [420, 500, 360])),
  },
  axe: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawAxe, spots([400, 180, 380], [400, 200, 460], [420, 170, 320], [400, 190, 420])),
  },
  compass: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawCompass, spots([500, 560, 400], [480, 640, 400], [540, 470, 420], [500, 480, 400])),
  },
  'first-aid': {
    views: ['main', 'open', 'detail'],
    draw: withCloseUp(drawFirstAid, spots([320, 480, 460], [500, 400, 520], [420, 500, 460], [400, 300, 440])),
  },
  'dry-bag': {
    views: ['main', 'detail'],
    draw: withCloseUp(drawDryBag, spots([400, 200, 420], [400, 480, 420], [400, 220, 420], [400, 300, 460])),
  },
  kayak: {
    views: ['main', 'side', 'detail'],
    draw: withCloseUp(drawKayak, spots([520, 490, 300], [520, 490, 340], [520, 490, 420], [380, 620, 320])),
  },
  packraft: {
    views: ['main', 'side', 'detail'],
    draw: withCloseUp(drawPackraft, spots([600, 370, 380], [560, 380, 380], [640, 350, 360], [440, 440, 360])),
  },
  paddle: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawPaddle, spots([260, 740, 340], [280, 740, 320], [220, 720, 320], [260, 700, 360])),
  },
  'life-jacket': {
    views: ['main', 'back', 'detail'],
    draw: withCloseUp(drawLifeJacket, spots([400, 430, 400], [400, 490, 480], [480, 470, 400], [400, 540, 420])),
  },
  'gift-card': {
    views: ['main', 'detail'],
    draw: withCloseUp(drawGiftCard, spots([340, 420, 420], [380, 560, 420], [500, 520, 420], [440, 640, 420])),
  },
} as const satisfies Record<string, PlateDrawing>;
