import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { ProductShelf } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { ArrowLink } from '~/ui/text-link';
import type { HomeData } from '../load-home.server';
import { BannerSplit, Hero } from './banners';

/** The front page: where we are, what to buy first, and the ways on. */
export function HomePage({ data }: { readonly data: HomeData }) {
  const t = useT('home');
  const { language } = useLocale();
  const { hero, banners, entrances, popular, offers, brands, stores } = data;
  const first = entrances[0];
  return (
    <main id="main">
      {hero ? <Hero banner={hero} /> : <h1 className="sr">{t('title')}</h1>}
      {entrances.length > 0 && (
        <section className="section wrap">
          <div className="section-head">
            <h2>{t('entrances')}</h2>
          </div>
          <div className="cats">
            {entrances.map(({ label, to, count, picture }) => (
              <Link key={to} className="cat" to={to}>
                <Plate picture={picture} use="card" alt="" />
                <span>
                  <b>{label}</b>
                  {count !== null && <small>{count}</small>}
                </span>
              </Link>
            ))}
          </div>
        </section>
      )}
      <ShelfSection
        title={t('popular')}
        products={popular}
        {...(first && { more: { label: t('all'), to: first.to } })}
      />
      {banners[0] && <BannerSplit banner={banners[0]} />}
      <ShelfSection title={t('offers')} products={offers} spaced />
      <Club />
      {brands.length > 0 && (
        <section className="section wrap">
          <div className="section-head">
            <h2>{t('brands')}</h2>
          </div>
          <ul className="brand-row">
            {brands.map(({ label, to }) => (
              <li key={to}>
                <Link className="chip" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section className="wrap section-end">
          <div className="section-head">
            <h2>{t('stores')}</h2>
            <ArrowLink to={pathTo('stores', language)}>{t('stores.all')}</ArrowLink>
          </div>
          <div className="stores">
            {stores.map((store) => (
              <div key={store.to} className="store">
                <h3>
                  <Link to={store.to}>{store.name}</Link>
                </h3>
                <span className="muted">{store.address}</span>
                <span className="muted">{store.place}</span>
              </div>
            ))}
          </div>
        </section>
      )}
    </main>
  );
}

type ShelfSectionProps = {
  readonly title: string;
  readonly products: HomeData['popular'];
  readonly more?: { readonly label: string; readonly to: string };
  readonly spaced?: boolean;
};

function ShelfSection({ title, products, more, spaced = false }: ShelfSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={spaced ? 'section wrap' : 'wrap section-end'}>
      <div className="section-head">
        <h2>{title}</h2>
        {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
      </div>
      <ProductShelf products={products} />
    </section>
  );
}

function Club() {
  const t = useT('home');
  const { language } = useLocale();
  return (
    <section className="club">
      <div className="wrap">
        <div>
          <h2>{t('club.title')}</h2>
          <p>{t('club.text')}</p>
          <div className="acts">
            <ButtonLink look="line" to={pathTo('register', language)}>
              {t('club.join')}
            </ButtonLink>
            <ArrowLink to={pathTo('login', language)}>{t('club.login')}</ArrowLink>
          </div>
        </div>
        <dl>
          {(['prices', 'returns', 'repair'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`club.${key}`)}</dt>
              <dd>{t(`club.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
