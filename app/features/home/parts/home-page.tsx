import type { ReactNode } from 'react';
import type { PackedCard } from '~/features/catalog/packed-card';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { pathTo } from '~/routing/path-to';
import { classNames } from '~/ui/class-names';
import { ArrowLink } from '~/ui/text-link';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { HomeData } from '../load-home.server';
import { BannerPair, BannerSplit, Hero } from './banners';
import { Club } from './club';
import { BrandRow, Entrances, Stores } from './home-links';

// links and a plain form, which the server has written: the browser needs their code only when it makes the page itself
const guideRow = await lateCode(async () => (await import('./home-below')).GuideRow);
const newsletterForm = await lateCode(async () => (await import('./home-below')).NewsletterForm);

/**
 * The front page: banners, product rows and links to departments, brands and stores.
 * @param viewed the row of recently viewed products, from another feature
 */
export function HomePage({ data, viewed }: { readonly data: HomeData; readonly viewed: ReactNode }) {
  const t = useT('home');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  const { hero, banners, entrances, popular, newest, offers, secondHand, brands, stores, guides, newsletter } = data;
  const [split, ...pair] = banners;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <main id="main" className="has-news" onClick={follow}>
      {hero ? (
        <Hero banner={hero} second={{ label: t('newest.all'), to: newest.all }} />
      ) : (
        <h1 className="sr">{t('title')}</h1>
      )}
      {entrances.length > 0 && (
        <HomeSection title={t('entrances')}>
          <Entrances entrances={entrances} />
        </HomeSection>
      )}
      <Shelf title={t('popular')} cards={popular} />
      <Shelf title={t('newest')} cards={newest.cards} more={{ label: t('newest.all'), to: newest.all }} />
      {split && <BannerSplit banner={split} />}
      <Shelf
        title={t('offers')}
        cards={offers.cards}
        spaced
        {...(offers.all && { more: { label: t('offers.all'), to: offers.all } })}
      />
      {pair.length > 0 && <BannerPair banners={pair} />}
      {secondHand.cards.length > 0 && (
        <div className="second-hand">
          <HomeSection
            title={t('secondHand')}
            text={t('secondHand.text')}
            more={{ label: t('secondHand.all'), to: secondHand.all }}
          >
            <ProductShelf products={secondHand.cards} />
          </HomeSection>
        </div>
      )}
      {viewed}
      {guides && (
        <LatePart code={guideRow} props={{ guides }} basis={[guides.items.map(({ to }) => to).join()]} isStill />
      )}
      <Club />
      {brands.length > 0 && (
        <HomeSection title={t('brands')} more={{ label: t('brands.all'), to: pathTo('manufacturers', language) }}>
          <BrandRow brands={brands} />
        </HomeSection>
      )}
      <LatePart code={newsletterForm} props={{ newsletter }} basis={[newsletter.consent]} isStill />
      {stores.length > 0 && (
        <HomeSection title={t('stores')} more={{ label: t('stores.all'), to: pathTo('stores', language) }}>
          <Stores stores={stores} rendered={data.rendered} />
        </HomeSection>
      )}
    </main>
  );
}

type HomeSectionProps = {
  readonly title: string;
  readonly text?: string;
  /** Link to the complete list. */
  readonly more?: { readonly label: string; readonly to: string };
  /** Follows a section of the same kind, so their spacing collapses. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
};

function HomeSection({ title, text, more, isLast = false, children }: HomeSectionProps) {
  return (
    <section className={classNames('wrap', isLast ? 'section-end' : 'section')}>
      <div className="section-head">
        <div>
          <h2>{title}</h2>
          {text && <p className="section-text muted">{text}</p>}
        </div>
        {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
      </div>
      {children}
    </section>
  );
}

type ShelfProps = Pick<HomeSectionProps, 'title' | 'more'> & {
  readonly cards: readonly PackedCard[];
  /** Between pictures, with space on both sides. */
  readonly spaced?: boolean;
};

function Shelf({ title, cards, more, spaced = false }: ShelfProps) {
  if (cards.length === 0) return null;
  return (
    <HomeSection title={title} isLast={!spaced} {...(more && { more })}>
      <ProductShelf products={cards} />
    </HomeSection>
  );
}
