import { CAMP_PLATES } from './camp-plates';
import { GARMENT_PLATES } from './garment-plates';
import type { PlateDrawing, PlateVariant, PlateView } from './plate-drawing';
import { ALPINE_BOOT_GROUND, type BootOptions, drawAlpineBoot } from './plates/alpine-boot';
import { type BackpackOptions, drawBackpack } from './plates/backpack';
import { drawBackpackBack } from './plates/backpack-back';
import { drawBackpackSide } from './plates/backpack-side';
import { type BaseLayerOptions, drawBaseLayer } from './plates/base-layer';
import { type BeanieOptions, drawBeanie } from './plates/beanie';
import { type BindingOptions, drawBinding } from './plates/binding';
import { drawDownJacket } from './plates/down-jacket';
import type { DownOptions } from './plates/down-jacket-look';
import { drawGoggles, type GogglesOptions } from './plates/goggles';
import { drawGogglesSide } from './plates/goggles-side';
import { drawHandwear, type HandwearOptions } from './plates/handwear';
import { drawHeadlamp, type HeadlampOptions } from './plates/headlamp';
import { drawHeadlampSide } from './plates/headlamp-side';
import { drawHelmet, type HelmetOptions } from './plates/helmet';
import { drawHelmetBack, drawHelmetFront } from './plates/helmet-views';
import { drawHikingShoe, type HikingShoeOptions } from './plates/hiking-shoe';
import { drawIceAxe, type IceAxeOptions } from './plates/ice-axe';
import { closeUp, type Spot } from './plates/lens';
import type { MarkName } from './plates/marks';
import { paledBase } from './plates/pack-wear';
import { onCloth } from './plates/pale-light';
import { COLOURWAYS, type Colourway, type ColourwayName } from './plates/palette';
import { drawPoles, GRIP_SPOTS, type PolesOptions } from './plates/poles';
import { drawShellJacket } from './plates/shell-jacket';
import type { ShellOptions } from './plates/shell-jacket-look';
import { isShellPart, SHELL_LOOKS } from './plates/shell-jacket-looks';
import type { SkiOptions } from './plates/ski';
import { drawSkiView } from './plates/ski-view';
import { drawSleepingBag, type SleepingBagOptions } from './plates/sleeping-bag';
import { drawSock, type SockOptions } from './plates/sock';
import { drawnNear } from './plates/soft-edges';
import { drawStove, type StoveOptions, stoveSpot, stoveTop } from './plates/stove';
import type { TentOptions } from './plates/tent';
import { drawTrousers, type TrousersOptions } from './plates/trousers';
import { drawBootOnSki, drawHeadlampLit, drawStoveInUse, drawTentView } from './plates/used-goods';
import { baseLayerOutside, downOutside, shellOutside, trousersOutside } from './plates/walking-outfits';
import { SNOW_PLATES } from './snow-plates';

const REGISTERED = { ...GARMENT_PLATES, ...SNOW_PLATES, ...CAMP_PLATES } as const;
type RegisteredType = keyof typeof REGISTERED;

/** A product type with what may vary in its drawing. */
export type PlateSpec =
  | ({ type: 'shell-jacket' } & Omit<ShellOptions, 'view' | 'closeUp'>)
  | ({ type: 'down-jacket' } & Omit<DownOptions, 'view'>)
  | ({ type: 'base-layer' } & Omit<BaseLayerOptions, 'view'>)
  | ({ type: 'trousers' } & Omit<TrousersOptions, 'view'>)
  | ({ type: 'sock' } & Omit<SockOptions, 'closeUp'>)
  | ({ type: 'alpine-ski' | 'touring-ski' | 'nordic-ski' } & Omit<SkiOptions, 'view'>)
  | ({ type: 'binding' } & Omit<BindingOptions, 'view'>)
  | ({ type: 'poles' } & PolesOptions)
  | ({ type: 'alpine-boot' } & Omit<BootOptions, 'view'>)
  | ({ type: 'hiking-shoe' } & Omit<HikingShoeOptions, 'view'>)
  | ({ type: 'backpack' } & BackpackOptions)
  | ({ type: 'tent' } & TentOptions)
  | ({ type: 'sleeping-bag' } & SleepingBagOptions)
  | ({ type: 'stove' } & StoveOptions)
  | ({ type: 'headlamp' } & HeadlampOptions)
  | ({ type: 'ice-axe' } & IceAxeOptions)
  | ({ type: 'helmet' } & HelmetOptions)
  | ({ type: 'goggles' } & GogglesOptions)
  | ({ type: 'beanie' } & Omit<BeanieOptions, 'closeUp'>)
  | ({ type: 'handwear' } & Omit<HandwearOptions, 'view'>)
  | { type: RegisteredType; variant?: PlateVariant; brand?: string; mark?: MarkName; print?: string };

