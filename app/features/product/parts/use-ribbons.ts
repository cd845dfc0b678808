import type { RibbonLook } from '~/features/catalog/parts/ribbons';
import type { ShownPrice } from '~/features/catalog/rules/price-type';
import { useT } from '~/locale/translator';
import type { PageModel } from '../product-data';

/** The percent ribbon next to a price, for a reduction of five percent or more. Specification 2 §4. */
export function usePercentRibbon({ showDiscountPercentage }: PageModel, price: ShownPrice | null): RibbonLook | null {
  const t = useT('catalog');
  const percent = price?.percent ?? null;
  return percent !== null && showDiscountPercentage ? { kind: 'sale', text: t('ribbon.percent', { percent }) } : null;
}

/** The ribbons of a product's pictures: reduction, outdoor or outlet, club price, else the model's own. */
export function useRibbons(model: PageModel, price: ShownPrice | null): readonly RibbonLook[] {
  const t = useT('catalog');
  const percent = usePercentRibbon(model, price);
  const own = model.ribbons.map(({ title, bgColor }): RibbonLook => ({ kind: 'own', text: title, ground: bgColor }));
  const byType: Partial<Record<ShownPrice['type'], RibbonLook>> = {
    outlet: { kind: 'plain', text: t('ribbon.outlet') },
    outdoor: { kind: 'plain', text: t('ribbon.outdoor') },
    club: { kind: 'club', text: t('ribbon.club') },
  };
  const kind = price ? byType[price.type] : undefined;
  const named = price?.type === 'club' ? [...(kind ? [kind] : []), ...own] : kind ? [kind] : own;
  const all = percent ? [percent, ...named] : named;
  // a backend may send a ribbon text that duplicates the price type's ribbon
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}
