import { readBanners } from '~/api/content';
import { type Api, withShortTimeout } from '~/api/request';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import type { EditorTextLocale } from '~/locale/editor-texts';
import { ownPath } from '~/routing/own-path';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { orLogged } from '~/server/unavailable.server';
import { type HomeBanner, toHomeBanner, type WireBanner } from './home-banner';

/** How many banners a page shows: the first four. Specification 2 §9. */
const BANNERS = 4;

const NONE: Awaited<ReturnType<typeof readBanners>> = { imageBanners: [], dynamicPageBanners: [], textBanners: [] };

/** The shop's banners; none when they cannot be fetched, which is logged. Specification 2 §8. */
export const readShopBanners = (api: Api) => orLogged(readBanners(withShortTimeout(api)), NONE, '#4128');

/** The first four of some banners, as a page shows them. Specification 2 §9. */
export function shownBanners(banners: readonly WireBanner[], locale: EditorTextLocale): HomeBanner[] {
  const hosts = Object.values(storefrontSettings().hosts).flat();
  return banners.slice(0, BANNERS).map(({ url, image, tall, night, tallNight, ...banner }) => {
    const pictures = {
      image: allowedPicture(image),
      tall: allowedPicture(tall),
      night: allowedPicture(night),
      tallNight: allowedPicture(tallNight),
    };
    return toHomeBanner({ ...banner, ...pictures, url: ownPath(url, hosts) }, locale);
  });
}

/** The banners of a product page: those with a picture that are made for pages of goods. Specification 2 §2, §9. */
export async function loadProductBanners({ api, locale }: ShopContext): Promise<readonly HomeBanner[]> {
  return shownBanners((await readShopBanners(api)).imageBanners, locale);
}
