import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/client';
import { media } from '../../db/schema/media';
import { type DrawnPicture, drawnPicture, sizeOfDrawing } from '../../media/drawn';
import { DEMO_MODELS } from '../content/all-models';
import { type BrandSlug, DEMO_BRANDS } from '../content/brands';
import { BUNDLE_FACES } from '../content/bundle-faces';
import { galleryViews } from '../content/gallery-views';
import { type FacePart, GROUP_FACES } from '../content/group-faces';
import type { DemoModel } from '../content/model';
import { RENTAL_PICTURES } from '../content/rental-pictures';
import { DEMO_STORES } from '../content/stores';
import { TEXT_FIGURES, type TextFigure } from '../content/text-figures';
import {
  type LandscapeBox,
  type LandscapeName,
  PEOPLED_SCENES,
  skyOfVista,
  VISTA_SCENES,
} from '../illustrations/draw-landscape';
import type { PlateSpec, PlateView } from '../illustrations/draw-plate';
import { type DemoRecipe, drawRecipe } from '../illustrations/draw-recipe';
import { isPicturedStore } from '../illustrations/draw-store';
import { NIGHT_OF_BRAND } from '../illustrations/landscapes/brand-vistas';
import { NIGHT_OF } from '../illustrations/landscapes/message-vistas';
import { isSceneView } from '../illustrations/plate-drawing';
import { withoutLight } from '../illustrations/plates/cloth-light';
import type { ColourwayName } from '../illustrations/plates/palette';
import { insertAll } from './insert';

/** Hashes of the shop's pictures. */
export type DemoPictures = {
  plate: (model: DemoModel, view: PlateView, colour: ColourwayName) => string;
  /** several goods in one picture */
  face: (name: string, parts: readonly FacePart[], isWide?: boolean) => string;
  landscape: (name: LandscapeName, box?: LandscapeBox) => string;
  logo: (brand: BrandSlug) => string;
  /** none for stores that nobody walks into */
  store: (slug: string) => string | null;
};

/** What shows until a picture has come: the plates' ground, the middle of a scene's sky. */
const PLATE_PLACEHOLDER = '#eef2f1';
const LOGO_PLACEHOLDER = '#ffffff';
const SKY = {
  fell: '#cfdde3',
  aurora: '#0f2d38',
  tracks: '#dfe7e9',
  forest: '#d6e2e5',
  camp: '#2f5a70',
  river: '#d9e2d6',
  'grip-zone': '#dbe8ec',
  'skin-track': '#d3dcdd',
  sled: '#d3dadd',
  paddlers: '#d6dcd9',
  'rain-trail': '#c9d1cd',
  wall: '#b8cdd2',
  workshop: '#6b4c35',
  'ski-service': '#6b4c35',
  mending: '#9a7650',
  'mending-evening': '#9a7650',
  sewing: '#5d4434',
  counter: '#a8845f',
  'lit-trail': '#1d3a52',
  mire: '#d5e2df',
  ...Object.fromEntries(VISTA_SCENES.map((name) => [name, skyOfVista(name)])),
} as Readonly<Record<LandscapeName, string>>;
/** The sky over the stores. */
const EVENING = '#31475a';
const SCENE_SIZES = { wide: { width: 2400, height: 1350 }, tall: { width: 1080, height: 1500 } } as const;

/** Whether there is a scene of this name. */
export const isLandscape = (name: string): name is LandscapeName => Object.hasOwn(SKY, name);

/** Scenes that have a composition of their own for tall frames. */
export const TALL_SCENES: readonly LandscapeName[] = ['fell', 'aurora', 'tracks', ...PEOPLED_SCENES, ...VISTA_SCENES];

/** What stands for scenes of the day on dark screens: the aurora over snow, else the same place in the evening. */
const NIGHTS: Readonly<Partial<Record<LandscapeName, LandscapeName>>> = {
  fell: 'aurora',
  tracks: 'aurora',
  'skin-track': 'aurora',
  sled: 'aurora',
  mire: 'aurora',
  'white-night': 'white-night-dark',
  'wake-by-water': 'wake-by-water-dark',
  ...NIGHT_OF,
  ...NIGHT_OF_BRAND,
};

/** Scenes take too long to be drawn for a fingerprint: raise it when one of them is drawn differently. */
const SCENE_EDITION = '20';

/** The drawing of a model, lettered with its brand; skis have the shortest length in which they are sold, poles lie as their brand's do. */
export function specOf({
  plate,
  brand,
  sizes,
}: Pick<DemoModel, 'plate' | 'brand'> & Partial<Pick<DemoModel, 'sizes'>>): PlateSpec {
  const { wordmark, mark } = DEMO_BRANDS[brand];
  const centimetres = Number.parseInt(sizes?.[0] ?? '', 10);
  const length = 'theme' in plate && centimetres > 0 ? { length: centimetres * 10 } : {};
  const pose = plate.type === 'poles' ? { pose: wordmark.length % 2 ? 'left' : 'crossed' } : {};
  return { ...plate, ...length, ...pose, brand: wordmark, mark } as PlateSpec;
}

/** A part of a composed picture as its recipe; skis stand whole there, and poles lie as in all such pictures. @throws Error for a model that there is not */
export function composedPart({ colour, place, foot, view = 'main', isMounted, isUpper, ...goods }: FacePart) {
  const model = 'model' in goods ? DEMO_MODELS.find(({ slug }) => slug === goods.model) : goods;
  if (!model) throw new Error(`No such model in a composed picture: ${JSON.stringify(goods)}`);
  const own = specOf(model);
  const pose = { ...('theme' in own && { isWhole: !isUpper }), ...(own.type === 'poles' && { pose: 'right' }) };
  const mounted = isMounted ?? own.type !== 'touring-ski';
  const spec = { ...own, ...pose, ...('theme' in own && { mounted }) } as PlateSpec;
  return { spec, view, colour, place, ...(foot && { foot }) };
}

