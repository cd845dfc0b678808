import { mediaUrl } from '~/features/catalog/media-url';
import { useT } from '~/locale/translator';
import { EmptyState } from '~/ui/empty-state';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { BrandsData } from '../load-brands.server';
import { BrowseHead } from './browse-head';

type Letter = BrandsData['letters'][number];

/** Anchors use the letter's position in the alphabet, so that addresses stay ASCII. */
const anchorOf = (letter: string) => `letter-${(letter.codePointAt(0) ?? 0).toString(16)}`;

/** All brands, grouped by first letter. */
export function BrandsPage({ data }: { readonly data: BrandsData }) {
  const t = useT('browse');
  const follow = useFollowedLinks();
  const { letters } = data;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <main id="main" className="wrap section-end" onClick={follow}>
      <BrowseHead crumbs={data.crumbs} title={data.title} text={data.text} />
      {letters.length === 0 && <EmptyState title={t('brands.title')}>{t('brands.none')}</EmptyState>}
      {letters.length > 1 && (
        <nav className="letters" aria-label={t('brands.letters')}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map((letter) => (
        <LetterSection key={letter.letter} {...letter} />
      ))}
    </main>
  );
}

function LetterSection({ letter, brands }: Letter) {
  const t = useT('browse');
  const anchor = anchorOf(letter);
  return (
    <section className="letter" aria-labelledby={anchor}>
      <h2 id={anchor}>{letter}</h2>
      <ul className="brand-tiles">
        {brands.map(({ name, to, logo, count }) => {
          const src = logo === null ? undefined : mediaUrl(logo, '320x120');
          return (
            <li key={to}>
              <a className="brand-tile" href={to}>
                <span className="brand-tile-logo">
                  {src && <img src={src} alt="" width={320} height={120} loading="lazy" decoding="async" />}
                </span>
                <b>{name}</b>
                {count !== null && <small>{t('products', { count })}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
