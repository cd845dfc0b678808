import { getProductList } from '~/api/listing';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import type { ProductCard } from '~/features/catalog/card';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { pack } from '~/rendering/pack.server';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import tokensCss from '~/styles/tokens.css?raw';
import type { IconName } from '~/ui/icon';
import iconSprite from '~/ui/icons.svg?raw';
import { contrastRows } from './rules/contrast';
import { iconNames } from './rules/icon-names';
import { pickSamples } from './rules/pick-samples';
import { readTokens } from './rules/read-tokens';
import type { StyleGuideData } from './style-guide-data';

/** Number of groups searched for samples. */
const GROUPS = 3;

const tokens = readTokens(tokensCss);
const contrast = contrastRows(tokens);
// `IconName` lists the icons of this file
const icons = iconNames(iconSprite) as IconName[];

/** The menu groups without subgroups: they have short lists. */
function leaves(groups: readonly ProductGroup[]): ProductGroup[] {
  return groups
    .filter(({ showInMenu }) => showInMenu)
    .flatMap((group) => (group.children.length > 0 ? leaves(group.children) : [group]));
}

/** The products of the first groups; lists that cannot be loaded are skipped. */
async function loadSampleCards({ api, language, locale }: ShopContext): Promise<ProductCard[]> {
  const groups = leaves(await orLogged(readProductGroups(api), [], 'style guide groups')).slice(0, GROUPS);
  const lists = await Promise.all(
    groups.map(({ id, slug }) => {
      const which = id === null ? { slug } : { id };
      const query = { source: 'ProductGroup', ...which, language, taxAreaId: locale.taxAreaId } as const;
      return orLogged<ProductCard[]>(getProductList(api, query), [], 'style guide products');
    }),
  );
  return lists.flat();
}

/** Loads the style guide: the tokens used by the pages, and a few products of the shop. The same for all visitors. */
export async function loadStyleGuide(args: RequestArgs): Promise<StyleGuideData> {
  const context = await shopContext(args);
  const products = pickSamples(await loadSampleCards(context)).map((card) =>
    pack(toCardProduct(card, cardWords(context.t))),
  );
  return { title: context.t('style-guide')('title'), tokens, contrast, icons, products };
}
