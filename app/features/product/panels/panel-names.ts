import type { PageModel, PageMore } from '../product-data';

/** The side panels, each with its own address: the value of the parameter `open`. Specification 2 §2. */
export const PANELS = ['delivery', 'reviews', 'sustainable', 'guides', 'about'] as const;
export type Panel = (typeof PANELS)[number];

type PanelFacts = Pick<PageMore, 'guides' | 'sustainability'> & {
  readonly model: Pick<PageModel, 'rating' | 'isGiftCard'>;
  /** The page tells about the shop: in Finnish only. */
  readonly hasAbout: boolean;
};

/** The panels that a page has, in order: each only with something to tell. Specification 2 §2. */
export function panelsOf({ model, guides, sustainability, hasAbout }: PanelFacts): readonly Panel[] {
  const has: Record<Panel, boolean> = {
    delivery: !model.isGiftCard,
    reviews: model.rating.count > 0,
    sustainable: sustainability.length > 0,
    guides: guides.length > 0,
    about: hasAbout,
  };
  return PANELS.filter((panel) => has[panel]);
}
