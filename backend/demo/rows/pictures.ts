import { type MediaStore, storeOriginal } from '../../media/store';
import { DEMO_MODELS } from '../content/all-models';
import { DEMO_BANNERS } from '../content/banners';
import { DEMO_BRANDS } from '../content/brands';
import type { DemoModel } from '../content/model';
import { DEMO_STORES } from '../content/stores';
import { drawLandscape, type LandscapeName } from '../illustrations/draw-landscape';
import { drawPlate, type PlateSpec, type PlateView, plateViews } from '../illustrations/draw-plate';
import type { ColourwayName } from '../illustrations/plates/palette';

/** Hashes of the pictures drawn. */
export type DemoPictures = {
  plate: (model: DemoModel, view: PlateView, colour: ColourwayName) => string;
  landscape: (name: LandscapeName) => string;
};

/** What shows until a picture has come: the plates' ground, the middle of a scene's sky. */
const PLATE_PLACEHOLDER = '#eef2f1';
const SKY: Record<LandscapeName, string> = {
  fell: '#cfdde3',
  aurora: '#0f2d38',
  tracks: '#dfe7e9',
  forest: '#d6e2e5',
  archipelago: '#cfdcda',
};

/** How many pictures are stored at a time. */
const AT_A_TIME = 4;

type Drawing = { key: string; label: string; draw: () => string; color: string; isScene: boolean };

const plateKey = (model: DemoModel, view: PlateView, colour: ColourwayName): string =>
  `${model.slug}/${view}/${colour}`;

/** The drawing of a model, lettered with its brand. */
function specOf({ plate, brand }: DemoModel): PlateSpec {
  const { wordmark, mark } = DEMO_BRANDS[brand];
  return { ...plate, brand: wordmark, mark } as PlateSpec;
}

function plates(): Drawing[] {
  return DEMO_MODELS.flatMap((model) =>
    model.colours.flatMap((colour) =>
      plateViews(model.plate.type).map((view) => ({
        key: plateKey(model, view, colour),
        label: model.name,
        draw: () => drawPlate(specOf(model), view, colour),
        color: PLATE_PLACEHOLDER,
        isScene: false,
      })),
    ),
  );
}

function landscapes(): Drawing[] {
  const names = [...DEMO_BANNERS, ...DEMO_STORES].flatMap(({ landscape }) => landscape ?? []);
  return [...new Set(names)].map((name) => ({
    key: name,
    label: name,
    draw: () => drawLandscape(name),
    color: SKY[name],
    isScene: true,
  }));
}

/** Draws and stores every picture of the demo shop. What was stored before a kill is found again by its content. */
export async function storePictures(
  media: MediaStore,
  progress: (done: number, total: number, label: string) => void,
): Promise<DemoPictures> {
  const drawings = [...plates(), ...landscapes()];
  const hashes = new Map<string, string>();
  const encoder = new TextEncoder();
  for (let from = 0; from < drawings.length; from += AT_A_TIME) {
    await Promise.all(
      drawings.slice(from, from + AT_A_TIME).map(async ({ key, draw, color, isScene }) => {
        const bytes = encoder.encode(draw());
        const { hash } = await storeOriginal(media, bytes, 'image/svg+xml', {
          color,
          isScene,
          source: `demo/${key}.svg`,
        });
        hashes.set(key, hash);
      }),
    );
    progress(hashes.size, drawings.length, drawings[from]?.label ?? '');
  }
  const found = (key: string): string => {
    const hash = hashes.get(key);
    if (!hash) throw new Error(`The demo shop has no picture ${key}.`);
    return hash;
  };
  return { plate: (model, view, colour) => found(plateKey(model, view, colour)), landscape: found };
}
