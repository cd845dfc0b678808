import { DEMO_CUSTOMER } from './accounts';

/** What a person keeps in the account. */
export type DemoMember = {
  email: string;
  addresses: readonly {
    label: string;
    firstName: string;
    lastName: string;
    address: string;
    postalCode: string;
    city: string;
    phone: string;
  }[];
  /** Sizes by the slug of the size table. */
  sizes: Readonly<Record<string, readonly string[]>>;
  /** Decisions, and how many days before the shop is loaded they were made. */
  consents: readonly {
    purpose: 'newsletter' | 'reminders' | 'personalisation';
    isGranted: boolean;
    days: number;
  }[];
  company?: { name: string; vatNumber: string; acceptsBilling: boolean; verified: number };
};

const AINO = { firstName: DEMO_CUSTOMER.firstName, lastName: DEMO_CUSTOMER.lastName, phone: DEMO_CUSTOMER.phone };
const YRJO = { firstName: 'Yrjö', lastName: 'Yritys', phone: '+358 40 123 4568' };

/** The accounts that have more than a name: a member of the club, and the user of a verified company. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    email: DEMO_CUSTOMER.email,
    addresses: [
      { ...AINO, label: 'Koti', address: DEMO_CUSTOMER.address, postalCode: '00100', city: 'Helsinki' },
      { ...AINO, label: 'Mökki', address: 'Tunturitie 12', postalCode: '99130', city: 'Sirkka' },
    ],
    sizes: { 'takit-ja-paidat': ['S', 'M'], housut: ['46'], kengat: ['38', '39'] },
    consents: [
      { purpose: 'newsletter', isGranted: true, days: 131 },
      { purpose: 'reminders', isGranted: true, days: 131 },
      { purpose: 'newsletter', isGranted: false, days: 58 },
    ],
  },
  {
    email: 'yritys@hanki.example',
    addresses: [
      { ...YRJO, label: 'Toimisto', address: 'Teollisuuskatu 21', postalCode: '33100', city: 'Tampere' },
      { ...YRJO, label: 'Varasto', address: 'Varastokatu 4', postalCode: '33720', city: 'Tampere' },
    ],
    sizes: { 'takit-ja-paidat': ['L'] },
    consents: [{ purpose: 'newsletter', isGranted: true, days: 90 }],
    company: { name: 'Esimerkkiyritys Oy', vatNumber: 'FI12345671', acceptsBilling: true, verified: 89 },
  },
];