type Sample = { edition: string; width: number; height: number };

/** Size and fingerprint of a drawing. */
function sampleOf(recipe: DemoRecipe): Sample {
  const svg = withoutLight(() => drawRecipe(recipe));
  const edition = createHash('sha256').update(svg).digest('hex');
  return { edition, ...sizeOfDrawing(svg) };
}

/**
 * One drawing of each shape and view tells the size of all of them and a fingerprint of how they are drawn now: thousands
 * of pictures stay recipes, and a drawing that changes gets new addresses.
 */
function plateSampler(): (model: DemoModel, view: PlateView) => Sample {
  const samples = new Map<string, Sample>();
  return ({ plate }, view) => {
    const key = JSON.stringify([plate, view]);
    const sample = samples.get(key) ?? sampleOf({ kind: 'plate', spec: plate as PlateSpec, view, colour: 'spruce' });
    samples.set(key, sample);
    return sample;
  };
}

/** The pictures of the shop as recipes, and their rows. */
export type PlannedPictures = { readonly pictures: DemoPictures; readonly rows: readonly DrawnPicture[] };

/**
 * Plans the pictures of the shop as recipes; nothing is drawn but samples. They take seconds of computing, in which a transaction would
 * lie idle and, on a busy machine, be ended: plan before it begins.
 */
export function planPictures(): PlannedPictures {
  const rows = new Map<string, DrawnPicture>();
  const plateSample = plateSampler();
  const hashOf = (picture: DrawnPicture): string => {
    rows.set(picture.hash, picture);
    return picture.hash;
  };
  const pictures: DemoPictures = {
    plate: (model, view, colour) => {
      const recipe: DemoRecipe = { kind: 'plate', spec: specOf(model), view, colour };
      const known = {
        color: PLATE_PLACEHOLDER,
        isScene: isSceneView(view),
        source: `demo/${model.slug}/${view}/${colour}.svg`,
      };
      return hashOf(drawnPicture({ recipe, ...known, ...plateSample(model, view) }));
    },
    face: (name, parts, isWide = false) => {
      const recipe: DemoRecipe = { kind: 'composed', parts: parts.map(composedPart), ...(isWide && { isWide }) };
      const known = { color: PLATE_PLACEHOLDER, isScene: false, source: `demo/${name}.svg` };
      return hashOf(drawnPicture({ recipe, ...known, ...sampleOf(recipe) }));
    },
    landscape: (name, box = 'wide') => {
      const recipe: DemoRecipe = { kind: 'landscape', name, box };
      const known = { color: SKY[name], isScene: true, source: `demo/${name}-${box}.svg` };
      const picture = drawnPicture({ recipe, edition: SCENE_EDITION, ...known, ...SCENE_SIZES[box] });
      const night = NIGHTS[name];
      const others = {
        tall: box === 'wide' && TALL_SCENES.includes(name) ? pictures.landscape(name, 'tall') : null,
        night: box === 'wide' && night ? pictures.landscape(night) : null,
      };
      return hashOf({ ...picture, ...others });
    },
    store: (slug) => {
      if (!isPicturedStore(slug)) return null;
      const known = { color: EVENING, isScene: true, source: `demo/stores/${slug}.svg` };
      const recipe: DemoRecipe = { kind: 'store', slug };
      return hashOf(drawnPicture({ recipe, edition: SCENE_EDITION, ...known, ...SCENE_SIZES.wide }));
    },
    logo: (brand) => {
      const { wordmark, mark, name } = DEMO_BRANDS[brand];
      const recipe: DemoRecipe = { kind: 'logo', wordmark, mark, name };
      const known = { color: LOGO_PLACEHOLDER, isScene: false, source: `demo/brands/${brand}.svg` };
      return hashOf(drawnPicture({ recipe, ...known, ...sampleOf(recipe) }));
    },
  };
  for (const model of DEMO_MODELS)
    for (const colour of model.colours) for (const view of galleryViews(model)) pictures.plate(model, view, colour);
  // pictures that others name come before them
  for (const name of TALL_SCENES) pictures.landscape(name, 'tall');
  for (const name of [...Object.values(NIGHTS), ...Object.keys(SKY)] as LandscapeName[]) pictures.landscape(name);
  for (const [name, parts] of Object.entries(GROUP_FACES)) pictures.face(name, parts);
  for (const [slug, parts] of Object.entries(BUNDLE_FACES)) pictures.face(slug, parts);
  for (const [name, { parts }] of Object.entries(RENTAL_PICTURES)) pictures.face(`rental/${name}`, parts);
  for (const [name, figure] of Object.entries<TextFigure>(TEXT_FIGURES))
    if ('parts' in figure) pictures.face(`figure/${name}`, figure.parts, figure.isWide);
  for (const brand of Object.keys(DEMO_BRANDS) as BrandSlug[]) pictures.logo(brand);
  for (const { slug } of DEMO_STORES) pictures.store(slug);
  return { pictures, rows: [...rows.values()] };
}

export const loadPictures = (tx: Transaction, { rows }: PlannedPictures): Promise<void> => insertAll(tx, media, rows);
