/**
 * Draws the pictures of forms, of empty pages and of gift campaigns into `app/styles/images`, by day and by night: `npx tsx scripts/draw-page-scenes.ts`.
 * A form has a tall picture, which wide screens alone load, and a low band of the same place for the others.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLandscape, drawTracksAtNight, type LandscapeName } from 'backend/demo/illustrations/draw-landscape';
import { type SceneFrame, TALL_FRAME, WIDE_FRAME } from 'backend/demo/illustrations/landscapes/backdrop';
import { drawLabelling } from 'backend/demo/illustrations/landscapes/labelling';
import { drawVista, type Vista } from 'backend/demo/illustrations/landscapes/vista';
import sharp, { type Region } from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../app/styles/images');

/** What a picture shows of its frame, and how large it is; the quality is WebP's. */
type Cut = { readonly frame: SceneFrame; readonly part: Region; readonly width: number; readonly quality: number };

const TALL: Cut = {
  frame: TALL_FRAME,
  part: { left: 0, top: 299, width: 1080, height: 1201 },
  width: 1000,
  quality: 52,
};
const band = (left: number, top: number): Cut => ({
  frame: WIDE_FRAME,
  part: { left, top, width: 1400, height: 500 },
  width: 840,
  quality: 40,
});
const slab = (left: number): Cut => ({
  frame: WIDE_FRAME,
  part: { left, top: 380, width: 1560, height: 780 },
  width: 1160,
  quality: 41,
});

const TENT = { hour: 'dawn', season: 'winter', land: 'lake', who: 'camp', seed: 21 } as const satisfies Vista;
/** Two at a fire by the lake: for those who join the club. */
const FIRE = { hour: 'dusk', season: 'winter', land: 'lake', who: 'fire', seed: 24 } as const satisfies Vista;
/** A card with its ribbon beside a lantern: for the balance of a gift card. */
const GIFT = { hour: 'dawn', season: 'winter', land: 'hills', who: 'gift', seed: 215 } as const satisfies Vista;
/** A crew at work: for companies that register. */
const CREW = { hour: 'dawn', season: 'winter', land: 'forest', who: 'crew', seed: 47 } as const satisfies Vista;
/** Somebody looks up the way: for questions. */
const WAY = { hour: 'dawn', season: 'winter', land: 'hills', who: 'parting', seed: 212 } as const satisfies Vista;
/** Somebody who has come by prints in the snow looks at the map where ways part: for a search that finds nothing. */
const PARTING = { hour: 'day', season: 'winter', land: 'hills', who: 'parting', seed: 212 } as const satisfies Vista;
/** Somebody packs: for an empty cart. */
const PACKING = { hour: 'dawn', season: 'winter', land: 'fells', who: 'packing', seed: 204 } as const satisfies Vista;

const vista =
  (shown: Vista) =>
  (frame: SceneFrame): string =>
    drawVista(shown, frame);
const scene =
  (name: LandscapeName) =>
  (frame: SceneFrame): string =>
    drawLandscape(name, frame.isTall ? 'tall' : 'wide');
/** The cellar in which somebody mends a tent: for a complaint, by day and by night. */
const sewing = scene('sewing');
/** Somebody hands a jacket back over a counter: for whoever cancels a purchase, by day and by night. */
const counter = scene('counter');
/** A parcel that is brought to a cabin: for orders on their way. */
const VAN = { hour: 'dawn', season: 'winter', land: 'forest', who: 'van', seed: 48 } as const satisfies Vista;
const track = scene('lit-trail');

