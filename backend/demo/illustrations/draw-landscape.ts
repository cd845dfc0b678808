import { aurora } from './landscapes/aurora';
import { TALL_FRAME, WIDE_FRAME } from './landscapes/backdrop';
import { CRAGS, type CragName, drawBrandCrag, skyOfCrag } from './landscapes/brand-crags';
import { BRAND_NIGHTS, BRAND_VISTAS, type BrandNightName } from './landscapes/brand-vistas';
import { drawCamp } from './landscapes/camp';
import { drawCounter } from './landscapes/counter';
import { drawFell } from './landscapes/fell';
import { DAWN, MORNING, NIGHT } from './landscapes/fell-light';
import { drawForest } from './landscapes/forest';
import { drawGripZone } from './landscapes/grip-zone';
import { drawLitTrail } from './landscapes/lit-trail';
import { drawMending, drawMendingEvening } from './landscapes/mending';
import { MESSAGE_VISTAS, NIGHT_VISTAS, type NightVistaName } from './landscapes/message-vistas';
import { drawMire } from './landscapes/mire';
import { drawPaddlers } from './landscapes/paddlers';
import { drawRainTrail } from './landscapes/rain-trail';
import { drawRiver } from './landscapes/river';
import { drawSewing } from './landscapes/sewing';
import { drawSkinTrack } from './landscapes/skin-track';
import { drawSled } from './landscapes/sled';
import { drawVista, type Vista } from './landscapes/vista';
import { HOURS } from './landscapes/vista-light';
import { drawWall } from './landscapes/wall';
import { drawSkiService, drawWorkshop } from './landscapes/workshop';

export type LandscapeName =
  | 'fell'
  | 'aurora'
  | 'tracks'
  | 'forest'
  | 'camp'
  | 'river'
  | 'grip-zone'
  /** with people and their gear, each composed for wide and for tall frames */
  | PeopledScene
  | PutTogether;

const PEOPLED = {
  'skin-track': drawSkinTrack,
  sled: drawSled,
  paddlers: drawPaddlers,
  'rain-trail': drawRainTrail,
  wall: drawWall,
  workshop: drawWorkshop,
  'ski-service': drawSkiService,
  mending: drawMending,
  'mending-evening': drawMendingEvening,
  sewing: drawSewing,
  counter: drawCounter,
  'lit-trail': drawLitTrail,
  mire: drawMire,
} as const;

const VISTAS = { ...MESSAGE_VISTAS, ...NIGHT_VISTAS, ...BRAND_VISTAS, ...BRAND_NIGHTS } as Readonly<
  Record<VistaName, Vista>
>;

export type VistaName = keyof typeof MESSAGE_VISTAS | NightVistaName | keyof typeof BRAND_VISTAS | BrandNightName;

type PutTogether = VistaName | CragName;

/** Landscapes that are put together, each for one message or brand. */
export const VISTA_SCENES: readonly PutTogether[] = [...(Object.keys(VISTAS) as VistaName[]), ...CRAGS];

const isVista = (name: LandscapeName): name is VistaName => Object.hasOwn(VISTAS, name);

const isCrag = (name: LandscapeName): name is CragName => CRAGS.some((crag) => crag === name);

/** What shows until a vista has come: the middle of its sky. */
export const skyOfVista = (name: PutTogether): string =>
  isCrag(name) ? skyOfCrag(name) : (HOURS[VISTAS[name].hour].sky[1]?.[1] ?? '#d3dcdd');

type PeopledScene = keyof typeof PEOPLED;

/** Scenes with people in them. */
export const PEOPLED_SCENES = Object.keys(PEOPLED) as readonly PeopledScene[];

/** `tall` is recomposed for a phone; scenes without such a composition answer the wide one. */
export type LandscapeBox = 'wide' | 'tall';

const WIDE = {
  width: 2400,
  height: 1350,
  centre: 1200,
  horizon: 820,
  scale: 1,
  trees: 900,
  trackEnd: [14, 95],
} as const;
const TALL = {
  width: 1080,
  height: 1500,
  centre: 420,
  horizon: 960,
  scale: 0.78,
  trees: 640,
  trackEnd: [7, 76],
} as const;

/** Where words stand over the land: its horizon low, and a track that ends in skis at the lower right of them. */
const LOST = {
  wide: { ...WIDE, horizon: 1050, trees: 700, trackEnd: [15, 168] },
  tall: { ...TALL, horizon: 1080, trees: 500, trackEnd: [8, 132] },
} as const;

/** The ski track under northern lights. A picture of the storefront's own screens, not of the catalogue. */
export function drawTracksAtNight(box: LandscapeBox): string {
  const frame = LOST[box];
  return drawFell({ ...frame, light: NIGHT, hasSkier: false, sky: aurora(frame.width, frame.horizon) });
}

/** Draws a scene as opaque SVG; text may stand on its sky. The same arguments give the same bytes. */
export function drawLandscape(name: LandscapeName, box: LandscapeBox = 'wide'): string {
  const frame = box === 'tall' ? TALL : WIDE;
  switch (name) {
    case 'fell':
      return drawFell({ ...frame, light: DAWN, hasSkier: true });
    case 'aurora':
      return drawFell({ ...frame, light: NIGHT, hasSkier: true, sky: aurora(frame.width, frame.horizon) });
    case 'tracks':
      return drawFell({ ...LOST[box], light: MORNING, hasSkier: false });
    case 'forest':
      return drawForest(2400, 1350);
    case 'camp':
      return drawCamp(2400, 1350);
    case 'river':
      return drawRiver(2400, 1350);
    case 'grip-zone':
      return drawGripZone();
    default: {
      const peopled = box === 'tall' ? TALL_FRAME : WIDE_FRAME;
      if (isCrag(name)) return drawBrandCrag(name, peopled);
      return isVista(name) ? drawVista(VISTAS[name], peopled) : PEOPLED[name](peopled);
    }
  }
}
