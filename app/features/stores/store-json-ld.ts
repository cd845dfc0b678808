import type { OpeningTimes } from 'contract/opening-hours';
import type { StoreDetails } from '~/api/stores';

type Page = {
  /** Scheme and host. */
  readonly origin: string;
  readonly path: string;
  /** Path or address of a picture. */
  readonly image: string | undefined;
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Midnight at the end of a day is written as its last minute: schema.org knows no 24:00. */
const lastMinute = (clock: string): string => (clock === '24:00' ? '23:59' : clock);

/** Opening hours for search engines: days with the same hours together. */
export function hoursSpecification({ week }: OpeningTimes): readonly object[] {
  const times = [...new Set(week.map(({ opens, closes }) => `${opens} ${closes}`))];
  return times.map((time) => {
    const [opens = '', closes = ''] = time.split(' ');
    const days = week.filter((day) => `${day.opens} ${day.closes}` === time);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(({ weekday }) => `https://schema.org/${DAYS[weekday - 1]}`),
      opens,
      closes: lastMinute(closes),
    };
  });
}

/** Special days for search engines: a closed day opens and closes at 00:00. */
export function specialHoursSpecification({ special }: OpeningTimes): readonly object[] {
  return special.map(({ date, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: opens ?? '00:00',
    closes: closes === null ? '00:00' : lastMinute(closes),
  }));
}

const absolute = (address: string, origin: string): string => (address.startsWith('/') ? origin + address : address);

/** A store as structured data (schema.org SportingGoodsStore, a LocalBusiness), part of the shop's organisation. */
export function storeJsonLd(store: StoreDetails, { origin, path, image }: Page): object {
  const { latitude, longitude } = store;
  const times = { week: store.opening_hours, special: store.special_days };
  return {
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    '@id': `${origin}${path}#store`,
    name: store.name,
    url: origin + path,
    ...(store.lead && { description: store.lead }),
    ...(image && { image: absolute(image, origin) }),
    ...(store.phone && { telephone: store.phone }),
    ...(store.email && { email: store.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street_address,
      postalCode: store.postal_code,
      addressLocality: store.city,
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: hoursSpecification(times),
    ...(times.special.length > 0 && { specialOpeningHoursSpecification: specialHoursSpecification(times) }),
    parentOrganization: { '@id': `${origin}/#organization` },
  };
}