/** From the boots of whoever pitches the tent to the end of its guy line. */
const TENT_BAND: Cut = { ...band(0, 0), part: { left: 782, top: 580, width: 1540, height: 550 } };
const [CREW_BAND, GIFT_BAND] = [band(800, 560), band(900, 560)];
/** From the tips of the skis to below the fire. */
const FIRE_BAND: Cut = { ...band(0, 0), part: { left: 850, top: 508, width: 1540, height: 550 } };
/** The sign whole, and the feet of whoever reads it. */
const WAY_BAND: Cut = { ...band(0, 0), part: { left: 690, top: 425, width: 1708, height: 610 } };
/** A larger part, from above the lamps to below the skis. */
const TRACK_BAND: Cut = { ...band(0, 0), part: { left: 372, top: 492, width: 1792, height: 640 } };
/** Another such part, from the seamstress to the end of her table. */
const SEWING_BAND: Cut = { ...band(0, 0), part: { left: 440, top: 460, width: 1792, height: 640 }, quality: 38 };
/** From above the heads to below the boots, the whole width. */
const COUNTER_BAND: Cut = { ...band(0, 0), part: { left: 0, top: 290, width: 2400, height: 857 } };
/** Below the lamp. */
const COUNTER_TALL: Cut = { ...TALL, part: { left: 158, top: 552, width: 853, height: 948 } };
/** From above the head into the boards of the counter, which hide what is below. */
const LABEL_BAND: Cut = { ...band(0, 0), part: { left: 130, top: 260, width: 2100, height: 750 } };
const VAN_BAND = band(500, 620);
/** The van and who carries the parcel stand beside each other: a wide frame has them whole. */
const VAN_TALL: Cut = {
  ...TALL,
  frame: WIDE_FRAME,
  part: { left: 545, top: 0, width: 1320, height: 1350 },
  quality: 42,
};
const SCENES: Record<string, readonly [draw: (frame: SceneFrame) => string, cut: Cut]> = {
  'form-tent-day': [vista(TENT), { ...TALL, quality: 45 }],
  'form-tent-night': [vista({ ...TENT, hour: 'night' }), TALL],
  'form-tent-day-band': [vista(TENT), TENT_BAND],
  'form-tent-night-band': [vista({ ...TENT, hour: 'night' }), { ...TENT_BAND, quality: 34 }],
  'form-fire-day': [vista(FIRE), { ...TALL, quality: 47 }],
  'form-fire-night': [vista({ ...FIRE, hour: 'blue' }), TALL],
  'form-fire-day-band': [vista(FIRE), FIRE_BAND],
  'form-fire-night-band': [vista({ ...FIRE, hour: 'blue' }), FIRE_BAND],
  'form-gift-day': [vista(GIFT), TALL],
  'form-gift-night': [vista({ ...GIFT, hour: 'blue' }), TALL],
  'form-gift-day-band': [vista(GIFT), GIFT_BAND],
  'form-gift-night-band': [vista({ ...GIFT, hour: 'blue' }), GIFT_BAND],
  'form-crew-day': [vista(CREW), { ...TALL, quality: 38 }],
  'form-crew-night': [vista({ ...CREW, hour: 'blue' }), { ...TALL, quality: 44 }],
  'form-crew-day-band': [vista(CREW), CREW_BAND],
  'form-crew-night-band': [vista({ ...CREW, hour: 'blue' }), CREW_BAND],
  'form-way-day-band': [vista(WAY), WAY_BAND],
  'form-way-night-band': [vista({ ...WAY, hour: 'blue' }), WAY_BAND],
  'form-counter': [counter, COUNTER_TALL],
  'form-counter-band': [counter, COUNTER_BAND],
  // somebody sticks a label on a parcel: for returns, by day and by night
  'form-label': [drawLabelling, { ...TALL, quality: 48 }],
  'form-label-band': [drawLabelling, LABEL_BAND],
  'form-van-day': [vista(VAN), VAN_TALL],
  'form-van-night': [vista({ ...VAN, hour: 'blue' }), VAN_TALL],
  'form-van-day-band': [vista(VAN), VAN_BAND],
  'form-van-night-band': [vista({ ...VAN, hour: 'blue' }), VAN_BAND],
  'form-track': [track, TALL],
  // trees in lamp light are hard to pack
  'form-track-band': [track, { ...TRACK_BAND, quality: 16 }],
  'form-sewing-band': [sewing, SEWING_BAND],
  'empty-search-day': [vista(PARTING), { ...slab(760), quality: 40 }],
  'empty-search-night': [vista({ ...PARTING, hour: 'blue' }), slab(760)],
  // above the words of a company's gifts, on phones
  'gift-night-band': [() => drawTracksAtNight('wide'), { ...band(500, 380), quality: 60 }],
  'empty-cart-day': [vista(PACKING), slab(760)],
  'empty-cart-night': [vista({ ...PACKING, hour: 'blue' }), slab(760)],
};

for (const [name, [draw, { frame, part, width, quality }]] of Object.entries(SCENES)) {
  const picture = await sharp(Buffer.from(draw(frame)))
    .extract(part)
    .resize(width)
    .webp({ quality, effort: 6 })
    .toBuffer();
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
}
