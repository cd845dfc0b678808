import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { EmptyState } from '~/ui/empty-state';
import { Steps } from '~/ui/steps';
import type { GiftCardView, GiftCategoryData } from '../load-category.server';

/** The page of a gift campaign's category: who gives, how it works, and the gifts. */
export function CategoryPage({ category }: { readonly category: GiftCategoryData }) {
  const t = useT('gift-campaign');
  const catalog = useT('catalog');
  const { language } = useLocale();
  const { title, company, paragraphs, picture, until, cards } = category;
  const crumbs = [{ label: catalog('home'), to: pathTo('home', language) }, { label: title }];
  return (
    <main id="main" className="wrap page-end">
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
      <header className={picture ? 'gift-head gift-head-picture' : 'gift-head'}>
        <div className="gift-words">
          <p className="gift-from">{t('from', { company })}</p>
          <h1>{title}</h1>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {until && <p className="muted">{t('until', { date: until })}</p>}
        </div>
        {picture && <Plate picture={picture} use="large" alt="" priority="high" />}
      </header>
      <HowItGoes company={company} delivery={category.delivery} />
      <section aria-labelledby="gifts">
        <h2 id="gifts">{t('gifts')}</h2>
        {cards.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ul className="gift-grid">
            {cards.map((card) => (
              <li key={card.to}>
                <GiftCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

function HowItGoes({ company, delivery }: Pick<GiftCategoryData, 'company' | 'delivery'>) {
  const t = useT('gift-campaign');
  return (
    <section aria-labelledby="gift-how" className="gift-how">
      <h2 id="gift-how" className="sr">
        {t('how')}
      </h2>
      <Steps isBeside steps={[t('how.choose'), t('how.code'), t(`how.${delivery}`, { company })]} />
    </section>
  );
}

function GiftCard({ card: { to, brand, name, picture, isOrderable } }: { readonly card: GiftCardView }) {
  const t = useT('gift-campaign');
  return (
    <Link to={to} className="gift-card-link">
      <Plate picture={picture} use="card" alt="" />
      <span className="brand">{brand}</span>
      <b>{name}</b>
      {isOrderable ? (
        <span className="btn btn-line btn-s">{t('choose')}</span>
      ) : (
        <span className="small muted">{t('soldOut')}</span>
      )}
    </Link>
  );
}
