import type { PlateDrawing, PlateVariant } from './plate-drawing';
import { drawBackProtector } from './plates/back-protector';
import { drawCarabiner } from './plates/carabiner';
import { drawClimbingHelmet } from './plates/climbing-helmet';
import { drawCrampons } from './plates/crampons';
import { drawHarness } from './plates/harness';
import { type Spot, withCloseUp } from './plates/lens';
import { drawProbe } from './plates/probe';
import { drawPulk } from './plates/pulk';
import { drawQuickdraws } from './plates/quickdraws';
import { drawRope } from './plates/rope';
import { drawShovel } from './plates/shovel';
import { drawSkiSnowshoes } from './plates/ski-snowshoes';
import { drawSkins } from './plates/skins';
import { drawSnowshoes } from './plates/snowshoes';
import { drawTouringBinding } from './plates/touring-binding';
import { drawTouringBoot } from './plates/touring-boot';
import { drawTransceiver } from './plates/transceiver';
import { drawBootOnSki } from './plates/used-goods';
import { drawWax } from './plates/wax';
import { drawXcBinding } from './plates/xc-binding';
import { drawXcBoot } from './plates/xc-boot';

/** Where a touring boot stands, in shares of its plate's height. */
const TOURING_BOOT_GROUND = 0.93;

/** Where the lens lies on each of the four variants. */
const bySpot =
  (...spots: readonly [Spot, Spot, Spot, Spot]) =>
  (variant: PlateVariant): Spot =>
    spots[variant];

export const SNOW_PLATES = {
  'touring-boot': {
    views: ['main', 'use', 'back', 'detail'],
    draw: (way, look) =>
      look.view === 'use'
        ? drawBootOnSki(drawTouringBoot(way, { ...look, view: 'main' }), way, TOURING_BOOT_GROUND)
        : withCloseUp(drawTouringBoot, [330, 500, 420])(way, look),
  },
  'xc-boot': {
    views: ['main', 'back', 'detail'],
    draw: withCloseUp(drawXcBoot, bySpot([460, 500, 430], [430, 420, 430], [510, 470, 430], [530, 480, 430])),
  },
  'touring-binding': { views: ['main', 'side', 'detail'], draw: withCloseUp(drawTouringBinding, [260, 330, 400]) },
  'xc-binding': { views: ['main', 'side', 'detail'], draw: withCloseUp(drawXcBinding, [300, 330, 380]) },
  skins: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawSkins, bySpot([400, 200, 400], [400, 200, 400], [640, 400, 460], [400, 200, 400])),
  },
  wax: { views: ['main', 'open', 'detail'], draw: withCloseUp(drawWax, [500, 420, 460]) },
  transceiver: { views: ['main', 'back', 'detail'], draw: withCloseUp(drawTransceiver, [480, 400, 420]) },
  shovel: { views: ['main', 'back', 'side', 'open', 'detail'], draw: withCloseUp(drawShovel, [470, 190, 360]) },
  probe: { views: ['main', 'open', 'detail'], draw: withCloseUp(drawProbe, [500, 250, 420]) },
  'back-protector': { views: ['main', 'back', 'detail'], draw: withCloseUp(drawBackProtector, [400, 330, 380]) },
  snowshoes: { views: ['main', 'side', 'detail'], draw: withCloseUp(drawSnowshoes, [260, 470, 400]) },
  'ski-snowshoes': { views: ['main', 'detail'], draw: withCloseUp(drawSkiSnowshoes, [280, 520, 400]) },
  pulk: { views: ['main', 'detail'], draw: withCloseUp(drawPulk, [400, 780, 420]) },
  crampons: { views: ['main', 'top', 'detail'], draw: withCloseUp(drawCrampons, [690, 330, 420]) },
  harness: { views: ['main', 'back', 'detail'], draw: withCloseUp(drawHarness, [520, 470, 440]) },
  rope: { views: ['main', 'detail'], draw: withCloseUp(drawRope, [400, 380, 420]) },
  carabiner: { views: ['main', 'open', 'side', 'detail'], draw: withCloseUp(drawCarabiner, [450, 470, 470]) },
  quickdraws: {
    views: ['main', 'detail'],
    draw: withCloseUp(drawQuickdraws, bySpot([300, 500, 420], [420, 400, 420], [400, 520, 420], [410, 520, 420])),
  },
  'climbing-helmet': { views: ['main', 'back', 'detail'], draw: withCloseUp(drawClimbingHelmet, [300, 560, 460]) },
} as const satisfies Record<string, PlateDrawing>;
