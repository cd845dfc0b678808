import { type BootOptions, drawAlpineBoot } from './plates/alpine-boot';
import { type BackpackOptions, drawBackpack } from './plates/backpack';
import { type BaseLayerOptions, drawBaseLayer } from './plates/base-layer';
import { type BeanieOptions, drawBeanie } from './plates/beanie';
import { drawBinding } from './plates/binding';
import { drawDownJacket } from './plates/down-jacket';
import type { DownOptions } from './plates/down-jacket-look';
import { drawGoggles, type GogglesOptions } from './plates/goggles';
import { drawHandwear, type HandwearOptions } from './plates/handwear';
import { drawHeadlamp, type HeadlampOptions } from './plates/headlamp';
import { drawHelmet, type HelmetOptions } from './plates/helmet';
import { drawHikingShoe, type HikingShoeOptions } from './plates/hiking-shoe';
import { drawIceAxe, type IceAxeOptions } from './plates/ice-axe';
import { COLOURWAYS, type ColourwayName } from './plates/palette';
import { drawPoles, type PolesOptions } from './plates/poles';
import { drawShellJacket } from './plates/shell-jacket';
import type { ShellOptions } from './plates/shell-jacket-look';
import { drawSki, type SkiOptions } from './plates/ski';
import { drawSleepingBag, type SleepingBagOptions } from './plates/sleeping-bag';
import { drawSock, type SockOptions } from './plates/sock';
import { drawStove, type StoveOptions } from './plates/stove';
import { drawTent, type TentOptions } from './plates/tent';
import { drawTrousers, type TrousersOptions } from './plates/trousers';

/** A product type with what may vary in its drawing. */
export type PlateSpec =
  | ({ type: 'shell-jacket' } & Omit<ShellOptions, 'view'>)
  | ({ type: 'down-jacket' } & DownOptions)
  | ({ type: 'base-layer' } & BaseLayerOptions)
  | ({ type: 'trousers' } & TrousersOptions)
  | ({ type: 'sock' } & SockOptions)
  | ({ type: 'alpine-ski' | 'touring-ski' | 'nordic-ski' } & Omit<SkiOptions, 'view'>)
  | { type: 'binding' }
  | ({ type: 'poles' } & PolesOptions)
  | ({ type: 'alpine-boot' } & BootOptions)
  | ({ type: 'hiking-shoe' } & HikingShoeOptions)
  | ({ type: 'backpack' } & BackpackOptions)
  | ({ type: 'tent' } & TentOptions)
  | ({ type: 'sleeping-bag' } & SleepingBagOptions)
  | ({ type: 'stove' } & StoveOptions)
  | ({ type: 'headlamp' } & HeadlampOptions)
  | ({ type: 'ice-axe' } & IceAxeOptions)
  | ({ type: 'helmet' } & HelmetOptions)
  | ({ type: 'goggles' } & GogglesOptions)
  | ({ type: 'beanie' } & BeanieOptions)
  | ({ type: 'handwear' } & HandwearOptions);

export type PlateType = PlateSpec['type'];
export type PlateView = 'main' | 'back' | 'top';

/** The views a product type has; the first one is for cards. */
export function plateViews(type: PlateType): readonly PlateView[] {
  switch (type) {
    case 'shell-jacket':
      return ['main', 'back'];
    case 'alpine-ski':
    case 'touring-ski':
    case 'nordic-ski':
      return ['main', 'top'];
    default:
      return ['main'];
  }
}

/**
 * Draws one plate as SVG on a transparent ground. The same arguments give the same bytes.
 * @example drawPlate({ type: 'shell-jacket', block: 'split' }, 'back', 'cloudberry')
 */
export function drawPlate(spec: PlateSpec, view: PlateView, colourway: ColourwayName): string {
  const way = COLOURWAYS[colourway];
  switch (spec.type) {
    case 'shell-jacket':
      return drawShellJacket(way, { ...spec, view: view === 'back' ? 'back' : 'front' });
    case 'down-jacket':
      return drawDownJacket(way, spec);
    case 'base-layer':
      return drawBaseLayer(way, spec);
    case 'trousers':
      return drawTrousers(way, spec);
    case 'sock':
      return drawSock(way, spec);
    case 'alpine-ski':
      return drawSki('alpine', way, { ...spec, view: view === 'top' ? 'top' : 'angled' });
    case 'touring-ski':
      return drawSki('touring', way, { ...spec, view: view === 'top' ? 'top' : 'angled' });
    case 'nordic-ski':
      return drawSki('nordic', way, { ...spec, view: view === 'top' ? 'top' : 'angled' });
    case 'binding':
      return drawBinding(way);
    case 'poles':
      return drawPoles(way, spec);
    case 'alpine-boot':
      return drawAlpineBoot(way, spec);
    case 'hiking-shoe':
      return drawHikingShoe(way, spec);
    case 'backpack':
      return drawBackpack(way, spec);
    case 'tent':
      return drawTent(way, spec);
    case 'sleeping-bag':
      return drawSleepingBag(way, spec);
    case 'stove':
      return drawStove(way, spec);
    case 'headlamp':
      return drawHeadlamp(way, spec);
    case 'ice-axe':
      return drawIceAxe(way, spec);
    case 'helmet':
      return drawHelmet(way, spec);
    case 'goggles':
      return drawGoggles(way, spec);
    case 'beanie':
      return drawBeanie(way, spec);
    case 'handwear':
      return drawHandwear(way, spec);
  }
}
