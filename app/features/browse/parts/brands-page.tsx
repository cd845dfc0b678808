import { mediaUrl } from '~/features/catalog/media-url';
import { useT } from '~/locale/translator';
import { EmptyState } from '~/ui/empty-state';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { BrandsData } from '../load-brands.server';
import { BrowseHead } from './browse-head';

type Brand = BrandsData['letters'][number]['brands'][number];

/** Anchors use the letter's position in the alphabet, so that addresses stay ASCII. */
const anchorOf = (letter: string) => `letter-${(letter.codePointAt(0) ?? 0).toString(16)}`;

/** All brands by name, with a heading where a letter begins. */
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
      <ul className="brand-tiles brand-index">
        {letters.map(({ letter, brands }) =>
          brands.map((brand, index) => (
            <li key={brand.to}>
              {index === 0 && (
                <h2 className="sr" id={anchorOf(letter)}>
                  {letter}
                </h2>
              )}
              <BrandTile {...brand} />
            </li>
          )),
        )}
      </ul>
    </main>
  );
}

/** A brand's logo and its name below it, or its name alone; what it makes most of, and how many products it has. */
function BrandTile({ name, to, logo, count, kind }: Brand) {
  const t = useT('browse');
  const src = logo === null ? undefined : mediaUrl(logo, '320x120');
  const facts = [kind, count === null ? '' : t('products', { count })].filter((fact) => fact !== '');
  return (
    <a className="brand-tile" href={to}>
      <span className="brand-tile-logo">
        {src ? <img src={src} alt="" width={320} height={120} loading="lazy" decoding="async" /> : <b>{name}</b>}
      </span>
      {src && <b>{name}</b>}{' '}
      {facts.length > 0 && (
        <small>
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </small>
      )}
    </a>
  );
}
