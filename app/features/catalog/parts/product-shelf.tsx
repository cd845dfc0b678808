import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { useT } from '~/locale/translator';
import { packedKey } from '~/rendering/packed';
import { IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { moveCardPicture } from '../move-card-picture';
import { type PackedCard, unpackCard } from '../packed-card';
import { useWishes } from '../use-wishes';
import { CardContent } from './product-card';
import { GridCard, isOn } from './product-grid';

/** Number of cards that fit completely into a wide row. */
const MAX_VISIBLE_CARDS = 5;

/** Which ends of a row are visible. */
const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element) => ({
  isStart: scrollLeft < 2,
  isEnd: scrollLeft + clientWidth > scrollWidth - 2,
});

type ProductShelfProps = {
  readonly products: readonly PackedCard[];
  /** What stands below a card's content, by its index; such cards are not kept as markup. */
  readonly below?: (index: number) => ReactNode;
};

/**
 * Products in one row that scrolls sideways. The next card is partly visible; with a mouse and scripts, two arrows scroll
 * by one visible page.
 */
export function ProductShelf({ products, below }: ProductShelfProps) {
  const t = useT('catalog');
  const follow = useFollowedLinks(undefined, moveCardPicture);
  const wishes = useWishes();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: products.length <= MAX_VISIBLE_CARDS });
  const watch = ({ currentTarget }: UIEvent) => {
    const now = endsOf(currentTarget);
    if (now.isStart !== ends.isStart || now.isEnd !== ends.isEnd) setEnds(now);
  };
  const go = (sign: 1 | -1) =>
    row.current?.scrollBy({ left: sign * row.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <div className="shelf-frame">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul ref={row} className="shelf" onClick={follow} onScroll={watch}>
        {products.map((product, index) =>
          below ? (
            <li key={packedKey(product)} className="card">
              <CardContent product={unpackCard(product)} isWished={isOn(wishes, product)} use="shelf" />
              {below(index)}
            </li>
          ) : (
            <GridCard key={packedKey(product)} product={product} isWished={isOn(wishes, product)} use="shelf" />
          ),
        )}
      </ul>
      <IconButton
        type="button"
        className="shelf-arrow shelf-back needs-script"
        label={t('shelf.previous')}
        disabled={ends.isStart}
        onClick={() => go(-1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        type="button"
        className="shelf-arrow needs-script"
        label={t('shelf.next')}
        disabled={ends.isEnd}
        onClick={() => go(1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}