export type PlateType = PlateSpec['type'];
export type { PlateView };

type RegisteredSpec = Extract<PlateSpec, { type: RegisteredType }>;

const isRegistered = (spec: PlateSpec): spec is RegisteredSpec => spec.type in REGISTERED;

const sideOf = (view: PlateView): 'front' | 'back' | 'detail' =>
  view === 'back' || view === 'detail' ? view : 'front';

const poseOf = (view: PlateView): 'flat' | 'worn' => (view === 'worn' ? 'worn' : 'flat');

/** The drawing, or under a lens where a detail is asked for. */
const lensed = (view: PlateView, svg: string, spot: Spot): string => (view === 'detail' ? closeUp(svg, spot) : svg);

function drawHelmetView(way: Colourway, options: HelmetOptions, view: PlateView): string {
  const { variant = 0, brand = 'hanki', mark = 'crust' } = options;
  switch (view) {
    case 'back':
      return drawHelmetBack(way, { variant, brand, mark });
    case 'front':
      return drawHelmetFront(way, { variant, brand, mark });
    default:
      return lensed(view, drawHelmet(way, options), [270, 610, 430]);
  }
}

function drawShellJacketView(way: Colourway, options: ShellOptions, view: PlateView): string {
  if (view === 'outside') return shellOutside(way, options);
  if (isShellPart(view)) return drawShellJacket(way, { ...options, view: SHELL_LOOKS[view].side, closeUp: view });
  const side = view === 'back' ? 'back' : 'front';
  return drawShellJacket(way, {
    ...options,
    pose: poseOf(view),
    view: side,
    closeUp: view === 'detail' ? view : undefined,
  });
}

function drawBootView(way: Colourway, options: BootOptions, view: PlateView): string {
  if (view === 'use') return drawBootOnSki(drawAlpineBoot(way, { ...options, view: 'main' }), way, ALPINE_BOOT_GROUND);
  return lensed(view, drawAlpineBoot(way, { ...options, view: view === 'back' ? 'back' : 'main' }), [610, 530, 430]);
}

function drawHeadlampView(way: Colourway, options: HeadlampOptions, view: PlateView): string {
  if (view === 'lit') return drawHeadlampLit(way, options);
  return view === 'side' ? drawHeadlampSide(way, options) : lensed(view, drawHeadlamp(way, options), [480, 520, 340]);
}

function drawBackpackView(colours: Colourway, options: BackpackOptions, view: PlateView): string {
  const way = options.isWorn ? paledBase(colours) : colours;
  switch (view) {
    case 'back':
      return drawBackpackBack(way, options);
    case 'side':
      return drawBackpackSide(way, options);
    case 'detail':
      return options.isWorn
        ? closeUp(drawBackpackSide(way, options), [478, 690, 220])
        : closeUp(drawBackpack(way, options), [400, 250, 380]);
    default:
      return drawBackpack(way, options);
  }
}

/** The views a product type has; the first one is for cards. */
export function plateViews(type: PlateType): readonly PlateView[] {
  if (type in REGISTERED) return REGISTERED[type as RegisteredType].views;
  switch (type) {
    case 'shell-jacket':
    case 'down-jacket':
    case 'base-layer':
      return ['main', 'outside', 'worn', 'back', 'detail'];
    case 'trousers':
      return ['main', 'outside', 'back', 'detail'];
    case 'handwear':
      return ['main', 'back', 'detail'];
    case 'alpine-ski':
    case 'touring-ski':
    case 'nordic-ski':
      return ['main', 'top', 'side', 'detail'];
    case 'binding':
    case 'goggles':
      return ['main', 'side', 'detail'];
    case 'alpine-boot':
      return ['main', 'use', 'back', 'detail'];
    case 'helmet':
      return ['main', 'front', 'back', 'detail'];
    case 'beanie':
    case 'sock':
    case 'poles':
    case 'ice-axe':
      return ['main', 'detail'];
    case 'stove':
      return ['main', 'use', 'detail'];
    case 'backpack':
      return ['main', 'back', 'side', 'detail'];
    case 'tent':
      return ['main', 'dusk', 'open', 'detail'];
    case 'sleeping-bag':
      return ['main', 'open', 'detail'];
    case 'headlamp':
      return ['main', 'lit', 'side', 'detail'];
    case 'hiking-shoe':
      return ['main', 'side', 'sole', 'detail'];
    default:
      return ['main'];
  }
}

