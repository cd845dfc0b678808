import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import type { RentalData } from '../load-rental.server';

type Stores = Pick<RentalData, 'stores'>;

/** How to book in each store: by telephone or mail, in its calendar, or by the form to customer service. */
export function RentalBooking({ stores }: Stores) {
  const t = useT('rental');
  const { language } = useLocale();
  return (
    <section aria-labelledby="rental-book" className="rental-book">
      <h2 id="rental-book">{t('book')}</h2>
      <p>{t('book.text')}</p>
      <ul className="rental-stores">
        {stores.map((store) => (
          <StoreContact key={store.slug} store={store} />
        ))}
      </ul>
      <p>
        <ButtonLink look="solid" to={`${pathTo('ask', language)}?subject=rental`}>
          {t('ask')}
        </ButtonLink>
      </p>
    </section>
  );
}

function StoreContact({ store: { name, to, phone, dial, email } }: { readonly store: Stores['stores'][number] }) {
  return (
    <li>
      <h3>
        <TextLink to={to}>{name}</TextLink>
      </h3>
      {phone && (
        <p>
          {dial ? (
            <a className="link" href={dial}>
              {phone}
            </a>
          ) : (
            phone
          )}
        </p>
      )}
      {email && (
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </li>
  );
}
