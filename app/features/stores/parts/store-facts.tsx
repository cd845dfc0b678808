import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import { useNow } from '~/ui/use-now';
import { expressWords } from '../express-words';
import type { StoreData } from '../load-store.server';
import { StoreHours } from './store-hours';

/** Hours, address and telephone of a store, and express pick-up. */
export function StoreFacts({ data }: { readonly data: StoreData }) {
  const t = useT('stores');
  const { times, rendered, isExpress } = data;
  return (
    <aside className="store-facts">
      <section aria-labelledby="store-hours">
        <h2 id="store-hours">{t('hours')}</h2>
        <StoreHours times={times} rendered={rendered} />
      </section>
      <Contact data={data} />
      {isExpress && <ExpressOffer times={times} rendered={rendered} />}
    </aside>
  );
}

function Contact({ data: { street, postalPlace, directions, phone, dial, email } }: { readonly data: StoreData }) {
  const t = useT('stores');
  return (
    <section aria-labelledby="store-contact">
      <h2 id="store-contact">{t('contact')}</h2>
      <dl className="store-contact">
        <dt>{t('address')}</dt>
        <dd>
          {street}
          <br />
          {postalPlace}
        </dd>
        {directions && (
          <>
            <dt>{t('directions')}</dt>
            <dd>{directions}</dd>
          </>
        )}
        {phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              {dial ? (
                <a className="link" href={dial}>
                  {phone}
                </a>
              ) : (
                phone
              )}
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t('email')}</dt>
            <dd>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

function ExpressOffer({ times, rendered }: Pick<StoreData, 'times' | 'rendered'>) {
  const t = useT('stores');
  const { language } = useLocale();
  const texts = { t, hours: useT('catalog'), language };
  return (
    <section aria-labelledby="store-express">
      <h2 id="store-express">{t('pikanouto.title')}</h2>
      <p>{expressWords(times, new Date(useNow(rendered)), texts)}</p>
      <p>
        <TextLink to={pathTo('pikanouto', language)}>{t('expressOffer.more')}</TextLink>
      </p>
    </section>
  );
}