/**
 * Draws one plate as SVG on a transparent ground. The same arguments give the same bytes.
 * @example drawPlate({ type: 'shell-jacket', block: 'split' }, 'back', 'cloudberry')
 */
export function drawPlate(spec: PlateSpec, view: PlateView, colourway: ColourwayName): string {
  const draw = (): string => onCloth(spec.type, view, COLOURWAYS[colourway], (way) => drawView(spec, view, way));
  return view === 'detail' || isShellPart(view) ? drawnNear(draw) : draw();
}

function drawView(spec: PlateSpec, view: PlateView, way: Colourway): string {
  if (isRegistered(spec)) {
    const { type, variant = 0, brand = 'hanki', mark = 'crust', print } = spec;
    const drawing: PlateDrawing = REGISTERED[type];
    return drawing.draw(way, { variant, view, brand, mark, ...(print ? { print } : {}) });
  }
  switch (spec.type) {
    case 'shell-jacket':
      return drawShellJacketView(way, spec, view);
    case 'down-jacket':
      return view === 'outside'
        ? downOutside(way, spec)
        : drawDownJacket(way, { ...spec, pose: poseOf(view), view: sideOf(view) });
    case 'base-layer':
      return view === 'outside'
        ? baseLayerOutside(way, spec.stripe)
        : drawBaseLayer(way, { ...spec, pose: poseOf(view), view: sideOf(view) });
    case 'trousers':
      return view === 'outside' ? trousersOutside(way, spec) : drawTrousers(way, { ...spec, view: sideOf(view) });
    case 'sock':
      return drawSock(way, { ...spec, closeUp: view === 'detail' });
    case 'alpine-ski':
      return drawSkiView('alpine', way, spec, view);
    case 'touring-ski':
      return drawSkiView('touring', way, spec, view);
    case 'nordic-ski':
      return drawSkiView('nordic', way, spec, view);
    case 'binding':
      return lensed(view, drawBinding(way, { ...spec, view: view === 'side' ? 'side' : 'main' }), [270, 690, 420]);
    case 'poles':
      return lensed(view, drawPoles(way, spec), GRIP_SPOTS[spec.pose ?? 'right']);
    case 'alpine-boot':
      return drawBootView(way, spec, view);
    case 'hiking-shoe':
      return drawHikingShoe(way, {
        ...spec,
        view: view === 'side' || view === 'sole' || view === 'detail' ? view : 'main',
      });
    case 'backpack':
      return drawBackpackView(way, spec, view);
    case 'tent':
      return drawTentView(way, spec, view);
    case 'sleeping-bag':
      return drawSleepingBag(way, spec, view === 'open' || view === 'detail' ? view : 'main');
    case 'stove':
      return view === 'use'
        ? drawStoveInUse(drawStove(way, spec, true), stoveTop(spec))
        : lensed(view, drawStove(way, spec), stoveSpot(spec));
    case 'headlamp':
      return drawHeadlampView(way, spec, view);
    case 'ice-axe':
      return lensed(view, drawIceAxe(way, spec), [500, 150, 380]);
    case 'helmet':
      return drawHelmetView(way, spec, view);
    case 'goggles':
      return view === 'side'
        ? drawGogglesSide(way, spec.brand ?? 'hanki')
        : lensed(view, drawGoggles(way, spec), [690, 400, 420]);
    case 'beanie':
      return drawBeanie(way, { ...spec, closeUp: view === 'detail' });
    case 'handwear':
      return drawHandwear(way, { ...spec, view: sideOf(view) });
  }
}
