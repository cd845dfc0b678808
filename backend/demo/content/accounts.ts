/** A person with an account. */
export type DemoPerson = {
  role: 'customer' | 'org' | 'staff' | 'admin';
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  address?: string;
  postalCode?: string;
  city?: string;
  /** of those who work here */
  username?: string;
};

/** A member of the club with a history of orders and reviews. */
export const DEMO_CUSTOMER = {
  role: 'customer',
  email: 'asiakas@hanki.example',
  firstName: 'Aino',
  lastName: 'Asiakas',
  phone: '+358 40 123 4567',
  address: 'Hankitie 3 A 4',
  postalCode: '00100',
  city: 'Helsinki',
} as const satisfies DemoPerson;

/** One person of each role, at addresses that can never receive mail. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  DEMO_CUSTOMER,
  {
    role: 'org',
    email: 'yritys@hanki.example',
    firstName: 'Yrjö',
    lastName: 'Yritys',
    phone: '+358 40 123 4568',
    address: 'Teollisuuskatu 21',
    postalCode: '33100',
    city: 'Tampere',
  },
  {
    role: 'org',
    email: 'tilaaja@hanki.example',
    firstName: 'Tuuli',
    lastName: 'Tilaaja',
    phone: '+358 40 123 4569',
    address: 'Teollisuuskatu 21',
    postalCode: '33100',
    city: 'Tampere',
  },
  { role: 'staff', email: 'myyja@hanki.example', firstName: 'Mika', lastName: 'Myyjä', username: 'mika' },
  { role: 'admin', email: 'yllapito@hanki.example', firstName: 'Yllä', lastName: 'Pito', username: 'yllapito' },
];
