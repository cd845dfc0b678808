import { readStores } from '~/api/stores';
import { plainTracking } from '~/features/catalog/page-tracking';
import { storesChangeAt } from '~/features/catalog/store-times.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { orErrorPage } from '~/server/unavailable.server';
import { southToNorth } from './south-to-north';
import { toStoreView } from './store-view.server';

/** Loads the list of stores from south to north, as the map numbers them. It is true until one of them opens or closes. Specification 1 §2. */
export async function loadStores(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, t, trueUntil } = context;
  const now = new Date();
  const listed = (await orErrorPage(readStores(api))).map((store) => toStoreView(store, context, now));
  const stores = southToNorth(listed, language);
  trueUntil(storesChangeAt(stores, now));
  const text = t('stores');
  return {
    title: text('title'),
    description: text('description'),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('title') }],
    path: pathTo('stores', language),
    stores,
    rendered: now.getTime(),
    tracking: plainTracking('dynamic page'),
  };
}
export type StoresData = Awaited<ReturnType<typeof loadStores>>;
