import type { ListedStore } from '~/api/stores';
import { isOwnMedia, type MediaBox, mediaUrl } from '~/features/catalog/media-url';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { storeTimes } from '~/features/catalog/store-times.server';
import { dialled } from '~/routing/dialled';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import type { PictureFile } from '~/ui/picture';
import { isOnMap, onMap } from './rules/finland-map';

/** Widths in which a store's picture is fetched. A picture from another host has one width. */
const BOXES: readonly (readonly [MediaBox, width: number])[] = [
  ['640', 640],
  ['960', 960],
  ['1920', 1920],
];

/** How many days ahead special days are told on the pages of stores. */
const TOLD_DAYS = 60;

/** The files of a store's picture; empty without one that may be shown. */
function pictureFiles(image: ListedStore['image']): PictureFile[] {
  const picture = shopPicture(image);
  if (!picture) return [];
  const usable = isOwnMedia(picture.path) ? BOXES : BOXES.slice(-1);
  return usable.flatMap(([box, width]) => {
    const src = mediaUrl(picture.path, box);
    return src ? [{ src, width }] : [];
  });
}

/** Where a store is on the map of Finland; null when it is elsewhere or unknown. */
function placeOf({ latitude, longitude }: ListedStore): { readonly x: number; readonly y: number } | null {
  if (latitude === null || longitude === null) return null;
  return isOnMap([longitude, latitude]) ? onMap([longitude, latitude]) : null;
}

/** A store as its pages show it. */
export function toStoreView(store: ListedStore, { language }: ShopContext, now: Date) {
  const { slug, name, city, phone, email, lead, services } = store;
  return {
    ...{ slug, name, city, phone, email, lead, services },
    to: pathTo('store', language, { store: slug }),
    street: store.street_address,
    postalPlace: `${store.postal_code} ${city}`.trim(),
    dial: dialled(phone) ?? null,
    isExpress: store.pikanouto,
    files: pictureFiles(store.image),
    place: placeOf(store),
    times: storeTimes(store, now, TOLD_DAYS),
  };
}
export type StoreView = ReturnType<typeof toStoreView>;
