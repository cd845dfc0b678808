import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import { type Panel, panelsOf } from './panel-names';

/** What the shop tells about itself, from another feature. */
export type ShopFacts = {
  /** Pages of the shop that exist. */
  readonly paths: { readonly delivery?: string; readonly returns?: string; readonly sustainability?: string };
  readonly about: { readonly title: string; readonly text: string; readonly to: string } | null;
};

export type PanelsProps = { readonly data: ProductData; readonly product: ProductState; readonly shop: ShopFacts };

/** The titles of the panels. */
export function useTitles(shop: ShopFacts): Record<Panel, string> {
  const t = useT('product-more');
  const reviews = useT('reviews');
  return {
    delivery: t('details.delivery'),
    reviews: reviews('heading'),
    sustainable: t('sustainable.title'),
    guides: t('guides.heading'),
    about: shop.about?.title ?? '',
  };
}

/** Panels of what the page has a section of too: on phones the links to the sections, right below, lead there. */
const SECTIONS: ReadonlySet<Panel> = new Set(['reviews', 'guides']);

/** Links that open the side panels of the page; without scripts each is a page on which the panel is open. */
export function PanelLinks({ data, product, shop }: PanelsProps) {
  const t = useT('product-more');
  const titles = useTitles(shop);
  const notes: Partial<Record<Panel, string>> = {
    sustainable: t('sustainable.count', { count: data.sustainability.length }),
  };
  const panels = panelsOf({ ...data, hasAbout: shop.about !== null });
  if (panels.length === 0) return null;
  const isOfSections = panels.every((panel) => SECTIONS.has(panel));
  return (
    <ul className={classNames('panel panel-links', isOfSections && 'panel-section')} aria-label={t('panels.label')}>
      {panels.map((panel) => (
        <li key={panel} className={SECTIONS.has(panel) ? 'panel-section' : undefined}>
          <Link to={product.to({ open: panel })} preventScrollReset rel="nofollow" aria-haspopup="dialog">
            {panel === 'sustainable' && <Icon name="leaf" size="s" />}
            <span>
              {titles[panel]} {notes[panel] && <small className="muted">{notes[panel]}</small>}
            </span>
            <Icon name="chevron-right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
