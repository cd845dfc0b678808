import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { nightSources } from '~/ui/night-sources';
import { Picture } from '~/ui/picture';
import { Steps } from '~/ui/steps';
import type { RentalData } from '../load-rental.server';
import { RentalBooking } from './rental-booking';
import { RentalItems } from './rental-items';
import { RentleStore } from './rentle-store';

const SCENE_SIZES = '(min-width: 60rem) 60vw, 100vw';

/** What stores rent out, for how much, and how to book. Specification 1 §2 (rental). */
export function RentalPage({ data: { title, crumbs, scene, items, stores, rentle } }: { readonly data: RentalData }) {
  const t = useT('rental');
  const catalog = useT('catalog');
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
      <div className="rental-head">
        <div className="list-head">
          <h1>{title}</h1>
          <p className="lede">{t('lead')}</p>
          <p>
            <a className="btn btn-primary" href="#rental-book">
              {t('book')}
            </a>
          </p>
        </div>
        {scene.files.length > 0 && (
          <div className={classNames('rental-scene', scene.night && 'has-night')}>
            <Picture
              files={scene.files}
              alt=""
              width={1920}
              height={1080}
              sizes={SCENE_SIZES}
              sources={nightSources(scene.night, SCENE_SIZES)}
              priority="high"
            />
          </div>
        )}
      </div>
      {rentle && <RentleStore address={rentle} />}
      <HowItWorks />
      {items.length === 0 ? (
        <EmptyState title={t('none')}>{t('none.text')}</EmptyState>
      ) : (
        <RentalItems items={items} stores={stores} />
      )}
      <RentalBooking stores={stores} />
    </main>
  );
}

function HowItWorks() {
  const t = useT('rental');
  return (
    <aside className="rental-how" aria-labelledby="rental-how">
      <h2 id="rental-how">{t('how')}</h2>
      <Steps isBeside steps={([1, 2, 3, 4] as const).map((step) => t(`how.${step}`))} />
      <p className="small muted">{t('keep')}</p>
    </aside>
  );
}
