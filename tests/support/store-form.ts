import type { StoreForm } from 'contract/desk-stores';

const NO_HOURS = { opens: '', closes: '' };

/** A store's form that can be saved: open on weekdays from 10 to 18. */
export function storeForm(change: Partial<StoreForm> = {}): StoreForm {
  const weekday = { opens: '10', closes: '18:00' };
  return {
    name: 'Hanki Helsinki',
    street_address: 'Kaivokatu 12',
    postal_code: '00100',
    city: 'Helsinki',
    phone: '+358 9 4245 0101',
    email: 'helsinki@hanki.example',
    latitude: '60,1706',
    longitude: '24.9414',
    booking_url: '',
    pikanouto: true,
    nouto: true,
    hours: [weekday, weekday, weekday, weekday, weekday, NO_HOURS, NO_HOURS],
    special_days: [],
    services: [],
    picks: [],
    leads: { fi: 'Aseman vieressä.' },
    descriptions: {},
    directions: {},
    ...change,
  };
}
