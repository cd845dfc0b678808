import { GridCard, isOn } from '~/features/catalog/parts/product-grid';
import { useWishes } from '~/features/catalog/use-wishes';
import { useT } from '~/locale/translator';
import { packedKey } from '~/rendering/packed';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { StoreData } from '../load-store.server';

/** Products that the people of a store recommend, each with the reason. */
export function StorePicks({ picks, city }: Pick<StoreData, 'picks' | 'city'>) {
  const t = useT('stores');
  const follow = useFollowedLinks();
  const wishes = useWishes();
  return (
    <section className="store-picks" aria-labelledby="store-picks">
      <h2 id="store-picks">{t('picks')}</h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul className="picks" onClick={follow}>
        {picks.map(({ card, sentence, seller }) => (
          <li key={packedKey(card)} className="pick">
            <ul>
              <GridCard product={card} isWished={isOn(wishes, card)} use="shelf" />
            </ul>
            {sentence && (
              <figure>
                <blockquote>{sentence}</blockquote>
                {seller && <figcaption>{[seller, city].filter(Boolean).join(', ')}</figcaption>}
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
