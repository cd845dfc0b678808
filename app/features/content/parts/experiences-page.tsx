import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { ArrowLink } from '~/ui/text-link';
import type { ExperiencesData } from '../load-experiences.server';
import { MagazineHead } from './magazine-head';
import { Story } from './story';
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
  const t = useT('life');
  const { title, lead, teasers, crumbs } = data;
  const { brand, products } = page;
  return (
    <Story
      crumbs={crumbs}
      head={
        <>
          <p className="eyebrow">{brand?.label ?? t('experiences')}</p>
          <h1>{title}</h1>
          {lead && <p className="story-head-lead">{lead}</p>}
        </>
      }
      text={{ ...page, booking }}
      end={
        brand && (
          <footer className="story-end">
            <ArrowLink to={brand.to}>{t('experiences.brand', { name: brand.label })}</ArrowLink>
          </footer>
        )
      }
      gear={
        products.length === 0 ? null : { title: t('experiences.products'), shelf: <ProductShelf products={products} /> }
      }
      more={{ title: t('experiences.others'), teasers }}
    />
  );
}
