import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';
import { ArrowLink } from '~/ui/text-link';
import type { ExperiencesData } from '../load-experiences.server';
import { RichText } from '../rich-text';
import { ContentsList } from './contents-list';
import { MagazineHead } from './magazine-head';
import { Below } from './post-page';
import { NoStories } from './story-list';
import { Teasers } from './teasers';

type Page = NonNullable<ExperiencesData['page']>;

/** All experiences, or one of them. */
export function ExperiencesPage({ data }: { readonly data: ExperiencesData }) {
  const { title, lead, teasers, page, crumbs, booking } = data;
  if (page) return <Experience data={data} page={page} booking={booking} />;
  return (
    <main id="main" className="outdoors">
      <MagazineHead {...{ crumbs, title, lead }} />
      {teasers.length > 0 ? (
        <div className="wrap story-list">
          <Teasers teasers={teasers} level={2} columns="two" isTop />
        </div>
      ) : (
        <NoStories />
      )}
    </main>
  );
}

type ExperienceProps = {
  readonly data: ExperiencesData;
  readonly page: Page;
  readonly booking: ExperiencesData['booking'];
};

/** A brand's own story: a large picture, its text, its gear. */
function Experience({ data, page, booking }: ExperienceProps) {
  const words = useT('catalog');
  const t = useT('life');
  const { title, lead, teasers, crumbs } = data;
  const { html, contents, brand, picture, products } = page;
  return (
    <main id="main">
      <article>
        <div className="wrap">
          <Breadcrumbs label={words('breadcrumbs')} crumbs={crumbs} />
          <header className="story-head">
            <p className="eyebrow">{brand?.label ?? t('experiences')}</p>
            <h1>{title}</h1>
            {lead && <p className="story-head-lead">{lead}</p>}
          </header>
        </div>
        {picture.files.length > 0 && (
          <figure className="story-picture">
            <Picture files={picture.files} alt="" width={1920} height={1080} sizes="100vw" priority="high" />
          </figure>
        )}
        <div className="wrap reading">
          <div className="reading-side">
            <ContentsList title={t('contents')} contents={contents} />
          </div>
          <div className="reading-text">
            <RichText html={html} className="story-text" booking={booking} />
            {brand && (
              <footer className="story-end">
                <ArrowLink to={brand.to}>{t('experiences.brand', { name: brand.label })}</ArrowLink>
              </footer>
            )}
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <Below id="products" title={t('experiences.products')}>
          <ProductGrid products={products} />
        </Below>
      )}
      {teasers.length > 0 && (
        <Below title={t('experiences.others')} isTinted>
          <Teasers teasers={teasers} />
        </Below>
      )}
    </main>
  );
}
